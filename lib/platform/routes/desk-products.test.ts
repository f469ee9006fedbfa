import type { Section } from '@/lib/contract/catalogue';
import { fieldsIn, type HotelCode, orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const isShownAvailable = async (code: HotelCode, id: number) => {
    const { section } = (await platform.get(`/api/v1/hotels/${code}/products/10`)).body.data as { section: Section };
    return section.products.find((product) => product.id === id)?.is_available;
  };
  const take = (code: HotelCode, state: string) => platform.desk(code, `/products/100/${state}`, {});

  it('shows a product that staff made unavailable, and refuses orders of it', async () => {
    const taken = await take('aurora', 'unavailable');
    expect([taken.status, taken.body]).toEqual([200, { data: { id: 100, is_available: false } }]);
    expect(await isShownAvailable('aurora', 100)).toBe(false);
    expect(await isShownAvailable('aurora', 101)).toBe(true);
    const refused = await platform.post('/api/v1/orders', orderOf('aurora'));
    expect([refused.status, fieldsIn(refused)]).toEqual([
      422,
      { 'products.100': ['no longer available'], products_is_not_available: ['Soup: no longer available'] },
    ]);
  });

  it('makes a product unavailable in one hotel without affecting another hotel', async () => {
    await take('aurora', 'unavailable');
    expect(await isShownAvailable('bellevue', 100)).toBe(true);
    expect((await platform.post('/api/v1/orders', orderOf('bellevue', { products: [soup(9)] }))).status).toBe(200);
    expect((await platform.desk('aurora', '/products/900/unavailable', {})).status).toBe(404);
  });

  it('keeps a product unavailable after a restart and a changed menu, until staff make it available', async () => {
    await take('aurora', 'unavailable');
    await take('aurora', 'unavailable');
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      section.descr = 'New this week';
    });
    await platform.restart();
    expect(await isShownAvailable('aurora', 100)).toBe(false);
    await take('aurora', 'available');
    expect((await take('aurora', 'available')).body).toEqual({ data: { id: 100, is_available: true } });
    expect(await isShownAvailable('aurora', 100)).toBe(true);
    expect((await platform.post('/api/v1/orders', orderOf('aurora'))).status).toBe(200);
  });

  it('requires the staff key and a known product to change availability', async () => {
    expect((await platform.post('/api/desk/v1/products/100/unavailable', {})).status).toBe(401);
    for (const path of [
      '/products/999/unavailable',
      '/products/x/unavailable',
      '/products/100/gone',
      '/products/100',
    ]) {
      expect([path, (await platform.desk('aurora', path, {})).status]).toEqual([path, 404]);
    }
    expect(await isShownAvailable('aurora', 100)).toBe(true);
  });
});
