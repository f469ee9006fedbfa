import type { PaymentReport } from '@/lib/platform/payments/payment-provider';
import { ACCOUNT, askedPayment, payable, SECRET_KEY, stripeAt, WEBHOOK_SECRET } from '@/tests/builders/payments/stripe';
import { type SignedReport, signReport } from '@/tests/peers/stripe/webhooks';
import { type StripeAccountPeer, type StripeServer, startStripeServer } from '@/tests/peers/stripe-server';
import type { StripeAccount } from './stripe-accounts';

const NOW = new Date('2026-05-04T18:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const OTHER_SECRET = 'whsec_secretOfBellevue0000000002';
let peer: StripeServer;
let stripe: StripeAccountPeer;
beforeEach(async () => {
  peer = await startStripeServer({ now: () => NOW });
  stripe = peer.account(SECRET_KEY);
});
afterEach(() => peer.close());

const ACCOUNTS: ReadonlyMap<string, readonly StripeAccount[]> = new Map([
  ['aurora', [ACCOUNT]],
  ['bellevue', [{ secretKey: 'sk_test_bellevue', webhookSecrets: [OTHER_SECRET], name: null }]],
]);

const read = (report: SignedReport, options: Parameters<typeof stripeAt>[1] = {}): Promise<PaymentReport> =>
  stripeAt(peer.url, {
    accounts: (hotel) => ACCOUNTS.get(hotel) ?? [],
    webhookSecrets: [WEBHOOK_SECRET, OTHER_SECRET],
    ...options,
  }).readReport({ headers: new Headers(report.headers), body: report.body, now: NOW });

/** Everything that Stripe reports of a payment that is paid, charged in part and given back. */
async function reported() {
  const provider = stripeAt(peer.url, { now: () => NOW });
  const begun = await provider.begin(payable());
  stripe.fail(begun.reference);
  stripe.pay(begun.reference);
  const asked = askedPayment(begun);
  await provider.capture(asked, payable().amount, 'key');
  await provider.refund(asked, payable().amount, 'key');
  return { reference: begun.reference, intent: [...stripe.account.intents.keys()][0] };
}
const signed = (place: number, secrets = [WEBHOOK_SECRET], at = SECONDS): SignedReport => {
  const event = stripe.events.at(place);
  if (event === undefined) throw new Error('no such event');
  return signReport(event, { secrets, at });
};

it('reads every report about a payment: which one, and what it amounts to', async () => {
  const { reference, intent } = await reported();
  const read1 = await Promise.all(stripe.events.map((_, place) => read(signed(place))));
  const whole = { amount: 24_500, currencyCode: 'EUR' };
  const types = stripe.events.map(({ type }) => type);
  const said = Object.fromEntries(read1.map((report, place) => [types[place], report]));
  expect(said).toMatchObject({
    'charge.failed': { kind: 'payment', reference: null, intent, ...whole },
    'payment_intent.payment_failed': { reference: null, intent, ...whole },
    'payment_intent.amount_capturable_updated': { reference: null, intent, ...whole },
    'checkout.session.completed': { reference, intent, ...whole },
    'charge.captured': { reference: null, intent, ...whole },
    'payment_intent.succeeded': { reference: null, intent, ...whole },
    'refund.created': { reference: null, intent, amount: null, currencyCode: 'EUR' },
    'charge.refunded': { reference: null, intent, ...whole },
  });
  expect(read1.map((report) => 'id' in report && report.id)).toEqual(stripe.events.map(({ id }) => id));
});

it('has the same id when it comes again, signed anew', async () => {
  await reported();
  const [first, again] = await Promise.all([read(signed(-1)), read(signed(-1, [WEBHOOK_SECRET], SECONDS - 200))]);
  expect(again).toMatchObject({ kind: 'payment', id: 'id' in first && first.id });
});

it('is for the hotels whose account has the secret, and for no other', async () => {
  await reported();
  const report = await read(signed(-1));
  const hotels = ['aurora', 'bellevue', 'nowhere', 'constructor'];
  const isFor = (of: PaymentReport) => hotels.filter((hotel) => of.kind === 'payment' && of.isFor(hotel));
  expect(isFor(report)).toEqual(['aurora']);
  expect(isFor(await read(signed(-1, [OTHER_SECRET])))).toEqual(['bellevue']);
});

it('may be signed with either secret while one changes, and with both', async () => {
  await reported();
  const secrets = { webhookSecrets: [WEBHOOK_SECRET, 'whsec_theNextOne00000000000000003'] };
  const rotating = { accounts: () => [{ ...ACCOUNT, ...secrets }], ...secrets };
  for (const by of [secrets.webhookSecrets.slice(0, 1), secrets.webhookSecrets.slice(1), secrets.webhookSecrets]) {
    const report = await read(signed(-1, by), rotating);
    expect(report.kind === 'payment' && report.isFor('aurora')).toBe(true);
  }
});

it.each<[string, (report: SignedReport) => SignedReport]>([
  ['signed with another secret', () => signed(-1, ['whsec_somebodyElses'])],
  ['older than five minutes', () => signed(-1, [WEBHOOK_SECRET], SECONDS - 301)],
  ['whose body was changed', (report) => ({ ...report, body: report.body.replace('2450', '9950') })],
  ['whose body was written anew', (report) => ({ ...report, body: JSON.stringify(JSON.parse(report.body)) })],
  ['without a signature', ({ body }) => ({ body, headers: {} as SignedReport['headers'] })],
  [
    'with a time of its own',
    ({ body, headers }) => ({
      body,
      headers: { ...headers, 'stripe-signature': headers['stripe-signature'].replace(/t=\d+/, `t=${SECONDS - 10}`) },
    }),
  ],
  [
    'with a scheme of tests',
    ({ body, headers }) => ({
      body,
      headers: { ...headers, 'stripe-signature': headers['stripe-signature'].replace('v1=', 'v0=') },
    }),
  ],
  ['without a body', ({ headers }) => ({ body: '', headers })],
])('is refused when it is one %s', async (_case, change) => {
  await reported();
  expect(await read(change(signed(-1)))).toEqual({ kind: 'refused', why: 'signature' });
});

it('is taken when it is exactly five minutes old', async () => {
  await reported();
  expect(await read(signed(-1, [WEBHOOK_SECRET], SECONDS - 300))).toMatchObject({ kind: 'payment' });
});

it('cannot be checked without a secret', async () => {
  await reported();
  expect(await read(signed(-1), { webhookSecrets: [] })).toEqual({ kind: 'refused', why: 'not-set-up' });
});

it.each([
  ['payout.paid', { object: 'payout', id: 'po_1', amount: 100, currency: 'eur' }],
  ['charge.dispute.created', { object: 'dispute', id: 'dp_1', payment_intent: null, amount: 100, currency: 'eur' }],
  ['charge.succeeded', { object: 'charge', id: 'ch_1', payment_intent: null, amount: 100, currency: 'eur' }],
  ['payment_intent.unheard_of', { object: 'unheard_of' }],
])('about something else is irrelevant: %s', async (type, object) => {
  const report = signReport(
    { id: 'evt_1', type, created: SECONDS, object },
    { secrets: [WEBHOOK_SECRET], at: SECONDS },
  );
  expect(await read(report)).toEqual({ kind: 'irrelevant', id: 'evt_1' });
});

it('in another currency is read in its unit', async () => {
  const object = { object: 'payment_intent', id: 'pi_1', amount: 1200, currency: 'jpy' };
  const event = { id: 'evt_1', type: 'payment_intent.succeeded', created: SECONDS, object };
  const report = await read(signReport(event, { secrets: [WEBHOOK_SECRET], at: SECONDS }));
  expect(report).toMatchObject({ amount: 1_200_000, currencyCode: 'JPY' });
});

it.each([
  ['charge.dispute.created', 'dispute', 'needs_response', { kind: 'dispute', amount: 1000 }],
  ['charge.dispute.updated', 'dispute', 'under_review', null],
  ['charge.dispute.closed', 'dispute', 'won', { kind: 'dispute_won', amount: 1000 }],
  ['charge.dispute.closed', 'dispute', 'warning_closed', { kind: 'dispute_won', amount: 1000 }],
  ['charge.dispute.closed', 'dispute', 'lost', { kind: 'dispute_lost', amount: 1000 }],
  ['refund.failed', 'refund', 'failed', { kind: 'refund_failed' }],
  ['charge.refund.updated', 'refund', 'failed', { kind: 'refund_failed' }],
  ['charge.refund.updated', 'refund', 'succeeded', null],
  ['refund.created', 'refund', 'pending', null],
])('%s of a %s that is %s says what no books have', async (type, kind, status, alert) => {
  const object = { object: kind, id: 'xx_1', payment_intent: 'pi_1', amount: 100, currency: 'eur', status };
  const event = { id: 'evt_1', type, created: SECONDS, object };
  const report = await read(signReport(event, { secrets: [WEBHOOK_SECRET], at: SECONDS }));
  // Its own amount is not what the payment amounts to.
  expect(report).toMatchObject({ kind: 'payment', intent: 'pi_1', amount: null, currencyCode: 'EUR', alert });
});
