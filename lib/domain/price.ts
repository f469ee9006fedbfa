import type { Choice, Kit, Option } from './kit';
import { toMinor } from './money';

/**
 * How a price comes about. Source: guest-app 9 "Pricing"; readings 10, 18–21, 24. All results in minor units.
 */

/** What a price needs to know of a product. */
export type Priced = { price: number; property: Kit | null };

const NO_KIT: readonly Option[] = [];

/** The options of a product, whether it has a kit or not. */
export const optionsOf = (product: { property: Kit | null }): readonly Option[] => product.property?.properties ?? NO_KIT;

/** The option whose slots are booked, when the product has one. */
export const scheduledOption = (product: { property: Kit | null }): Option | null =>
  optionsOf(product).find((option) => option.ptype_id === 'datetime' && option.pcode_id === 'scheduled') ?? null;

/** How many slots are chosen. */
export const chosenSlots = (option: Option): number => (Array.isArray(option.value) ? option.value.length : 0);

const isAnswered = (option: Option): boolean => {
  const { value } = option;
  if (value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : true;
};

/** A choice's own quantity; 1 where it has none (reading 19). */
export const quantityOf = (choice: Choice): number =>
  choice.quantity !== null && choice.quantity > 0 ? choice.quantity : 1;

const choicePrice = (choice: Choice): number => Math.max(0, toMinor(choice.price)) * quantityOf(choice);

/** What one answered option adds. `base`: the product's own price, which each chosen slot costs (reading 21). */
function extraOf(option: Option, base: number): number {
  const own = Math.max(0, toMinor(option.price));
  if (option.ptype_id === 'datetime' && option.pcode_id === 'scheduled') return base * chosenSlots(option);
  if (option.ptype_id === 'select') {
    const chosen = option.attrs.find((choice) => String(choice.id) === String(option.value));
    return chosen === undefined ? 0 : choicePrice(chosen);
  }
  if (option.ptype_id === 'checkbox') {
    const ticked = option.attrs
      .filter((choice) => choice.checked)
      .reduce((sum, choice) => sum + choicePrice(choice), 0);
    return ticked === 0 ? own : ticked;
  }
  return own;
}

/**
 * The price of one piece as its options stand. In the sheet an option without a price type counts as plus; in the
 * fast order only plus and replace count (reading 20). Any answered `replace` option sets the base to 0, wherever it
 * stands; a scheduled product starts from 0 and each chosen slot adds the product's price (reading 21).
 */
export function unitPrice(product: Priced, place: 'sheet' | 'fast-order' = 'sheet'): number {
  const base = Math.max(0, toMinor(product.price));
  const counts = (option: Option): boolean => {
    // The slots are the product itself: their price does not hang on a price type.
    if (option.pcode_id === 'scheduled' && option.price_type_id !== 'none') return true;
    return place === 'sheet' ? option.price_type_id !== 'none' : option.price_type_id === 'plus' || option.price_type_id === 'replace';
  };
  const counted = optionsOf(product).filter((option) => isAnswered(option) && counts(option));
  const replaced = counted.some((option) => option.price_type_id === 'replace');
  const start = replaced || scheduledOption(product) !== null ? 0 : base;
  return counted.reduce((sum, option) => sum + extraOf(option, base), start);
}

/**
 * What a line costs: quantity × (base + extras). A product with a scheduled option has no quantity of its own: its
 * slots are already counted (reading 10).
 */
export const lineTotal = (product: Priced, quantity: number): number =>
  unitPrice(product) * (scheduledOption(product) === null ? quantity : 1);
