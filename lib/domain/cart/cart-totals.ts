import { addUp, type CurrencyDigits, flatChargeOf, type Minor, NO_MONEY, percentOf } from '../money/money';
import { lineTotal } from '../money/price';
import type { CartLine } from './cart';

/** A line is free-delivery when its product, its section or its parent section is (prices/P14). */
export const isFreeDelivery = (line: CartLine): boolean =>
  line.product.free_delivery || line.section.free_delivery || (line.parent_section?.free_delivery ?? false);

export type CartTotals = {
  products: Minor;
  charge: { kind: 'none' } | { kind: 'percent'; percent: number; amount: Minor } | { kind: 'flat'; amount: Minor };
  total: Minor;
};

/** What of a hotel decides its charge. */
export type Charges = { discount_price: number; discount_percent: number; currency_digits: CurrencyDigits };

/**
 * Calculates the totals of a cart. The charge is a percentage of each line that is not free-delivery, rounded per line
 * (prices/P3), or else a flat amount, unless all lines are free-delivery. There is no charge if the sum of the lines is
 * 0 (prices/P12, prices/P13).
 */
export function cartTotals(lines: readonly CartLine[], hotel: Charges): CartTotals {
  const sums = lines.map((line) => lineTotal(line.product, line.quantity));
  const products = addUp(sums);
  const charge = chargeOf(lines, sums, hotel);
  return { products, charge, total: charge.kind === 'none' ? products : addUp([products, charge.amount]) };
}

function chargeOf(lines: readonly CartLine[], sums: readonly Minor[], hotel: Charges): CartTotals['charge'] {
  if (addUp(sums) <= 0) return { kind: 'none' };
  if (hotel.discount_percent > 0) {
    const amount = addUp(
      lines.map((line, index) =>
        isFreeDelivery(line)
          ? NO_MONEY
          : percentOf(sums[index] ?? NO_MONEY, hotel.discount_percent, hotel.currency_digits),
      ),
    );
    return amount > 0 ? { kind: 'percent', percent: hotel.discount_percent, amount } : { kind: 'none' };
  }
  const flat = flatChargeOf(hotel);
  return flat > 0 && !lines.every(isFreeDelivery) ? { kind: 'flat', amount: flat } : { kind: 'none' };
}
