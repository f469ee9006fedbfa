import { MAX_ATTEMPTS } from '@/lib/domain/notifications/retry';
import { minor } from '@/tests/builders/payments/books';
import { moneyContext } from '@/tests/builders/payments/money-context';
import { paidOrders, TOTAL } from '@/tests/builders/payments/paid-orders';
import { type Fault, type PaymentService, paymentService, sentReport } from '@/tests/builders/payments/payment-service';
import { NOON, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { createMoneyMover } from './money-mover';
import { createPaymentChecks } from './payment-checks';
import type { PaymentProblems } from './payment-problems';

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let service: PaymentService;
  let orders: ReturnType<typeof paidOrders>;
  let context: ReturnType<typeof moneyContext>;
  let clock: number;
  beforeEach(async () => {
    clock = Date.parse(NOON);
    service = paymentService();
    platform = await testPlatform(await emptyStore(), { paymentServices: service.services });
    orders = paidOrders(platform);
    context = moneyContext(platform, service, () => new Date(clock));
  });
  afterEach(async () => {
    await context.close();
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const pass = (seconds: number) => {
    clock += seconds * 1000;
    platform.setClock(new Date(clock).toISOString());
  };
  /** Begins the job of a process, as after a start. */
  const run = () => createMoneyMover(context).runOnce();
  const problems = async () => (await platform.desk('aurora', '/payment-problems')).body.data as PaymentProblems;
  /** An accepted order that is to be charged now. */
  const accepted = async () => {
    const order = await orders.place();
    const [reference = ''] = service.references(order.uuid);
    service.pay(reference);
    await platform.app.payments.refresh('aurora', order.token);
    await orders.move(order.uuid, 'accept');
    pass(15);
    return { ...order, reference };
  };
  const faults = (...next: (Fault | null)[]) => {
    service.fault = () => next.shift() ?? null;
  };
  const movesOf = (reference: string) => service.effects.filter((effect) => effect.reference === reference);

  it('gives back only what is left when staff have given back a part at the service before the next attempt', async () => {
    const { uuid, reference } = await accepted();
    await run();
    await orders.move(uuid, 'refund', { amount: 3, reason: 'Cold soup' });
    faults('lost-before');
    await run();
    service.refundByHand(reference, minor(2000));
    pass(10);
    for (let count = 0; count < 2; count += 1) await run();
    expect(movesOf(reference).map(({ call, amount }) => [call, amount])).toEqual([
      ['capture', TOTAL],
      ['refund', 1000],
    ]);
    expect(await orders.money(uuid)).toMatchObject({ state: 'returned', kept: 1.95 });
    expect((await problems()).steps).toEqual([]);
  });

  it('never gives up a refund that a bank takes weeks for, and learns of its end without a report', async () => {
    const { uuid, reference } = await accepted();
    await run();
    await orders.move(uuid, 'cancel');
    service.fault = () => 'stale';
    for (let attempts = 1; attempts <= 2 * MAX_ATTEMPTS; attempts += 1, pass(7200)) await run();
    expect((await problems()).steps).toMatchObject([{ is_given_up: false, last_error: 'NOT_DONE_YET' }]);
    // A single failure between two answers ends the attempts, and the next check begins them again.
    service.fault = () => 'lost-before';
    await run();
    expect((await problems()).steps).toMatchObject([{ is_given_up: true }]);
    service.fault = () => 'stale';
    pass(3600);
    await createPaymentChecks(context).runOnce();
    expect((await problems()).steps).toMatchObject([{ is_given_up: false }]);
    service.fault = () => null;
    pass(3600);
    await createPaymentChecks(context).runOnce();
    expect(movesOf(reference)).toHaveLength(2);
    expect(await orders.money(uuid)).toMatchObject({ state: 'returned', kept: 0 });
    expect((await problems()).steps).toEqual([]);
  });

  it('tells staff once of a delivered order whose reservation ended before it could be charged', async () => {
    const { uuid, reference } = await accepted();
    await orders.move(uuid, 'done');
    service.fault = (call) => (call === 'capture' ? 'lost-before' : null);
    await run();
    service.endHold(reference);
    pass(300);
    await createPaymentChecks(context).runOnce();
    expect(await orders.money(uuid)).toMatchObject({ state: 'released', charged: 0 });
    const {
      refused_reports: [row, ...more],
      ...others
    } = await problems();
    expect(row).toMatchObject({ order_uuid: uuid, num: 1001, reason: 'uncharged', amount: 4.95 });
    expect([more, others]).toEqual([[], { steps: [], holds: [] }]);
    await platform.desk('aurora', '/payment-problems/dismiss', { id: row?.id });
    await platform.app.payments.handleReport('stripe', null, sentReport({ id: 'E-1', reference }));
    expect((await problems()).refused_reports).toEqual([]);
  });
});
