import { kitForPayment, type PaymentContext } from '../options/options';
import { type Cart, withKits } from './cart';

/** Returns the cart as it is ordered with a payment. */
export const cartForPayment = (cart: Cart, payment: PaymentContext): Cart =>
  withKits(cart, (kit) => kitForPayment(kit, payment));
