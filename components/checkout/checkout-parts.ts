import { buildOrderRequest } from '@/components/ordering/order-request';
import { CheckoutFields } from './checkout-fields';
import { createCheckoutForm } from './checkout-form';
import { OrderSums } from './order-sums';

/** The parts of a checkout that are loaded together: sums, fields, the form with their values, and the sending code. */
export const CHECKOUT_PARTS = { OrderSums, CheckoutFields, createCheckoutForm, buildOrderRequest };
