import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRET_KEY, WEBHOOK_SECRET } from '@/tests/builders/payments/stripe';
import { type StripeServer, startStripeServer } from '@/tests/peers/stripe-server';
import { readSettings } from '../settings/env';
import type { PaymentAccounts, UsedAccount } from '../settings/payment-accounts';
import { readPaymentAccounts } from '../settings/payment-accounts';
import { keyLines, paymentLines, paymentServices } from './start-payments';

const accountsOf = (used: readonly Partial<UsedAccount>[], hotels: readonly string[] = []): PaymentAccounts => ({
  hotels,
  account: () => null,
  settling: () => [],
  capture: () => 'at_once',
  used: used.map((each) => ({
    secretKey: 'sk_live_51Operators00000001',
    webhookSecrets: [WEBHOOK_SECRET],
    name: null,
    setting: 'STRIPE_SECRET_KEY',
    hotels: [],
    isForOthers: false,
    ...each,
  })),
});

const TEST = { secretKey: SECRET_KEY };

it.each<[string, PaymentAccounts, string[]]>([
  ['nobody takes money', accountsOf([]), []],
  ['all hotels', accountsOf([{ isForOthers: true }]), ['Stripe takes the money of all hotels.']],
  [
    'all hotels but one',
    accountsOf([{ isForOthers: true, hotels: ['shared'] }], ['shared', 'demo']),
    ['Stripe takes the money of all hotels but demo.'],
  ],
  [
    'a test for all',
    accountsOf([{ ...TEST, isForOthers: true }]),
    ['Stripe is in TEST MODE, without real money, for all hotels.'],
  ],
  [
    'a restricted key of the test mode',
    accountsOf([{ secretKey: 'rk_test_51Restricted', hotels: ['a'] }]),
    ['Stripe is in TEST MODE, without real money, for a.'],
  ],
  [
    'both modes',
    accountsOf([{ ...TEST, isForOthers: true }, { hotels: ['grand'] }, { hotels: ['qasr'] }], ['grand', 'qasr']),
    [
      'Stripe takes the money of grand, qasr; Stripe is in TEST MODE, without real money, for all hotels but grand, qasr.',
    ],
  ],
  [
    'an account that only goes on',
    accountsOf([{ hotels: [] }, { ...TEST, hotels: ['a'] }], ['left', 'a']),
    ['Stripe is in TEST MODE, without real money, for a.'],
  ],
  [
    'an account without secrets',
    accountsOf([{ isForOthers: true, webhookSecrets: [] }]),
    [
      'Stripe takes the money of all hotels.',
      'STRIPE_SECRET_KEY has no secrets of webhooks: its payments are looked at every few minutes.',
    ],
  ],
])('says in one sentence who takes whose money: %s', (_case, accounts, lines) => {
  expect(paymentLines(accounts)).toEqual(lines);
  expect(paymentLines(accounts).join()).not.toMatch(/51Op|sk_|whsec_/);
});

describe('the keys', () => {
  let peer: StripeServer;
  beforeEach(async () => {
    peer = await startStripeServer();
    peer.account(SECRET_KEY);
  });
  afterEach(() => peer.close());
  const wrong = {
    secretKey: 'sk_live_51WrongKey00000001',
    setting: 'PAYMENTS_FILE: the stripe_secret_key of grand',
    hotels: ['grand'],
  };
  const lines = (used: readonly Partial<UsedAccount>[]) => keyLines({ accounts: accountsOf(used), apiUrl: peer.url });

  it('are tried once each, and a wrong one is named', async () => {
    expect(await lines([TEST, wrong])).toEqual([
      'PAYMENTS_FILE: the stripe_secret_key of grand is not accepted by Stripe: guests of its hotels cannot pay online.',
    ]);
    expect(peer.requests.map(({ path }) => path)).toEqual(['/v1/balance', '/v1/balance']);
  });

  it('that only go on with earlier payments are named by what they can no longer do', async () => {
    const setting = 'PAYMENTS_FILE: the stripe_secret_key of grand.former.0';
    expect(await lines([{ ...wrong, setting, hotels: [] }])).toEqual([
      `${setting} is not accepted by Stripe: what was paid by it can be neither charged nor given back.`,
    ]);
  });

  it('are reported as untried when Stripe does not answer', async () => {
    peer.breakNext(500);
    expect(await lines([TEST])).toEqual([
      'STRIPE_SECRET_KEY could not be tried, because Stripe did not answer (STRIPE_500).',
    ]);
  });

  it('are not tried where nobody has one', async () => {
    expect(await lines([])).toEqual([]);
    expect(peer.requests).toEqual([]);
  });
});

it('gives hotels with an account Stripe, and the others none', async () => {
  const env = { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRETS: WEBHOOK_SECRET };
  const options = { apiUrl: null, port: 3000 };
  const set = await paymentServices({ accounts: readPaymentAccounts(readSettings(env).payments), ...options });
  expect([set.of('aurora')?.code, set.reader('stripe')?.code, set.reader('other'), set.capture('aurora')]).toEqual([
    'stripe',
    'stripe',
    null,
    'on_accept',
  ]);
  const none = await paymentServices({ accounts: readPaymentAccounts(readSettings({}).payments), ...options });
  expect([none.of('aurora'), none.reader('stripe'), none.capture('aurora')]).toEqual([null, null, 'at_once']);
});

it('goes on by Stripe with what was paid there before, and begins nothing new', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const path = join(folder, 'payments.json');
  writeFileSync(path, JSON.stringify({ aurora: { provider: 'page' } }));
  const env = { STRIPE_SECRET_KEY: SECRET_KEY, PAYMENTS_FILE: path };
  const accounts = readPaymentAccounts(readSettings(env).payments);
  const services = await paymentServices({ accounts, apiUrl: null, port: 3000 });
  expect([
    services.of('aurora'),
    services.former?.('aurora', 'stripe')?.code,
    services.former?.('aurora', 'page'),
  ]).toEqual([null, 'stripe', null]);
  rmSync(folder, { recursive: true });
});
