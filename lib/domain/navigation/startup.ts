import { roomText } from '../i18n/typed-text';
import type { SavedValue } from '../options/saved-values';
import { samePathOnly } from '../security/safe-link';
import { pageOf } from './routes';
import { hasStartup, STARTUP_KEYS } from './startup-query';

/**
 * The query parameters with which printed codes and links open the app. A value that is not what it should be counts as
 * absent. Rules: startup/ST1, startup/ST4, startup/ST5, startup/ST6, startup/ST8, startup/ST9, startup/ST10, startup/ST11.
 */
export type Startup = {
  room: string | null;
  /** A room without a digit, which is stored only if this device has proven it; null: none. Rule: startup/ST4. */
  claimedRoom: string | null;
  answer: SavedValue | null;
  /** Beside `send-url` only. */
  email: string | null;
  showsAlternateLogo: boolean;
  announcementId: string | null;
  opensCheckIn: boolean;
  opensOrders: boolean;
  /** Whether My orders are to have what staff have handed to the devices of the room. Rule: startup/ST11. */
  takesHandedOrders: boolean;
  /** The path of the page to go to. */
  target: string | null;
  /** The query without these parameters; '' or with its question mark. */
  rest: string;
};

/** A room number or name, such as "204", "Villa 3" or "12/B". */
const ROOM = /^(?=.*\p{Nd})[\p{L}\p{M}\p{N} .,'’/#-]{1,40}$/u;
/** The name of a room that only its printed code brings, such as "Riad des Orangers". */
const CLAIMED_ROOM = /^[^\p{Cc}<>]{1,50}$/u;
const ID = /^\d{1,15}$/;
const ANNOUNCEMENT = /^[\w-]{1,40}$/;
const EMAIL = /^[^\s@<>"'`\\\p{Cc}]{1,64}@[^\s@<>"'`\\\p{Cc}]{1,190}$/u;
/** Control characters, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const MAX_ANSWER = 500;
const MAX_URL = 2_000;

/** The value of `open-orders` in what proves a room with orders that were handed over. */
const HANDED = 'room';

const isSwitchedOn = (value: string | null): boolean => value !== null && !['0', 'false'].includes(value);

/** Reads the parameters of an address; null when it has none. `search`: the query with its question mark. */
export function readStartup(search: string): Startup | null {
  if (!hasStartup(search)) return null;
  const query = new URLSearchParams(search);
  const value = (key: (typeof STARTUP_KEYS)[number], pattern: RegExp): string | null => {
    const text = query.get(key)?.trim() ?? '';
    return pattern.test(text) ? text : null;
  };
  const sent = sentPath(query.get('send-url'));
  const listId = value('open-product-id', ID);
  return {
    room: roomText(value('set-room', ROOM) ?? '') || null,
    claimedRoom: value('set-room', ROOM) === null ? value('set-room', CLAIMED_ROOM) : null,
    answer: answerIn(query),
    email: sent === null ? null : value('send-email', EMAIL),
    showsAlternateLogo: sent !== null,
    announcementId: value('announcement_id', ANNOUNCEMENT),
    opensCheckIn: isSwitchedOn(query.get('online-checkin')),
    opensOrders: isSwitchedOn(query.get('open-orders')),
    takesHandedOrders: query.get('open-orders') === HANDED,
    target: sent ?? (listId === null ? null : `/products/${listId}`),
    rest: withoutStartup(query),
  };
}

/** Whether a home page with this query leads to the hotel's `start_page`, if it has one. Rule: startup/ST7. */
export const startsElsewhere = (search: string): boolean => (readStartup(search)?.target ?? null) !== null;

function withoutStartup(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const key of STARTUP_KEYS) rest.delete(key);
  const text = rest.toString();
  return text === '' ? '' : `?${text}`;
}

/** The page in `send-url`: base64 (also as in addresses) of a path of this site that is a page of the app. */
function sentPath(encoded: string | null): string | null {
  if (encoded === null || encoded.length > MAX_URL) return null;
  const path = samePathOnly(fromBase64(encoded) ?? '');
  const [pathname = ''] = path?.split(/[?#]/) ?? [];
  return path !== null && pageOf(pathname).kind !== 'not-found' ? path : null;
}

function fromBase64(encoded: string): string | null {
  // In a query a plus is a blank.
  const base64 = encoded.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function answerIn(query: URLSearchParams): SavedValue | null {
  const [id, value] = [query.get('property-id') ?? '', query.get('property-value')?.trim() ?? ''];
  return ID.test(id) && value !== '' && value.length <= MAX_ANSWER && !UNSEEN.test(value)
    ? { id: Number(id), value }
    : null;
}
