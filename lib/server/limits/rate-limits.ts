import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '@/lib/domain/http/network-of';
import { remember } from '../remember';
import { settings } from '../settings/env';
import type { RateLimits } from '../settings/limit-settings';
import { type LimitName, limitSizes } from './limit-sizes';

type Limits = Readonly<Record<LimitName, RateLimiterMemory>>;

const limits = (): Limits | null =>
  remember('limits', () => {
    const { rateLimits } = settings();
    return rateLimits === null ? null : limitersOf(rateLimits);
  });

const limitersOf = (rates: NonNullable<RateLimits>): Limits =>
  Object.fromEntries(
    Object.entries(limitSizes(rates)).map(([keyPrefix, { points, seconds }]) => [
      keyPrefix,
      new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
    ]),
  ) as Limits;

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
