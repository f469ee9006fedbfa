import { addUp, type CurrencyDigits, hasDigits, type Minor, NO_MONEY, percentOf, priceOf } from '../money/money';
import { parsePrice } from '../money/parse-price';

/**
 * What a hotel suggests as tips: percentages of the products, or amounts as decimals; the other list is empty.
 * `after_delivery`: also for a delivered order. Rule: tips/TP1.
 */
export type TipOffer = { percent: readonly number[]; amounts: readonly number[]; after_delivery: boolean };

/** A percentage, or null where the hotel suggests amounts. `key`: what a guest has chosen. */
export type TipSuggestion = { key: string; percent: number | null; amount: Minor };

/** `chosen`: the key of a suggestion, 'other' for the typed amount; '' for no tip. */
export type TipChoice = { chosen: string; typed: string };

export const OTHER_TIP = 'other';
/** Nothing is chosen before the guest chooses. Rule: tips/TP2. */
export const NO_TIP: TipChoice = { chosen: '', typed: '' };

/** An order as far as its tip depends on it. `most`: what it costs without a tip, and so the highest tip. Rule: tips/TP3. */
export type TippedOrder = { products: Minor; most: Minor; digits: CurrencyDigits };

/**
 * The hotel's suggestions for an order: percentages of what its products cost, without the charge and added taxes. Those
 * that come to nothing, to the same as another or to more than the order are left out. Rule: tips/TP1.
 */
export function tipSuggestions(offer: TipOffer, { products, most, digits }: TippedOrder): readonly TipSuggestion[] {
  const all: readonly TipSuggestion[] = [
    ...offer.percent.map((percent) => ({
      ...{ key: String(percent), percent },
      amount: percentOf(products, percent, digits),
    })),
    ...offer.amounts.map((amount) => ({ key: String(amount), percent: null, amount: priceOf({ price: amount }) })),
  ];
  return all.filter(
    ({ amount }, place) => amount > 0 && amount <= most && all.findIndex((other) => other.amount === amount) === place,
  );
}

/** What a guest's choice comes to; null: what was typed is no amount, or too much. */
export function chosenTip({ chosen, typed }: TipChoice, offer: TipOffer, order: TippedOrder): Minor | null {
  if (chosen !== OTHER_TIP) return tipSuggestions(offer, order).find(({ key }) => key === chosen)?.amount ?? NO_MONEY;
  return typed.trim() === '' ? NO_MONEY : allowedTip(parsePrice(typed, order.digits), order);
}

/** A tip as the platform accepts it: not negative, in the currency's decimals, at most the order's sum; null: refused. Rule: tips/TP3. */
export function allowedTip(tip: number | null, { most, digits }: Omit<TippedOrder, 'products'>): Minor | null {
  if (tip === null || tip < 0 || !hasDigits(tip, digits)) return null;
  const amount = priceOf({ price: tip });
  return amount <= most ? amount : null;
}

/** What is to be paid: the order and the tip. Rule: tips/TP4. */
export const withTip = (total: Minor, tip: Minor): Minor => addUp([total, tip]);
