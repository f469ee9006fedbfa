import type { TippedOrder } from '../tips/tip';
import type { CartTotals, Charges } from './cart-totals';

/** A cart as its tip depends on it: percentages are of the products, without the charge and added taxes. Rule: tips/TP1. */
export const tippedCart = (
  { products, total }: Pick<CartTotals, 'products' | 'total'>,
  { currency_digits: digits }: Pick<Charges, 'currency_digits'>,
): TippedOrder => ({ products, most: total, digits });
