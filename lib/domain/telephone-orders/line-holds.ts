import type { Id } from '../id';
import type { OptionType } from '../options/option-types';
import type { RepeatedAnswer, RepeatedLine } from '../orders/repeated-line';
import { choiceItem, productItem } from '../stock/stock-item';

/** A line of a stored order, as far as it holds what is counted. */
export type HoldingLine = { quantity: number; slot_minutes: number | null; repeat: RepeatedLine | null };

/** Pieces of an item of the stock for a day, YYYY-MM-DD on the hotel's clock. */
type HeldStock = { item: string; day: string; pieces: number };

const CHOICE: OptionType = 'select';
const SLOT_TYPE: OptionType = 'datetime';

/** The ids of the choices of an answer, with how many of each. */
function choicesIn({ ptype_id, value, ticks }: RepeatedAnswer): readonly { id: Id; quantity: number }[] {
  if (ticks.length > 0) return ticks;
  const isChoice = ptype_id === CHOICE && (typeof value === 'string' || typeof value === 'number');
  return isChoice ? [{ id: value, quantity: 1 }] : [];
}

/**
 * The stock that a line of a stored order has taken, where it is counted. `days`: those for which it is due; empty: the day of its
 * order. What an earlier release stored says nothing of itself and holds nothing. Rules: telephone-orders/TO10, stock/SK2.
 */
export function heldStock(
  { quantity, slot_minutes, repeat }: HoldingLine,
  { days, orderDay }: { days: readonly string[]; orderDay: string },
): readonly HeldStock[] {
  if (repeat === null) return [];
  // A booking is one piece on each of its days, whatever the number of its slots.
  const pieces = slot_minutes === null ? quantity : 1;
  const choices = repeat.answers.flatMap((answer) =>
    choicesIn(answer).map((choice) => ({
      item: choiceItem(answer.option_id, choice.id),
      pieces: pieces * choice.quantity,
    })),
  );
  const items = [{ item: productItem(repeat.product_id), pieces }, ...choices];
  return [...new Set(days.length === 0 ? [orderDay] : days)].flatMap((day) => items.map((each) => ({ ...each, day })));
}

/** The slots that a line of a stored order has booked, a place in each. Rule: booking/B8. */
export function heldSlots({ slot_minutes, repeat }: HoldingLine): readonly { productId: number; slot: string }[] {
  if (repeat === null || slot_minutes === null) return [];
  return repeat.answers.flatMap(({ ptype_id, value }) =>
    ptype_id === SLOT_TYPE && Array.isArray(value)
      ? value.map((slot) => ({ productId: Number(repeat.product_id), slot }))
      : [],
  );
}
