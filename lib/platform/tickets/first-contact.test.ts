import { paidOrders } from '@/tests/builders/payments/paid-orders';
import { NOON, orderOf, type TestPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { orderFor, printingPlatform } from '@/tests/builders/tickets/printing-platform';
import { CLOUD_PRINTERS, inShort, ticketPrinting, ticketsOf } from '@/tests/builders/tickets/ticket-printing';

const WELL = { paper: 'ok', cover: 'closed', error: null } as const;
const TOMORROW = '2026-05-02T06:30';

// Rule: tickets/TK17.
onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let printing: ReturnType<typeof ticketPrinting>;
  let clock: number;
  beforeEach(async () => {
    platform = await printingPlatform(await emptyStore(), { aurora: CLOUD_PRINTERS }, { areSeen: false });
    clock = Date.parse(NOON);
    printing = ticketPrinting(platform, () => new Date(clock));
  });
  afterEach(async () => {
    await printing.close();
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const pass = async (seconds: number) => {
    platform.advanceSeconds(seconds);
    clock += seconds * 1000;
    await platform.app.ticketWatch.runOnce();
  };
  /** The first contact, a minute after what was placed before it. */
  const see = async (printer: string) => {
    await pass(60);
    await printing.note(printer, WELL);
  };
  const listed = async (uuid: string) => (await ticketsOf(platform, uuid)).map(inShort).toSorted();
  const move = (uuid: string, action: string, body: object = {}) =>
    platform.desk('aurora', `/orders/${uuid}/${action}`, body);
  const problems = async () => (await platform.desk('aurora', '/ticket-problems')).body.data;
  const set = async (change: (data: Record<string, unknown>) => object) => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.ext_data = { ...Object(hotel.ext_data), ...change(Object(hotel.ext_data)) };
    });
    await platform.restart();
  };
  const orderBreakfast = async () => {
    const breakfast = { product: { id: 103, property: null }, quantity: 1, total_price: 12 };
    const line = { ...breakfast, from_recommendation: false, ordered_for: TOMORROW };
    const body = orderOf('aurora', { products: [line] });
    expect((await platform.post('/api/v1/orders', body)).status).toBe(200);
    return body.uuid;
  };

  it('writes no tickets for a printer that was never seen, and nothing rings', async () => {
    const { uuid } = await orderFor(platform, 'aurora', ['kitchen', 'bar']);
    await move(uuid, 'approve', { expected_seconds: 1800 });
    await pass(3600);
    await move(uuid, 'cancel');
    expect([await listed(uuid), await problems(), await printing.take('star')]).toEqual([[], [], null]);
    expect((await platform.desk('aurora', '/printers')).body.data).toMatchObject([
      { id: 'star', state: 'never-seen', last_seen_at: null, waiting: 0 },
      { id: 'epson', state: 'never-seen', last_seen_at: null, waiting: 0 },
    ]);
  });

  it('writes tickets from the first contact on, at the stations of that printer alone', async () => {
    await printing.note('star', WELL);
    const { uuid } = await orderFor(platform, 'aurora', ['kitchen', 'bar']);
    expect(await listed(uuid)).toEqual(['kitchen order waiting']);
    await see('epson');
    const next = await orderFor(platform, 'aurora', ['kitchen', 'bar']);
    expect(await listed(next.uuid)).toEqual(['bar order waiting', 'kitchen order waiting']);
    expect(await listed(uuid)).toEqual(['kitchen order waiting']);
  });

  it('leaves what a station had to make before with its desk, to the end', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const other = await orderFor(platform, 'aurora');
    await see('star');
    expect([await listed(uuid), await printing.take('star')]).toEqual([[], null]);
    await move(uuid, 'approve', { expected_seconds: 1800 });
    await move(uuid, 'approve', { expected_seconds: 2700 });
    await move(uuid, 'cancel');
    await move(other.uuid, 'approve', { version: 0 });
    await move(other.uuid, 'undo', { version: 1 });
    expect([await listed(uuid), await listed(other.uuid)]).toEqual([[], []]);
    await pass(3600);
    expect(await problems()).toEqual([]);
  });

  it('prints an order for a later time at that time, which was placed before the first contact', async () => {
    await set(() => ({ variations: { orderAhead: true } }));
    const uuid = await orderBreakfast();
    const takenUp = await orderBreakfast();
    await move(takenUp, 'approve');
    const { uuid: now } = await orderFor(platform, 'aurora');
    expect([await listed(uuid), await listed(takenUp)]).toEqual([[], []]);
    await see('star');
    expect([await listed(uuid), await listed(takenUp), await listed(now)]).toEqual([['kitchen order waiting'], [], []]);
    expect(printing.events).toContainEqual(expect.objectContaining({ type: 'order-updated', order_uuid: uuid }));
    expect(await printing.take('star')).toBeNull();
    await pass(18.5 * 3600);
    expect(await printing.take('star')).toMatchObject({
      order_uuid: uuid,
      copy: null,
      content: { due: { at: TOMORROW } },
    });
    await printing.note('star', { ...WELL, paper: 'low' });
    expect(await listed(uuid)).toEqual(['kitchen order sent']);
  });

  it('prints an order that is paid after the first contact', async () => {
    const { uuid, token } = await paidOrders(platform).place();
    await see('star');
    expect(await listed(uuid)).toEqual([]);
    await platform.app.payments.settle('aurora', token, 'pay');
    expect(await listed(uuid)).toEqual(['kitchen order waiting']);
  });

  it('leaves an order that was paid before the first contact with the desk', async () => {
    const { uuid, token } = await paidOrders(platform).place();
    await platform.app.payments.settle('aurora', token, 'pay');
    await see('star');
    await move(uuid, 'approve');
    expect(await listed(uuid)).toEqual([]);
  });

  it('prints what is accepted after the first contact where the hotel prints that', async () => {
    await set((data) => ({ desk: { ...Object(data.desk), print_when: 'accepted' } }));
    const before = await orderFor(platform, 'aurora');
    const after = await orderFor(platform, 'aurora');
    await move(before.uuid, 'approve', { expected_seconds: 1800 });
    await see('star');
    await move(before.uuid, 'approve', { expected_seconds: 2700 });
    await move(after.uuid, 'approve');
    expect([await listed(before.uuid), await listed(after.uuid)]).toEqual([[], ['kitchen order waiting']]);
  });

  it('writes a ticket once when a printer is first seen by two processes at the same time', async () => {
    await set(() => ({ variations: { orderAhead: true } }));
    const uuid = await orderBreakfast();
    await Promise.all([printing.note('star', WELL), printing.note('star', WELL)]);
    expect(await listed(uuid)).toEqual(['kitchen order waiting']);
  });

  it('takes a test that is printed for a first contact', async () => {
    await platform.desk('aurora', '/printers/star/test', {});
    await printing.note('star', WELL);
    const test = await printing.take('star');
    expect(await printing.confirm('star', test?.id ?? '')).toBe('printed');
    const { uuid } = await orderFor(platform, 'aurora');
    expect(await listed(uuid)).toEqual(['kitchen order waiting']);
  });

  it('keeps what waits for a printer in whose place the hotel’s file names one that was never seen', async () => {
    await printing.note('star', WELL);
    const { uuid } = await orderFor(platform, 'aurora');
    await set(({ desk }) => {
      const { printers, stations } = desk as Record<'printers' | 'stations', { printer?: string }[]>;
      const renamed = stations.map((station) =>
        station.printer === 'star' ? { ...station, printer: 'new' } : station,
      );
      return { desk: { printers: [...printers, { ...printers[0], id: 'new' }], stations: renamed } };
    });
    const next = await orderFor(platform, 'aurora');
    await pass(61);
    expect([await listed(uuid), await listed(next.uuid)]).toEqual([['kitchen order waiting'], []]);
    expect(await problems()).toMatchObject([{ order_uuid: uuid, printer: 'new' }]);
    await printing.note('new', WELL);
    expect(await printing.take('new')).toMatchObject({ order_uuid: uuid, copy: null });
  });
});
