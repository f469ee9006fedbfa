import { printable } from '@/lib/domain/security/printable';

/** Fields that name a person, a way to reach one, or a room, wherever they stand. */
const PERSONAL = new Set(
  [
    ['name', 'phone', 'email', 'idphone', 'person_uuid', 'address', 'ip'],
    ['room_number', 'number_room', 'comment', 'content', 'value'],
    ['authorization', 'cookie', 'token'],
    // PostgreSQL quotes the whole row there that it did not take.
    ['detail'],
  ].flat(),
);

const UUID = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

const DEEPEST = 6;

/**
 * The same, fit for the log: personal fields are struck out and uuids cut to their first eight characters, enough to
 * find an order again and too little to open it. No control character of data is left. Rule: security/SC19
 */
export function redactPersonalData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return printable(value).replace(UUID, '$1…');
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((member) => redactPersonalData(member, depth + 1));
  // An error keeps its words in fields that are not its own keys; the log's serializer reads them.
  if (value instanceof Error) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      PERSONAL.has(key) && typeof member !== 'object' ? '[personal]' : redactPersonalData(member, depth + 1),
    ]),
  );
}
