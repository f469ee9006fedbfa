import {
  DESK_TOKEN,
  fieldsIn,
  finishOrder,
  NOON,
  platformPerTest,
  type TestPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { memberAt } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';
import { orderFor, printingPlatform, SEEN_BEFORE } from '@/tests/builders/tickets/printing-platform';
import { CLOUD_PRINTERS, inShort, ticketPrinting, ticketsOf } from '@/tests/builders/tickets/ticket-printing';
import { deskKey } from '../desk-key';
import type { DeskOrder } from '../orders/order-card';
import { HOTEL_HEADER } from '../routes/desk-routes';
import { printerSecret } from './printer-secret';

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let printing: ReturnType<typeof ticketPrinting>;
  beforeEach(async () => {
    const escpos = { id: 'epson', kind: 'escpos', host: '127.0.0.1', port: 9100 } as const;
    const bellevue = { kitchen: CLOUD_PRINTERS.kitchen, bar: escpos };
    platform = await printingPlatform(await emptyStore(), { aurora: CLOUD_PRINTERS, bellevue });
    printing = ticketPrinting(platform, () => new Date(NOON));
  });
  afterEach(async () => {
    await printing.close();
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const take = async (printer = 'star') => (await printing.take(printer))?.id ?? '';
  const reprint = (uuid: string, ticket: string, body: object = {}, code: 'aurora' | 'bellevue' = 'aurora') =>
    platform.desk(code, `/orders/${uuid}/tickets/${ticket}/reprint`, body);
  const printed = async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const id = await take();
    await printing.confirm('star', id);
    return { uuid, id };
  };

  it('lists the printers of the hotel with what waits for them and how they are set up', async () => {
    await orderFor(platform, 'aurora');
    const lost = { state: 'lost', paper: null, cover: null, last_error: null, last_seen_at: SEEN_BEFORE };
    expect((await platform.desk('aurora', '/printers')).body.data).toEqual([
      {
        ...{ id: 'star', title: 'Printer of the kitchen', kind: 'cloudprnt', width: 80, stations: ['kitchen'] },
        ...{ ...lost, waiting: 1 },
        connection: { path: '/printers/star', user: 'star', password: printerSecret(DESK_TOKEN, 'aurora', 'star') },
      },
      {
        ...{ id: 'epson', title: 'Printer of the bar', kind: 'cloudprnt', width: 58, stations: ['bar'] },
        ...{ ...lost, waiting: 0 },
        connection: { path: '/printers/epson', user: 'epson', password: printerSecret(DESK_TOKEN, 'aurora', 'epson') },
      },
    ]);
    const [, epson] = (await platform.desk('bellevue', '/printers')).body.data as object[];
    expect(epson).toMatchObject({ kind: 'escpos', connection: null });
  });

  it('lists printers in pages', async () => {
    const first = (await platform.desk('aurora', '/printers?limit=1')).body as { data: object[]; next?: string };
    const second = await platform.desk('aurora', `/printers?limit=1&cursor=${first.next}`);
    expect([first.data, second.body]).toMatchObject([[{ id: 'star' }], { data: [{ id: 'epson' }], next: null }]);
  });

  it('gives each printer of each hotel another secret', () => {
    const secrets = ['aurora', 'bellevue'].flatMap((hotel) =>
      ['star', 'epson'].map((printer) => printerSecret(DESK_TOKEN, hotel, printer)),
    );
    expect(new Set([...secrets, printerSecret('another token', 'aurora', 'star')]).size).toBe(5);
  });

  // Rule: tickets/TK14.
  it('prints a test at its printer, and nothing of an order', async () => {
    expect((await platform.desk('aurora', '/printers/star/test', {})).status).toBe(200);
    expect(await printing.take('epson')).toBeNull();
    const ticket = await printing.take('star');
    expect(ticket).toMatchObject({
      ...{ kind: 'test', order_uuid: null, num: null, copy: null },
      content: { kind: 'test', station: 'Printer of the kitchen', ordered_at: '2026-05-01T12:00', lines: [] },
    });
    expect(await printing.confirm('star', ticket?.id ?? '')).toBe('printed');
  });

  it('makes no copy of a test that was not confirmed', async () => {
    await platform.desk('aurora', '/printers/star/test', {});
    await printing.fail('star', await take());
    platform.advanceSeconds(120);
    await platform.app.ticketWatch.runOnce();
    expect(await printing.take('star')).toBeNull();
    expect((await platform.desk('aurora', '/ticket-problems')).body.data).toEqual([]);
  });

  it('knows no printer of another hotel', async () => {
    expect((await platform.desk('aurora', '/printers/nobody/test', {})).status).toBe(404);
  });

  // Rule: tickets/TK8.
  it('prints a ticket again with the words of staff, as a copy', async () => {
    const { uuid, id } = await printed();
    const response = await reprint(uuid, id, { words: '  The paper fell into the soup ' });
    expect((response.body.data as DeskOrder).tickets).toMatchObject([
      { id, station: 'kitchen', kind: 'order', state: 'printed', copy: null },
      { station: 'kitchen', kind: 'order', state: 'waiting', copy: 'asked', printed_at: null },
    ]);
    const [first] = await ticketsOf(platform, uuid);
    expect(await printing.take('star')).toMatchObject({
      copy: { of: id, reason: 'asked', words: 'The paper fell into the soup' },
      content: first?.content,
    });
  });

  it('prints a copy once when the call is made twice with one key', async () => {
    const { uuid, id } = await printed();
    const call = () =>
      platform.send(
        new Request(`http://inside/api/desk/v1/orders/${uuid}/tickets/${id}/reprint`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${deskKey(DESK_TOKEN, 'aurora')}`,
            [HOTEL_HEADER]: 'aurora',
            'content-type': 'application/json',
            'idempotency-key': 'once',
          },
          body: '{}',
        }),
      );
    await call();
    await call();
    expect((await ticketsOf(platform, uuid)).map(inShort)).toEqual([
      'kitchen order printed',
      'kitchen copy of order waiting',
    ]);
  });

  // Rule: staff/SP3.
  it('prints no ticket of another station again for a person who is narrowed', async () => {
    const { uuid } = await orderFor(platform, 'aurora', ['kitchen', 'bar']);
    const bar = await memberAt(platform, 'aurora', { role: 'station', stations: ['bar'] });
    const id = await take();
    await printing.confirm('star', id);
    const tickets = await ticketsOf(platform, uuid);
    const statuses = [];
    for (const station of ['kitchen', 'bar']) {
      const ticket = tickets.find((each) => each.station === station);
      statuses.push((await bar.desk(`/orders/${uuid}/tickets/${ticket?.id}/reprint`, {})).status);
    }
    // That of the bar is still to be printed.
    expect(statuses).toEqual([403, 422]);
    expect((await ticketsOf(platform, uuid)).map(inShort)).not.toContain('kitchen copy of order waiting');
  });

  it('refuses to print again what is still to be printed', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    const [waiting] = await ticketsOf(platform, uuid);
    const refused = await reprint(uuid, waiting?.id ?? '');
    expect([refused.status, fieldsIn(refused)]).toEqual([422, { ticket: ['is still to be printed'] }]);
    await take();
    expect((await reprint(uuid, waiting?.id ?? '')).status).toBe(422);
  });

  it('refuses a ticket of another order or hotel, and one whose station has no printer any more', async () => {
    const { uuid, id } = await printed();
    const other = await orderFor(platform, 'aurora');
    expect((await reprint(other.uuid, id)).status).toBe(404);
    expect((await reprint(uuid, id, {}, 'bellevue')).status).toBe(404);
    platform.files.change('aurora/hotel.json', (hotel) => {
      const { desk: _, ...data } = Object(hotel.ext_data);
      hotel.ext_data = data;
    });
    await platform.restart();
    expect(fieldsIn(await reprint(uuid, id))).toEqual({ ticket: ['its station has no printer any more'] });
  });

  // Rule: tickets/TK15.
  it('removes the tickets of an order with its personal data', async () => {
    const { uuid, id } = await printed();
    await finishOrder(platform, 'aurora', uuid);
    await reprint(uuid, id);
    await platform.runFor(401);
    await platform.app.retention.runOnce();
    expect(await ticketsOf(platform, uuid)).toEqual([]);
    expect(await printing.take('star')).toBeNull();
  });

  it('removes the tickets of a person who is deleted', async () => {
    const { uuid } = await printed();
    await finishOrder(platform, 'aurora', uuid);
    const order = (await platform.desk('aurora', `/orders/${uuid}`)).body.data as DeskOrder;
    const deleted = await platform.desk('aurora', `/persons/${order.guest.person_uuid}/delete`, {});
    expect([deleted.status, await ticketsOf(platform, uuid)]).toEqual([200, []]);
  });
});

describe('a hotel without printers', () => {
  onEachStore((emptyStore) => {
    const platform = platformPerTest(emptyStore);

    it('has no printers, no problems, and orders without tickets', async () => {
      const uuid = await finishOrder(platform, 'aurora');
      expect((await platform.desk('aurora', '/printers')).body.data).toEqual([]);
      expect((await platform.desk('aurora', '/ticket-problems')).body.data).toEqual([]);
      expect((await platform.desk('aurora', `/orders/${uuid}`)).body.data).toMatchObject({
        tickets: [],
        in_kitchen_at: null,
      });
    });
  });
});
