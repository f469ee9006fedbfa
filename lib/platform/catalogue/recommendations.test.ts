import type { Section } from '@/lib/contract/catalogue';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import { type HotelCode, orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';

type Json = Record<string, unknown>;

/**
 * The kitchen (10) has 100 soup, 101 pizza, 102 salad and 103 breakfast. Wellness (20) has 210, a massage, in its
 * subsection 21.
 */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const ask = async (code: HotelCode, ...ids: readonly (number | string)[]) => {
    const query = ids.map((id) => `product_id[]=${id}`).join('&');
    const response = await platform.get(`/api/v1/hotels/${code}/products-recommendations?${query}`);
    expect(response.status).toBe(200);
    return (response.body.data as { recommended_products: readonly RecommendedProduct[] }).recommended_products;
  };
  const idsFor = async (code: HotelCode, ...ids: readonly (number | string)[]) =>
    (await ask(code, ...ids)).map((product) => product.id);
  const changeKitchen = async (change: (products: Json[], section: Json) => void) => {
    platform.files.change('aurora/sections/10-kitchen.json', (section) => change(section.products as Json[], section));
    await platform.restart();
  };
  /** Names allergens, so that the kitchen is food, and adds a bar with 400 and 401, and a café with 410 and 411. */
  const withBar = async () => {
    platform.files.write('aurora/sections/40-bar.json', {
      id: 40,
      title: 'Bar',
      course: 'drink',
      products: [
        { id: 402, title: 'Gin', price: 9, for_adult: true },
        { id: 400, title: 'Lemonade', price: 4 },
        { id: 401, title: 'Water', price: 3 },
      ],
    });
    platform.files.write('aurora/sections/41-cafe.json', {
      id: 41,
      title: 'Café',
      headings: [{ code: 'sweet', title: 'Sweet', course: 'dessert' }],
      products: [
        { id: 412, title: 'Toast', price: 5 },
        { id: 410, title: 'Cake', price: 6, heading: 'sweet' },
        { id: 411, title: 'Ice cream', price: 7, heading: 'sweet' },
      ],
    });
    platform.files.change('aurora/sections/20-wellness.json', (wellness) => {
      wellness.is_food = false;
    });
    await changeKitchen((products) => {
      Object.assign(products[0] ?? {}, { allergens: [] });
    });
  };

  it('recommends the configured products in the hotel’s order, for each given product in turn', async () => {
    await changeKitchen((products, section) => {
      Object.assign(products[0] ?? {}, { recommends: [210, 103] });
      section.recommends = [102, 100, 210];
    });
    expect(await idsFor('aurora', 100)).toEqual([210, 103]);
    expect(await idsFor('aurora', 101, 100)).toEqual([102, 210, 103]);
    // The soup of the other hotel has the same id, but no configured products.
    expect(await idsFor('bellevue', 100)).toEqual([]);
  });

  it('sends the hours of what it recommends', async () => {
    await changeKitchen((products) => {
      Object.assign(products[0] ?? {}, { recommends: [101, 102] });
      Object.assign(products[1] ?? {}, {
        schedule: { days: [{ days: Array(7).fill(true), start_time: '18:00', end_time: '22:00' }] },
      });
    });
    const [pizza, salad] = await ask('aurora', 100);
    expect([pizza?.schedule?.days[0]?.start_time, salad?.schedule]).toEqual(['18:00:00', null]);
  });

  it('recommends drinks and desserts of other sections with a dish, and nothing of its own section', async () => {
    await withBar();
    expect(await idsFor('aurora', 100)).toEqual([400, 410, 401]);
    expect(await idsFor('aurora', 400)).toEqual([410, 411]);
    // A massage is no part of a meal.
    expect(await idsFor('aurora', 210)).toEqual([]);
  });

  it('fills the hotel’s own pairs up to three products, each once', async () => {
    await withBar();
    await changeKitchen((products) => {
      Object.assign(products[0] ?? {}, { recommends: [410, 410, 101] });
    });
    expect(await idsFor('aurora', 100)).toEqual([410, 101, 400]);
  });

  it('recommends what enough guests have ordered together before other drinks and desserts', async () => {
    await withBar();
    const both = [soup(4.5), { ...soup(7), product: { id: 411, property: null } }];
    for (let guest = 0; guest < 50; guest += 1) {
      await platform.post('/api/v1/orders', orderOf('aurora', guest < 5 ? { products: both } : {}));
    }
    expect(await idsFor('aurora', 100)).toEqual([411, 400, 410]);
    const { section } = (await platform.get('/api/v1/hotels/aurora/products/10')).body.data as { section: Section };
    expect(section.products.map(({ id, is_popular }) => [id, is_popular])).toEqual([
      [100, true],
      [101, false],
      [102, false],
      [103, false],
    ]);
  });

  it('recommends no products that are hidden, closed to orders or unavailable', async () => {
    platform.files.write('aurora/sections/30-staff.json', {
      id: 30,
      title: 'Behind the scenes',
      is_hidden: true,
      products: [{ id: 300, title: 'Keys' }],
      sections: [{ id: 31, title: 'Deeper', products: [{ id: 310, title: 'Ladders' }] }],
    });
    await changeKitchen((products) => {
      Object.assign(products[0] ?? {}, { recommends: [210, 300, 310, 102] });
    });
    expect(await idsFor('aurora', 100)).toEqual([210, 102]);
    await platform.desk('aurora', '/products/210/unavailable', {});
    expect(await idsFor('aurora', 100)).toEqual([102]);
    platform.files.change('aurora/sections/20-wellness.json', (wellness) => {
      wellness.hide_order_button = true;
    });
    await platform.desk('aurora', '/products/210/available', {});
    await platform.restart();
    expect(await idsFor('aurora', 100)).toEqual([102]);
  });

  it('returns the data of recommended products that cards, the cart and the age gate need', async () => {
    await changeKitchen((products) => {
      Object.assign(products[0] ?? {}, { recommends: [101] });
    });
    const [pizza] = await ask('aurora', 100);
    expect(pizza).toMatchObject({
      id: 101,
      title: { en: 'Pizza', de: 'Pizza' },
      price: 8,
      section_id: 10,
      section: { id: 10, title: { en: 'Kitchen of aurora' }, for_adult: false, parent: null },
      property_kit_id: 1000,
      property: { properties: [{ id: 1000 }, { id: 1002 }, { id: 1003 }] },
      show_quantity: true,
      is_popup: false,
      max_order_quantity: 5,
    });
    expect(pizza).not.toHaveProperty('recommends');
  });

  it('recommends nothing for no ids, for invalid ids and for ids of another hotel', async () => {
    expect(await idsFor('aurora')).toEqual([]);
    expect(await idsFor('aurora', 900, 'x', '1e2', -1)).toEqual([]);
    expect((await platform.get('/api/v1/hotels/nowhere/products-recommendations?product_id[]=100')).status).toBe(404);
  });
});
