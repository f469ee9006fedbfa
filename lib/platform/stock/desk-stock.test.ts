import { countInFiles, productNow, takenStock } from '@/tests/builders/platform/counted-stock';
import { fieldsIn, orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { DeskStock } from './desk-stock';

/** It is noon on 1 May. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const order = (quantity = 1) =>
    platform.post('/api/v1/orders', orderOf('aurora', { products: [soup(4.5 * quantity, quantity)] }));
  const set = async (item: string, body: object, code = 'aurora') => {
    const response = await platform.desk(code, `/stock/${item}`, body);
    return { status: response.status, entry: response.body.data as DeskStock, response };
  };
  const list = async (query = '') => (await platform.desk('aurora', `/stock${query}`)).body.data as DeskStock[];

  it('lists what files count, in their order and with its day, and nothing where nobody counts', async () => {
    expect(await list()).toEqual([]);
    await countInFiles(platform, {
      products: { 103: { amount: 4, per: 'day' }, 100: { amount: 37, per: 'all' } },
      cheese: { amount: 9, per: 'day' },
    });
    await order(2);
    const none = { choice_title: null, staff: null };
    expect(await list()).toEqual([
      {
        ...{ item: 'product:100', product_id: 100, title: { en: 'Soup', de: 'Suppe' } },
        ...{ ...none, per: 'all', amount: 37, taken: 2, left: 35, day: null },
      },
      {
        ...{ item: 'choice:1001:10011', product_id: 102, title: 'Salad', choice_title: { en: 'Cheese', de: 'Käse' } },
        ...{ per: 'day', amount: 9, taken: 0, left: 9, day: '2026-05-01', staff: null },
      },
      {
        ...{ item: 'product:103', product_id: 103, title: 'Breakfast' },
        ...{ ...none, per: 'day', amount: 4, taken: 0, left: 4, day: '2026-05-01' },
      },
    ]);
    expect((await list('?day=2026-05-09')).map(({ day }) => day)).toEqual([null, '2026-05-09', '2026-05-09']);
  });

  it('sets what is left, on top of what orders hold, also for a product that nobody has counted', async () => {
    await order(3);
    expect((await set('product:100', { left: 5 })).entry).toMatchObject({ per: 'all', amount: 5, taken: 0, left: 5 });
    await order(2);
    expect((await set('product:100', { left: 2 })).entry).toMatchObject({ amount: 4, taken: 2, left: 2 });
    expect((await order(3)).status).toBe(422);
    expect((await order(2)).status).toBe(200);
    expect(await productNow(platform, 100)).toMatchObject({ stock_left: 0, is_available: false });
  });

  it('changes one day alone of what is counted by the day', async () => {
    await countInFiles(platform, { products: { 100: { amount: 10, per: 'day' } } });
    await order(4);
    expect((await set('product:100', { left: 1 })).entry).toMatchObject({ amount: 5, left: 1, day: '2026-05-01' });
    expect((await list('?day=2026-05-02'))[0]).toMatchObject({ amount: 10, left: 10 });
    await set('product:100', { left: 3, day: '2026-05-02' });
    expect((await list('?day=2026-05-02'))[0]).toMatchObject({ left: 3 });
    expect((await list())[0]).toMatchObject({ left: 1 });
    platform.setClock('2026-05-03T10:00:00Z');
    expect((await productNow(platform, 100)).stock_left).toBe(10);
  });

  it('stops counting, keeps the item in the list, and begins again with what the file says of each day', async () => {
    await countInFiles(platform, { products: { 100: { amount: 10, per: 'day' } } });
    await order();
    expect((await set('product:100', { left: null })).entry).toMatchObject({ per: 'day', amount: null, left: null });
    expect((await productNow(platform, 100)).stock_left).toBeNull();
    expect((await order(30)).status).toBe(200);
    expect(await list()).toHaveLength(1);
    expect((await set('product:100', { left: 6 })).entry).toMatchObject({ per: 'day', amount: 7, taken: 1, left: 6 });
    platform.setClock('2026-05-02T10:00:00Z');
    expect((await productNow(platform, 100)).stock_left).toBe(10);
  });

  it('keeps what staff have set through an import, and drops what the files no longer have from the list', async () => {
    await countInFiles(platform, { products: { 100: { amount: 10, per: 'all' } } });
    await set('product:100', { left: 2 });
    await countInFiles(platform, { products: { 100: { amount: 50, per: 'all' } } });
    expect((await list())[0]).toMatchObject({ left: 2 });
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      section.products = (section.products as { id: number }[]).filter(({ id }) => id !== 100);
    });
    await platform.restart();
    expect(await list()).toEqual([]);
  });

  it.each([
    ['an unknown product', 'product:999', { left: 1 }, 404],
    ['an unknown choice', 'choice:1001:1', { left: 1 }, 404],
    ['what is no item', 'soup', { left: 1 }, 404],
    ['a product of the other hotel', 'product:900', { left: 1 }, 404],
    ['less than nothing', 'product:100', { left: -1 }, 422],
    ['half a portion', 'product:100', { left: 1.5 }, 422],
    ['no number', 'product:100', {}, 422],
    ['a day that is over', 'product:100', { left: 1, per: 'day', day: '2026-04-30' }, 422],
    ['what has slots', 'product:210', { left: 1 }, 422],
  ])('refuses %s and writes nothing', async (_title, item, body, status) => {
    const { response } = await set(item, body);
    expect(response.status).toBe(status);
    expect([await list(), await takenStock(platform)]).toEqual([[], []]);
  });

  it('names the person who has set it', async () => {
    expect((await set('product:100', { left: 4 })).entry.staff).toBeNull();
    expect(fieldsIn((await set('product:100', { left: 'four' })).response)).toHaveProperty('left');
  });

  it('refreshes the pages of guests where they read another number, and nowhere else', async () => {
    const refreshed: string[] = [];
    platform.app.onContentChange((hotel) => refreshed.push(hotel));
    await set('product:100', { left: 37 });
    expect(refreshed).toHaveLength(1);
    // From 37 down to 6 nobody reads a number; then 5, 4, 3, 2, 1 and sold out.
    for (let guest = 0; guest < 37; guest += 1) expect((await order()).status).toBe(200);
    expect(refreshed).toHaveLength(1 + 6);
    for (let guest = 0; guest < 20; guest += 1) expect((await order()).status).toBe(422);
    expect(refreshed).toHaveLength(1 + 6);
  });

  it('refreshes them for a piece that is given back where guests read of few', async () => {
    await set('product:100', { left: 9 });
    const [many, few] = [orderOf('aurora'), orderOf('aurora', { products: [soup(36, 8)] })];
    const refreshed: string[] = [];
    await platform.post('/api/v1/orders', many);
    platform.app.onContentChange((hotel) => refreshed.push(hotel));
    await platform.desk('aurora', `/orders/${many.uuid}/cancel`, {});
    expect(refreshed).toEqual([]);
    await platform.post('/api/v1/orders', few);
    await platform.desk('aurora', `/orders/${few.uuid}/cancel`, {});
    expect(refreshed).toEqual(['aurora', 'aurora']);
  });
});
