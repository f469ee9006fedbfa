import { buildOrderRequest } from '@/components/ordering/order-request';
import { isOfQuickLine, withoutName } from '@/lib/domain/checkout/quick-checkout';
import { CheckoutFields } from './checkout-fields';
import { createCheckoutForm } from './checkout-form';
import { OrderSums } from './order-sums';
import { hasOrdered, lineOfLastOrder, withLastName } from './quick/last-order';
import { askAboutRoom, isRoomInQuestion } from './quick/room-question';

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
  lineOfLastOrder,
  withLastName,
  isOfQuickLine,
  withoutName,
  isRoomInQuestion,
  askAboutRoom,
};
