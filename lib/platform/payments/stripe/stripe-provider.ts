import type { CaptureTime } from '@/lib/domain/payments/money-step';
import type { PaymentProvider, ProviderBooks, ProviderPayment } from '../payment-provider';
import { beginAtStripe } from './begin-at-stripe';
import { type StripeAccount, stripeAccounts } from './stripe-accounts';
import { withStripe } from './stripe-client';
import { capture, type MoneyCall, refund, release, result } from './stripe-moves';
import { readStripeReport } from './stripe-report';
import { smallestStripeStep } from './stripe-step';

export type StripeOptions = {
  /** The accounts of a hotel, the one at which new payments are begun first, then those of earlier payments. */
  accounts(hotel: string): readonly StripeAccount[];
  /** The secrets of all accounts. */
  webhookSecrets: readonly string[];
  capture(hotel: string): CaptureTime;
  /** Where the guest's browser comes back to, such as https://aurora.example.com. */
  origin(hotel: string): string;
  /** The origin of another server than Stripe's; null: Stripe's. */
  apiUrl: string | null;
  now(): Date;
};

/**
 * Takes guests' money by Stripe's page (Checkout). A payment is only ever asked about at the account at which it was begun.
 * Rules: money/MY3, money/MY6, money/MY10, money/MY12.
 */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const accounts = stripeAccounts(options);
  const call = (payment: ProviderPayment, work: (call: MoneyCall) => Promise<ProviderBooks>): Promise<ProviderBooks> =>
    withStripe(async () => {
      const { stripe, mark } = await accounts.of(payment);
      return { ...(await work({ stripe, payment })), account: await mark() };
    });
  return {
    code: 'stripe',
    begin: (order) =>
      withStripe(async () => {
        const { stripe, mark } = accounts.current(order.hotel);
        const begun = await beginAtStripe(stripe, order, {
          capture: options.capture(order.hotel),
          origin: options.origin(order.hotel),
          day: options.now().toISOString().slice(0, 10),
        });
        return { ...begun, account: await mark() };
      }),
    result: (payment) => call(payment, result),
    capture: (payment, amount, key) => call(payment, (asked) => capture(asked, amount, key)),
    release: (payment, key) => call(payment, (asked) => release(asked, key)),
    refund: (payment, amount, key) => call(payment, (asked) => refund(asked, amount, key)),
    smallestStep: smallestStripeStep,
    readReport: async (report) =>
      readStripeReport(report, {
        all: options.webhookSecrets,
        of: (hotel) => options.accounts(hotel).flatMap(({ webhookSecrets }) => webhookSecrets),
      }),
  };
}
