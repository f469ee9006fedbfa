import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { settings } from './env';

/**
 * What is counted, each by itself. `writes` is what every write has and generous, because a hotel's Wi-Fi is one address
 * for all its guests; the others are tight and count a person or a chat. Source: DESIGN "Security".
 */
export type Counted = 'orders' | 'cancels' | 'starts' | 'messages' | 'marks' | 'uploads' | 'voice' | 'writes';

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
    writes: perMinute('writes', rateLimits.writes),
  };
  return shared.hotelLimits;
}

/** Seconds to wait, or null when the write may go on. `who`: of the hotel, an address, a person or a chat. */
export async function waitFor(counted: Counted, hotel: string, who: string): Promise<number | null> {
  const known = limits();
  if (known === null) return null;
  try {
    await known[counted].consume(`${hotel} ${who}`);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}
