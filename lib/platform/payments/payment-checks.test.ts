import { setTimeout } from 'node:timers/promises';
import { moneyContext } from '@/tests/builders/payments/money-context';
import { paidOrders } from '@/tests/builders/payments/paid-orders';
import { type PaymentService, paymentService } from '@/tests/builders/payments/payment-service';
import { NOON, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { OutboxEvent } from '../stores/outbox';
import { createPaymentChecks } from './payment-checks';

const MINUTES = 60;
/** Longer than the interval of the checks. */
const INTERVAL_MS = 31_000;

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let service: PaymentService;
  let orders: ReturnType<typeof paidOrders>;
  beforeEach(async () => {
    service = paymentService();
    platform = await testPlatform(await emptyStore(), { paymentServices: service.services });
    orders = paidOrders(platform);
  });
  afterEach(() => platform.close());

  const place = async () => {
    const order = await orders.place();
    return { ...order, reference: service.references(order.uuid)[0] ?? '' };
  };
  const pass = async (minutes: number) => {
    platform.advanceSeconds(minutes * MINUTES);
    await platform.app.paymentChecks.runOnce();
  };
  const asked = () => service.calls.filter((call) => call === 'result').length;

  it('finds a payment that nobody has reported, after five minutes', async () => {
    const { uuid, reference } = await place();
    const events: OutboxEvent[] = [];
    platform.app.onOutbox((event) => events.push(event));
    service.pay(reference);
    await pass(4);
    expect([asked(), await orders.money(uuid)]).toEqual([0, null]);
    await pass(1);
    expect(await orders.money(uuid)).toMatchObject({ state: 'reserved' });
    expect(events).toMatchObject([{ type: 'order-updated', order_uuid: uuid }]);
    expect(platform.unexpectedErrors).toEqual([]);
  });

  it('asks every five minutes while a payment is open or reserved, and tells nobody when nothing has changed', async () => {
    const { uuid, reference } = await place();
    const events: OutboxEvent[] = [];
    platform.app.onOutbox((event) => events.push(event));
    for (let count = 1; count <= 3; count += 1) {
      await pass(5);
      expect(asked()).toBe(count);
    }
    expect(events).toEqual([]);
    service.pay(reference);
    await pass(5);
    await pass(5);
    expect([asked(), events.length]).toEqual([5, 1]);
    await orders.move(uuid, 'accept');
    await orders.moveMoney();
    await pass(60);
    expect([asked(), (await orders.money(uuid))?.state]).toEqual([5, 'charged']);
  });

  it('asks no more once the page has ended unpaid', async () => {
    const { reference } = await place();
    service.endPage(reference);
    await pass(5);
    await pass(60);
    expect(asked()).toBe(1);
  });

  it('asks less and less often while the service does not answer, and as often as before once it does', async () => {
    await place();
    service.fault = () => 'lost-before';
    const minutes: number[] = [];
    for (let minute = 1; minute <= 300; minute += 1) {
      const before = asked();
      await pass(1);
      if (asked() > before) minutes.push(minute);
    }
    const waits = minutes.map((minute, index) => minute - (minutes[index - 1] ?? 0));
    expect(waits.slice(0, 6)).toEqual([5, 5, 10, 20, 40, 60]);
    expect(Math.max(...waits)).toBe(60);
    expect(platform.unexpectedErrors).toHaveLength(minutes.length);
    service.fault = () => null;
    await pass(60);
    const before = asked();
    await pass(5);
    expect(asked()).toBe(before + 1);
  });

  it('looks at all that is due without waiting for another interval', async () => {
    for (let count = 0; count < 25; count += 1) await place();
    platform.advanceSeconds(5 * MINUTES);
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    platform.app.paymentChecks.start();
    jest.advanceTimersByTime(INTERVAL_MS);
    jest.useRealTimers();
    for (let wait = 0; wait < 500 && asked() < 25; wait += 1) await setTimeout(10);
    expect(asked()).toBe(25);
    await platform.app.paymentChecks.stop();
  });

  it('delays no other hotel while the service of one hangs', async () => {
    for (let count = 0; count < 10; count += 1) await place();
    const { uuid } = await orders.place('bellevue');
    service.pay(service.references(uuid)[0] ?? '');
    const others = paymentService();
    others.fault = () => 'hangs-before';
    const hanging = others.services.of('aurora');
    const { of } = service.services;
    service.services.of = (hotel) => (hotel === 'aurora' ? hanging : of(hotel));
    const later = new Date(Date.parse(NOON) + 5 * MINUTES * 1000);
    const context = moneyContext(platform, service, () => later);
    await Promise.race([createPaymentChecks(context).runOnce(), setTimeout(500)]);
    await context.close();
    expect(await orders.money(uuid, 'bellevue')).toMatchObject({ state: 'reserved' });
    expect(others.calls).toHaveLength(2);
  });

  it('looks at a payment once when two processes look at the same time', async () => {
    await place();
    platform.advanceSeconds(5 * MINUTES);
    await Promise.all([platform.app.paymentChecks.runOnce(), platform.app.paymentChecks.runOnce()]);
    expect(asked()).toBe(1);
  });

  it('never looks at an open payment of the demonstration page', async () => {
    service.services.of = () => null;
    const { uuid, token } = await place();
    await pass(60);
    expect(platform.unexpectedErrors).toEqual([]);
    expect(await platform.app.payments.settle('aurora', token, 'pay')).toMatchObject({ status: 'done' });
    expect((await orders.read(uuid)).integration_payment).toMatchObject({ status_id: 'done' });
  });
});
