import { v4 } from 'uuid';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { Platform } from '@/lib/platform/app';
import { salad } from '@/tests/builders/orders/order-lines';
import { countInFiles, placedAt, productNow, secondServer, takenStock } from '@/tests/builders/platform/counted-stock';
import {
  fieldsIn,
  HOTEL_ID,
  orderOf,
  placedIn,
  platformPerTest,
  soup,
} from '@/tests/builders/platform/embedded-platform';
import { placedBy, startOrdering } from '@/tests/builders/platform/ordering-process';
import { onEachStore } from '@/tests/builders/platform/stores';

const TODAY = '2026-05-01';
const TOMORROW = '2026-05-02';

/** It is noon on 1 May. Only aurora counts. */
onEachStore((emptyStore, kind) => {
  const platform = platformPerTest(emptyStore, { maxDraftsPerRoom: null });

  const order = (parts: Partial<OrderBody> = {}) => platform.post('/api/v1/orders', orderOf('aurora', parts));
  const soups = (quantity: number) => ({ products: [soup(4.5 * quantity, quantity)] });
  const counted = (amount: number, per: 'all' | 'day' = 'day') =>
    countInFiles(platform, { products: { 100: { amount, per } } });

  /** This server, and another one on the same store; a SQLite file has one. */
  async function withServers<T>(work: (one: Platform, other: Platform) => Promise<T>): Promise<T> {
    if (kind === 'sqlite') return work(platform.app, platform.app);
    const other = secondServer(platform);
    try {
      return await work(platform.app, other);
    } finally {
      await other.close();
    }
  }

  it('sells exactly 37 portions to 500 orders that reach all processes of the store at once', async () => {
    await counted(37, 'all');
    const bodies = Array.from({ length: 500 }, () => orderOf('aurora'));
    // A SQLite file has one process.
    const others = kind === 'sqlite' ? [] : await Promise.all([startOrdering(platform), startOrdering(platform)]);
    const shares = others.length + 1;
    const shareOf = (server: number) => bodies.filter((_body, index) => index % shares === server);
    const placed = await Promise.all([
      Promise.all(shareOf(0).map((body) => placedAt(platform.app, body))),
      ...others.map((other, index) => placedBy(other, shareOf(index + 1))),
    ]);
    const statuses = placed.flat();
    expect(statuses.filter((status) => status === 200)).toHaveLength(37);
    expect(statuses.filter((status) => status === 422)).toHaveLength(463);
    expect(await takenStock(platform)).toEqual(['aurora product:100 all 37']);
  });

  it('sells no more than there are to orders of several pieces', async () => {
    await counted(7);
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await order(soups(3))).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    const refused = await order(soups(2));
    expect(fieldsIn(refused)).toEqual({
      'products.100': ['only 1 left'],
      invalid_product_item_counts: ['Soup: only 1 left'],
    });
    expect((await order(soups(1))).status).toBe(200);
    expect(fieldsIn(await order(soups(1))).invalid_product_item_counts).toEqual(['Soup: sold out for now']);
  });

  it('adds up the lines of one order, and takes nothing of a refused one', async () => {
    await countInFiles(platform, { products: { 100: { amount: 3, per: 'day' }, 103: { amount: 5, per: 'day' } } });
    const twice = await order({ products: [soup(9, 2), soup(9, 2)] });
    expect([twice.status, fieldsIn(twice).invalid_product_item_counts]).toEqual([422, ['Soup: only 3 left']]);
    expect(await takenStock(platform)).toEqual([]);
    expect(placedIn(await order(soups(3))).order.num).toBe('1001');
  });

  it('takes once for an order that is sent again, also many times at once', async () => {
    await counted(5);
    const body = orderOf('aurora', soups(2));
    const responses = await Promise.all(Array.from({ length: 20 }, () => platform.post('/api/v1/orders', body)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await takenStock(platform)).toEqual([`aurora product:100 ${TODAY} 2`]);
  });

  it('accepts a repeated order although it took the last piece itself', async () => {
    await counted(1);
    const body = orderOf('aurora');
    await platform.post('/api/v1/orders', body);
    expect((await platform.post('/api/v1/orders', body)).status).toBe(200);
    expect((await order()).status).toBe(422);
  });

  it.each([
    ['cancelled by staff', (uuid: string) => platform.desk('aurora', `/orders/${uuid}/cancel`, {})],
    ['expired by staff', (uuid: string) => platform.desk('aurora', `/orders/${uuid}/expire`, {})],
    [
      'cancelled by its guest',
      (uuid: string) =>
        platform.post('/api/v1/orders/guest/change-status', {
          ...{ uuid, token: '', hotel_id: HOTEL_ID.aurora, language: 'en' },
          reason: 'order_cancel__mistake',
        }),
    ],
  ])('gives back once what an order holds that is %s', async (_title, stop) => {
    await counted(3);
    const uuid = v4();
    await order({ uuid, ...soups(2) });
    await order();
    await Promise.all([stop(uuid), stop(uuid), stop(uuid)]);
    await stop(uuid);
    expect(await takenStock(platform)).toEqual([`aurora product:100 ${TODAY} 1`]);
    expect((await order(soups(2))).status).toBe(200);
    expect((await order()).status).toBe(422);
  });

  it('gives back once what expires by itself, whichever server sees it', async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.order_limits = { expire_after_minutes: 10 };
    });
    await counted(2);
    await order(soups(2));
    platform.advanceSeconds(11 * 60);
    await withServers((one, other) => Promise.all([one, other, one].map((server) => server.orderDeadlines.runOnce())));
    expect(await takenStock(platform)).toEqual([]);
  });

  it('keeps what an order holds whose payment has failed while it can still be paid, and gives it back at its end', async () => {
    await counted(2);
    const uuid = v4();
    const { pay_data } = placedIn(await order({ uuid, payment: 3, ...soups(2) }));
    const token = pay_data?.response.formUrl?.split('/').at(-1) ?? '';
    expect((await platform.app.payments.settle('aurora', token, 'fail'))?.status).toBe('error');
    expect((await order()).status).toBe(422);
    expect((await platform.app.payments.settle('aurora', token, 'pay'))?.status).toBe('done');
    await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    expect(await takenStock(platform)).toEqual([]);
  });

  it('gives nothing back of an order that is delivered', async () => {
    await counted(2);
    const uuid = v4();
    await order({ uuid });
    await platform.desk('aurora', `/orders/${uuid}/accept`, {});
    await platform.desk('aurora', `/orders/${uuid}/done`, {});
    expect(await takenStock(platform)).toEqual([`aurora product:100 ${TODAY} 1`]);
  });

  it('never lets today’s stock block an order for tomorrow, and counts tomorrow’s by itself', async () => {
    // Breakfast is from 6:30 to 11:00, so that at noon it can only be ordered for tomorrow.
    await countInFiles(platform, { products: { 103: { amount: 2, per: 'day' } } });
    const breakfast = (quantity: number) => ({
      products: [
        {
          product: { id: 103, property: null },
          quantity,
          total_price: 12 * quantity,
          from_recommendation: false,
          ordered_for: `${TOMORROW}T06:30`,
        },
      ],
    });
    await platform.desk('aurora', '/stock/product:103', { left: 0 });
    expect(await productNow(platform, 103)).toMatchObject({ stock_left: 0, is_available: true });
    expect((await order(breakfast(2))).status).toBe(200);
    expect(fieldsIn(await order(breakfast(1))).invalid_product_item_counts).toEqual(['Breakfast: sold out for now']);
    expect(await takenStock(platform)).toEqual([`aurora product:103 ${TOMORROW} 2`]);
  });

  it('takes an order for another day of what is open and sold out today', async () => {
    await countInFiles(platform, { products: { 103: { amount: 1, per: 'day' } } });
    platform.setClock('2026-05-01T06:00:00Z');
    const line = { product: { id: 103, property: null }, quantity: 1, total_price: 12, from_recommendation: false };
    expect((await order({ products: [line] })).status).toBe(200);
    expect((await order({ products: [line] })).status).toBe(422);
    const ahead = [{ ...line, ordered_for: `${TOMORROW}T06:30` }];
    expect((await order({ products: ahead })).status).toBe(200);
    expect((await order({ products: [{ ...line, ordered_for: '2026-05-03T06:30' }] })).status).toBe(422);
    platform.setClock('2026-05-02T06:00:00Z');
    expect((await order({ products: [line] })).status).toBe(422);
    platform.setClock('2026-05-03T06:00:00Z');
    expect((await order({ products: [line] })).status).toBe(200);
  });

  it('counts what is counted in all whatever the day', async () => {
    await countInFiles(platform, { products: { 100: { amount: 2, per: 'all' } } });
    await order();
    platform.setClock('2026-05-02T10:00:00Z');
    await order();
    expect((await order()).status).toBe(422);
    expect(await takenStock(platform)).toEqual(['aurora product:100 all 2']);
    expect((await productNow(platform, 100)).is_available).toBe(false);
  });

  it('counts a choice for every piece of its line, and names it when too little is left', async () => {
    await countInFiles(platform, { cheese: { amount: 5, per: 'day' } });
    const salads = (quantity: number, cheese: number) => {
      const line = salad(cheese, 0);
      return { products: [{ ...line, quantity, total_price: line.total_price * quantity }] };
    };
    expect((await order(salads(2, 2))).status).toBe(200);
    expect(await takenStock(platform)).toEqual([`aurora choice:1001:10011 ${TODAY} 4`]);
    expect(fieldsIn(await order(salads(1, 2)))).toEqual({
      'products.102': ['only 1 left'],
      invalid_product_item_counts: ['Salad, Cheese: only 1 left'],
    });
  });

  it('counts apart what another hotel has under the same id', async () => {
    await counted(1);
    await order();
    for (let guest = 0; guest < 2; guest += 1)
      expect((await platform.post('/api/v1/orders', orderOf('bellevue'))).status).toBe(200);
    expect((await productNow(platform, 100, 'bellevue')).stock_left).toBeNull();
  });
});
