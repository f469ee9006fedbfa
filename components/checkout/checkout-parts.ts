import { buildOrderRequest } from '@/components/ordering/order-request';
import { CheckoutFields } from './checkout-fields';
import { createCheckoutForm } from './checkout-form';
import { OrderSums } from './order-sums';

/** The sums and fields of a checkout, the form that holds their values, and what makes an order of them. */
export const CHECKOUT_PARTS = { OrderSums, CheckoutFields, createCheckoutForm, buildOrderRequest };
