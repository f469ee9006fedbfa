import type { Choice, Option } from '../options/kit';
import { answerKind } from '../options/option-types';
import { type Minor, priceOf } from './money';

/**
 * The price that is displayed beside an option or one of its choices. A missing price type counts as plus in the sheet.
 * Rules: options/O21, prices/P2, prices/P8.
 *
 * `plus`: '+' and the amount. `plain`: the amount alone. `included`: the message 'included'. `none`: nothing.
 */
export type PriceLabel = { kind: 'plus' | 'plain'; amount: Minor } | { kind: 'included' } | { kind: 'none' };

const NONE: PriceLabel = { kind: 'none' };

const added = (option: Option, amount: Minor): PriceLabel => ({
  kind: option.price_type_id === 'replace' || amount < 0 ? 'plain' : 'plus',
  amount,
});

const hasPrice = (choice: Choice): boolean => priceOf(choice) !== 0;
const hasPricedChoice = (option: Option): boolean => option.attrs.some(hasPrice);

/** A checkbox option whose ticked choices cost 0 in total costs the option's own price (prices/P5). */
const hasOwnPrice = (option: Option): boolean => answerKind(option) === 'ticks' && priceOf(option) > 0;

/**
 * Returns the label of one choice. A choice without a price is labelled 'included' only if another choice has a price,
 * because the message would be pointless if all are free. It has no label if ticking it costs the option's own price.
 */
export function choiceLabel(option: Option, choice: Choice): PriceLabel {
  if (option.price_type_id === 'none') return NONE;
  const amount = priceOf(choice);
  if (amount !== 0) return added(option, amount);
  if (option.price_type_id === 'replace' || hasOwnPrice(option)) return NONE;
  return hasPricedChoice(option) ? { kind: 'included' } : NONE;
}

/**
 * Returns the label of the option itself if its own price is charged for an answer. A select never charges it, and
 * neither does a checkbox whose choices all have prices.
 */
export function optionLabel(option: Option): PriceLabel {
  const amount = priceOf(option);
  if (amount <= 0 || option.price_type_id === 'none') return NONE;
  switch (answerKind(option)) {
    case 'choice':
    case 'slots':
      return NONE;
    case 'ticks':
      return option.attrs.every(hasPrice) ? NONE : added(option, amount);
    case 'text':
    case 'dates':
    case 'slot':
      return added(option, amount);
  }
}

/**
 * Returns how many choices of a checkbox a guest may tick, for the message 'Up to n'. Returns null if the message is
 * not needed: there is no limit, or not enough choices to exceed it.
 */
export function choiceLimit(option: Option): number | null {
  if (answerKind(option) !== 'ticks') return null;
  const limits = [option.max_checked_attrs_count, option.maximum].flatMap((limit) =>
    limit !== null && limit >= 1 ? [Math.trunc(limit)] : [],
  );
  if (limits.length === 0) return null;
  const limit = Math.min(...limits);
  return option.pcode_id !== 'quantity' && limit >= option.attrs.length ? null : limit;
}
