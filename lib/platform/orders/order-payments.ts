import type { IntegrationPayment } from '@/lib/contract/order';
import type { Text } from '@/lib/domain/i18n/text';
import type { Minor } from '@/lib/domain/money/money';
import { isStopped } from '@/lib/domain/orders/order-status';
import type { PlatformContext } from '../context';
import { isToken, payPath } from '../payments/payment-page';
import { RETURN_PATHS } from '../payments/payment-provider';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { orderByUuid, type StoredOrder, setIntegrationPayment } from '../stores/orders';
import { decidePayment, type PaymentStatus, paymentByReference, type StoredPayment } from '../stores/payments';
import { changeOrder } from './change-order';

/** The data of the product's own payment page. */
export type PaymentPage = {
  orderNum: string;
  amount: Minor;
  currency: string;
  /** The hotel's name. */
  title: Text;
  /** The language of the order. */
  language: string;
  status: PaymentStatus;
  /** The order was cancelled or has expired unpaid, so it can no longer be paid. */
  isClosed: boolean;
};

/** The guest's choices on the payment page. */
export const PAYMENT_CHOICES = ['pay', 'fail', 'later'] as const;
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

/**
 * The payments of orders. Every call names a hotel by its code, and returns null when the hotel has no such payment.
 */
export type Payments = {
  /** The data for the page at `/pay/{token}`. */
  page(hotel: string, token: string): Promise<PaymentPage | null>;
  /**
   * Applies the guest's choice on the payment page. A paid payment stays paid; after a failed attempt the guest may
   * pay again while the order is active. `leadsTo` is a path of the hotel's site.
   */
  settle(
    hotel: string,
    token: string,
    choice: PaymentChoice,
  ): Promise<{ status: PaymentStatus; leadsTo: string } | null>;
  /**
   * Fetches the status of an open payment from the provider, and updates the order. Called when a guest returns from a
   * provider's page, or when the provider reports a change. Throws when the provider cannot be reached.
   */
  refresh(hotel: string, reference: string): Promise<PaymentStatus | null>;
};

const PATH_AFTER_CHOICE: Readonly<Record<PaymentStatus, string>> = {
  // Still open: the guest returns to the home page and finds the payment link in My orders.
  goes: '/',
  done: RETURN_PATHS.success,
  error: RETURN_PATHS.error,
};

/** Creates the payments of a platform. Rules: payment/PY6, payment/PY2. */
export function createPayments(context: PlatformContext): Payments {
  const { db } = context.database;
  const findOwn = async (code: string, token: string) => {
    const hotel = isToken(token) ? await findHotel(db, { code }) : null;
    const payment = hotel === null ? null : await paymentByReference(db, hotel.code, token);
    // Our own page must not decide a payment of another provider.
    return hotel !== null && payment?.form_url === payPath(token) ? { hotel, payment } : null;
  };
  return {
    async page(code, token) {
      const found = await findOwn(code, token);
      const order = found === null ? null : await orderByUuid(db, found.hotel.code, found.payment.order_uuid);
      return found === null || order === null ? null : pageOf(found.hotel, found.payment, order);
    },
    async settle(code, token, choice) {
      const found = await findOwn(code, token);
      if (found === null) return null;
      const chosen = choice === 'pay' ? 'done' : choice === 'fail' ? 'error' : 'goes';
      const status = await decide(context, found.hotel, found.payment, chosen);
      return { status, leadsTo: PATH_AFTER_CHOICE[status] };
    },
    async refresh(code, reference) {
      const hotel = await findHotel(db, { code });
      const payment = hotel === null ? null : await paymentByReference(db, hotel.code, reference);
      if (hotel === null || payment === null) return null;
      if (payment.status !== 'goes') return payment.status;
      return decide(context, hotel, payment, await context.paymentProvider.result(hotel.code, reference));
    },
  };
}

const pageOf = ({ hotel }: StoredHotel, payment: StoredPayment, order: StoredOrder): PaymentPage => ({
  orderNum: String(order.num),
  amount: payment.amount,
  currency: payment.currency,
  title: hotel.title,
  language: order.language,
  status: payment.status,
  isClosed: payment.status !== 'done' && isStopped(order.status),
});

/** Updates payment, order and event together, and only once. Returns the payment's status afterwards. */
async function decide(
  context: PlatformContext,
  hotel: StoredHotel,
  payment: StoredPayment,
  to: PaymentStatus,
): Promise<PaymentStatus> {
  if (to === 'goes') return payment.status;
  const { order_uuid, form_url } = payment;
  const integrationPayment: IntegrationPayment = { status_id: to, extra: { payment_link: form_url } };
  const now = context.now().toISOString();
  const from: readonly PaymentStatus[] = to === 'done' ? ['goes', 'error'] : ['goes'];
  const isDecided = await changeOrder(context, hotel, order_uuid, async (db) => {
    const order = await orderByUuid(db, hotel.code, order_uuid);
    if (order === null || isStopped(order.status)) return false;
    if (!(await decidePayment(db, hotel.code, order_uuid, { status: to, now, from }))) return false;
    await setIntegrationPayment(db, hotel.code, order_uuid, integrationPayment);
    return true;
  });
  if (isDecided) return to;
  return (await paymentByReference(context.database.db, hotel.code, payment.reference))?.status ?? 'error';
}
