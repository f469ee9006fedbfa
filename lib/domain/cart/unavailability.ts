import type { HotelNow } from '../booking/hotel-time';
import { nextOpening, type Opening } from '../booking/next-opening';
import { readScheduleDays } from '../booking/read-schedule-days';
import { orderableAt } from '../booking/schedule';

/**
 * Why a product cannot be ordered now. `next`: when it opens; null: not within a year. `opensToday`: false if today is not
 * one of the product's days at all.
 */
export type Unavailability = { kind: 'closed'; next: Opening | null; opensToday: boolean } | { kind: 'sold-out' };

/**
 * Returns why the platform would refuse a product now; null: it can be ordered. Like the platform, it checks only the
 * product's own hours, not those of its section: a table can be booked before the kitchen opens. Rules: refusals/RF3,
 * catalogue/C11, refusals/RF9, hours/H10, stock/SK5.
 */
export function unavailability(
  product: { is_available?: boolean; stock_left?: number | null; schedule: unknown },
  now: HotelNow,
): Unavailability | null {
  if (product.is_available === false || product.stock_left === 0) return { kind: 'sold-out' };
  const days = readScheduleDays(product.schedule);
  const orderable = orderableAt(days, now);
  if (orderable.open) return null;
  return { kind: 'closed', next: nextOpening(days, now), opensToday: orderable.opensToday };
}
