import type { Text } from '@/lib/domain/i18n/text';
import type { Minor } from '@/lib/domain/money/money';
import { isStopped } from '@/lib/domain/orders/order-status';
import type { PlatformContext } from '../context';
import { applyBooks } from '../payments/apply-books';
import { askedProvider } from '../payments/ask-provider';
import { type HandledReport, handleReport, type SentReport } from '../payments/handle-report';
import { booksAfterChoice, isToken } from '../payments/payment-page';
import { type ProviderBooks, RETURN_PATHS } from '../payments/payment-provider';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { orderByUuid, type StoredOrder } from '../stores/orders';
import { entriesOfOrder } from '../stores/payment-entries';
import { type PaymentStatus, paymentByToken, paymentOfOrder, type StoredPayment } from '../stores/payments';
import { beginAgain } from './begin-again';

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
 * Where a guest pays who opens `/pay/{token}`: the product's own page; a page of the provider; or nowhere, because the order is
 * paid or has ended.
 */
type PaymentPlace = { kind: 'own' } | { kind: 'provider'; url: string } | ({ kind: 'over' } & PaymentResult);

/** How a payment stands. */
export type PaymentResult = { status: PaymentStatus; orderNum: string };

/**
 * The payments of orders. Every call of a guest names a hotel by its code, and returns null when the hotel has no such payment.
 */
export type Payments = {
  /** The data for the product's own page at `/pay/{token}`. */
  page(hotel: string, token: string): Promise<PaymentPage | null>;
  /**
   * Applies the guest's choice on the product's own page. A paid payment stays paid; after a failed attempt the guest may
   * pay again while the order is active. `leadsTo` is a path of the hotel's site.
   */
  settle(
    hotel: string,
    token: string,
    choice: PaymentChoice,
  ): Promise<{ status: PaymentStatus; leadsTo: string } | null>;
  /**
   * Where the guest pays now. A page of the provider that has ended is followed by a new one while the order can be paid.
   * Throws when the provider cannot be reached.
   */
  pageOf(hotel: string, token: string): Promise<PaymentPlace | null>;
  /**
   * Asks the provider how a payment stands, and updates the order: when a guest returns from the provider's page. Throws when
   * the provider cannot be reached.
   */
  refresh(hotel: string, token: string): Promise<PaymentResult | null>;
  /**
   * Handles what a provider reports by itself. `hotel`: that of the host on which it arrived; null: of none. Never throws for
   * what the provider or a stranger sends.
   */
  handleReport(provider: string, hotel: string | null, report: SentReport): Promise<HandledReport>;
};

const PATH_AFTER_CHOICE: Readonly<Record<PaymentStatus, string>> = {
  // Still open: the guest returns to the home page and finds the payment link in My orders.
  goes: '/',
  done: RETURN_PATHS.success,
  error: RETURN_PATHS.error,
};

type Found = { hotel: StoredHotel; payment: StoredPayment; order: StoredOrder };

/** Creates the payments of a platform. Rules: payment/PY6, payment/PY2. */
export function createPayments(context: PlatformContext): Payments {
  const find = (code: string, token: string) => findPayment(context, code, token);
  /** Our own page must not decide a payment of another provider. */
  const findOwn = async (code: string, token: string) => {
    const found = await find(code, token);
    return found?.payment.provider === 'page' ? found : null;
  };
  return {
    async page(code, token) {
      const found = await findOwn(code, token);
      return found === null ? null : pageAt(found);
    },
    async settle(code, token, choice) {
      const found = await findOwn(code, token);
      if (found === null) return null;
      const status = await decide(context, found, choice);
      return { status, leadsTo: PATH_AFTER_CHOICE[status] };
    },
    async pageOf(code, token) {
      const found = await find(code, token);
      return found === null ? null : placeOf(context, found);
    },
    async refresh(code, token) {
      const found = await find(code, token);
      if (found === null) return null;
      await askAndApply(context, found.payment);
      return resultOf(found, await reread(context, found.payment));
    },
    handleReport: (provider, hotel, report) => handleReport(context, { provider, hotel, report }),
  };
}

async function findPayment({ database: { db } }: PlatformContext, code: string, token: string): Promise<Found | null> {
  const hotel = isToken(token) ? await findHotel(db, { code }) : null;
  const payment = hotel === null ? null : await paymentByToken(db, hotel.code, token);
  const order = hotel === null || payment === null ? null : await orderByUuid(db, hotel.code, payment.order_uuid);
  return hotel === null || payment === null || order === null ? null : { hotel, payment, order };
}

const pageAt = ({ hotel: { hotel }, payment, order }: Found): PaymentPage => ({
  orderNum: String(order.num),
  amount: payment.amount,
  currency: payment.currency,
  title: hotel.title,
  language: order.language,
  status: payment.status,
  isClosed: isClosed({ payment, order }),
});

const isClosed = ({ payment, order }: Pick<Found, 'payment' | 'order'>): boolean =>
  payment.status !== 'done' && isStopped(order.status);

const resultOf = ({ order }: Pick<Found, 'order'>, { status }: StoredPayment): PaymentResult => ({
  status,
  orderNum: String(order.num),
});

const reread = async ({ database: { db } }: PlatformContext, payment: StoredPayment): Promise<StoredPayment> =>
  (await paymentOfOrder(db, payment.hotel, payment.order_uuid)) ?? payment;

/** Returns the payment's status after the choice. The page of an order that has ended is closed. */
async function decide(context: PlatformContext, found: Found, choice: PaymentChoice): Promise<PaymentStatus> {
  const { payment } = found;
  if (choice === 'later' || isClosed(found)) return payment.status;
  const entries = await entriesOfOrder(context.database.db, payment.hotel, payment.order_uuid);
  const books = booksAfterChoice(payment, entries, { isPaid: choice === 'pay', now: context.now() });
  await applyBooks(context, payment, books, { reason: choice === 'pay' ? 'paid' : 'failed' });
  return (await reread(context, payment)).status;
}

async function askAndApply(context: PlatformContext, payment: StoredPayment): Promise<ProviderBooks> {
  const { provider, asked } = await askedProvider(context, payment);
  const books = await provider.result(asked);
  await applyBooks(context, payment, books, { reason: 'returned' });
  return books;
}

async function placeOf(context: PlatformContext, found: Found): Promise<PaymentPlace> {
  if (found.payment.provider === 'page') return { kind: 'own' };
  const over = (payment: StoredPayment): PaymentPlace => ({ kind: 'over', ...resultOf(found, payment) });
  if (found.payment.status === 'done' || isStopped(found.order.status)) return over(found.payment);
  const { isOpen } = await askAndApply(context, found.payment);
  const payment = await reread(context, found.payment);
  if (payment.status === 'done') return over(payment);
  const payable = isOpen ? payment : await beginAgain(context, { ...found, payment });
  return payable.page_url === null ? over(payable) : { kind: 'provider', url: payable.page_url };
}
