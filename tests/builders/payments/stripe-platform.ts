import type { CaptureTime } from '@/lib/domain/payments/money-step';
import type { PaymentServices } from '@/lib/platform/payments/payment-providers';
import { readSettings } from '@/lib/server/settings/env';
import { readPaymentAccounts } from '@/lib/server/settings/payment-accounts';
import { paymentServices } from '@/lib/server/start/start-payments';
import { type StripeAccountPeer, type StripeServer, startStripeServer } from '@/tests/peers/stripe-server';
import { NOON, type TestPlatform, testPlatform } from '../platform/embedded-platform';
import { type EmptyStore, emptySqlite } from '../platform/stores';
import { paidOrders } from './paid-orders';
import { SECRET_KEY, WEBHOOK_SECRET } from './stripe';

/** The platform of the two test hotels, which take money by one account at the Stripe of this machine. */
export type StripePlatform = {
  platform: TestPlatform;
  peer: StripeServer;
  stripe: StripeAccountPeer;
  orders: ReturnType<typeof paidOrders>;
  /** The session of the newest order. */
  newestSession(): string;
  /** Moves the clocks of both. */
  advanceSeconds(seconds: number): void;
  now(): Date;
  /** Starts the payments anew by other settings, as the operator does. */
  configure(env: Record<string, string>): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  env?: Record<string, string>;
  capture?: CaptureTime;
  more?: Parameters<typeof testPlatform>[1];
  emptyStore?: () => Promise<EmptyStore>;
};

export async function stripePlatform({
  env = {},
  capture = 'on_accept',
  more = {},
  emptyStore = emptySqlite,
}: Options = {}): Promise<StripePlatform> {
  let clock = Date.parse(NOON);
  const peer = await startStripeServer({ now: () => new Date(clock) });
  const stripe = peer.account(SECRET_KEY);
  const servicesOf = (settings: Record<string, string>) => {
    const accounts = readPaymentAccounts(readSettings({ PAYMENT_CAPTURE: capture, ...settings }).payments);
    return paymentServices({ accounts, apiUrl: peer.url, port: 3000 });
  };
  let services = await servicesOf({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRETS: WEBHOOK_SECRET,
    ...env,
  });
  const current: PaymentServices = {
    of: (hotel) => services.of(hotel),
    former: (hotel, code) => services.former?.(hotel, code) ?? null,
    reader: (code) => services.reader(code),
    capture: (hotel) => services.capture(hotel),
  };
  const platform = await testPlatform(await emptyStore(), { paymentServices: current, ...more });
  return {
    platform,
    peer,
    stripe,
    orders: paidOrders(platform),
    newestSession: () => [...stripe.account.sessions.keys()].at(-1) ?? '',
    advanceSeconds: (seconds) => {
      clock += seconds * 1000;
      platform.advanceSeconds(seconds);
    },
    now: () => new Date(clock),
    configure: async (settings) => {
      services = await servicesOf(settings);
    },
    async close() {
      await platform.close();
      await peer.close();
    },
  };
}
