import type { HotelTax } from '@/lib/contract/hotel';
import { notedLines } from '@/lib/domain/allergens/kitchen-note';
import { hotelInstant } from '@/lib/domain/booking/hotel-instant';
import { earliestDueTime } from '@/lib/domain/booking/order-ahead';
import { cartTaxes } from '@/lib/domain/cart/cart-taxes';
import { type ChargedLine, cartTotals } from '@/lib/domain/cart/cart-totals';
import { sameId } from '@/lib/domain/id';
import { lesserOf, NO_MONEY } from '@/lib/domain/money/money';
import { foodFacts } from '@/lib/domain/options/food-facts';
import { nextReminder } from '@/lib/domain/orders/order-reminder';
import { nextLineId } from '@/lib/domain/telephone-orders/correction';
import { withTip } from '@/lib/domain/tips/tip';
import type { OrderDueTime, OrderLines } from '../stores/order-lines';
import type { StoredOrder } from '../stores/orders';
import type { CorrectedOrder } from '../stores/telephone/order-corrections';
import type { CheckedCorrection } from './check-correction';
import { dueTimesOfLine, productLine, storedTax, typedAllergies } from './order-lines';

type OldLine = OrderLines['products'][number];
type Words = Readonly<Record<string, string>>;

/** `now`: an ISO time. `kitchenWords`: the dictionary in which the kitchen reads allergies and diets. */
type Surroundings = { now: string; kitchenWords(language: string): Words };

/**
 * An order after its correction: what stays at its price, what is new at that of now, and over all of it the hotel's charge and taxes.
 * A tip stays, but is never more than the order. Rules: telephone-orders/TO9, prices/P12.
 */
export function correctedOrder(
  order: StoredOrder,
  checked: CheckedCorrection,
  { now, kitchenWords }: Surroundings,
): CorrectedOrder {
  const { plan, lines: added, catalogue } = checked;
  const { hotel } = catalogue;
  const { timezone } = hotel.ext_data;
  const firstId = nextLineId(order.lines.products, order.lines.lastLineId);
  const idOf = (place: number): number => firstId + place;
  const charged = plan.places.flatMap((place): ChargedLine[] => {
    if ('kept' in place) return [keptLine(order, place.kept, catalogue)];
    const line = added[place.added];
    return line === undefined ? [] : [line];
  });
  const totals = cartTotals(charged, hotel);
  const products = plan.places.flatMap((place) => {
    if ('kept' in place) return [place.kept];
    const line = added[place.added];
    if (line === undefined) return [];
    const slot = checked.slots.find(({ productId }) => productId === Number(line.product.id));
    const slotMinutes = slot?.minutes ?? null;
    return [productLine(line, { id: idOf(place.added), language: order.language, slotMinutes })];
  });
  const dueTimes = correctedDueTimes(order, checked, timezone);
  const tip = lesserOf(order.tip, totals.total);
  const firstTimes = products.map((_, line) => dueTimes.find((due) => due.line === line)?.local ?? null);
  const waits_from = earliestDueTime(firstTimes);
  const lines: OrderLines = {
    ...order.lines,
    products,
    dueTimes,
    lastLineId: idOf(added.length - 1),
    taxes: cartTaxes<HotelTax>(charged, totals, hotel).map((tax) => storedTax(tax, products)),
    foodNote: correctedFoodNote(order, checked, { idOf, kitchenWords }),
    allergyTexts: typedAllergies({ ...order.lines, products }, [
      order.language,
      order.lines.foodNote?.language ?? order.language,
    ]),
  };
  return {
    lines,
    final_sum: withTip(totals.total, tip),
    delivery_price: totals.charge.kind === 'none' ? NO_MONEY : totals.charge.amount,
    tip,
    waits_from: waits_from === null ? null : hotelInstant(waits_from, timezone),
    remind_at: nextReminder(lines, { timezone, now: new Date(now) }),
    readyLines: order.readyLines.filter((id) => plan.kept.some((line) => sameId(line.id, id))),
  };
}

/** A line that stays, at the price and with the tax of its order. Whether the charge is for it too is as the hotel says now. */
function keptLine(order: StoredOrder, line: OldLine, { products, tree }: CheckedCorrection['catalogue']): ChargedLine {
  const product = products.find((each) => sameId(each.product.id, line.repeat?.product_id))?.product;
  const section = line.repeat === null ? null : tree.head(Number(line.repeat.section_id));
  const tax = order.lines.taxes.find(({ lines }) => lines.some((id) => sameId(id, line.id)));
  return {
    product: {
      price: line.total_price,
      property: null,
      free_delivery: product?.free_delivery ?? false,
      tax_id: tax?.id ?? null,
    },
    quantity: 1,
    section: { free_delivery: section?.free_delivery ?? false },
    parent_section: section?.parent ?? null,
  };
}

function correctedDueTimes(
  order: StoredOrder,
  { plan, dueTimes }: CheckedCorrection,
  timezone: string | null,
): readonly OrderDueTime[] {
  return plan.places.flatMap((place, line) => {
    if ('kept' in place) {
      return dueTimesOfLine(order.lines, place.kept.id).map((due) => ({ ...due, line }));
    }
    return (dueTimes[place.added] ?? []).map(({ at, isWholeDay }) => ({
      ...{ line, local: at, is_whole_day: isWholeDay },
      at: hotelInstant(at, timezone),
    }));
  });
}

/** The guest's note with the lines that it concerns now. Rule: allergens/AL13. */
function correctedFoodNote(
  { lines: { foodNote } }: StoredOrder,
  { plan, lines }: CheckedCorrection,
  { idOf, kitchenWords }: { idOf(place: number): number } & Pick<Surroundings, 'kitchenWords'>,
): OrderLines['foodNote'] {
  if (foodNote === null) return null;
  const kept = foodNote.lines.filter(({ line_id }) => plan.kept.some(({ id }) => sameId(id, line_id)));
  const dishes = lines.map(({ product }, place) => ({ line_id: idOf(place), facts: foodFacts(product) }));
  const reader = { words: kitchenWords(foodNote.language), language: foodNote.language };
  return { ...foodNote, lines: [...kept, ...notedLines(foodNote, dishes, reader)] };
}
