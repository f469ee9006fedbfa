import { NOON, orderOf, type TestPlatform } from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { orderFor, printingPlatform, SEEN_BEFORE } from '@/tests/builders/tickets/printing-platform';
import { CLOUD_PRINTERS, inShort, ticketPrinting, ticketsOf } from '@/tests/builders/tickets/ticket-printing';

const WELL = { paper: 'ok', cover: 'closed', error: null } as const;

onEachStore((emptyStore, kind) => {
  let platform: TestPlatform;
  let printing: ReturnType<typeof ticketPrinting>;
  let clock: number;
  let live: string[];
  beforeEach(async () => {
    platform = await printingPlatform(await emptyStore(), { aurora: CLOUD_PRINTERS });
    clock = Date.parse(NOON);
    printing = ticketPrinting(platform, () => new Date(clock));
    live = [];
    listen();
  });
  afterEach(async () => {
    await printing.close();
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  /** What open desks of the hotel hear. */
  const listen = () => {
    const everything = { hotel: 'aurora', orderUuids: [], chatUuids: [], wholeHotel: true, lastId: null };
    platform.app.live.subscribe(everything, { write: ({ type }) => void live.push(type), end: () => undefined });
  };
  const pass = async (seconds: number) => {
    platform.advanceSeconds(seconds);
    clock += seconds * 1000;
    await platform.app.ticketWatch.runOnce();
  };
  const problems = async () => (await platform.desk('aurora', '/ticket-problems')).body.data as object[];
  const take = async (printer = 'star') => (await printing.take(printer))?.id ?? '';
  const heard = async (type: string) => {
    // PostgreSQL notifies its listeners a moment after the commit.
    for (let tries = 0; tries < 100 && !live.includes(type); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return live.includes(type);
  };

  // Rule: tickets/TK11.
  it('rings the desk once for a ticket that nobody has confirmed for 60 seconds', async () => {
    const { uuid, num } = await orderFor(platform, 'aurora');
    await pass(59);
    expect(await problems()).toEqual([]);
    await pass(1);
    const [ticket] = await ticketsOf(platform, uuid);
    const problem = {
      ...{ ticket: ticket?.id, order_uuid: uuid, num: Number(num), station: 'kitchen', printer: 'star' },
      ...{ since: NOON, last_error: null },
    };
    expect(await problems()).toEqual([problem]);
    expect(await heard('printers-changed')).toBe(true);
    live.length = 0;
    await pass(60);
    expect(await problems()).toEqual([problem]);
    expect(live).toEqual([]);
  });

  it('rings neither for a ticket that was confirmed in time, nor for one whose order has ended', async () => {
    await orderFor(platform, 'aurora');
    await printing.confirm('star', await take());
    const { uuid } = await orderFor(platform, 'aurora');
    await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    await pass(3600);
    expect(await problems()).toEqual([]);
  });

  it('counts the seconds of the first ticket, and keeps the problem with its copies until one is confirmed', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const first = await take();
    await pass(30);
    await take();
    await pass(30);
    const problem = { ticket: first, order_uuid: uuid, last_error: 'timeout' };
    expect(await problems()).toMatchObject([problem]);
    await pass(5);
    expect(await problems()).toMatchObject([problem]);
    await printing.confirm('star', await take());
    expect(await problems()).toEqual([]);
    expect(printing.events.map(({ type }) => type)).toEqual(['order-updated', 'printers-changed']);
    expect((await ticketsOf(platform, uuid)).map(inShort).at(-1)).toBe('kitchen copy of order printed');
  });

  it('goes on with the escalation of the order', async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.order_limits = { expire_after_minutes: null, take_up_within_minutes: 5 };
    });
    await platform.restart();
    await orderFor(platform, 'aurora');
    await pass(300);
    await platform.app.orderDeadlines.runOnce();
    expect((await platform.desk('aurora', '/orders')).body.data).toMatchObject([{ escalation: 1 }]);
    expect(await problems()).toHaveLength(1);
  });

  it('rings for an order for later only a minute after its time', async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.ext_data = { ...Object(hotel.ext_data), variations: { orderAhead: true } };
    });
    await platform.restart();
    const tomorrow = '2026-05-02T06:30';
    const breakfast = {
      product: { id: 103, property: null },
      quantity: 1,
      total_price: 12,
      from_recommendation: false,
    };
    const body = orderOf('aurora', { products: [{ ...breakfast, ordered_for: tomorrow }] });
    expect((await platform.post('/api/v1/orders', body)).status).toBe(200);
    await pass(18 * 3600);
    expect([await problems(), await printing.take('star')]).toEqual([[], null]);
    await pass(1800);
    const ticket = await printing.take('star');
    expect(ticket?.content.due).toEqual({ at: tomorrow, is_whole_day: false, by: 'ordered' });
    await pass(60);
    expect(await problems()).toHaveLength(1);
  });

  it('withdraws what has lost its printer instead of ringing', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    platform.files.change('aurora/hotel.json', (hotel) => {
      const { desk: _, ...data } = Object(hotel.ext_data);
      hotel.ext_data = data;
    });
    await platform.restart();
    await pass(61);
    expect([await ticketsOf(platform, uuid), await problems()]).toEqual([[], []]);
  });

  // Rule: tickets/TK14.
  it('notes what a printer says, and tells open desks of changes only', async () => {
    const state = async () => Object((await platform.desk('aurora', '/printers')).body.data)[0];
    expect(await state()).toMatchObject({ state: 'lost', last_seen_at: SEEN_BEFORE });
    await printing.note('star', WELL);
    await pass(29);
    await printing.note('star', WELL);
    expect(await state()).toMatchObject({ state: 'ready', paper: 'ok', last_seen_at: NOON });
    await pass(1);
    await printing.note('star', WELL);
    expect(await state()).toMatchObject({ last_seen_at: '2026-05-01T10:00:30.000Z' });
    expect(printing.events).toMatchObject([{ type: 'printers-changed' }]);
    await printing.note('star', { ...WELL, paper: 'out' });
    expect(await state()).toMatchObject({ state: 'no-paper' });
    expect(printing.events).toHaveLength(2);
  });

  it('tells open desks once that a printer is lost, and that it is back', async () => {
    await printing.note('star', WELL);
    // Of another process on SQLite, which no server has, nothing is heard.
    if (kind === 'postgres') await heard('printers-changed');
    live.length = 0;
    await pass(89);
    expect(live).toEqual([]);
    await pass(1);
    expect(await heard('printers-changed')).toBe(true);
    live.length = 0;
    await pass(3600);
    expect(live).toEqual([]);
    await printing.note('star', WELL);
    expect(printing.events).toHaveLength(2);
  });

  it('removes a test that no printer has taken for ten minutes, and others after a week', async () => {
    const tests = () => throughOtherConnection(platform.store, (db) => db.selectFrom('ticket').selectAll().execute());
    await platform.desk('aurora', '/printers/star/test', {});
    await printing.confirm('star', await take());
    await platform.desk('aurora', '/printers/epson/test', {});
    await pass(601);
    expect(await tests()).toMatchObject([{ kind: 'test', state: 'printed', printer: 'star' }]);
    await platform.runFor(8);
    await platform.app.retention.runOnce();
    expect(await tests()).toEqual([]);
  });
});
