import { importedHotels } from '@/tests/builders/platform/imported-hotels';
import { productsByIds } from '../stores/catalogue/products';
import { sectionOwn } from '../stores/catalogue/sections';

const hotels = importedHotels();
const { run, complaints } = hotels;

type Json = Record<string, unknown>;
const changeKitchen = (change: (products: Json[], section: Json) => void) =>
  hotels.files.change('aurora/sections/10-kitchen.json', (section) => change(section.products as Json[], section));

const headings = [
  { code: 'warm', title: { en: 'Warm', de: 'Warm' } },
  { code: 'sweet', title: 'Sweet', course: 'dessert' },
];

it('stores headings with the section, and with a product its heading and course', async () => {
  changeKitchen((products, section) => {
    Object.assign(section, { headings, course: 'drink' });
    Object.assign(products[0] ?? {}, { heading: 'warm' });
    Object.assign(products[1] ?? {}, { heading: 'sweet' });
  });
  await run();
  const { db } = hotels.database;
  expect((await sectionOwn(db, 'aurora', 10))?.headings).toEqual([
    { code: 'warm', title: { en: 'Warm', de: 'Warm' } },
    { code: 'sweet', title: 'Sweet' },
  ]);
  const stored = await productsByIds(db, { hotel: 'aurora', now: new Date() }, [100, 101, 102]);
  expect(stored.map(({ product }) => [product.heading, product.course])).toEqual([
    ['warm', 'drink'],
    ['sweet', 'dessert'],
    [null, 'drink'],
  ]);
});

it('takes the course of the section above for a section without one', async () => {
  hotels.files.change('aurora/sections/20-wellness.json', (wellness) => {
    wellness.course = 'dessert';
  });
  await run();
  const [massage] = await productsByIds(hotels.database.db, { hotel: 'aurora', now: new Date() }, [210]);
  expect(massage?.product.course).toBe('dessert');
});

it('reports a repeated heading and a product under an unknown one', async () => {
  changeKitchen((products, section) => {
    Object.assign(section, { headings: [...headings, { code: 'warm', title: 'Warm again' }] });
    Object.assign(products[0] ?? {}, { heading: 'swet' });
  });
  expect(await complaints()).toEqual([
    expect.stringMatching(/headings\[2\]\.code: another heading has the code warm$/),
    expect.stringMatching(/products\[0\]\.heading: the section has no heading swet$/),
  ]);
});
