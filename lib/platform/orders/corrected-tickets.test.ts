import { NOON, soup, type TestPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { correct, deskOrderIn, phoned } from '@/tests/builders/telephone/phoned-orders';
import { JUICE, printingPlatform } from '@/tests/builders/tickets/printing-platform';
import { CLOUD_PRINTERS, inShort, ticketPrinting, ticketsOf } from '@/tests/builders/tickets/ticket-printing';

const juice = { ...soup(3), product: { id: JUICE, property: null } };

/** The tickets of orders that staff take and correct. Rules: telephone-orders/TO13, tickets/TK10. */
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

  const listed = async (uuid: string) => (await ticketsOf(platform, uuid)).map(inShort).sort();
  const print = async () => {
    const ticket = await printing.take('star');
    if (ticket === null) throw new Error('nothing waits');
    expect(await printing.confirm('star', ticket.id)).toBe('printed');
    return ticket;
  };

  it('prints an order that staff take like any other', async () => {
    const { uuid } = await phoned(platform, { products: [soup(4.5), juice] });
    expect(await listed(uuid)).toEqual(['bar order waiting', 'kitchen order waiting']);
  });

  it('rewrites a ticket that has not left', async () => {
    const order = await phoned(platform);
    await correct(platform, order, [soup(9, 2)]);
    expect(await listed(order.uuid)).toEqual(['kitchen order waiting']);
    expect((await print()).content.lines.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('says of a changed line what goes and what comes', async () => {
    const order = await phoned(platform);
    await print();
    await correct(platform, order, [soup(9, 2)]);
    expect(await listed(order.uuid)).toEqual(['kitchen lines waiting', 'kitchen order printed']);
    const { content } = await print();
    expect(content.lines.map(({ id, quantity }) => [id, quantity])).toEqual([['2', 2]]);
    expect(content.correction).toMatchObject({ reasons: ['lines'], removed: [{ id: '1', quantity: 1 }], added: ['2'] });
  });

  it('says of an added line that it is new, and repeats what stays', async () => {
    const order = await phoned(platform);
    await print();
    await correct(platform, order, [{ line_id: 1 }, soup(9, 2)]);
    const { content } = await print();
    expect(content.lines.map(({ id }) => id)).toEqual(['1', '2']);
    expect(content.correction).toMatchObject({ removed: [], added: ['2'] });
  });

  it('concerns only the stations whose lines change, and begins a ticket at another one', async () => {
    const order = await phoned(platform);
    await print();
    const second = deskOrderIn(await correct(platform, order, [{ line_id: 1 }, juice]));
    expect(await listed(order.uuid)).toEqual(['bar order waiting', 'kitchen order printed']);
    await correct(platform, second, [{ line_id: 2 }]);
    expect(await listed(order.uuid)).toEqual(['bar order waiting', 'kitchen lines waiting', 'kitchen order printed']);
  });

  it('writes one correction for two that nobody has printed, and none for what is as before', async () => {
    const order = await phoned(platform);
    await print();
    const second = deskOrderIn(await correct(platform, order, [{ line_id: 1 }, soup(9, 2)]));
    const third = deskOrderIn(await correct(platform, second, [{ line_id: 1 }, soup(13.5, 3)]));
    expect(await listed(order.uuid)).toEqual(['kitchen lines waiting', 'kitchen order printed']);
    await correct(platform, third, [{ line_id: 1 }]);
    expect(await listed(order.uuid)).toEqual(['kitchen order printed']);
  });

  it('prints nothing of a correction that is refused', async () => {
    const order = await phoned(platform);
    await print();
    expect((await correct(platform, order, [soup(1)])).status).toBe(422);
    expect(await listed(order.uuid)).toEqual(['kitchen order printed']);
  });
});
