import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '@/lib/domain/http/network-of';
import { settings } from '../settings/env';

/**
 * What is counted, each by itself. `writes` and `reads` are what every call has, and generous, because a hotel's Wi-Fi is
 * one address for all its guests. `junk` is what was refused before anything was done with it, and what pages of other sites
 * make a browser ask for: it never holds back what is in order. `previews` (debug_mode), `keys` (wrong ones at the desk) and the others are tight. Rule: security/SC14,
 * security/SC16
 */
export type Counted =
  | 'orders'
  | 'cancels'
  | 'starts'
  | 'messages'
  | 'marks'
  | 'uploads'
  | 'uploadedKilobytes'
  | 'voice'
  | 'writes'
  | 'junk'
  | 'reads'
  | 'previews'
  | 'keys';

/** A minute. Nobody who means well comes near. */
const MOST_JUNK = 120;
const MOST_PREVIEWS = 30;
const MOST_WRONG_KEYS = 30;

const HOUR_SECONDS = 3600;

type Limits = Readonly<Record<Counted, RateLimiterMemory>>;

const shared = globalThis as { hotelLimits?: Limits | null };

const perMinute = (keyPrefix: Counted, points: number) => new RateLimiterMemory({ keyPrefix, points, duration: 60 });

function limits(): Limits | null {
  if (shared.hotelLimits !== undefined) return shared.hotelLimits;
  const { rateLimits } = settings();
  shared.hotelLimits = rateLimits && {
    orders: perMinute('orders', rateLimits.orders),
    cancels: perMinute('cancels', rateLimits.orders),
    starts: perMinute('starts', rateLimits.orders),
    messages: perMinute('messages', rateLimits.messages),
    marks: perMinute('marks', rateLimits.messages),
    uploads: perMinute('uploads', rateLimits.uploads),
    voice: perMinute('voice', rateLimits.messages),
    uploadedKilobytes: new RateLimiterMemory({
      keyPrefix: 'uploadedKilobytes',
      points: rateLimits.uploadedKilobytes,
      duration: HOUR_SECONDS,
    }),
    writes: perMinute('writes', rateLimits.writes),
    junk: perMinute('junk', MOST_JUNK),
    reads: perMinute('reads', rateLimits.reads),
    previews: perMinute('previews', MOST_PREVIEWS),
    keys: perMinute('keys', MOST_WRONG_KEYS),
  };
  return shared.hotelLimits;
}

/**
 * Seconds to wait, or null when it may go on. `who`: of the hotel, an address (counted by its network), a person or a
 * chat. `points`: how much of it.
 */
export async function waitFor(counted: Counted, hotel: string, who: string, points = 1): Promise<number | null> {
  const known = limits();
  if (known === null) return null;
  try {
    await known[counted].consume(`${hotel} ${networkOf(who)}`, points);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}
