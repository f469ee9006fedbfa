import type { LogParts } from './log-entry';

/** Characters of a text, and items of a list, that an entry keeps. */
const MAX_TEXT = 500;
const MAX_ITEMS = 100;

/**
 * Names of fields that no entry has, at whatever depth: secrets, and what guests have given of themselves. The describers
 * choose what is stored; this is for the one that would choose wrong. Rule: staff-log/SL3.
 */
const FORBIDDEN = new Set([
  'key',
  'pin',
  'password',
  'secret',
  'token',
  'token_hash',
  'hash',
  'code',
  'stay_code',
  'connection',
  'credential',
  'subscription',
  'endpoint',
  'login',
  'email',
  'phone',
  'guest',
  'guest_name',
  'guest_phone',
  'number_room',
  'comment',
  'words',
  'reason_words',
  'message',
  'answers',
]);

/**
 * Parts as they are stored: without what no entry has, and long texts and lists cut. null: nothing is left. Rules:
 * staff-log/SL2, staff-log/SL3.
 */
export function storableParts(parts: LogParts | null): LogParts | null {
  const stored = storable(parts ?? {}) as LogParts;
  return Object.keys(stored).length === 0 ? null : stored;
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(storable);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !FORBIDDEN.has(name));
  return Object.fromEntries(fields.slice(0, MAX_ITEMS).map(([name, each]) => [name, storable(each)]));
}
