import { choicesOf, isAnswered, isScheduled, valuesOf } from '../options/answered';
import { countable, quantityOf } from '../options/choice-quantity';
import type { Choice, Kit, Option } from '../options/kit';
import { answerKind } from '../options/option-types';
import { addUp, fromMinor, type Minor, NO_MONEY, notNegative, priceOf, times } from './money';

/**
 * Calculates the price of a product from its options. Rules: prices/P2, prices/P9, prices/P10, prices/P1, prices/P4,
 * prices/P5, prices/P7, prices/P8, options/O8.
 */

/** The fields of a product from which its price is calculated. */
export type Priced = { price: number; property: Kit | null };

const NO_KIT: readonly Option[] = [];

/** Returns the options of a product; empty if it has no kit. */
export const optionsOf = (product: { property: Kit | null }): readonly Option[] =>
  product.property?.properties ?? NO_KIT;

/** Returns the option with bookable slots; null if the product is not bookable. */
export const scheduledOption = (product: { property: Kit | null }): Option | null =>
  optionsOf(product).find(isScheduled) ?? null;

const chosenSlots = (option: Option): number => valuesOf(option).length;

/**
 * A choice may have a negative price ("without the side dish"). `unitPrice` keeps the sum from falling below 0. Rule:
 * prices/P11.
 */
const choicePrice = (choice: Choice): Minor => times(priceOf(choice), quantityOf(choice));

/**
 * Returns what one answered option adds to the price. `base`: the product's own price, charged once for each chosen
 * slot (prices/P9). Rule: prices/P6.
 */
function extraOf(option: Option, base: Minor): Minor {
  const own = notNegative(priceOf(option));
  const choices = addUp(choicesOf(option).map(choicePrice));
  switch (answerKind(option)) {
    case 'slots':
      return times(base, chosenSlots(option));
    case 'choice':
      return choices;
    case 'ticks':
      return choices === 0 ? own : choices;
    case 'text':
    case 'dates':
    case 'slot':
      return own;
  }
}

/**
 * Returns the kit with the prices of a fast order. There an option without a price type is free, while the sheet counts
 * it as plus. Slots are still charged: they are the product itself, and a bookable product would otherwise be free.
 * Labels, lines, totals and order bodies of this kit then follow the rules of the sheet. Rule: prices/P8.
 */
export const fastOrderKit = (kit: Kit): Kit => ({
  ...kit,
  properties: kit.properties.map((option) =>
    option.price_type_id === null && !isScheduled(option) ? { ...option, price_type_id: 'none' } : option,
  ),
});

/**
 * Returns the price of one piece with its current answers. Any answered `replace` option sets the base to 0, at
 * whatever position. A scheduled product starts from 0, and each chosen slot adds the product's price (prices/P7,
 * prices/P9).
 */
export function unitPrice(product: Priced): Minor {
  const base = notNegative(priceOf(product));
  const counted = optionsOf(product).filter((option) => isAnswered(option) && option.price_type_id !== 'none');
  const replaced = counted.some((option) => option.price_type_id === 'replace');
  const start = replaced || scheduledOption(product) !== null ? NO_MONEY : base;
  return notNegative(addUp([start, ...counted.map((option) => extraOf(option, base))]));
}

/**
 * Returns what a cart line costs: quantity × (base + extras). The quantity is ignored for a product with a scheduled
 * option, because its slots are already counted (prices/P9, prices/P10). A quantity below 1 or not a number counts as
 * 0.
 */
export function lineTotal(product: Priced, quantity: number): Minor {
  const pieces = scheduledOption(product) === null ? Math.max(0, countable(quantity)) : 1;
  return times(unitPrice(product), pieces);
}

/** The price of one piece as the calls carry it, a decimal. */
export const decimalUnitPrice = (product: Priced): number => fromMinor(unitPrice(product));

/** What a line costs as the calls and the stored cart carry it, a decimal. */
export const decimalLineTotal = (product: Priced, quantity: number): number => fromMinor(lineTotal(product, quantity));

/** A slot like any other: how many are chosen counts, not which. */
const ANY_SLOT = ['2000-01-01 00:00'];

/**
 * Returns what a product with slots costs at least with its present choices, which is with one slot. null: it has no
 * slots, or the guest has chosen one, and then `lineTotal` is known. Rule: prices/P22.
 */
export function priceFrom(product: Priced): Minor | null {
  const slots = scheduledOption(product);
  if (product.property === null || slots === null || isAnswered(slots)) return null;
  const properties = optionsOf(product).map((option) => (option === slots ? { ...option, value: ANY_SLOT } : option));
  return unitPrice({ ...product, property: { ...product.property, properties } });
}
