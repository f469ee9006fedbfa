import { paidOrders, TOTAL } from '@/tests/builders/payments/paid-orders';
import { type PaymentService, paymentService } from '@/tests/builders/payments/payment-service';
import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';
import type { PaymentProblems } from '../payments/payment-problems';
import { holdsUntil } from '../stores/payments';

const HELD_UNTIL = '2026-05-08T10:00:00.000Z';
const BEFORE = '2026-05-08T09:59:59.999Z';

onEachStore((emptyStore, kind) => {
  let store: EmptyStore;
  let platform: TestPlatform;
  let service: PaymentService;
  let orders: ReturnType<typeof paidOrders>;
  beforeEach(async () => {
    service = paymentService({ capture: (hotel) => (hotel === 'aurora' ? 'on_accept' : 'at_once') });
    store = await emptyStore();
    platform = await testPlatform(store, { paymentServices: service.services });
    orders = paidOrders(platform);
  });
  afterEach(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  /** A draft that its guest has paid by a reservation for a week, at a hotel whose drafts have no limit. */
  const reserved = async (
    code: 'aurora' | 'bellevue' = 'aurora',
    { heldUntil = HELD_UNTIL }: { heldUntil?: string | null } = {},
  ) => {
    const order = await orders.place(code);
    const [reference = ''] = service.references(order.uuid);
    service.pay(reference, { heldUntil });
    await platform.app.payments.refresh(code, order.token);
    return { ...order, reference };
  };
  const look = () => platform.app.paymentChecks.runOnce();
  const expireDue = () => platform.app.orderDeadlines.runOnce();
  const statusOf = async (uuid: string, code: 'aurora' | 'bellevue' = 'aurora') =>
    (await orders.read(uuid, code)).ostatus_id;
  const movesOf = (reference: string) =>
    service.effects.filter((effect) => effect.reference === reference).map(({ call }) => call);

  it('expires when the service has let the reservation go, although the hotel has set no limit', async () => {
    const { uuid, token, reference } = await reserved();
    const events: string[] = [];
    platform.app.onOutbox((event) => events.push(event.type));
    service.endHold(reference);
    await expireDue();
    expect(await statusOf(uuid)).toBe('draft');
    platform.advanceSeconds(300);
    await look();
    events.length = 0;
    await expireDue();
    expect([await statusOf(uuid), events]).toEqual(['expired', ['order-updated']]);
    // What the guest and the desk read: the reservation has ended, nothing was charged.
    expect(await orders.money(uuid)).toMatchObject({ state: 'released', charged: 0, reserved: 0 });
    const { data } = (await platform.desk('aurora', `/orders/${uuid}`)).body;
    expect(data).toMatchObject({ ostatus_id: 'expired', money: { state: 'released' } });
    await orders.moveMoney();
    expect(movesOf(reference)).toEqual([]);
    expect(await platform.app.payments.pageOf('aurora', token)).toMatchObject({ kind: 'over' });
  });

  it('expires at the end of the reservation and not before, also while the service does not answer', async () => {
    const { uuid, reference } = await reserved();
    service.fault = () => 'lost-before';
    platform.setClock(BEFORE);
    await expireDue();
    expect(await statusOf(uuid)).toBe('draft');
    platform.setClock(HELD_UNTIL);
    await expireDue();
    expect(await statusOf(uuid)).toBe('expired');
    await orders.moveMoney(0);
    expect(await orders.money(uuid)).toMatchObject({ state: 'reserved' });
    service.fault = () => null;
    await orders.moveMoney(10);
    expect(movesOf(reference)).toEqual(['release']);
    expect(await orders.money(uuid)).toMatchObject({ state: 'released', charged: 0 });
  });

  describe('whose end nobody names', () => {
    const month = '2026-06-01T10:00:00.000Z';
    const holds = async () => {
      const { data } = (await platform.desk('aurora', '/payment-problems')).body;
      return (data as PaymentProblems).holds;
    };

    it('waits for weeks, whether the service answers or not, and is charged when it is accepted', async () => {
      const { uuid, reference } = await reserved('aurora', { heldUntil: null });
      platform.setClock(HELD_UNTIL);
      service.fault = () => 'lost-before';
      await look();
      await expireDue();
      expect(platform.unexpectedErrors.splice(0)).toHaveLength(1);
      service.fault = () => null;
      platform.setClock(month);
      await look();
      await expireDue();
      expect([await statusOf(uuid), await orders.money(uuid)]).toMatchObject([
        'draft',
        { state: 'reserved', held_until: null },
      ]);
      expect((await orders.move(uuid, 'accept')).status).toBe(200);
      await orders.moveMoney();
      expect(movesOf(reference)).toEqual(['capture']);
    });

    it('expires once the service has let it go', async () => {
      const { uuid, reference } = await reserved('aurora', { heldUntil: null });
      platform.setClock(month);
      service.endHold(reference);
      await look();
      await expireDue();
      expect([await statusOf(uuid), await orders.money(uuid)]).toMatchObject(['expired', { state: 'released' }]);
    });

    it('stands among staff’s problems from the sixth day on, until it is charged', async () => {
      const { uuid } = await reserved('aurora', { heldUntil: null });
      platform.setClock('2026-05-07T09:59:59.000Z');
      expect(await holds()).toEqual([]);
      platform.setClock('2026-05-07T10:00:00.000Z');
      const listed = [{ order_uuid: uuid, num: 1001, amount: 4.95, held_until: null }];
      expect(await holds()).toEqual(listed);
      platform.setClock(month);
      expect(await holds()).toEqual(listed);
      await orders.move(uuid, 'accept');
      await orders.moveMoney();
      expect(await holds()).toEqual([]);
    });

    it('loses the end that an earlier release has taken for one, as soon as the service is asked', async () => {
      const { uuid, reference } = await reserved();
      service.nameEnd(reference, null);
      await look();
      platform.advanceSeconds(300);
      await look();
      platform.setClock(month);
      await expireDue();
      expect(await statusOf(uuid)).toBe('draft');
    });
  });

  it('expires on the demonstration page too', async () => {
    service.services.of = () => null;
    const { uuid, token } = await orders.place();
    await platform.app.payments.settle('aurora', token, 'pay');
    platform.setClock(BEFORE);
    await look();
    await expireDue();
    expect(await statusOf(uuid)).toBe('draft');
    platform.setClock(HELD_UNTIL);
    await look();
    await expireDue();
    expect(await statusOf(uuid)).toBe('expired');
    expect(await orders.money(uuid)).toMatchObject({ state: 'released' });
  });

  it.each(['approve', 'accept'])(
    'cannot be moved on by %s any more, and says why, but can be cancelled',
    async (move) => {
      const { uuid, reference } = await reserved();
      platform.setClock(BEFORE);
      const late = await reserved();
      await orders.move(late.uuid, move);
      platform.setClock(HELD_UNTIL);
      const refused = await orders.move(uuid, move, { version: 0 });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        data: { data: { payment: ['its reservation has ended, so nothing can be charged'] } },
      });
      // An order that was taken up in time goes on.
      expect((await orders.move(late.uuid, 'accept')).status).toBe(200);
      expect((await orders.move(uuid, 'cancel')).status).toBe(200);
      await orders.moveMoney();
      expect([await statusOf(uuid), movesOf(reference), movesOf(late.reference)]).toEqual([
        'cancelled',
        ['release'],
        ['capture'],
      ]);
    },
  );

  it('never is an order that was taken up, charged at once, or given on the house', async () => {
    const [taken, free, atOnce] = [await reserved(), await reserved(), await reserved('bellevue')];
    await orders.move(taken.uuid, 'accept');
    await orders.move(free.uuid, 'refund', { amount: 4.95, reason: 'On the house' });
    await orders.moveMoney();
    platform.setClock('2026-06-08T10:00:00.000Z');
    await look();
    await expireDue();
    expect([await statusOf(taken.uuid), await statusOf(free.uuid)]).toEqual(['accepted', 'draft']);
    expect(await statusOf(atOnce.uuid, 'bellevue')).toBe('draft');
    expect((await orders.move(free.uuid, 'accept')).status).toBe(200);
    expect((await orders.move(atOnce.uuid, 'accept', {}, 'bellevue')).status).toBe(200);
  });

  it('takes no place on the list of reservations that end soon', async () => {
    const [lapsed, ending] = [await reserved(), await reserved()];
    service.endHold(lapsed.reference);
    platform.advanceSeconds(300);
    await look();
    const listed = await throughOtherConnection(platform.store, (db) =>
      holdsUntil(db, 'aurora', { until: HELD_UNTIL, limit: 1 }),
    );
    expect(listed.map(({ order_uuid }) => order_uuid)).toEqual([ending.uuid]);
  });

  it('is also one from whose price staff have taken a part', async () => {
    const { uuid } = await reserved();
    await orders.move(uuid, 'refund', { amount: 4.94, reason: 'Late' });
    platform.setClock(HELD_UNTIL);
    await expireDue();
    expect(await statusOf(uuid)).toBe('expired');
  });

  it('is also one whose reservation ended while it was accepted, once that is undone', async () => {
    const { uuid, reference } = await reserved();
    const { version } = (await orders.move(uuid, 'accept', { version: 0 })).body.data as { version: number };
    service.endHold(reference);
    platform.advanceSeconds(300);
    await look();
    await expireDue();
    expect(await statusOf(uuid)).toBe('accepted');
    expect((await orders.move(uuid, 'undo', { version })).status).toBe(200);
    await expireDue();
    expect(await statusOf(uuid)).toBe('expired');
  });

  it('gives back what was charged unseen before its acceptance was undone', async () => {
    const { uuid, reference } = await reserved();
    platform.setClock(BEFORE);
    const { version } = (await orders.move(uuid, 'accept', { version: 0 })).body.data as { version: number };
    platform.advanceSeconds(15);
    service.fault = () => 'lost-after';
    await platform.app.moneyMover.runOnce();
    service.fault = () => 'lost-before';
    expect((await orders.move(uuid, 'undo', { version })).status).toBe(200);
    await expireDue();
    expect(await statusOf(uuid)).toBe('expired');
    service.fault = () => null;
    for (let step = 0; step < 3; step += 1) await orders.moveMoney(60);
    expect(movesOf(reference)).toEqual(['capture', 'refund']);
    expect(service.books(reference)).toMatchObject({ captured: TOTAL, refunded: TOTAL });
    expect(await orders.money(uuid)).toMatchObject({ state: 'returned', kept: 0 });
  });

  it('expires once when two processes look at the same time', async () => {
    if (kind === 'sqlite') return;
    const { uuid } = await reserved();
    const other = await testPlatform({ ...store, remove: async () => {} }, { paymentServices: service.services });
    for (const each of [platform, other]) each.setClock(HELD_UNTIL);
    const events: string[] = [];
    platform.app.onOutbox((event) => events.push(event.type));
    await Promise.all([platform.app.orderDeadlines.runOnce(), other.app.orderDeadlines.runOnce()]);
    await other.close();
    await eventually(() => events.length > 0);
    expect([await statusOf(uuid), events]).toEqual(['expired', ['order-updated']]);
  });
});
