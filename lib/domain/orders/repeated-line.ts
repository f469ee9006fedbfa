import type { Text } from '../i18n/text';
import type { Id } from '../id';
import type { OptionValue } from '../options/kit';
import type { OptionType } from '../options/option-types';

/**
 * An answer of an earlier order that can be ordered again. The titles on an order's card are those of its day, so each line also
 * carries the ids of its product and answers. Rule: orders/OR27.
 */
export type RepeatedAnswer = {
  option_id: Id;
  ptype_id: OptionType;
  value: OptionValue;
  /** The ticked choices of a checkbox. */
  ticks: readonly { id: Id; quantity: number }[];
};

/** What an order's line was made of. */
export type RepeatedLine = { product_id: Id; section_id: Id; answers: readonly RepeatedAnswer[] };

/** A line of an order; `repeat` null: the platform does not say what it was made of. */
export type OrderLine = { product: { title: Text }; quantity: number; repeat: RepeatedLine | null };

/**
 * Whether an order can be offered again: at least one of its lines says what it was made of and is no booking, whose
 * slots are chosen anew.
 */
export const isRepeatable = (order: { products: readonly (OrderLine & { slot_minutes: number | null })[] }): boolean =>
  order.products.some((line) => line.repeat !== null && line.slot_minutes === null);
