import type { TaxRate } from '../taxes/added-tax';
import { type RateTaxes, taxesOf } from '../taxes/taxes';
import { type CartTotals, type ChargedLine, type Charges, taxedAmounts } from './cart-totals';

/**
 * The taxes of a cart by rate, in the hotel's order. `parts`: the places of the lines, and after the last one the charge.
 * Apart from `cartTotals`, which pages load that show no more than a total. Rules: taxes/TA2, taxes/TA3.
 */
export const cartTaxes = <R extends TaxRate>(
  lines: readonly ChargedLine[],
  { charge }: Pick<CartTotals, 'charge'>,
  hotel: Omit<Charges, 'taxes'> & { taxes?: readonly R[] },
): readonly RateTaxes<R>[] => taxesOf(taxedAmounts(lines, charge, hotel), hotel.taxes ?? [], hotel.currency_digits);
