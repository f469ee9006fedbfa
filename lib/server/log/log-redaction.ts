import { printable } from '@/lib/domain/security/printable';

/** Fields with personal data, at any depth. */
const PERSONAL = new Set(
  [
    ['name', 'phone', 'email', 'idphone', 'person_uuid', 'address', 'ip'],
    ['room_number', 'number_room', 'comment', 'content', 'value'],
    ['authorization', 'cookie', 'token'],
    // A PostgreSQL error quotes the whole refused row in this field.
    ['detail'],
  ].flat(),
);

const UUID = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

const MAX_DEPTH = 6;

/**
 * A copy of a value for the log. Removes personal fields and control characters, and cuts uuids to eight characters:
 * enough to find an order, too few to open it. Rule: security/SC19
 */
export function redactPersonalData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return printable(value).replace(UUID, '$1…');
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.map((member) => redactPersonalData(member, depth + 1));
  // An error's fields are not enumerable; the log's serializer reads them.
  if (value instanceof Error) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      PERSONAL.has(key) && typeof member !== 'object' ? '[personal]' : redactPersonalData(member, depth + 1),
    ]),
  );
}
