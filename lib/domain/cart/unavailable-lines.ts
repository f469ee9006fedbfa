import type { HotelNow } from '../booking/hotel-time';
import { readScheduleDays } from '../booking/read-schedule-days';
import { orderableAt } from '../booking/schedule';
import { sameId } from '../options/kit';
import type { CartLine } from './cart';
import type { Catalogue } from './cart-check';

/**
 * Why something cannot be ordered now. `opensAt`: HH:MM later today; null: not today any more, or, where today is none
 * of its days (`opensToday`), not today at all.
 */
export type Unavailability = { kind: 'closed'; opensAt: string | null; opensToday: boolean } | { kind: 'sold-out' };

/** A line that would be refused now, and why. */
export type UnavailableLine = { key: string } & Unavailability;

/**
 * Why the platform would refuse a product now, by the rule that it goes by itself: its own hours, not those of its
 * section, in which a table can be booked before the kitchen opens. null: it can be ordered. Rules: refusals/RF3,
 * catalogue/C11, refusals/RF9, hours/H10.
 */
export function unavailability(
  product: { is_available?: boolean; schedule: unknown },
  now: HotelNow,
): Unavailability | null {
  if (product.is_available === false) return { kind: 'sold-out' };
  const orderable = orderableAt(readScheduleDays(product.schedule), now);
  if (orderable.open) return null;
  return { kind: 'closed', opensAt: orderable.opensAt, opensToday: orderable.opensToday };
}

/** The product as the catalogue has it today; null: its section could not be read, or it is gone (`cart-check.ts`). */
function productToday({ section, product }: CartLine, catalogue: Catalogue) {
  const known = catalogue.get(String(section.id));
  if (known === undefined || known === 'gone') return null;
  return known.products.find(({ id }) => sameId(id, product.id)) ?? null;
}

/**
 * The lines that the platform would refuse as sold out or outside their hours (`products_not_available_time`, refusals/RF3), so that the cart says it first and the rest can be sent. Today's hours
 * count, and the line's own where its section could not be read.
 */
export const unavailableLines = (lines: readonly CartLine[], catalogue: Catalogue, now: HotelNow): UnavailableLine[] =>
  lines.flatMap((line): UnavailableLine[] => {
    const why = unavailability(productToday(line, catalogue) ?? line.product, now);
    return why === null ? [] : [{ key: line.key, ...why }];
  });
