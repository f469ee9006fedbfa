import type { Section, SectionFacts } from '@/lib/contract/catalogue';
import type { HotelResponse, NavItem } from '@/lib/contract/hotel';
import { orderOf, platformPerFile, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite, onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  const platform = platformPerFile(emptyStore);

  const hotelOf = async (code: string) => (await platform.get(`/api/v1/hotels/${code}`)).body.data as HotelResponse;

  it("returns each hotel's own data, words and languages", async () => {
    expect(await hotelOf('aurora')).toMatchObject({
      hotel: { id: 1, code: 'aurora', title: { en: 'Hotel aurora' }, ext_data: { timezone: 'Europe/Madrid' } },
      words: { send_to_cart: { en: 'Add at aurora' } },
      languages: [{ code: 'en' }, { code: 'de' }],
    });
    expect((await hotelOf('bellevue')).words).toEqual({ send_to_cart: { en: 'Add at bellevue' } });
  });

  it("leaves out kits, and autopilot settings of old data, from a hotel's response", async () => {
    const { hotel } = await hotelOf('aurora');
    expect(Object.keys(hotel).filter((key) => /kits|autopilot|navigation|public_info|languages/.test(key))).toEqual([]);
  });

  it("returns a hotel's legal texts, and an empty text where it has none", async () => {
    expect((await platform.get('/api/v1/hotels/1/get-public-info/order_privacy')).body).toEqual({
      data: { en: 'The words of aurora on personal data' },
    });
    expect((await platform.get('/api/v1/hotels/2/get-public-info/impressum')).body).toEqual({ data: '' });
    expect((await platform.get('/api/v1/hotels/2/get-public-info/secrets')).status).toBe(404);
    expect((await platform.get('/api/v1/hotels/3/get-public-info/impressum')).status).toBe(404);
  });

  it('returns the bottom bar that applies to a path, a section, or everywhere', async () => {
    const { hotel } = await hotelOf('aurora');
    const codesAt = async (query: string) => {
      const response = await platform.get(`/api/v1/public/hotels/${hotel.uuid}/bottom-navigation-menu?${query}`);
      return (response.body.data as NavItem[]).map((item) => item.code);
    };
    expect(await codesAt('path=/')).toEqual(['home', 'chat']);
    expect(await codesAt('path=/home')).toEqual(['home', 'spa', 'chat']);
    expect(await codesAt('path=/products/21&section_id=21')).toEqual(['home', 'spa', 'chat']);
  });

  it('returns the top level of sections, including hidden ones, with the depth of each', async () => {
    const { hotel } = await hotelOf('aurora');
    const response = await platform.get(`/api/v1/public/sections?hotel_uuid=${hotel.uuid}`);
    const sections = response.body.data as SectionFacts[];
    expect(sections.map(({ id, is_hidden, sublevels_count }) => [id, is_hidden, sublevels_count])).toEqual([
      [10, false, 1],
      [20, false, 2],
      [30, true, 1],
    ]);
    expect((await platform.get('/api/v1/public/sections')).status).toBe(404);
  });

  it('returns a section with its parent, its subsections and its products with resolved kits', async () => {
    const sectionOf = async (code: string, id: number) =>
      ((await platform.get(`/api/v1/hotels/${code}/products/${id}`)).body.data as { section: Section }).section;
    const massages = await sectionOf('aurora', 21);
    expect(massages.parent).toMatchObject({ id: 20, subsections: [{ id: 21 }], parent: null });
    expect((await sectionOf('aurora', 20)).subsections).toMatchObject([{ id: 21, title: 'Massages' }]);
    const kitchen = await sectionOf('bellevue', 10);
    expect(kitchen.title).toEqual({ en: 'Kitchen of bellevue', de: 'Küche' });
    expect(kitchen.products.map((product) => [product.id, product.price])).toEqual([
      [100, 9],
      [101, 16],
      [102, 12],
      [103, 24],
      [900, 9],
    ]);
    expect(kitchen.products[2]).toMatchObject({
      section_id: 10,
      property_kit_id: 1001,
      property: { id: 1001, properties: [{ id: 1001, attrs: [{ id: 10011 }, { id: 10012 }] }] },
    });
  });

  it("returns the order-level options only for the hotel's own products", async () => {
    const { hotel } = await hotelOf('aurora');
    const propertiesOf = async (id: number) =>
      (await platform.get(`/api/v1/public/properties?hotel_uuid=${hotel.uuid}&filter[product_ids][]=${id}`)).body.data;
    expect(await propertiesOf(100)).toMatchObject({ properties: [{ id: 5000 }, { id: 5001 }, { id: 5002 }] });
    expect(await propertiesOf(900)).toBeNull();
    const payments = await platform.get(`/api/v1/public/cart/payments?hotel_uuid=${hotel.uuid}&product_ids[]=100`);
    expect(payments.body.data).toMatchObject([
      { id: 1, ptype_id: 'cash' },
      { id: 2, ptype_id: 'card' },
      { id: 3, ptype_id: 'online' },
    ]);
  });

  it('responds with 404 with the refusal not-found for every unknown path or id', async () => {
    const unknown = [
      '/',
      '/api/v1',
      '/api/v1/hotels/nowhere',
      '/api/v1/hotels/AURORA',
      '/api/v1/hotels/aurora/products/900',
      '/api/v1/hotels/aurora/products/1e1',
      '/api/v1/hotels/nowhere/products/10',
      '/api/v1/hotels/nowhere/orders/check',
      '/api/v1/public/sections?hotel_uuid=x',
      '/api/v1/public/hotels/x/bottom-navigation-menu',
      '/api/v2/hotels/aurora',
      '/api/v1/hotels/%00',
      '/api/v1/hotels/%E0%A4%A',
      '/api/v1/public/sections?hotel_uuid=%00',
      `/api/v1/hotels/${'9'.repeat(30)}/get-public-info/impressum`,
    ];
    for (const path of unknown) {
      const response = await platform.get(path);
      expect([path, response.status, response.body]).toEqual([path, 404, { status: 404, refusal: 'not-found' }]);
    }
    expect((await platform.post('/api/v1/hotels/aurora', {})).status).toBe(404);
  });

  it("refuses an order that names another hotel, because its products are not that hotel's", async () => {
    expect((await platform.get('/api/v1/hotels/aurora/products/10')).status).toBe(200);
    const foreign = orderOf('aurora', { hotel_id: 2 });
    // The soup costs more at bellevue, so aurora's price is wrong there.
    expect((await platform.post('/api/v1/orders', foreign)).status).toBe(422);
  });
});

it('removes the hotels’ own scripts when the operator forbids them', async () => {
  for (const scripts of [true, false]) {
    const platform = await testPlatform(await emptySqlite(), { scripts });
    platform.files.change('aurora/hotel.json', (hotel) => {
      (hotel.ext_data as Record<string, unknown>).scripts = 'console.log(1)';
    });
    await platform.restart();
    const { hotel } = (await platform.get('/api/v1/hotels/aurora')).body.data as HotelResponse;
    expect(hotel.ext_data.scripts).toBe(scripts ? 'console.log(1)' : null);
    await platform.close();
  }
});

it('responds with 503 and reports the error when the store is closed', async () => {
  const store = await emptySqlite();
  const platform = await testPlatform(store);
  await platform.app.close();
  const response = await platform.get('/api/v1/hotels/aurora');
  expect([response.status, response.body.refusal]).toEqual([503, 'unavailable']);
  expect(platform.unexpectedErrors).toHaveLength(1);
  platform.files.dispose();
  await store.remove();
});
