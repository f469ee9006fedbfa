import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEBHOOK_SECRET } from '@/tests/builders/payments/stripe';
import { type StripePlatform, stripePlatform } from '@/tests/builders/payments/stripe-platform';
import { type Listening, overHttp } from '@/tests/peers/over-http';
import { postReport, type SignedReport, signReport } from '@/tests/peers/stripe/webhooks';
import type { StripeEvent } from '@/tests/peers/stripe-server';
import { applySettings, readSettings } from '../settings/env';
import { setPlatform } from '../upstream/platform-handle';
import { handlePaymentReport } from './handle-payment-report';

const AURORA = 'aurora.localhost';
const ROOT = 'localhost';

let setUp: StripePlatform;
let server: Listening;

async function serve(options: Parameters<typeof stripePlatform>[0] = {}) {
  setUp = await stripePlatform(options);
  setPlatform(setUp.platform.app);
  applySettings(readSettings({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }));
  server = await overHttp((request) => handlePaymentReport(request, new URL(request.url).pathname.split('/')[3] ?? ''));
}
afterEach(async () => {
  await server.close();
  await setUp.close();
});

const signed = (event: StripeEvent | undefined, secrets = [WEBHOOK_SECRET], ageSeconds = 0): SignedReport => {
  if (event === undefined) throw new Error('there is no such event');
  return signReport(event, { secrets, at: Math.floor(setUp.now().getTime() / 1000) - ageSeconds });
};
const post = (report: SignedReport, host = ROOT, provider = 'stripe'): Promise<number> =>
  postReport(`${server.origin}/pay/reports/${provider}`, report, host);
const eventOf = (type: string) => setUp.stripe.events.find((event) => event.type === type);

/** An order that its guest has paid at Stripe, of which the platform has not heard. */
async function paid(hotel: 'aurora' | 'bellevue' = 'aurora') {
  const order = await setUp.orders.place(hotel);
  const session = setUp.newestSession();
  setUp.stripe.pay(session);
  return { ...order, session };
}
const moneyOf = async (uuid: string, hotel: 'aurora' | 'bellevue' = 'aurora') =>
  (await setUp.orders.money(uuid, hotel))?.state ?? null;

describe('a report of a payment', () => {
  beforeEach(() => serve());

  it.each([
    ['the hotel’s host', AURORA],
    ['the root domain', ROOT],
    ['a host that nobody knows', 'unknown.example.com:8080'],
  ])('is taken on %s', async (_case, host) => {
    const { uuid } = await paid();
    expect(await moneyOf(uuid)).toBeNull();
    expect(await post(signed(eventOf('checkout.session.completed')), host)).toBe(200);
    expect(await moneyOf(uuid)).toBe('reserved');
  });

  it('has its effect once when it comes twice, late, in any order and many at a time', async () => {
    const { uuid, session } = await paid();
    await setUp.orders.move(uuid, 'accept');
    const reports = setUp.stripe.events.toReversed().flatMap((event) => [signed(event), signed(event)]);
    expect(new Set(await Promise.all(reports.map((report) => post(report))))).toEqual(new Set([200]));
    await setUp.orders.moveMoney();
    expect(await moneyOf(uuid)).toBe('charged');
    for (const event of setUp.stripe.events) expect(await post(signed(event))).toBe(200);
    expect(await setUp.orders.money(uuid)).toMatchObject({ state: 'charged', charged: 4.95, reserved: 0 });
    expect(setUp.stripe.books(session)).toEqual({ authorised: 495, captured: 495, released: 0, refunded: 0 });
  });

  it('brings in what the hotel gives back at Stripe itself', async () => {
    const { uuid, session } = await paid();
    await post(signed(eventOf('checkout.session.completed')));
    await setUp.orders.move(uuid, 'accept');
    await setUp.orders.moveMoney();
    setUp.stripe.refundAtDesk(session, 100);
    expect(await post(signed(eventOf('refund.created')))).toBe(200);
    expect(await setUp.orders.money(uuid)).toMatchObject({ state: 'returned', kept: 3.95 });
  });

  it.each<[string, (report: SignedReport) => SignedReport, string?]>([
    ['is forged', () => signed(eventOf('checkout.session.completed'), ['whsec_somebodyElsesSecret'])],
    ['is older than five minutes', () => signed(eventOf('checkout.session.completed'), [WEBHOOK_SECRET], 301)],
    ['was changed', (report) => ({ ...report, body: report.body.replace('"unpaid"', '"paid"') })],
    ['is not signed', ({ body }) => ({ body, headers: {} as SignedReport['headers'] })],
    ['is empty', ({ headers }) => ({ body: '', headers })],
    ['comes on another hotel’s host', (report) => report, 'bellevue.localhost'],
  ])('is refused when it %s', async (_case, change, host = ROOT) => {
    const { uuid } = await paid();
    expect(await post(change(signed(eventOf('checkout.session.completed'))), host)).toBe(400);
    expect(await moneyOf(uuid)).toBeNull();
  });

  it('is refused when it names another amount or currency, and staff read of it', async () => {
    const { uuid } = await paid();
    const event = eventOf('checkout.session.completed');
    for (const change of [{ amount_total: 9900 }, { currency: 'usd' }])
      expect(await post(signed(event && { ...event, object: { ...event.object, ...change } }))).toBe(400);
    expect(await moneyOf(uuid)).toBeNull();
    const { body } = await setUp.platform.desk('aurora', '/payment-problems');
    expect(body.data).toMatchObject({ refused_reports: [{ order_uuid: uuid }, { order_uuid: uuid }] });
    expect(setUp.platform.unexpectedErrors).toHaveLength(2);
  });

  it('is taken and forgotten when it is about something else, or about a payment of nobody', async () => {
    const { uuid } = await paid();
    const about = (object: object, type: string) => signed({ id: 'evt_x', type, created: 0, object });
    expect(await post(about({ object: 'payout', id: 'po_1' }, 'payout.paid'))).toBe(200);
    const foreign = { object: 'payment_intent', id: 'pi_of_a_shop', amount: 100, currency: 'eur' };
    expect(await post(about(foreign, 'payment_intent.succeeded'))).toBe(200);
    expect(await moneyOf(uuid)).toBeNull();
  });

  it('comes again when Stripe could not be asked', async () => {
    const { uuid } = await paid();
    setUp.peer.breakNext(500, 1, /^GET/);
    expect(await post(signed(eventOf('checkout.session.completed')))).toBe(503);
    expect(await moneyOf(uuid)).toBeNull();
    expect(await post(signed(eventOf('checkout.session.completed')))).toBe(200);
    expect(await moneyOf(uuid)).toBe('reserved');
    setUp.platform.unexpectedErrors.length = 0;
  });

  it('is refused of a provider that is not set up', async () => {
    await paid();
    for (const provider of ['page', 'paypal', '__proto__'])
      expect(await post(signed(eventOf('checkout.session.completed')), ROOT, provider)).toBe(400);
  });

  it('is not read above its limit of size', async () => {
    await paid();
    const { headers } = signed(eventOf('checkout.session.completed'));
    expect(await post({ body: ' '.repeat(256 * 1024 + 1), headers })).toBe(413);
  });
});

