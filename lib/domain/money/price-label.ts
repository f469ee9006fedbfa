import type { Choice, Option } from '../options/kit';
import { priceOf } from './decimal-amounts';
import type { Minor } from './money';

/**
 * What stands beside an option and its choices about money. No price type counts as plus in the sheet.
 * Rules: options/O21, prices/P2, prices/P8.
 *
 * `plus`: a '+' and the amount. `plain`: the amount alone. `included`: the word for it. `none`: nothing.
 */
export type PriceLabel = { kind: 'plus' | 'plain'; amount: Minor } | { kind: 'included' } | { kind: 'none' };

const NONE: PriceLabel = { kind: 'none' };

const added = (option: Option, amount: Minor): PriceLabel => ({
  kind: option.price_type_id === 'replace' || amount < 0 ? 'plain' : 'plus',
  amount,
});

const hasPrice = (choice: Choice): boolean => priceOf(choice) !== 0;
const hasPricedChoice = (option: Option): boolean => option.attrs.some(hasPrice);

/** Ticks that come to nothing by themselves cost the option's own price (prices/P5). */
const hasOwnPrice = (option: Option): boolean => option.ptype_id === 'checkbox' && priceOf(option) > 0;

/**
 * The label of one choice. A choice without a price is 'included' only where another one costs something: where
 * nothing does, the word would say nothing. Nor where ticking it costs the option's own price.
 */
export function choiceLabel(option: Option, choice: Choice): PriceLabel {
  if (option.price_type_id === 'none') return NONE;
  const amount = priceOf(choice);
  if (amount !== 0) return added(option, amount);
  if (option.price_type_id === 'replace' || hasOwnPrice(option)) return NONE;
  return hasPricedChoice(option) ? { kind: 'included' } : NONE;
}

/**
 * The label of the option itself, where its own price is what an answer costs: not in a select, and not where every
 * choice has a price.
 */
export function optionLabel(option: Option): PriceLabel {
  const amount = priceOf(option);
  if (amount <= 0 || option.price_type_id === 'none') return NONE;
  if (option.ptype_id === 'select' || option.ptype_id === 'datetime') return NONE;
  return option.ptype_id === 'checkbox' && option.attrs.every(hasPrice) ? NONE : added(option, amount);
}

/**
 * How many of the choices of a checkbox a guest may take, for 'Up to n'; null when there is nothing to say: no limit,
 * or one that cannot be reached.
 */
export function choiceLimit(option: Option): number | null {
  if (option.ptype_id !== 'checkbox') return null;
  const limits = [option.max_checked_attrs_count, option.maximum].flatMap((limit) =>
    limit !== null && limit >= 1 ? [Math.trunc(limit)] : [],
  );
  if (limits.length === 0) return null;
  const limit = Math.min(...limits);
  return option.pcode_id !== 'quantity' && limit >= option.attrs.length ? null : limit;
}
