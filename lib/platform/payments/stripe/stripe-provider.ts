import type Stripe from 'stripe';
import type { CaptureTime } from '@/lib/domain/payments/money-step';
import { PaymentError } from '../payment-error';
import type { PaymentProvider, ProviderPayment } from '../payment-provider';
import { beginAtStripe } from './begin-at-stripe';
import { stripeClient, withStripe } from './stripe-client';
import { capture, type MoneyCall, refund, release, result } from './stripe-moves';
import { readStripeReport } from './stripe-report';
import { smallestStripeStep } from './stripe-step';

/** A hotel's account at Stripe. `webhookSecrets`: those by which its reports are signed, several while one changes. */
export type StripeAccount = { secretKey: string; webhookSecrets: readonly string[] };

export type StripeOptions = {
  /** null: the hotel has none. */
  account(hotel: string): StripeAccount | null;
  /** The secrets of all accounts. */
  webhookSecrets: readonly string[];
  capture(hotel: string): CaptureTime;
  /** Where the guest's browser comes back to, such as https://aurora.example.com. */
  origin(hotel: string): string;
  /** The origin of another server than Stripe's; null: Stripe's. */
  apiUrl: string | null;
  now(): Date;
};

/** Takes guests' money by Stripe's page (Checkout). Rules: money/MY3, money/MY6, money/MY10. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const clients = new Map<string, Stripe>();
  const clientOf = (hotel: string): Stripe => {
    const key = options.account(hotel)?.secretKey;
    if (key === undefined) throw new PaymentError('STRIPE_NOT_SET_UP');
    const client = clients.get(key) ?? stripeClient(key, options.apiUrl);
    clients.set(key, client);
    return client;
  };
  const call = <T>(payment: ProviderPayment, work: (call: MoneyCall) => Promise<T>): Promise<T> =>
    withStripe(async () => work({ stripe: clientOf(payment.hotel), payment }));
  return {
    code: 'stripe',
    begin: (order) =>
      withStripe(async () =>
        beginAtStripe(clientOf(order.hotel), order, {
          capture: options.capture(order.hotel),
          origin: options.origin(order.hotel),
          day: options.now().toISOString().slice(0, 10),
        }),
      ),
    result: (payment) => call(payment, result),
    capture: (payment, amount, key) => call(payment, (asked) => capture(asked, amount, key)),
    release: (payment, key) => call(payment, (asked) => release(asked, key)),
    refund: (payment, amount, key) => call(payment, (asked) => refund(asked, amount, key)),
    smallestStep: smallestStripeStep,
    readReport: async (report) =>
      readStripeReport(report, {
        all: options.webhookSecrets,
        of: (hotel) => options.account(hotel)?.webhookSecrets ?? [],
      }),
  };
}
