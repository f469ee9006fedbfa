import { readList, readString } from '@/lib/domain/json/read-value';
import { PersistedAtom } from '../persisted-atom';
import { readJson } from '../read-json';

/** null: no desk was ever open on this device. */
type Heard = readonly string[] | null;

function parse(stored: string | null): Heard {
  const value = readJson(stored);
  return Array.isArray(value) ? readList(value, readString) : null;
}

/**
 * The numbers of the orders that their guests have cancelled and staff at this device have acknowledged, so that a reload
 * neither announces them again nor forgets one. Rule: desk/DE37.
 */
export const heardCancellations = new PersistedAtom<Heard>({
  key: 'desk-cancellations',
  parse,
  serialize: (heard) => heard && JSON.stringify(heard),
});