describe('with accounts of their own', () => {
  let folder: string;
  const OWN = 'whsec_secretOfBellevue0000000002';
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'payments-'));
    const path = join(folder, 'payments.json');
    const bellevue = { stripe_secret_key: 'sk_test_51BellevuesOwn0002', stripe_webhook_secrets: [OWN] };
    writeFileSync(path, JSON.stringify({ bellevue }));
    await serve({
      env: { PAYMENTS_FILE: path, STRIPE_WEBHOOK_SECRETS: `${WEBHOOK_SECRET},whsec_theNextSecret00000003` },
    });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('hotels are paid at their own account, which alone says how a payment stands', async () => {
    const other = setUp.peer.account('sk_test_51BellevuesOwn0002');
    const { uuid } = await setUp.orders.place('bellevue');
    const [session = ''] = other.account.sessions.keys();
    // The operator's secret is read too, because guests may have paid at the operator's account before.
    const object = { object: 'checkout.session', id: session, payment_status: 'paid' };
    const event = { id: 'evt_claimed', type: 'checkout.session.completed', created: 1, object };
    expect(await post(signed(event, [WEBHOOK_SECRET]))).toBe(200);
    expect(await moneyOf(uuid, 'bellevue')).toBeNull();
    other.pay(session);
    const paidEvent = other.events.find(({ type }) => type === 'checkout.session.completed');
    expect(await post(signed(paidEvent, [OWN]), 'bellevue.localhost')).toBe(200);
    expect(await moneyOf(uuid, 'bellevue')).toBe('reserved');
    expect(setUp.stripe.account.sessions.size).toBe(0);
  });

  it('a secret of one hotel reports nothing of another', async () => {
    const { uuid } = await paid();
    expect(await post(signed(eventOf('checkout.session.completed'), [OWN]))).toBe(400);
    expect(await moneyOf(uuid)).toBeNull();
  });

  it('either secret is taken while one changes', async () => {
    const { uuid } = await paid();
    expect(await post(signed(eventOf('charge.succeeded'), ['whsec_theNextSecret00000003']))).toBe(200);
    expect(await moneyOf(uuid)).toBeNull();
    expect(await post(signed(eventOf('checkout.session.completed'), ['whsec_theNextSecret00000003']))).toBe(200);
    expect(await moneyOf(uuid)).toBe('reserved');
    expect(await post(signed(eventOf('checkout.session.completed'), [WEBHOOK_SECRET]))).toBe(200);
  });
});
