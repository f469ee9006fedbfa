import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { CaptureTime } from '@/lib/domain/payments/money-step';
import { PaymentError } from '../payment-error';
import type { BegunPayment, Payable } from '../payment-provider';
import { toStripeAmount } from './stripe-amount';
import { once } from './stripe-client';
import { stripeLocale } from './stripe-locale';

type Terms = {
  capture: CaptureTime;
  /** Where the guest's browser comes back to, such as https://aurora.example.com. */
  origin: string;
  /** The UTC day. */
  day: string;
};

/** Characters of a product's name at Stripe. */
const MAX_NAME = 250;

/**
 * Opens a page of Stripe's for an order. The same order with the same terms gets the same page on one day, unless it replaces that
 * page; a page ends a day after it was opened. Stripe gets the hotel's name, the amount and the language, and nothing of the guest or of
 * what was ordered.
 */
export async function beginAtStripe(stripe: Stripe, order: Payable, terms: Terms): Promise<BegunPayment> {
  const params = sessionParams(order, terms);
  const key = `${order.uuid}:begin:${hashOf({ ...params, day: terms.day, replaces: order.replaces })}`;
  const session = await once(key, (idempotencyKey) => stripe.checkout.sessions.create(params, { idempotencyKey }));
  if (session.url === null) throw new PaymentError('STRIPE_WITHOUT_PAGE');
  return { reference: session.id, pageUrl: session.url, capture: terms.capture };
}

function sessionParams(order: Payable, { capture, origin }: Terms): Stripe.Checkout.SessionCreateParams {
  if (order.currencyCode === null) throw new PaymentError('CURRENCY_CODE_UNKNOWN');
  const title = (order.title.trim() || order.hotel).slice(0, MAX_NAME);
  const back = `${origin}/pay/${order.token}/back`;
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currencyCode.toLowerCase(),
          unit_amount: toStripeAmount(order.amount, order.currencyCode),
          product_data: { name: title },
        },
      },
    ],
    // The number is added once the order has one.
    payment_intent_data: {
      capture_method: capture === 'on_accept' ? 'manual' : 'automatic',
      description: title,
    },
    // The guest pays the price that the hotel shows, in the hotel's currency.
    adaptive_pricing: { enabled: false },
    locale: stripeLocale(order.language),
    success_url: back,
    // A guest who turns back at Stripe's page has not paid, which needs no waiting to be seen.
    cancel_url: `${back}?later`,
  };
}

const hashOf = (params: object): string =>
  createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 12);
