import { MAX_ATTEMPTS } from '@/lib/domain/notifications/retry';
import { minor } from '@/tests/builders/payments/books';
import { moneyJobs } from '@/tests/builders/payments/money-jobs';
import { TOTAL } from '@/tests/builders/payments/paid-orders';
import { paymentService } from '@/tests/builders/payments/payment-service';
import { NOON } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { createMoneyMover } from './money-mover';

/** Longer than the lease of an attempt. */
const LEASE_SECONDS = 121;

onEachStore((emptyStore) => {
  const { platform, service, orders, context, pass, run, problems, accepted, faults, movesOf } = moneyJobs(emptyStore);

  it('asks once for a step, under the key of its payment and its amount', async () => {
    const { uuid, reference } = await accepted();
    await Promise.all([run(), run(), run()]);
    await run();
    expect(movesOf(reference)).toEqual([
      { call: 'capture', reference, key: `${reference}:captured:${TOTAL}`, amount: TOTAL },
    ]);
    expect(service.calls.filter((call) => call === 'capture')).toHaveLength(1);
    expect(context.events.filter((each) => each === uuid)).toHaveLength(1);
    expect(await orders.money(uuid)).toMatchObject({ state: 'charged' });
  });

  it('asks the service first after a failed attempt, and does not move money twice when only the answer was lost', async () => {
    const { uuid, reference } = await accepted();
    faults('lost-after');
    await run();
    expect(await orders.money(uuid)).toMatchObject({ state: 'reserved' });
    pass(9);
    await run();
    expect(service.calls.slice(-1)).toEqual(['capture']);
    pass(1);
    await run();
    expect(service.calls.slice(-2)).toEqual(['capture', 'result']);
    expect(movesOf(reference)).toHaveLength(1);
    expect(await orders.money(uuid)).toMatchObject({ state: 'charged' });
    expect((await problems()).steps).toEqual([]);
  });

  it.each(['hangs-before', 'hangs-after'] as const)(
    'goes on after a process was killed whose call %s its effect',
    async (fault) => {
      const { uuid, reference } = await accepted();
      faults(fault);
      const killed = createMoneyMover(context);
      await Promise.race([killed.runOnce(), service.hung()]);
      pass(LEASE_SECONDS - 2);
      await run();
      expect(service.calls.at(-1)).toBe('capture');
      pass(2);
      await run();
      expect(movesOf(reference)).toHaveLength(1);
      expect(await orders.money(uuid)).toMatchObject({ state: 'charged', kept: 4.95 });
    },
  );

  it('tells staff of a step that fails, tries it for hours, gives it up, and tries it again when they ask for it', async () => {
    const { uuid, reference } = await accepted();
    service.fault = () => 'lost-before';
    await run();
    const step = { order_uuid: uuid, num: 1001, kind: 'capture', amount: 4.95, since: NOON, is_given_up: false };
    expect((await problems()).steps).toEqual([{ ...step, attempts: 1, last_error: 'CONNECTION_LOST' }]);
    for (let attempts = 2; attempts <= MAX_ATTEMPTS; attempts += 1) {
      pass(7200);
      await run();
    }
    const givenUp = { ...step, attempts: MAX_ATTEMPTS, is_given_up: true };
    expect((await problems()).steps).toMatchObject([givenUp]);
    pass(86_400);
    await run();
    expect((await problems()).steps).toMatchObject([givenUp]);
    expect((await platform.desk('bellevue', '/payment-problems/retry', { order_uuid: uuid })).status).toBe(404);
    service.fault = () => null;
    expect((await platform.desk('aurora', '/payment-problems/retry', { order_uuid: uuid })).status).toBe(200);
    await run();
    expect(movesOf(reference)).toHaveLength(1);
    expect((await problems()).steps).toEqual([]);
    expect((await platform.desk('aurora', '/payment-problems/retry', { order_uuid: uuid })).status).toBe(404);
  });

  it('releases instead of charging when the order was cancelled while a charge failed or was given up', async () => {
    for (const attempts of [1, MAX_ATTEMPTS]) {
      const { uuid, reference } = await accepted();
      service.fault = () => 'lost-before';
      for (let count = 0; count < attempts; count += 1, pass(7200)) await run();
      await orders.move(uuid, 'cancel');
      service.fault = () => null;
      for (let count = 0; count < 3; count += 1) await run();
      expect(movesOf(reference)).toMatchObject([{ call: 'release' }]);
      expect(await orders.money(uuid)).toMatchObject({ state: 'released' });
    }
  });

  it('charges and gives back when the charge had been made whose answer was lost before the order was cancelled', async () => {
    const { uuid, reference } = await accepted();
    faults('lost-after');
    await run();
    await orders.move(uuid, 'cancel');
    pass(10);
    for (let count = 0; count < 2; count += 1) await run();
    expect(movesOf(reference)).toMatchObject([
      { call: 'capture', amount: TOTAL },
      { call: 'refund', amount: TOTAL },
    ]);
    expect(await orders.money(uuid)).toMatchObject({ state: 'returned', kept: 0 });
  });

  it('makes a refund whose answer was lost once, although the service answers with old books and staff refund more', async () => {
    const { uuid, reference } = await accepted();
    await run();
    await orders.move(uuid, 'refund', { amount: 1, reason: 'Cold soup' });
    faults(null, 'lost-after');
    await run();
    pass(1);
    await orders.move(uuid, 'refund', { amount: 2, reason: 'Late' });
    pass(9);
    faults('stale', 'stale');
    await run();
    expect(await orders.money(uuid)).toMatchObject({ state: 'returning', to_return: 3 });
    for (let count = 0; count < 3; count += 1, pass(90)) await run();
    expect(movesOf(reference).map(({ call, amount }) => [call, amount])).toEqual([
      ['capture', TOTAL],
      ['refund', 1000],
      ['refund', 2000],
    ]);
    expect(await orders.money(uuid)).toMatchObject({
      ...{ state: 'returned', kept: 1.95 },
      refunds: [{ reason: 'Cold soup' }, { reason: 'Late' }],
    });
  });

  it('waits for a refund that the service has accepted and not yet made', async () => {
    const { uuid, reference } = await accepted();
    await run();
    await orders.move(uuid, 'cancel');
    faults(null, 'stale');
    await run();
    expect((await problems()).steps).toMatchObject([{ kind: 'refund', attempts: 1, last_error: 'NOT_DONE_YET' }]);
    pass(10);
    await run();
    expect(movesOf(reference)).toHaveLength(2);
    expect(await orders.money(uuid)).toMatchObject({ state: 'returned', kept: 0 });
    expect((await problems()).steps).toEqual([]);
  });

  it.each([
    ['the whole', 4950, []],
    ['a part', 2000, [2950]],
  ])(
    'does not give back again what the hotel has given back at the service itself: %s',
    async (_what, byHand, made) => {
      const { uuid, reference } = await accepted();
      await run();
      // Its report is lost.
      service.refundByHand(reference, minor(byHand));
      await orders.move(uuid, 'cancel');
      for (let count = 0; count < 2; count += 1) await run();
      const refunds = movesOf(reference).filter(({ call }) => call === 'refund');
      expect(refunds.map(({ amount }) => amount)).toEqual(made);
      expect(await orders.money(uuid)).toMatchObject({ state: 'returned', kept: 0 });
    },
  );

  it('takes nothing off twice that the hotel has given back at the service itself as well', async () => {
    const { uuid, reference } = await accepted();
    await run();
    service.refundByHand(reference, minor(1000));
    await orders.move(uuid, 'refund', { amount: 1, reason: 'Cold soup' });
    for (let count = 0; count < 2; count += 1) await run();
    expect(movesOf(reference)).toMatchObject([{ call: 'capture' }]);
    expect(await orders.money(uuid)).toMatchObject({ kept: 3.95, to_return: 0 });
  });

  it('delays no other hotel while the service of one hangs', async () => {
    const slow = await Promise.all([accepted(), accepted(), accepted(), accepted()]);
    const fast = await accepted('bellevue');
    const slowOnes = slow.map(({ reference }) => reference);
    const others = paymentService();
    others.fault = () => 'hangs-before';
    const hanging = others.services.of('aurora');
    const { of } = service.services;
    service.services.of = (hotel) => (hotel === 'aurora' ? hanging : of(hotel));
    const mover = createMoneyMover(context);
    await Promise.race([mover.runOnce(), new Promise((resolve) => setTimeout(resolve, 500))]);
    expect(movesOf(fast.reference)).toHaveLength(1);
    expect(slowOnes.flatMap(movesOf)).toEqual([]);
    expect(others.calls).toHaveLength(2);
  });

  it('says that a service is no longer set up, and goes on once it is', async () => {
    const { uuid } = await accepted();
    const { of } = service.services;
    service.services.of = () => null;
    await run();
    expect((await problems()).steps).toMatchObject([{ last_error: 'PROVIDER_NOT_SET_UP' }]);
    service.services.of = of;
    pass(10);
    await run();
    expect(await orders.money(uuid)).toMatchObject({ state: 'charged' });
  });

  it('gives back or releases what was paid after the order had ended', async () => {
    for (const action of ['cancel', 'expire']) {
      const order = await orders.place();
      const [reference = ''] = service.references(order.uuid);
      await orders.move(order.uuid, action);
      expect(await orders.read(order.uuid)).toMatchObject({ integration_payment: null, money: null });
      service.pay(reference);
      await platform.app.payments.refresh('aurora', order.token);
      expect(await orders.read(order.uuid)).toMatchObject({
        integration_payment: { status_id: 'done' },
        money: { state: 'reserved' },
      });
      for (let count = 0; count < 2; count += 1) await run();
      expect(await orders.money(order.uuid)).toMatchObject({ state: 'released', reserved: 0 });
      expect(service.books(reference)).toMatchObject({ captured: 0, released: TOTAL });
    }
  });

  it('ends the page of the service when an unpaid order ends', async () => {
    const { uuid } = await orders.place();
    const [reference = ''] = service.references(uuid);
    await run();
    expect(service.isOpen(reference)).toBe(true);
    await orders.move(uuid, 'cancel');
    await run();
    expect(service.isOpen(reference)).toBe(false);
    expect((await problems()).steps).toEqual([]);
    expect(await orders.read(uuid)).toMatchObject({ integration_payment: null, money: null });
  });
});
