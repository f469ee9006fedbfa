import {
  finishOrder,
  type HotelCode,
  orderOf,
  platformPerTest,
  soup,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { failStatements } from '@/tests/builders/platform/fail-statements';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import {
  documentsOf,
  inShort,
  letNumberReceipts,
  letStateTaxes,
  SELLER,
} from '@/tests/builders/receipts/hotels-with-seller';

onEachStore((emptyStore, kind) => {
  const platform = platformPerTest(emptyStore);

  const move = (uuid: string, action: string, body: object = {}, code: HotelCode = 'aurora') =>
    platform.desk(code, `/orders/${uuid}/${action}`, body);
  const documents = async (uuid: string, code: HotelCode = 'aurora') =>
    inShort(await documentsOf(platform, uuid, code));

  it('issues none at a hotel whose file names no seller', async () => {
    const uuid = await finishOrder(platform, 'aurora');
    expect(await documents(uuid)).toEqual([]);
  });

  it('issues the receipt of an order when it is done, with everything that was sold', async () => {
    await letStateTaxes(platform);
    const body = orderOf('aurora', { comment: 'Ring twice' });
    await platform.post('/api/v1/orders', body);
    await move(body.uuid, 'approve');
    expect(await documents(body.uuid)).toEqual([]);
    await move(body.uuid, 'done');
    expect(await documentsOf(platform, body.uuid)).toEqual([
      {
        number: '2026-000001',
        kind: 'receipt',
        issued_at: '2026-05-01T10:00:00.000Z',
        order_num: expect.stringMatching(/^\d+$/),
        seller: SELLER,
        currency: 'EUR',
        currency_position: 'right',
        currency_digits: 2,
        lines: [{ title: { en: 'Soup', de: 'Suppe' }, quantity: 1, amount: 4.5 }],
        charge: 0.45,
        added_taxes: [{ title: 'VAT', percent: 21, amount: 0.09 }],
        tip: 0,
        reduced: 0,
        total: 5.04,
        taxes: [
          { title: 'VAT on food', percent: 10, included: true, gross: 4.5, net: 4.09, tax: 0.41 },
          { title: 'VAT', percent: 21, included: false, gross: 0.54, net: 0.45, tax: 0.09 },
        ],
        payment: 'Card on site',
        corrects: null,
        reason: '',
        stopped: null,
      },
    ]);
  });

  it('keeps the receipt of an order that is taken up again and done once more', async () => {
    await letNumberReceipts(platform);
    const uuid = await finishOrder(platform, 'aurora');
    const first = await documentsOf(platform, uuid);
    platform.advanceSeconds(60);
    await move(uuid, 'reopen', { version: 2 });
    expect(await documentsOf(platform, uuid)).toEqual(first);
    await move(uuid, 'done');
    expect(await documentsOf(platform, uuid)).toEqual(first);
    expect(await documents(await finishOrder(platform, 'aurora'))).toEqual(['receipt 2026-000002 4.95']);
  });

  it('corrects the receipt of an order that is stopped after it was done, by a document of its own', async () => {
    await letStateTaxes(platform);
    const uuid = await finishOrder(platform, 'aurora');
    await move(uuid, 'reopen', { version: 2 });
    await move(uuid, 'cancel');
    const [receipt, refund] = await documentsOf(platform, uuid);
    expect(refund).toMatchObject({
      ...{ number: '2026-000002', kind: 'refund', corrects: '2026-000001', stopped: 'cancelled', reason: '' },
      ...{ seller: SELLER, total: 5.04, taxes: receipt?.taxes, lines: [] },
    });
  });

  it('gives a tip that comes after the delivery a receipt of its own, and takes both back', async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.payments = [
        ...(hotel.payments as object[]),
        { id: 4, title: 'To my room', ptype_id: 'room', needs_room_proof: true },
      ];
    });
    await letNumberReceipts(platform, { tips: { amounts: [2], after_delivery: true } });
    const body = orderOf('aurora', { payment: 4 });
    await platform.post('/api/v1/orders', body);
    await move(body.uuid, 'approve');
    await move(body.uuid, 'done');
    const tip = () => platform.post('/api/v1/orders/guest/tip', { uuid: body.uuid, hotel_id: 1, tip: 2 });
    expect([(await tip()).status, (await tip()).status]).toEqual([200, 200]);
    const both = ['receipt 2026-000001 4.95', 'receipt 2026-000002 2'];
    expect(await documents(body.uuid)).toEqual(both);
    expect((await documentsOf(platform, body.uuid))[1]).toMatchObject({ tip: 2, lines: [], taxes: [], reduced: 0 });
    await move(body.uuid, 'reopen', { version: 2 });
    await move(body.uuid, 'cancel');
    expect(await documents(body.uuid)).toEqual([...both, 'refund 2026-000003 6.95']);
  });

  it('issues none for an order that costs nothing, and none for one that was never done', async () => {
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      (section.products as unknown[]).push({ id: 109, title: 'Towels' });
    });
    await letNumberReceipts(platform);
    const free = orderOf('aurora', { products: [{ ...soup(0), product: { id: 109, property: null } }] });
    const stopped = orderOf('aurora');
    for (const body of [free, stopped]) await platform.post('/api/v1/orders', body);
    await move(free.uuid, 'approve');
    await move(free.uuid, 'done');
    await move(stopped.uuid, 'cancel');
    expect([await documents(free.uuid), await documents(stopped.uuid)]).toEqual([[], []]);
    expect(await documents(await finishOrder(platform, 'aurora'))).toEqual(['receipt 2026-000001 4.95']);
  });

  it('leaves a document as it is when the hotel’s file and the order’s guest change', async () => {
    await letNumberReceipts(platform);
    const uuid = await finishOrder(platform, 'aurora');
    const [first] = await documentsOf(platform, uuid);
    await letNumberReceipts(platform, { seller: { name: 'New owner' }, currency: 'CHF' });
    expect(await documentsOf(platform, uuid)).toEqual([first]);
    const next = await documentsOf(platform, await finishOrder(platform, 'aurora'));
    expect(next).toMatchObject([{ number: '2026-000002', seller: { name: 'New owner' }, currency: 'CHF' }]);
  });

  it('still corrects what it has issued when the file names no seller any more', async () => {
    await letNumberReceipts(platform);
    const uuid = await finishOrder(platform, 'aurora');
    await letNumberReceipts(platform, { seller: null });
    await move(uuid, 'reopen', { version: 2 });
    await move(uuid, 'expire');
    expect(await documentsOf(platform, uuid)).toMatchObject([
      { number: '2026-000001' },
      { number: '2026-000002', kind: 'refund', seller: SELLER, stopped: 'expired' },
    ]);
    expect(await documents(await finishOrder(platform, 'aurora'))).toEqual([]);
  });

  it('numbers each hotel’s documents apart', async () => {
    await letNumberReceipts(platform);
    const [one, other] = [await finishOrder(platform, 'aurora'), await finishOrder(platform, 'bellevue')];
    expect([await documents(one), await documents(other, 'bellevue')]).toEqual([
      ['receipt 2026-000001 4.95'],
      ['receipt 2026-000001 14'],
    ]);
    expect(await documents(one, 'bellevue')).toEqual([]);
  });

  it('begins with 1 at midnight of the hotel’s year, and not at the server’s', async () => {
    await letNumberReceipts(platform);
    const at = async (time: string) => {
      platform.setClock(time);
      return documents(await finishOrder(platform, 'aurora'));
    };
    expect(await at('2026-12-31T22:59:59.900Z')).toEqual(['receipt 2026-000001 4.95']);
    expect(await at('2026-12-31T23:00:00.000Z')).toEqual(['receipt 2027-000001 4.95']);
    expect(await at('2027-01-01T00:00:00.000Z')).toEqual(['receipt 2027-000002 4.95']);
  });

  it('takes no number for a move that is refused, or that the store cannot write', async () => {
    await letNumberReceipts(platform);
    const body = orderOf('aurora');
    await platform.post('/api/v1/orders', body);
    await move(body.uuid, 'approve');
    expect((await move(body.uuid, 'done', { version: 0 })).status).toBe(409);
    // Written after the document, in the same transaction.
    const { undo } = await failStatements(platform.store.url, { table: 'outbox', on: 'insert' });
    const failed = await move(body.uuid, 'done').catch(() => null);
    expect(failed?.status).not.toBe(200);
    await undo();
    platform.unexpectedErrors.splice(0);
    expect(await documents(body.uuid)).toEqual([]);
    await move(body.uuid, 'done');
    expect(await documents(body.uuid)).toEqual(['receipt 2026-000001 4.95']);
  });

  it('gives 500 orders that are done at once the numbers from 1 to 500, each once', async () => {
    await letNumberReceipts(platform);
    const uuids = await ordersInWork(500);
    // A SQLite file belongs to one process.
    const other = kind === 'sqlite' ? null : await testPlatform({ ...platform.store, remove: async () => undefined });
    const desks = other === null ? [platform] : [platform, other];
    if (other !== null) await letNumberReceipts(other);
    const moved = await Promise.all(
      uuids.map((uuid, place) => desks[place % desks.length]?.desk('aurora', `/orders/${uuid}/done`, {})),
    );
    expect(new Set(moved.map((response) => response?.status))).toEqual(new Set([200]));
    await other?.close();
    const numbers = await throughOtherConnection(platform.store, (db) =>
      db.selectFrom('receipt').select(['num', 'order_uuid']).orderBy('num').execute(),
    );
    expect(numbers.map(({ num }) => num)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
    expect(new Set(numbers.map(({ order_uuid }) => order_uuid))).toEqual(new Set(uuids));
  }, 300_000);

  /** Stores orders in work that are like one another. Returns their uuids. */
  async function ordersInWork(count: number): Promise<readonly string[]> {
    const first = orderOf('aurora');
    await platform.post('/api/v1/orders', first);
    await move(first.uuid, 'approve');
    return throughOtherConnection(platform.store, async (db) => {
      const row = await db
        .selectFrom('guest_order')
        .selectAll()
        .where('uuid', '=', first.uuid)
        .executeTakeFirstOrThrow();
      const others = Array.from({ length: count - 1 }, (_, index) => ({
        ...row,
        uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        num: row.num + index + 1,
      }));
      for (let from = 0; from < others.length; from += 50)
        await db
          .insertInto('guest_order')
          .values(others.slice(from, from + 50))
          .execute();
      return [first.uuid, ...others.map(({ uuid }) => uuid)];
    });
  }
});
