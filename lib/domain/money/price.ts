import { chosenChoice, isAnswered, isScheduled, tickedChoices, valuesOf } from '../options/answered';
import type { Choice, Kit, Option } from '../options/kit';
import { priceOf } from './decimal-amounts';
import { addUp, fromMinor, type Minor, NO_MONEY, notNegative, times } from './money';

/**
 * How a price comes about. Rules: prices/P2, prices/P9, prices/P10, prices/P1, prices/P4, prices/P5, prices/P7,
 * prices/P8, options/O8.
 */

/** What a price needs to know of a product. */
export type Priced = { price: number; property: Kit | null };

const NO_KIT: readonly Option[] = [];

/** The options of a product, whether it has a kit or not. */
export const optionsOf = (product: { property: Kit | null }): readonly Option[] =>
  product.property?.properties ?? NO_KIT;

/** The option whose slots are booked, when the product has one. */
export const scheduledOption = (product: { property: Kit | null }): Option | null =>
  optionsOf(product).find(isScheduled) ?? null;

/** How many slots are chosen. */
const chosenSlots = (option: Option): number => valuesOf(option).length;

/** A choice's own quantity; 1 where it has none, or none that can be counted (prices/P4, prices/P5). */
export const quantityOf = (choice: Choice): number => Math.max(1, countable(choice.quantity ?? 1));

/** A whole number of pieces, or 0. Beyond the safe integers a product of two could be no number any more. */
const countable = (pieces: number): number => {
  const whole = Math.trunc(pieces);
  return Number.isSafeInteger(whole) ? whole : 0;
};

/**
 * A choice may take something off ("without the side dish"); the price of the whole never falls below nothing.
 * Rule: prices/P11.
 */
const choicePrice = (choice: Choice): Minor => times(priceOf(choice), quantityOf(choice));

/**
 * What one answered option adds. `base`: the product's own price, which each chosen slot costs (prices/P9).
 * Rule: prices/P6.
 */
function extraOf(option: Option, base: Minor): Minor {
  const own = notNegative(priceOf(option));
  if (isScheduled(option)) return times(base, chosenSlots(option));
  if (option.ptype_id === 'select') {
    const chosen = chosenChoice(option);
    return chosen === null ? NO_MONEY : choicePrice(chosen);
  }
  if (option.ptype_id === 'checkbox') {
    const ticked = addUp(tickedChoices(option).map(choicePrice));
    return ticked === 0 ? own : ticked;
  }
  return own;
}

/**
 * The kit as a fast order prices it: an option without a price type costs nothing there, while the sheet counts it as
 * plus. Slots count in any case: they are the product itself, and without them the popup would give a bookable product
 * away. Labels, line, total and order body of such a kit follow from the rules of the sheet. Rule: prices/P8.
 */
export const fastOrderKit = (kit: Kit): Kit => ({
  ...kit,
  properties: kit.properties.map((option) =>
    option.price_type_id === null && !isScheduled(option) ? { ...option, price_type_id: 'none' } : option,
  ),
});

/**
 * The price of one piece as its options stand. Any answered `replace` option sets the base to 0, wherever it stands; a
 * scheduled product starts from 0 and each chosen slot adds the product's price (prices/P7, prices/P9).
 */
export function unitPrice(product: Priced): Minor {
  const base = notNegative(priceOf(product));
  const counted = optionsOf(product).filter((option) => isAnswered(option) && option.price_type_id !== 'none');
  const replaced = counted.some((option) => option.price_type_id === 'replace');
  const start = replaced || scheduledOption(product) !== null ? NO_MONEY : base;
  return notNegative(addUp([start, ...counted.map((option) => extraOf(option, base))]));
}

/**
 * What a line costs: quantity × (base + extras). A product with a scheduled option has no quantity of its own: its
 * slots are already counted (prices/P9, prices/P10). A quantity below 1 or that is no number counts as nothing.
 */
export function lineTotal(product: Priced, quantity: number): Minor {
  const pieces = scheduledOption(product) === null ? Math.max(0, countable(quantity)) : 1;
  return times(unitPrice(product), pieces);
}

/** The price of one piece as the calls carry it, a decimal. */
export const decimalUnitPrice = (product: Priced): number => fromMinor(unitPrice(product));

/** What a line costs as the calls and the stored cart carry it, a decimal. */
export const decimalLineTotal = (product: Priced, quantity: number): number => fromMinor(lineTotal(product, quantity));
