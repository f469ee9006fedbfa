import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HOLD_SECONDS } from '@/lib/domain/booking/slot-hold';
import { networkOf } from '@/lib/domain/http/network-of';
import { settings } from '../settings/env';

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

const HOUR_SECONDS = 3600;

type Limits = Readonly<Record<LimitName, RateLimiterMemory>>;

const shared = globalThis as { hotelLimits?: Limits | null };

const perMinute = (keyPrefix: LimitName, points: number) => new RateLimiterMemory({ keyPrefix, points, duration: 60 });

function limits(): Limits | null {
  if (shared.hotelLimits !== undefined) return shared.hotelLimits;
  const { rateLimits } = settings();
  shared.hotelLimits = rateLimits && {
    orders: perMinute('orders', rateLimits.orders),
    cancels: perMinute('cancels', rateLimits.orders),
    ratings: perMinute('ratings', rateLimits.orders),
    starts: perMinute('starts', rateLimits.orders),
    entries: perMinute('entries', rateLimits.orders),
    subscriptions: perMinute('subscriptions', rateLimits.messages),
    holds: perMinute('holds', rateLimits.orders * HOLDS_PER_ORDER),
    heldSlots: new RateLimiterMemory({
      keyPrefix: 'heldSlots',
      points: rateLimits.orders * HELD_SLOTS_PER_ORDER,
      duration: HOLD_SECONDS,
    }),
    messages: perMinute('messages', rateLimits.messages),
    marks: perMinute('marks', rateLimits.messages),
    uploads: perMinute('uploads', rateLimits.uploads),
    voice: perMinute('voice', rateLimits.messages),
    goals: perMinute('goals', rateLimits.messages),
    uploadedKilobytes: new RateLimiterMemory({
      keyPrefix: 'uploadedKilobytes',
      points: rateLimits.uploadedKilobytes,
      duration: HOUR_SECONDS,
    }),
    writes: perMinute('writes', rateLimits.writes),
    junk: perMinute('junk', MAX_JUNK),
    reads: perMinute('reads', rateLimits.reads),
    previews: perMinute('previews', MAX_PREVIEWS),
    images: perMinute('images', MAX_IMAGES),
    packs: perMinute('packs', MAX_PACKS),
    newPacks: perMinute('newPacks', MAX_NEW_PACKS),
    keys: perMinute('keys', MAX_WRONG_KEYS),
  };
  return shared.hotelLimits;
}

/**
 * Consumes a limit; returns the seconds to wait, or null to continue. `who`: an address (counted by its network), a
 * person or a chat, within the hotel.
 */
export async function consumeLimit(name: LimitName, hotel: string, who: string, points = 1): Promise<number | null> {
  const current = limits();
  if (current === null) return null;
  try {
    await current[name].consume(`${hotel} ${networkOf(who)}`, points);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}
