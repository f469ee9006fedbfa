import { paidOrders } from '@/tests/builders/payments/paid-orders';
import {
  type HotelCode,
  NOON,
  orderOf,
  placeOrder,
  soup,
  type TestPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { failStatements } from '@/tests/builders/platform/fail-statements';
import { onEachStore } from '@/tests/builders/platform/stores';
import { orderFor, printingPlatform } from '@/tests/builders/tickets/printing-platform';
import { CLOUD_PRINTERS, inShort, ticketPrinting, ticketsOf } from '@/tests/builders/tickets/ticket-printing';

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let printing: ReturnType<typeof ticketPrinting>;
  beforeEach(async () => {
    platform = await printingPlatform(await emptyStore(), { aurora: CLOUD_PRINTERS });
    printing = ticketPrinting(platform, () => new Date(NOON));
  });
  afterEach(async () => {
    await printing.close();
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const listed = async (uuid: string, code: HotelCode = 'aurora') =>
    (await ticketsOf(platform, uuid, code)).map(inShort);
  const move = (uuid: string, action: string, body: object = {}) =>
    platform.desk('aurora', `/orders/${uuid}/${action}`, body);
  /** Prints what waits for the kitchen. */
  const print = async () => {
    const ticket = await printing.take('star');
    if (ticket === null) throw new Error('nothing waits');
    expect(await printing.confirm('star', ticket.id)).toBe('printed');
    return ticket;
  };
  const printAfterAcceptance = async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      const data = Object(hotel.ext_data);
      hotel.ext_data = { ...data, desk: { ...data.desk, print_when: 'accepted' } };
    });
    await platform.restart();
  };

  it('writes a ticket for each station with the order', async () => {
    const { uuid, num } = await orderFor(platform, 'aurora', ['kitchen', 'bar']);
    expect(await listed(uuid)).toEqual(expect.arrayContaining(['bar order waiting', 'kitchen order waiting']));
    const [first] = await ticketsOf(platform, uuid);
    expect(first).toMatchObject({
      ...{ hotel: 'aurora', order_uuid: uuid, num: Number(num), attempts: 0, due_at: NOON, printer: null },
      content: { num, room: '101', ordered_at: '2026-05-01T12:00', language: 'en' },
    });
  });

  it('writes no order whose tickets cannot be written', async () => {
    const full = await failStatements(platform.store.url, { table: 'ticket', on: 'insert' });
    const body = orderOf('aurora', { products: [soup(4.5)] });
    // The router passes on the errors of SQLite, whose class is not the one of the test environment.
    const status = await platform.post('/api/v1/orders', body).then(
      (response) => response.status,
      () => 503,
    );
    await full.undo();
    expect(status).toBe(503);
    expect(await listed(body.uuid)).toEqual([]);
    expect((await platform.desk('aurora', '/orders')).body.data).toEqual([]);
    platform.unexpectedErrors.length = 0;
  });

  it('writes one ticket when the same order is sent twice', async () => {
    const body = orderOf('aurora', { products: [soup(4.5)] });
    await Promise.all([platform.post('/api/v1/orders', body), platform.post('/api/v1/orders', body)]);
    expect(await listed(body.uuid)).toEqual(['kitchen order waiting']);
  });

  it('prints nothing at a hotel without printers', async () => {
    const uuid = await placeOrder(platform, 'bellevue');
    expect(await listed(uuid, 'bellevue')).toEqual([]);
  });

  it('waits for the acceptance where the hotel says so', async () => {
    await printAfterAcceptance();
    const { uuid } = await orderFor(platform, 'aurora');
    expect(await listed(uuid)).toEqual([]);
    await move(uuid, 'approve', { expected_seconds: 1800 });
    const [ticket] = await ticketsOf(platform, uuid);
    expect(ticket?.content.due).toEqual({ at: '2026-05-01T12:30', is_whole_day: false, by: 'promised' });
  });

  it('waits for the payment of an order that is paid online', async () => {
    const { uuid, token } = await paidOrders(platform).place();
    expect(await listed(uuid)).toEqual([]);
    await platform.app.payments.settle('aurora', token, 'fail');
    expect(await listed(uuid)).toEqual([]);
    await platform.app.payments.settle('aurora', token, 'pay');
    const [ticket] = await ticketsOf(platform, uuid);
    expect(ticket?.content.payment?.state).toBe('paid');
  });

  it('withdraws what has not left when the guest cancels', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    await platform.post('/api/v1/orders/guest/change-status', { uuid, hotel_id: 1, reason: 'order_cancel__mistake' });
    expect(await listed(uuid)).toEqual([]);
    expect(await printing.take('star')).toBeNull();
  });

  it.each(['sent', 'printed'])('stops the station whose ticket is %s', async (state) => {
    const { uuid } = await orderFor(platform, 'aurora', ['kitchen', 'bar']);
    const ticket = await printing.take('star');
    if (state === 'printed') await printing.confirm('star', ticket?.id ?? '');
    await move(uuid, 'cancel');
    expect(await listed(uuid)).toEqual([`kitchen order ${state}`, 'kitchen cancelled waiting']);
  });

  it('prints another promise, and not the first', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    await print();
    await move(uuid, 'approve', { expected_seconds: 1800 });
    expect(await listed(uuid)).toEqual(['kitchen order printed']);
    await move(uuid, 'approve', { expected_seconds: 2700 });
    expect(await listed(uuid)).toEqual(['kitchen order printed', 'kitchen time waiting']);
    const { content } = await print();
    expect(content.correction?.due_before).toBeNull();
    expect(content.due?.at).toBe('2026-05-01T12:45');
  });

  it('stops an order that staff put back, and lets it be made again', async () => {
    await printAfterAcceptance();
    const { uuid } = await orderFor(platform, 'aurora');
    await move(uuid, 'approve', { version: 0 });
    await print();
    expect((await move(uuid, 'undo', { version: 1 })).status).toBe(200);
    await print();
    await move(uuid, 'approve', { version: 2 });
    expect(await listed(uuid)).toEqual(['kitchen order printed', 'kitchen undone printed', 'kitchen again waiting']);
  });

  it('corrects the station of a line that is given back', async () => {
    const orders = paidOrders(platform);
    const { uuid, token } = await orders.place('aurora', { products: [soup(4.5), soup(9, 2)] });
    await platform.app.payments.settle('aurora', token, 'pay');
    await print();
    const [, second] = (await orders.read(uuid)).products.map(({ id }) => id);
    expect((await orders.move(uuid, 'refund', { line_ids: [second], reason: 'Sold out' })).status).toBe(200);
    const { content } = await print();
    expect(content.correction?.removed.map(({ id, quantity }) => [id, quantity])).toEqual([[String(second), 2]]);
    expect(content.lines).toHaveLength(1);
  });

  it('expires an order with a correction', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    await print();
    await move(uuid, 'expire');
    expect(await listed(uuid)).toEqual(['kitchen order printed', 'kitchen expired waiting']);
  });

  it('withdraws what nobody has printed once the order is done', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    await move(uuid, 'approve');
    await move(uuid, 'done');
    expect(await listed(uuid)).toEqual([]);
  });

  it('takes up what waits at the printer that the hotel’s file names now', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    platform.files.change('aurora/hotel.json', (hotel) => {
      const { desk, ...data } = Object(hotel.ext_data);
      const stations = desk.stations.map((station: object) => ({ ...station, printer: 'epson' }));
      hotel.ext_data = { ...data, desk: { ...desk, stations } };
    });
    await platform.restart();
    expect(await printing.take('star')).toBeNull();
    expect(await printing.take('epson')).toMatchObject({ order_uuid: uuid, station: 'kitchen', printer: 'epson' });
  });
});
