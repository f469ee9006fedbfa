import type { RecommendedProduct } from '@/lib/contract/recommendation';
import { type HotelCode, platformPerTest } from '@/tests/builders/platform/embedded-platform';
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

  it('recommends the neighbouring products without the given ones when the hotel configures none', async () => {
    expect(await idsFor('aurora', 100)).toEqual([101, 102, 103]);
    expect(await idsFor('aurora', 100, 102)).toEqual([101, 103]);
    expect(await idsFor('bellevue', 100)).toEqual([101, 102, 103, 900]);
  });

  it('recommends the configured products in the hotel’s order, for each given product in turn', async () => {
    await changeKitchen((products, section) => {
      Object.assign(products[0] ?? {}, { recommends: [210, 103] });
      section.recommends = [102, 100, 210];
    });
    expect(await idsFor('aurora', 100)).toEqual([210, 103]);
    expect(await idsFor('aurora', 101, 100)).toEqual([102, 210, 103]);
    // The soup of the other hotel has the same id, but no configured products.
    expect(await idsFor('bellevue', 100)).toEqual([101, 102, 103, 900]);
  });

  it('sends the hours of what it recommends', async () => {
    await changeKitchen((products) => {
      Object.assign(products[1] ?? {}, {
        schedule: { days: [{ days: Array(7).fill(true), start_time: '18:00', end_time: '22:00' }] },
      });
    });
    const [soup, cake] = await ask('aurora', 100);
    expect([soup?.schedule?.days[0]?.start_time, cake?.schedule]).toEqual(['18:00:00', null]);
  });

  it('recommends products below the same parent section, first those of the same section', async () => {
    platform.files.change('aurora/sections/20-wellness.json', (wellness) => {
      const [massages] = wellness.sections as [Json];
      (massages.products as Json[]).push({ id: 211, title: 'Scrub', price: 30 });
      const faces = { id: 22, title: 'Faces', products: [{ id: 220, title: 'Facial', price: 30 }] };
      wellness.sections = [faces, massages];
    });
    await platform.restart();
    expect(await idsFor('aurora', 210)).toEqual([211, 220]);
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

  it('recommends ten products at most', async () => {
    await changeKitchen((products) => {
      for (let id = 120; id < 140; id += 1) products.push({ id, title: `Dish ${id}`, price: 1 });
    });
    expect(await ask('aurora', 100)).toHaveLength(10);
  });

  it('returns the data of recommended products that cards, the cart and the age gate need', async () => {
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
