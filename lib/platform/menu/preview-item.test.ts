import type { Product, Section } from '@/lib/contract/catalogue';
import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const menu = deskMenu(platform);
  beforeEach(async () => {
    await menu.keep('desk');
  });
  const preview = async (path: string) => platform.desk('aurora', `/menu/preview/${path}`);
  const guestSection = async (id: number) =>
    ((await platform.get(`/api/v1/hotels/aurora/products/${id}`)).body.data as { section: Section }).section;

  it('answers for a published section as guests get it', async () => {
    for (const id of [10, 20, 21]) expect((await preview(`section:${id}`)).body.data).toEqual(await guestSection(id));
  });

  it('answers for a draft as guests will get it, what staff have set over it', async () => {
    await platform.desk('aurora', '/content/products/100/price', { price: 6 });
    await platform.desk('aurora', '/content/sections/10/sale', { sold_out: true });
    const { entry } = await menu.create('product', 10, { title: { en: 'Tea', de: 'Tee' }, price: 3, kit: 'toppings' });
    await menu.change('product:100', { title: 'Broth', price: 5 });
    const dish = (await preview('product:100')).body.data as Product;
    expect(dish).toMatchObject({ title: 'Broth', price: 6, is_available: false });
    const tea = (await preview(entry.item)).body.data as Product;
    expect(tea.property?.properties.map(({ title }) => title)).toEqual(['Toppings']);
    await menu.publish();
    const { products } = await guestSection(10);
    expect([products[0], products.at(-1)]).toEqual([dish, tea]);
  });

  it('answers in one language, with the one that its guests read instead of a missing text', async () => {
    await menu.change('product:100', { descr: { en: 'Hot' } });
    const { title, descr } = (await preview('product:100?language=de')).body.data as Product;
    expect([title, descr]).toEqual(['Suppe', 'Hot']);
    const section = (await preview('section:10?language=de')).body.data as Section;
    expect([section.title, section.products.map((product) => product.title)]).toEqual([
      'Küche',
      ['Suppe', 'Pizza', 'Salad', 'Breakfast'],
    ]);
  });

  it('answers for nothing that is not there', async () => {
    await menu.save('product:103', null);
    for (const item of ['product:103', 'product:999', 'section:999', 'sequence:10'])
      expect([item, (await preview(item)).status]).toEqual([item, 404]);
    expect((await preview('dish:1')).status).toBe(404);
  });
});
