import type { CaptureTime } from '@/lib/domain/payments/money-step';
import { paidOrders } from '@/tests/builders/payments/paid-orders';
import { paymentService } from '@/tests/builders/payments/payment-service';
import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';

/** Both providers play the same: the demonstration page, and a payment service of the hotel's. */
const PROVIDERS = ['page', 'service'] as const;

onEachStore((emptyStore) => {
  describe.each(PROVIDERS)('paid at the %s', (kind) => {
    describe('and charged on acceptance', () => flows(emptyStore, { kind, capture: 'on_accept' }));
    describe('and charged at once', () => flows(emptyStore, { kind, capture: 'at_once' }));
  });
});

type Setting = { kind: (typeof PROVIDERS)[number]; capture: CaptureTime };

/** What becomes of the money of an order, whoever takes it. */
function flows(emptyStore: () => Promise<EmptyStore>, { kind, capture }: Setting): void {
  let platform: TestPlatform;
  let orders: ReturnType<typeof paidOrders>;
  let service: ReturnType<typeof paymentService>;
  beforeEach(async () => {
    service = paymentService({ capture, ...(kind === 'page' && { hotels: [] }) });
    platform = await testPlatform(await emptyStore(), { paymentServices: service.services });
    orders = paidOrders(platform);
  });
  afterEach(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const isAtOnce = capture === 'at_once';
  /** The guest pays an order. */
  const pay = async ({ uuid, token }: { uuid: string; token: string }) => {
    if (kind === 'page') return platform.app.payments.settle('aurora', token, 'pay');
    service.pay(service.references(uuid).at(-1) ?? '');
    return platform.app.payments.refresh('aurora', token);
  };
  const placeAndPay = async () => {
    const order = await orders.place();
    await pay(order);
    return order;
  };
  const paidState = isAtOnce ? { state: 'charged', kept: 4.95 } : { state: 'reserved', reserved: 4.95, charged: 0 };
  const noneLeft = isAtOnce ? { state: 'returned', kept: 0, charged: 4.95 } : { state: 'released', charged: 0 };

  it('keeps what a guest owes from acceptance until delivery', async () => {
    const { uuid } = await placeAndPay();
    expect(await orders.money(uuid)).toMatchObject(paidState);
    await orders.moveMoney(3600);
    expect(await orders.money(uuid)).toMatchObject(paidState);
    await orders.move(uuid, 'accept');
    await orders.moveMoney();
    const charged = { state: 'charged', reserved: 0, charged: 4.95, kept: 4.95, to_return: 0, refunds: [] };
    expect(await orders.money(uuid)).toEqual({ ...charged, held_until: null });
    await orders.move(uuid, 'done');
    await orders.moveMoney();
    expect(await orders.money(uuid)).toMatchObject(charged);
  });

  it('charges an order that was accepted before it was paid', async () => {
    const order = await orders.place();
    await orders.move(order.uuid, 'accept');
    await pay(order);
    await orders.moveMoney(0);
    expect(await orders.money(order.uuid)).toMatchObject({ state: 'charged', kept: 4.95 });
  });

  it('charges nothing more for an acceptance that is undone before 15 seconds, and charges the next one', async () => {
    const { uuid } = await placeAndPay();
    const { version } = (await orders.move(uuid, 'accept', { version: 0 })).body.data as { version: number };
    await orders.moveMoney(14);
    expect(await orders.money(uuid)).toMatchObject(paidState);
    expect((await orders.move(uuid, 'undo', { version })).status).toBe(200);
    await orders.moveMoney(60);
    expect(await orders.money(uuid)).toMatchObject(paidState);
    await orders.move(uuid, 'approve');
    await orders.moveMoney();
    expect(await orders.money(uuid)).toMatchObject({ state: 'charged', kept: 4.95 });
  });

  it.each(['cancel', 'expire'])('gives everything back at once when staff %s a draft', async (action) => {
    const { uuid } = await placeAndPay();
    await orders.move(uuid, action);
    await orders.moveMoney(0);
    expect(await orders.money(uuid)).toMatchObject(noneLeft);
    expect(await orders.read(uuid)).toMatchObject({ integration_payment: { status_id: 'done' } });
  });

  it('gives everything back when staff cancel an order that they had accepted, and says so meanwhile', async () => {
    const { uuid } = await placeAndPay();
    await orders.move(uuid, 'accept');
    await orders.moveMoney();
    await orders.move(uuid, 'cancel', { reason: 'order_cancel__sold_out' });
    expect(await orders.money(uuid)).toMatchObject({ state: 'returning', kept: 4.95, to_return: 4.95 });
    await orders.moveMoney(0);
    expect(await orders.money(uuid)).toMatchObject({
      ...{ state: 'returned', charged: 4.95, kept: 0, to_return: 0 },
      refunds: [{ amount: 4.95, reason: '' }],
    });
  });

  it('releases what was never charged when an accepted order is cancelled before 15 seconds', async () => {
    const { uuid } = await placeAndPay();
    await orders.move(uuid, 'accept');
    await orders.move(uuid, 'cancel');
    await orders.moveMoney();
    expect(await orders.money(uuid)).toMatchObject(noneLeft);
  });

  it('gives everything back when the guest cancels', async () => {
    const { uuid } = await placeAndPay();
    const call = { uuid, hotel_id: 1, language: 'en', reason: 'order_cancel__mistake' };
    expect((await platform.post('/api/v1/orders/guest/change-status', call)).status).toBe(200);
    await orders.moveMoney(0);
    expect(await orders.money(uuid)).toMatchObject(noneLeft);
  });

  it('charges less when staff take something off before the charge, and gives back after it', async () => {
    const { uuid } = await placeAndPay();
    await orders.move(uuid, 'refund', { amount: 1.05, reason: 'Cold soup' });
    await orders.move(uuid, 'accept');
    await orders.moveMoney();
    const first = isAtOnce ? [{ amount: 1.05, reason: 'Cold soup' }] : [];
    expect(await orders.money(uuid)).toMatchObject({ kept: 3.9, reserved: 0, to_return: 0, refunds: first });
    await orders.move(uuid, 'done');
    await orders.move(uuid, 'refund', { amount: 1, reason: 'Late' });
    platform.advanceSeconds(1);
    await orders.move(uuid, 'refund', { amount: 0.9, reason: 'No spoon' });
    await orders.moveMoney(0);
    const second = { amount: 1.9, reason: 'Late · No spoon' };
    expect(await orders.money(uuid)).toMatchObject({ kept: 2, state: 'returned', refunds: [...first, second] });
  });

  it('releases everything, or gives it back, when staff take off the whole price', async () => {
    const { uuid } = await placeAndPay();
    await orders.move(uuid, 'refund', { amount: 4.95, reason: 'On the house' });
    await orders.move(uuid, 'accept');
    await orders.moveMoney();
    expect(await orders.money(uuid)).toMatchObject(noneLeft);
  });

  it('ends a reservation after a week, tells staff a day before, and charges nothing after it', async () => {
    const order = await orders.place();
    if (kind === 'page') await pay(order);
    else {
      service.pay(service.references(order.uuid)[0] ?? '', { heldUntil: '2026-05-08T10:00:00.000Z' });
      await platform.app.payments.refresh('aurora', order.token);
    }
    const holds = async () =>
      ((await platform.desk('aurora', '/payment-problems')).body.data as { holds: unknown }).holds;
    platform.setClock('2026-05-07T09:59:00.000Z');
    expect(await holds()).toEqual([]);
    platform.setClock('2026-05-07T10:00:00.000Z');
    const held = { order_uuid: order.uuid, num: 1001, amount: 4.95, held_until: '2026-05-08T10:00:00.000Z' };
    expect(await holds()).toEqual(isAtOnce ? [] : [held]);
    platform.setClock('2026-05-08T10:00:00.000Z');
    if (kind === 'service') service.endHold(service.references(order.uuid)[0] ?? '');
    await platform.app.paymentChecks.runOnce();
    expect(await orders.money(order.uuid)).toMatchObject(isAtOnce ? paidState : { state: 'released', reserved: 0 });
    expect(await holds()).toEqual([]);
    await orders.move(order.uuid, 'accept');
    await orders.moveMoney();
    expect(await orders.money(order.uuid)).toMatchObject({ charged: isAtOnce ? 4.95 : 0 });
  });

  it('keeps the money of two hotels apart', async () => {
    const [one, other] = [await orders.place('aurora'), await orders.place('bellevue')];
    await pay(one);
    await orders.move(other.uuid, 'cancel', {}, 'bellevue');
    await orders.moveMoney();
    expect(await orders.money(one.uuid)).toMatchObject(paidState);
    expect(await orders.money(other.uuid, 'bellevue')).toBeNull();
    expect((await orders.move(one.uuid, 'refund', { amount: 1, reason: 'No' }, 'bellevue')).status).toBe(404);
  });
}
