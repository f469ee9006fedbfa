import { isRecord } from '@/lib/domain/json/read-value';
import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';

/** Matches a uuid of `fs_uuids`, which lists the guest's orders, the oldest first. Rule: device-storage/D5. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NO_UUIDS: readonly string[] = [];

const readUuids = (stored: string | null): readonly string[] => {
  const value = readJson(stored);
  if (!Array.isArray(value) || isRecord(value)) return NO_UUIDS;
  return value.filter((entry): entry is string => typeof entry === 'string' && UUID.test(entry));
};

/** The uuids of the orders that were placed on this device, or that staff have handed to it. Rules: orders/OR1, telephone-orders/TO15. */
export const orderUuids = new PersistedAtom<readonly string[]>({
  key: 'fs_uuids',
  parse: readUuids,
  serialize: (uuids) => (uuids.length === 0 ? null : JSON.stringify(uuids)),
});

/** Appends an order's uuid. A uuid that is already in the list keeps its position. */
export const withOrder =
  (uuid: string) =>
  (uuids: readonly string[]): readonly string[] =>
    uuids.includes(uuid) ? uuids : [...uuids, uuid];
