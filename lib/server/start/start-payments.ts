import 'server-only';
import { errorCode } from '@/lib/platform/notification-queue/delivery-error';
import type { PaymentServices } from '@/lib/platform/payments/payment-providers';
import { guestOrigin } from '../pages/guest-origin';
import type { PaymentAccounts, UsedAccount } from '../settings/payment-accounts';

type Options = { accounts: PaymentAccounts; apiUrl: string | null; port: number };

/**
 * The payment services of all hotels. Stripe's package is loaded only where a hotel has an account: it takes a quarter of a second and
 * 35 MB.
 */
export async function paymentServices({ accounts, apiUrl, port }: Options): Promise<PaymentServices> {
  const { account, settling, capture } = accounts;
  if (accounts.used.length === 0) return { of: () => null, reader: () => null, capture };
  const { stripeProvider } = await import('@/lib/platform/payments/stripe/stripe-provider');
  const stripe = stripeProvider({
    accounts: settling,
    capture,
    webhookSecrets: [...new Set(accounts.used.flatMap(({ webhookSecrets }) => webhookSecrets))],
    origin: (hotel) => guestOrigin(hotel, port),
    apiUrl,
    now: () => new Date(),
  });
  return {
    of: (hotel) => (account(hotel) === null ? null : stripe),
    former: (hotel, code) => (code === stripe.code && settling(hotel).length > 0 ? stripe : null),
    reader: (code) => (code === stripe.code ? stripe : null),
    capture,
  };
}

const isTestKey = (secretKey: string): boolean => /^[sr]k_test_/.test(secretKey);

/** The hotels of accounts in words: `all hotels but demo`, `aurora, bellevue`. */
function hotelsOf(used: readonly UsedAccount[], accounts: PaymentAccounts): string {
  const own = used.flatMap(({ hotels }) => hotels);
  if (!used.some(({ isForOthers }) => isForOthers)) return own.join(', ');
  const others = accounts.hotels.filter((code) => !own.includes(code));
  return others.length === 0 ? 'all hotels' : `all hotels but ${others.join(', ')}`;
}

/** What whoever starts the server must know of payments: who takes real money, and what is missing. Rule: money/MY10. */
export function paymentLines(accounts: PaymentAccounts): string[] {
  const { used } = accounts;
  const begun = used.filter(({ hotels, isForOthers }) => hotels.length > 0 || isForOthers);
  const [test, live] = [true, false].map((isTest) => begun.filter((each) => isTestKey(each.secretKey) === isTest));
  const parts = [
    ...(live?.length ? [`Stripe takes the money of ${hotelsOf(live, accounts)}`] : []),
    ...(test?.length ? [`Stripe is in TEST MODE, without real money, for ${hotelsOf(test, accounts)}`] : []),
  ];
  const unsigned = used.filter(({ webhookSecrets }) => webhookSecrets.length === 0);
  return [
    ...(parts.length > 0 ? [`${parts.join('; ')}.`] : []),
    ...unsigned.map(
      ({ setting }) => `${setting} has no secrets of webhooks: its payments are looked at every few minutes.`,
    ),
  ];
}

/** Asks Stripe once with each key, so that a wrong one is known before a guest pays. The server goes on in any case. */
export async function keyLines({ accounts, apiUrl }: Omit<Options, 'port'>): Promise<string[]> {
  if (accounts.used.length === 0) return [];
  const { acceptsKey } = await import('@/lib/platform/payments/stripe/stripe-client');
  const lines: string[] = [];
  for (const { setting, secretKey, hotels, isForOthers } of accounts.used) {
    try {
      if (!(await acceptsKey(secretKey, apiUrl)))
        lines.push(
          isForOthers || hotels.length > 0
            ? `${setting} is not accepted by Stripe: guests of its hotels cannot pay online.`
            : `${setting} is not accepted by Stripe: what was paid by it can be neither charged nor given back.`,
        );
    } catch (error) {
      lines.push(`${setting} could not be tried, because Stripe did not answer (${errorCode(error)}).`);
    }
  }
  return lines;
}
