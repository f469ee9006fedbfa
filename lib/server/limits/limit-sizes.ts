import { HOLD_SECONDS } from '@/lib/domain/booking/slot-hold';
import type { RateLimits } from '../settings/limit-settings';

/**
 * Counters, each with its own limit. `writes` and `reads` count every call; their limits are high, because all guests
 * on a hotel's Wi-Fi share one address. `junk` counts refused calls that changed nothing and requests that pages of
 * other sites cause; it never blocks valid calls. `previews` (debug_mode), `keys` (wrong keys of the staff API) and the
 * others are tight. Rule: security/SC14, security/SC16
 */
export type LimitName =
  | 'orders'
  | 'cancels'
  | 'ratings'
  | 'starts'
  | 'entries'
  | 'subscriptions'
  | 'holds'
  | 'heldSlots'
  | 'messages'
  | 'marks'
  | 'uploads'
  | 'uploadedKilobytes'
  | 'voice'
  | 'goals'
  | 'writes'
  | 'junk'
  | 'reads'
  | 'previews'
  | 'images'
  | 'packs'
  | 'newPacks'
  | 'tests'
  | 'translations'
  | 'reports'
  | 'printers'
  | 'challenges'
  | 'answers'
  | 'keys';

/** Calls per minute; honest use stays far below. */
const MAX_JUNK = 120;
const MAX_PREVIEWS = 30;
/** Calls of one device that hold slots, for each order that it may send: guests try a few times before they choose. */
const HOLDS_PER_ORDER = 3;
/**
 * Slots that one network can begin to hold while a hold lasts, whatever devices it claims to have, for each order that a
 * device may send. So no network holds more at a time. Rule: booking/B33.
 */
const HELD_SLOTS_PER_ORDER = 20;
/** Images that are drawn for one network; kept ones do not count. */
const MAX_IMAGES = 60;
/** Offline packs that one network may fetch of a hotel: a phone fetches one in ten minutes. */
const MAX_PACKS = 600;
/** Offline packs that are made for one network, of all hotels together. */
const MAX_NEW_PACKS = 30;
const MAX_WRONG_KEYS = 30;
/** Sign-ins that one network begins by passkey or at an identity provider, and answers of passkeys: a hotel's whole staff may have one. */
const MAX_CHALLENGES = 120;
/** Tests of a hotel's notifications: each goes to a server of somebody else's. */
const MAX_TESTS = 6;

/** Calls for translations: each has up to twenty texts, and a desk sends one a second at most while somebody types. */
const MAX_TRANSLATIONS = 600;

/** Reports of payment services: an order has about ten, and all of them come from a few addresses, in bursts. */
const MAX_REPORTS = 6_000;

/** Calls of one printer: it polls every few seconds, and needs two more for each ticket. */
const MAX_PRINTER_CALLS = 300;

const HOUR_SECONDS = 3600;

const MINUTE_SECONDS = 60;

/** At most `points` in each span of `seconds`. */
export type LimitSize = { points: number; seconds: number };

const perMinute = (points: number): LimitSize => ({ points, seconds: MINUTE_SECONDS });

/** The size of every limit. */
export const limitSizes = (rates: NonNullable<RateLimits>): Readonly<Record<LimitName, LimitSize>> => ({
  orders: perMinute(rates.orders),
  cancels: perMinute(rates.orders),
  ratings: perMinute(rates.orders),
  starts: perMinute(rates.orders),
  entries: perMinute(rates.orders),
  subscriptions: perMinute(rates.messages),
  holds: perMinute(rates.orders * HOLDS_PER_ORDER),
  heldSlots: { points: rates.orders * HELD_SLOTS_PER_ORDER, seconds: HOLD_SECONDS },
  messages: perMinute(rates.messages),
  marks: perMinute(rates.messages),
  uploads: perMinute(rates.uploads),
  voice: perMinute(rates.messages),
  goals: perMinute(rates.messages),
  uploadedKilobytes: { points: rates.uploadedKilobytes, seconds: HOUR_SECONDS },
  writes: perMinute(rates.writes),
  junk: perMinute(MAX_JUNK),
  reads: perMinute(rates.reads),
  previews: perMinute(MAX_PREVIEWS),
  images: perMinute(MAX_IMAGES),
  packs: perMinute(MAX_PACKS),
  newPacks: perMinute(MAX_NEW_PACKS),
  tests: perMinute(MAX_TESTS),
  translations: perMinute(MAX_TRANSLATIONS),
  reports: perMinute(MAX_REPORTS),
  printers: perMinute(MAX_PRINTER_CALLS),
  challenges: perMinute(MAX_CHALLENGES),
  answers: perMinute(MAX_CHALLENGES),
  keys: perMinute(MAX_WRONG_KEYS),
});
