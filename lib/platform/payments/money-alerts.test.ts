import { minor } from '@/tests/builders/payments/books';
import { paidOrders, TOTAL } from '@/tests/builders/payments/paid-orders';
import { type PaymentService, paymentService, sentReport } from '@/tests/builders/payments/payment-service';
import { platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { PaymentProblems } from './payment-problems';

/** What a service reports beyond its books: disputes, and refunds that have failed. */
onEachStore((emptyStore) => {
  let service: PaymentService;
  beforeEach(() => {
    service = paymentService({ capture: 'at_once' });
  });
  const platform = platformPerTest(emptyStore, {
    paymentServices: {
      of: (hotel) => service.services.of(hotel),
      reader: (code) => service.services.reader(code),
      capture: () => 'at_once',
    },
  });
  const orders = paidOrders(platform);

  const paid = async (code: 'aurora' | 'bellevue' = 'aurora') => {
    const order = await orders.place(code);
    const reference = service.references(order.uuid)[0] ?? '';
    service.pay(reference);
    await platform.app.payments.refresh(code, order.token);
    return { ...order, reference };
  };
  let reports = 0;
  const send = (reference: string, alert: object, id = `A-${++reports}`) =>
    platform.app.payments.handleReport('stripe', null, sentReport({ id, reference, alert }));
  const listed = async (code = 'aurora') =>
    ((await platform.desk(code, '/payment-problems')).body.data as PaymentProblems).refused_reports;
  const rows = async (code = 'aurora') => (await listed(code)).map(({ num, reason, amount }) => [num, reason, amount]);
  /** The bank sends back what has arrived of refunds. */
  const refundsComeBack = (reference: string, amount: number) => service.refundByHand(reference, minor(-amount));

  it('has a row with order and amount while a bank disputes a charge, and another one once it is decided', async () => {
    const { uuid, reference } = await paid();
    expect(await send(reference, { kind: 'dispute', amount: TOTAL })).toBe('ok');
    expect(await rows()).toEqual([[1001, 'dispute', 4.95]]);
    expect((await listed())[0]).toMatchObject({ order_uuid: uuid });
    expect(await send(reference, { kind: 'dispute_lost', amount: TOTAL })).toBe('ok');
    expect(await rows()).toEqual([[1001, 'dispute_lost', 4.95]]);
    // A dispute moves nothing of the ledger.
    expect(await orders.money(uuid)).toMatchObject({ state: 'charged', kept: 4.95, to_return: 0 });
  });

  it('has one row however often the same is reported, with the last amount, until staff dismiss it', async () => {
    const { reference } = await paid();
    await send(reference, { kind: 'dispute', amount: 1000 }, 'same');
    await send(reference, { kind: 'dispute', amount: 1000 }, 'same');
    await send(reference, { kind: 'dispute', amount: 2000 });
    expect(await rows()).toEqual([[1001, 'dispute', 2]]);
    const [first] = await listed();
    expect((await platform.desk('aurora', '/payment-problems/dismiss', { id: first?.id })).status).toBe(200);
    expect(await rows()).toEqual([]);
    await send(reference, { kind: 'dispute', amount: 1000 }, 'same');
    expect(await rows()).toEqual([]);
  });

  it('has each dispute at its own hotel', async () => {
    const [own, other] = [await paid('aurora'), await paid('bellevue')];
    await send(own.reference, { kind: 'dispute', amount: 1000 });
    await send(other.reference, { kind: 'dispute_won', amount: 3000 });
    expect([await rows('aurora'), await rows('bellevue')]).toEqual([
      [[1001, 'dispute', 1]],
      [[1001, 'dispute_won', 3]],
    ]);
  });

  it('has a refund that came back after it had arrived, and the ledger keeps its laws', async () => {
    const { uuid, reference } = await paid();
    await orders.move(uuid, 'refund', { amount: 1.5, reason: 'Cold soup' });
    await orders.moveMoney(0);
    refundsComeBack(reference, 1500);
    await send(reference, { kind: 'refund_failed' });
    expect(await rows()).toEqual([[1001, 'refund_failed', 1.5]]);
    expect(await orders.money(uuid)).toMatchObject({ charged: 4.95, kept: 3.45, to_return: 0 });
    // Nothing is given back a second time by itself.
    for (let round = 0; round < 3; round += 1) await orders.moveMoney(7200);
    expect(service.effects.filter(({ call }) => call === 'refund')).toHaveLength(1);
  });

  it('adds up refunds that came back, and makes a later one once', async () => {
    const { uuid, reference } = await paid();
    await orders.move(uuid, 'refund', { amount: 1, reason: 'Cold soup' });
    await orders.moveMoney(0);
    refundsComeBack(reference, 1000);
    await send(reference, { kind: 'refund_failed' });
    platform.advanceSeconds(1);
    await orders.move(uuid, 'refund', { amount: 2, reason: 'Late' });
    for (let round = 0; round < 20; round += 1) await orders.moveMoney(7200);
    const refunds = service.effects.filter(({ call }) => call === 'refund').map(({ amount }) => amount);
    expect(refunds).toEqual([1000, 2000]);
    expect(service.books(reference).refunded).toBe(2000);
    expect(await rows()).toEqual([[1001, 'refund_failed', 1]]);
    // What the bank has sent back is still owed, and says so: nobody takes it for given back.
    expect(await orders.money(uuid)).toMatchObject({ kept: 2.95, to_return: 1, state: 'returning' });
    const { steps } = (await platform.desk('aurora', '/payment-problems')).body.data as PaymentProblems;
    expect(steps).toMatchObject([{ kind: 'refund', is_given_up: true, last_error: 'NOT_DONE_YET' }]);
    refundsComeBack(reference, 2000);
    await send(reference, { kind: 'refund_failed' });
    expect(await rows()).toEqual([[1001, 'refund_failed', 2]]);
  });

  it('has no row for a refund that failed before it had arrived, which its step makes again', async () => {
    const { uuid, reference } = await paid();
    await orders.move(uuid, 'refund', { amount: 1.5, reason: 'Cold soup' });
    service.fault = (call) => (call === 'refund' ? 'lost-before' : null);
    await orders.moveMoney(0);
    await send(reference, { kind: 'refund_failed' });
    expect(await rows()).toEqual([]);
    service.fault = () => null;
    await orders.moveMoney(10);
    expect(await orders.money(uuid)).toMatchObject({ kept: 3.45, to_return: 0 });
  });

  it('has no row for a payment of nobody, and asks for the report again while the service cannot be asked', async () => {
    const { reference } = await paid();
    expect(await send('P-99', { kind: 'dispute', amount: 1000 })).toBe('ok');
    service.fault = () => 'lost-before';
    expect(await send(reference, { kind: 'dispute', amount: 1000 }, 'again')).toBe('later');
    expect(await rows()).toEqual([]);
    service.fault = () => null;
    expect(await send(reference, { kind: 'dispute', amount: 1000 }, 'again')).toBe('ok');
    expect(await rows()).toEqual([[1001, 'dispute', 1]]);
    platform.unexpectedErrors.length = 0;
  });
});
