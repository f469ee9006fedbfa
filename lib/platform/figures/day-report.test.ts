import type { Order } from '@/lib/contract/order';
import type { DayReport } from '@/lib/domain/figures/day-report';
import { bruteForce } from '@/tests/builders/figures/brute-force';
import { type SimulatedOrder, simulatedOrders } from '@/tests/builders/figures/simulated-orders';
import { storeSimulated } from '@/tests/builders/figures/store-simulated';
import { seeded } from '@/tests/builders/generated/seeded';
import {
  fieldsIn,
  finishOrder,
  placeOrder,
  platformPerFile,
  platformPerTest,
} from '@/tests/builders/platform/embedded-platform';
import { chatAt } from '@/tests/builders/platform/guest-chat';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { RUNS_ALL } from '@/tests/e2e/variants';

const ORDERS = RUNS_ALL ? 100_000 : 4000;

/** The clocks of Madrid are set back on the 25th. */
const FROM = Date.parse('2026-10-16T22:00:00Z');
const TO = Date.parse('2026-10-27T23:00:00Z');

const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' });
const times = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', timeStyle: 'medium' });
const dateOf = (order: SimulatedOrder) => dates.format(order.sentAt);
const timeOf = (order: SimulatedOrder) => times.format(order.sentAt);

/** Lists in any order: the order of the report is the rule's own affair. */
const byKey = (figures: object) =>
  JSON.parse(JSON.stringify(figures), (_, value) =>
    Array.isArray(value) && typeof value[0] === 'object'
      ? value.map(({ title: _title, ...row }) => JSON.stringify(row, Object.keys(row).sort())).sort()
      : value,
  );

