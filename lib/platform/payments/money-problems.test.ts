import { MAX_ATTEMPTS } from '@/lib/domain/notifications/retry';
import { minor } from '@/tests/builders/payments/books';
import { moneyJobs } from '@/tests/builders/payments/money-jobs';
import { TOTAL } from '@/tests/builders/payments/paid-orders';
import { sentReport } from '@/tests/builders/payments/payment-service';
import { onEachStore } from '@/tests/builders/platform/stores';
import { createPaymentChecks } from './payment-checks';

onEachStore((emptyStore) => {
  const { platform, service, orders, context, pass, run, problems, accepted, faults, movesOf } = moneyJobs(emptyStore);

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
