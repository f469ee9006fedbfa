import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { settings } from './env';

type Limits = { orders: RateLimiterMemory; writes: RateLimiterMemory };

const shared = globalThis as { hotelLimits?: Limits | null };

const perMinute = (name: string, points: number) => new RateLimiterMemory({ keyPrefix: name, points, duration: 60 });

function limits(): Limits | null {
  if (shared.hotelLimits === undefined) {
    const { rateLimits } = settings();
    shared.hotelLimits =
      rateLimits === null
        ? null
        : { orders: perMinute('orders', rateLimits.orders), writes: perMinute('writes', rateLimits.writes) };
  }
  return shared.hotelLimits;
}

/** Seconds to wait, or null when the write may go on. */
async function waitFor(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}

/**
 * The limit that every write has: generous, because a hotel's Wi-Fi is one address for all its guests. Seconds to wait,
 * or null. Source: DESIGN "Security".
 */
export async function waitForWrite(hotel: string, address: string): Promise<number | null> {
  const known = limits();
  return known === null ? null : waitFor(known.writes, `${hotel} ${address}`);
}

/**
 * The tight limit of orders: by the person, or by the address where nobody has a name yet. Seconds to wait, or null.
 */
export async function waitForOrder(hotel: string, personOrAddress: string): Promise<number | null> {
  const known = limits();
  return known === null ? null : waitFor(known.orders, `${hotel} ${personOrAddress}`);
}
