import { isRecord } from '@/lib/domain/json/read-value';
import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Section id → uuid of the device's entry in that section's draw. */
type Entries = Readonly<Record<string, string>>;

const NO_ENTRIES: Entries = {};

const readEntries = (stored: string | null): Entries => {
  const value = readJson(stored);
  if (!isRecord(value)) return NO_ENTRIES;
  const entries = Object.entries(value).flatMap(([section, uuid]) =>
    typeof uuid === 'string' && UUID.test(uuid) ? [[section, uuid] as const] : [],
  );
  return entries.length === 0 ? NO_ENTRIES : Object.fromEntries(entries);
};

/**
 * The uuids of this device's entries in draws. A uuid is stored before it is sent, so that a request whose answer was
 * lost is not a second entry. Rule: device-storage/D15.
 */
export const lotteryEntries = new PersistedAtom<Entries>({
  key: 'lottery_entries',
  parse: readEntries,
  serialize: (entries) => (Object.keys(entries).length === 0 ? null : JSON.stringify(entries)),
});
