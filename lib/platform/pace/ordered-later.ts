import type { Hotel } from '@/lib/contract/hotel';
import type { FieldErrors } from '@/lib/contract/refusals';
import { type DueTime, dueTimesOfLines } from '@/lib/domain/booking/due-times';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import type { CartLine } from '@/lib/domain/cart/cart';
import { textIn } from '@/lib/domain/i18n/text';
import type { Kit } from '@/lib/domain/options/kit';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { laterLines } from '@/lib/domain/pace/later-lines';
import { type PacePlan, paceLines } from '@/lib/domain/pace/pace-lines';
import { platformMessage } from '@/lib/words/platform-messages';

/** `now`: null in a hotel whose clock is not known. */
type OrderClock = { now: HotelNow | null; canOrderAhead: boolean };

type Ordered = { lines: readonly CartLine[]; dueTimes: readonly (readonly DueTime[])[]; fields: FieldErrors };

/**
 * The lines of an order with their due times, those for now at the later time that the order names. Refuses a time for which
 * it cannot be.
 */
export function orderedLater(
  body: Pick<OrderBody, 'ordered_for' | 'language'>,
  lines: readonly CartLine[],
  data: { hotel: Hotel; plan: PacePlan | null; property: Kit | null; context: OrderClock; now: Date },
): Ordered {
  const { plan, property, context } = data;
  const dueTimesOf = (all: readonly CartLine[]) => dueTimesOfLines(all, { property, now: context.now });
  const dueTimes = dueTimesOf(lines);
  if (body.ordered_for === undefined) return { lines, dueTimes, fields: {} };
  const { timezone } = data.hotel.ext_data;
  const paced = lines.map((line, place) => ({
    ...line,
    sectionId: line.section.id,
    dueTimes: dueTimes[place] ?? [],
  }));
  const later = laterLines(plan === null ? [] : paceLines(paced, plan, timezone), body.ordered_for, {
    now: data.now.getTime(),
    timezone,
    isAllowed: context.canOrderAhead && context.now !== null,
  });
  if (later.kind === 'changed') return { lines, dueTimes, fields: changedFields(body.language) };
  if (later.kind === 'closed') {
    const closed = later.places.flatMap((place) => lines[place] ?? []);
    return { lines, dueTimes, fields: closedFields(closed, body.language) };
  }
  const moved = lines.map((line, place) => ({
    ...line,
    ordered_for: later.orderedFor[place] ?? line.ordered_for,
  }));
  return { lines: moved, dueTimes: dueTimesOf(moved), fields: {} };
}

const changedFields = (language: string): FieldErrors => ({
  products_not_available_time: platformMessage('reopened', language),
});

function closedFields(lines: readonly CartLine[], language: string): FieldErrors {
  const message = platformMessage('closed', language);
  const titles = lines.map(({ product }) => textIn(product.title, language)).join(', ');
  return {
    ...Object.fromEntries(lines.map(({ product }) => [`products.${product.id}`, message])),
    products_not_available_time: `${titles}: ${message}`,
  };
}