onEachStore((emptyStore) => {
  describe(`with ${ORDERS} orders`, () => {
    const platform = platformPerFile(emptyStore);
    const orders = simulatedOrders(seeded(14), { count: ORDERS, from: FROM, to: TO, hotels: ['aurora', 'bellevue'] });
    const ofDay = new Map<string, readonly SimulatedOrder[]>();

    beforeAll(async () => {
      const own = orders.filter(({ hotel }) => hotel === 'aurora');
      for (const [day, those] of Map.groupBy(own, dateOf)) ofDay.set(day, those);
      await throughOtherConnection(platform.store, (db) => storeSimulated(db, orders));
    });

    const readDay = async (day: string, code = 'aurora') =>
      (await platform.desk(code, `/figures?day=${day}`)).body.data as DayReport;

    it.each(['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'])(
      'reports of %s, of the day before and of the week before what was simulated',
      async (day) => {
        platform.setClock('2026-10-29T09:00:00Z');
        const report = await readDay(day);
        expect(report.until).toBeNull();
        expect(report.days).toHaveLength(3);
        for (const reported of report.days) {
          const simulated = ofDay.get(reported.day) ?? [];
          expect(simulated.length).toBeGreaterThan(100);
          expect(byKey(reported.figures)).toEqual(byKey(bruteForce(simulated, 5)));
        }
      },
    );

    it('reports a day that is not over beside the other days until the same time', async () => {
      platform.setClock('2026-10-26T17:14:30.000Z');
      const report = await readDay('2026-10-26');
      expect([report.today, report.until]).toEqual(['2026-10-26', '18:14']);
      expect(report.days.map(({ day }) => day)).toEqual(['2026-10-26', '2026-10-25', '2026-10-19']);
      for (const { day, figures } of report.days.slice(1)) {
        const until = (ofDay.get(day) ?? []).filter((order) => timeOf(order) < '18:14:30');
        expect(byKey(figures)).toEqual(byKey(bruteForce(until, 5)));
      }
    });

    it('counts by the hour of the hotel’s clock, of which a day has 25 when it is set back', async () => {
      platform.setClock('2026-10-29T09:00:00Z');
      const report = await readDay('2026-10-25');
      expect(report.days.map(({ hours }) => hours.length)).toEqual([25, 24, 24]);
      for (const { day, hours } of report.days) {
        const sent = (ofDay.get(day) ?? []).filter(({ stop }) => stop === null);
        const summer = Date.parse('2026-10-25T01:00:00Z');
        for (const { hour, again, orders: count } of hours) {
          const own = sent.filter((order) => Number(timeOf(order).slice(0, 2)) === hour);
          const isTwice = day === '2026-10-25' && hour === 2;
          expect(count).toBe(own.filter(({ sentAt }) => !isTwice || sentAt >= summer === again).length);
        }
      }
    });

    it('reports another hotel’s orders to nobody else', async () => {
      platform.setClock('2026-10-29T09:00:00Z');
      const report = await readDay('2026-10-24', 'bellevue');
      const own = orders.filter((order) => order.hotel === 'bellevue' && dateOf(order) === '2026-10-24');
      expect(report.days[0]?.figures.orders).toBe(bruteForce(own, 5).orders);
      expect((await platform.get('/api/desk/v1/figures?day=2026-10-24')).status).toBe(401);
    });
  });

  describe('of a few orders', () => {
    const platform = platformPerTest(emptyStore, { retentionDays: 30 });
    const read = async (query = '', code = 'aurora') =>
      (await platform.desk(code, `/figures${query}`)).body.data as DayReport;

    it('reports today of orders that were placed and moved by the calls', async () => {
      await finishOrder(platform, 'aurora');
      await placeOrder(platform, 'aurora');
      await placeOrder(platform, 'bellevue');
      const report = await read();
      expect(report).toMatchObject({ day: '2026-05-01', today: '2026-05-01', until: '12:00', accept_minutes: 5 });
      expect(report.days.map(({ day }) => day)).toEqual(['2026-05-01', '2026-04-30', '2026-04-24']);
      expect(report.days[0]?.figures).toMatchObject({
        orders: 2,
        delivered: { count: 1, ms: 0 },
        products: [{ product: 100, title: { en: 'Soup', de: 'Suppe' }, portions: 2, revenue: 9 }],
        sections: [{ section: 10, orders: 2, revenue: 9 }],
        staff: [{ name: null, accepted: 1, delivered: 1 }],
      });
      expect(report.days[0]?.hours[12]).toMatchObject({ hour: 12, orders: 2 });
      expect(report.days[1]?.figures.orders).toBe(0);
    });

    it('reports the same of a day after the personal data of its orders has ended', async () => {
      await finishOrder(platform, 'aurora');
      const before = await read('?day=2026-05-01');
      await platform.runFor(31);
      await platform.app.retention.runOnce();
      const stored = await throughOtherConnection(platform.store, (db) =>
        db.selectFrom('guest_order').select('anonymised_at').execute(),
      );
      expect(stored).toEqual([{ anonymised_at: expect.any(String) }]);
      expect((await read('?day=2026-05-01')).days[0]).toEqual(before.days[0]);
      // What is kept for figures is nobody else's.
      const [card] = (await platform.desk('aurora', '/orders?group=histories')).body.data as Order[];
      expect(card?.products[0]).not.toHaveProperty('origin');
    });

    it('counts in how many chats each person of the hotel has written on the day', async () => {
      const chat = await chatAt(platform, 'aurora');
      for (const name of ['Marta', 'Marta', 'Jonas'])
        await platform.desk('aurora', `/chats/${chat.uuid}/messages`, { content: 'Hello', name, as: 'staff' });
      expect((await read()).chats).toEqual([
        { name: 'Jonas', chats: 1 },
        { name: 'Marta', chats: 1 },
      ]);
      expect((await read('', 'bellevue')).chats).toEqual([]);
      expect((await read('?day=2026-04-30')).chats).toEqual([]);
    });

    it.each([
      ['2026-05-02', 'must not be after today at the hotel'],
      ['2026-02-30', 'must be a day like 2026-06-20'],
      ['yesterday', 'must be a day like 2026-06-20'],
    ])('refuses the day %s', async (day, message) => {
      const refused = await platform.desk('aurora', `/figures?day=${day}`);
      expect([refused.status, fieldsIn(refused)]).toEqual([422, { day: [message] }]);
    });

    it('has zeros for a day long before the first order', async () => {
      const report = await read('?day=1999-12-31');
      expect(report.days.map(({ figures }) => figures.orders)).toEqual([0, 0, 0]);
    });
  });
});
