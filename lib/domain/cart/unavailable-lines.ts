import type { HotelNow } from '../booking/hotel-time';
import { orderingState } from '../booking/order-ahead';
import { readScheduleDays } from '../booking/read-schedule-days';
import { sameId } from '../id';
import { isForToday } from '../stock/is-for-today';
import { uncounted } from '../stock/uncounted';
import type { CartLine, CartProduct } from './cart';
import type { Catalogue } from './cart-check';
import { type Unavailability, unavailability } from './unavailability';

/** A line that the platform would refuse now, with the reason. `reopened`: it names a time that is not its next opening. */
export type UnavailableLine = { key: string } & (Unavailability | { kind: 'reopened' });

type CurrentProduct = CartProduct & { is_available?: boolean; stock_left?: number | null };

/** Returns the current product; null: its section could not be fetched, or it was removed (see `cart-check.ts`). */
function productToday({ section, product }: CartLine, catalogue: Catalogue) {
  const known = catalogue.get(String(section.id));
  if (known === undefined || known === 'gone') return null;
  return known.products.find(({ id }) => sameId(id, product.id)) ?? null;
}

/**
 * Returns the lines that the platform would refuse as sold out or outside their hours (`products_not_available_time`,
 * refusals/RF3), so that the guest can remove them and send the rest. The product's current hours are used, or the
 * line's stored hours if its section could not be fetched.
 */
export const unavailableLines = (lines: readonly CartLine[], catalogue: Catalogue, now: HotelNow): UnavailableLine[] =>
  lines.flatMap((line): UnavailableLine[] => {
    const today: CurrentProduct = productToday(line, catalogue) ?? line.product;
    const product = isForToday(line, now) ? today : uncounted(today);
    const why = unavailability(product, now);
    if (line.ordered_for === null || why?.kind === 'sold-out') return why === null ? [] : [{ key: line.key, ...why }];
    const days = readScheduleDays(product.schedule);
    const isCountedByDay = today.stock_left != null;
    // Whether the hotel still allows it is the platform's to say.
    const state = orderingState({ days, orderedFor: line.ordered_for, isAllowed: true, isCountedByDay }, now);
    return state === 'changed' ? [{ key: line.key, kind: 'reopened' }] : [];
  });
