import { buildOrderRequest } from '@/components/ordering/order-request';
import { CheckoutFields } from './checkout-fields';
import { createCheckoutForm } from './checkout-form';
import { OrderSums } from './order-sums';
import { hasOrdered, isSummaryRefused, needsDetails, summaryOfLastOrder, withLastName } from './summary/last-order';
import { mayBeSent } from './summary/room-question';

/**
 * The parts of a checkout that are loaded together: sums, fields, the form with their values, the sending code, and what
 * is known of the guest's last order.
 */
export const CHECKOUT_PARTS = {
  OrderSums,
  CheckoutFields,
  createCheckoutForm,
  buildOrderRequest,
  hasOrdered,
  summaryOfLastOrder,
  withLastName,
  isSummaryRefused,
  needsDetails,
  mayBeSent,
};
