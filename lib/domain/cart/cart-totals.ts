import type { Id } from '../id';
import { addUp, type CurrencyDigits, flatChargeOf, type Minor, NO_MONEY, percentOf } from '../money/money';
import { lineTotal, type Priced } from '../money/price';
import { addedTax, rateOf, type TaxedAmount, type TaxRate } from '../taxes/added-tax';

type FreeDelivery = { free_delivery: boolean };

/** A line of a cart or an order, as far as it decides the charge and the taxes. */
export type ChargedLine = {
  product: Priced & FreeDelivery & { tax_id: Id | null };
  quantity: number;
  section: FreeDelivery;
  parent_section: FreeDelivery | null;
};

/** A line is free-delivery when its product, its section or its parent section is (prices/P14). */
export const isFreeDelivery = (
  line: Pick<ChargedLine, 'section' | 'parent_section'> & { product: FreeDelivery },
): boolean => line.product.free_delivery || line.section.free_delivery || (line.parent_section?.free_delivery ?? false);

export type CartTotals = {
  products: Minor;
  charge: { kind: 'none' } | { kind: 'percent'; percent: number; amount: Minor } | { kind: 'flat'; amount: Minor };
  /** The taxes that the prices do not contain; `cartTaxes` has them by rate. */
  addedTax: Minor;
  total: Minor;
};

/** What of a hotel decides its charge and its taxes. `charge_tax`: the id of the charge's tax; missing or null: none. */
export type Charges = {
  discount_price: number;
  discount_percent: number;
  currency_digits: CurrencyDigits;
  taxes?: readonly TaxRate[];
  charge_tax?: Id | null;
};

/**
 * Calculates the totals of a cart. The charge is a percentage of each line that is not free-delivery, rounded per line
 * (prices/P3), or else a flat amount, unless all lines are free-delivery. There is no charge if the sum of the lines is
 * 0 (prices/P12, prices/P13). Taxes that the prices do not contain are added (taxes/TA3).
 */
export function cartTotals(lines: readonly ChargedLine[], hotel: Charges): CartTotals {
  const sums = lines.map((line) => lineTotal(line.product, line.quantity));
  const products = addUp(sums);
  const charge = chargeOf(lines, sums, hotel);
  const tax = addedTax(taxedAmounts(lines, charge, hotel), hotel.taxes ?? [], hotel.currency_digits);
  return { products, charge, addedTax: tax, total: addUp([products, chargeAmount(charge), tax]) };
}

/** The taxes that are added to these lines or to their charge. */
export function addedTaxes<R extends TaxRate>(
  lines: readonly ChargedLine[],
  { charge }: Pick<CartTotals, 'charge'>,
  hotel: Omit<Charges, 'taxes'> & { taxes?: readonly R[] },
): readonly R[] {
  const amounts = taxedAmounts(lines, charge, hotel).filter(({ amount }) => amount > 0);
  return (hotel.taxes ?? []).filter(
    (rate) => !rate.included && amounts.some((each) => rateOf([rate], each) !== undefined),
  );
}

/** What the charge comes to. */
const chargeAmount = (charge: CartTotals['charge']): Minor => (charge.kind === 'none' ? NO_MONEY : charge.amount);

/** What is taxed: each line by the tax of its product, then the charge. Rule: taxes/TA1. */
export const taxedAmounts = (
  lines: readonly ChargedLine[],
  charge: CartTotals['charge'],
  { charge_tax = null }: Charges,
): readonly TaxedAmount[] => [
  ...lines.map(({ product, quantity }) => ({ amount: lineTotal(product, quantity), tax: product.tax_id })),
  { amount: chargeAmount(charge), tax: charge_tax },
];

function chargeOf(lines: readonly ChargedLine[], sums: readonly Minor[], hotel: Charges): CartTotals['charge'] {
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
