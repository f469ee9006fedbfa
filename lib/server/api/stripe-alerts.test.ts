import { WEBHOOK_SECRET } from '@/tests/builders/payments/stripe';
import { type StripePlatform, stripePlatform } from '@/tests/builders/payments/stripe-platform';
import { signReport } from '@/tests/peers/stripe/webhooks';

let setUp: StripePlatform;
beforeEach(async () => {
  setUp = await stripePlatform({ capture: 'at_once' });
});
afterEach(() => setUp.close());

/** An order that is charged. */
async function charged() {
  const order = await setUp.orders.place();
  const session = setUp.newestSession();
  setUp.stripe.pay(session);
  await setUp.platform.app.payments.refresh('aurora', order.token);
  return { ...order, session };
}
/** Sends the reports of these types that Stripe has had so far, oldest first. */
async function report(...types: string[]) {
  const at = Math.floor(setUp.now().getTime() / 1000);
  const answers: string[] = [];
  for (const event of setUp.stripe.events.filter(({ type }) => types.includes(type))) {
    const { headers, body } = signReport(event, { secrets: [WEBHOOK_SECRET], at });
    answers.push(
      await setUp.platform.app.payments.handleReport('stripe', null, { headers: new Headers(headers), body }),
    );
  }
  return answers;
}
async function problems() {
  const { data } = (await setUp.platform.desk('aurora', '/payment-problems')).body;
  return data as {
    steps: readonly { kind: string; amount: number; last_error: string | null }[];
    refused_reports: readonly { num: number; reason: string; amount: number | null }[];
  };
}
const rows = async () => (await problems()).refused_reports.map(({ num, reason, amount }) => [num, reason, amount]);

it.each([
  ['won', 'dispute_won'],
  ['lost', 'dispute_lost'],
] as const)('a dispute that Stripe reports stands among the problems, also once it is %s', async (status, reason) => {
  const { uuid, session } = await charged();
  setUp.stripe.dispute(session, 300);
  expect(await report('charge.dispute.created')).toEqual(['ok']);
  expect(await rows()).toEqual([[1001, 'dispute', 3]]);
  setUp.stripe.closeDisputes(status);
  // The first one comes again, too: it is known.
  expect(await report('charge.dispute.created', 'charge.dispute.closed')).toEqual(['ok', 'ok']);
  expect(await rows()).toEqual([[1001, reason, 3]]);
  expect(await setUp.orders.money(uuid)).toMatchObject({ state: 'charged', kept: 4.95 });
  expect(setUp.stripe.books(session)).toEqual({ authorised: 495, captured: 495, released: 0, refunded: 0 });
});

it('an order whose charge is disputed moves no money when it is cancelled, and says so', async () => {
  const { uuid, session } = await charged();
  setUp.stripe.dispute(session, 495);
  await report('charge.dispute.created');
  await setUp.orders.move(uuid, 'cancel');
  await setUp.orders.moveMoney();
  expect(setUp.stripe.books(session)).toMatchObject({ captured: 495, refunded: 0 });
  expect((await problems()).steps).toMatchObject([
    { kind: 'refund', amount: 4.95, last_error: 'STRIPE_CHARGE_DISPUTED' },
  ]);
  // Decided for the hotel, the money is the guest's again.
  setUp.stripe.closeDisputes('won');
  setUp.advanceSeconds(60);
  await setUp.orders.moveMoney();
  expect(setUp.stripe.books(session)).toMatchObject({ captured: 495, refunded: 495 });
  expect(await setUp.orders.money(uuid)).toMatchObject({ state: 'returned', kept: 0 });
});

it('a refund that a bank sends back stands once among the problems, and is not made again by itself', async () => {
  const { uuid, session } = await charged();
  await setUp.orders.move(uuid, 'refund', { amount: 1.5, reason: 'Cold soup' });
  await setUp.orders.moveMoney(0);
  setUp.stripe.returnRefunds();
  expect(await report('refund.failed', 'charge.refund.updated')).toEqual(['ok', 'ok']);
  expect(await rows()).toEqual([[1001, 'refund_failed', 1.5]]);
  setUp.advanceSeconds(7200);
  await setUp.orders.moveMoney();
  expect(setUp.stripe.books(session)).toEqual({ authorised: 495, captured: 495, released: 0, refunded: 0 });
  expect(await setUp.orders.money(uuid)).toMatchObject({ kept: 3.45, to_return: 0 });
  // The hotel gives it back at Stripe's own desk.
  setUp.stripe.refundAtDesk(session, 150);
  await report('refund.created');
  expect(await setUp.orders.money(uuid)).toMatchObject({ kept: 3.45 });
});

it('a refund that fails on its way is made again, and is no row of its own', async () => {
  const { uuid, session } = await charged();
  setUp.stripe.refundsBegin('pending');
  await setUp.orders.move(uuid, 'refund', { amount: 1.5, reason: 'Cold soup' });
  await setUp.orders.moveMoney(0);
  setUp.stripe.settleRefunds('failed');
  setUp.stripe.refundsBegin('succeeded');
  expect(await report('refund.failed')).toEqual(['ok']);
  expect(await rows()).toEqual([]);
  setUp.advanceSeconds(60);
  await setUp.orders.moveMoney();
  expect(setUp.stripe.books(session)).toMatchObject({ captured: 495, refunded: 150 });
  expect(await setUp.orders.money(uuid)).toMatchObject({ kept: 3.45, to_return: 0 });
});
