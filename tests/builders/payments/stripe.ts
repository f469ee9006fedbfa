import type { Minor } from '@/lib/domain/money/money';
import type { BegunPayment, Payable, ProviderBooks, ProviderPayment } from '@/lib/platform/payments/payment-provider';
import type { StripeAccount } from '@/lib/platform/payments/stripe/stripe-accounts';
import { fromStripeAmount } from '@/lib/platform/payments/stripe/stripe-amount';
import { type StripeOptions, stripeProvider } from '@/lib/platform/payments/stripe/stripe-provider';
import type { PeerBooks } from '@/tests/peers/stripe/account';

export const SECRET_KEY = 'sk_test_51OperatorsOwnKey0000001';
export const WEBHOOK_SECRET = 'whsec_operatorsOwnSecret000000001';
export const ACCOUNT: StripeAccount = { secretKey: SECRET_KEY, webhookSecrets: [WEBHOOK_SECRET], name: null };

/** The adapter with one account for all hotels. */
export const stripeAt = (apiUrl: string, options: Partial<StripeOptions> = {}) =>
  stripeProvider({
    accounts: () => [ACCOUNT],
    webhookSecrets: [WEBHOOK_SECRET],
    capture: () => 'on_accept',
    origin: (hotel) => `https://${hotel}.example.com`,
    apiUrl,
    now: () => new Date(),
    ...options,
  });

export const payable = (fields: Partial<Payable> = {}): Payable => ({
  hotel: 'aurora',
  uuid: '6f1f9f0e-8a8e-4d5c-9f3a-0d7b1f6c2a11',
  amount: 24_500 as Minor,
  currency: '€',
  currencyCode: 'EUR',
  language: 'de',
  title: 'Grand Hotel Aurora',
  token: 'TheTokenOfThePayPage_0000000000000000000001',
  replaces: null,
  ...fields,
});

/** A payment as the platform asks about it. */
export const askedPayment = (
  { reference }: Pick<BegunPayment, 'reference'>,
  fields: Partial<ProviderPayment> = {},
): ProviderPayment => {
  const { hotel, amount, currency, currencyCode } = payable();
  return { hotel, amount, currency, currencyCode, reference, intent: null, account: null, num: 1002, ...fields };
};

/** The peer's own books in our unit, to be compared with what the adapter says. */
export const inMinor = (books: PeerBooks, code = 'EUR'): Partial<ProviderBooks> =>
  Object.fromEntries(Object.entries(books).map(([kind, amount]) => [kind, fromStripeAmount(amount, code)]));
