import { importedHotels } from '@/tests/builders/platform/imported-hotels';
import { productsByIds } from '../stores/catalogue/products';
import { findHotel } from '../stores/hotels';

const hotels = importedHotels();
const { run, complaints } = hotels;

type Json = Record<string, unknown>;

const FOOD = { id: 'food', title: { en: 'VAT', de: 'MwSt.' }, percent: 10, included: true };
const GOODS = { id: 'goods', title: 'VAT', percent: 8.875, included: false };

const changeHotel = (change: Json) => hotels.files.change('aurora/hotel.json', (hotel) => Object.assign(hotel, change));

function taxesIn(section: string, product: string | null) {
  hotels.files.change('aurora/sections/20-wellness.json', (wellness) => {
    wellness.tax = section;
    const [massages] = wellness.sections as { products: Json[] }[];
    Object.assign(massages?.products[0] ?? {}, product === null ? {} : { tax: product });
  });
}

const taxOfMassage = async () => {
  const [massage] = await productsByIds(hotels.database.db, { hotel: 'aurora', now: new Date() }, [210]);
  return massage?.product;
};

it('stores the taxes of a hotel, and with a product that of the nearest section above it', async () => {
  const seller = { name: 'Aurora Ltd', address: 'Sea Road 1\nAurora', tax_number: 'B1' };
  changeHotel({ taxes: [FOOD, GOODS], charge_tax: 'food', seller });
  taxesIn('goods', null);
  await run();
  const hotel = await findHotel(hotels.database.db, { code: 'aurora' });
  expect(hotel?.hotel).toMatchObject({ taxes: [FOOD, GOODS], charge_tax: 'food', seller });
  expect(await taxOfMassage()).toMatchObject({ tax_id: 'goods' });
  expect(await taxOfMassage()).not.toHaveProperty('tax');
});

it('prefers the tax of the product itself', async () => {
  changeHotel({ taxes: [FOOD, GOODS] });
  taxesIn('goods', 'food');
  await run();
  expect(await taxOfMassage()).toMatchObject({ tax_id: 'food' });
});

it('has no taxes in a hotel that states none', async () => {
  await run();
  const hotel = await findHotel(hotels.database.db, { code: 'aurora' });
  expect(hotel?.hotel).toMatchObject({ taxes: [], charge_tax: null, seller: null });
  expect(await taxOfMassage()).toMatchObject({ tax_id: null });
});

it('names file and line of a tax that the hotel does not have', async () => {
  changeHotel({ taxes: [FOOD], charge_tax: 'foods' });
  taxesIn('good', 'fodd');
  expect(await complaints()).toEqual([
    expect.stringMatching(/hotel\.json:\d+:\d+ charge_tax: the hotel has no tax with the id foods$/),
    expect.stringMatching(/20-wellness\.json:\d+:\d+ tax: the hotel has no tax with the id good$/),
    expect.stringMatching(
      /20-wellness\.json:\d+:\d+ sections\[0\]\.products\[0\]\.tax: the hotel has no tax with the id fodd$/,
    ),
  ]);
});

it.each<[string, Json, RegExp]>([
  ['two taxes with one id', { taxes: [FOOD, FOOD] }, /taxes: two taxes have the same id$/],
  ['a rate with four decimals', { taxes: [{ ...FOOD, percent: 8.8751 }] }, /percent: a percentage has at most three/],
  ['a rate above 100 %', { taxes: [{ ...FOOD, percent: 101 }] }, /taxes\[0\]\.percent: /],
  [
    'a tax that does not say whether prices contain it',
    { taxes: [{ ...FOOD, included: undefined }] },
    /included: is missing/,
  ],
  ['a tax without a name', { taxes: [{ ...FOOD, title: '' }] }, /title: a text is missing here$/],
  ['an unknown field of a tax', { taxes: [{ ...FOOD, rate: 3 }] }, /taxes\[0\]\.rate: unknown field$/],
  ['a seller without a name', { seller: { tax_number: 'B1' } }, /seller/],
])('refuses %s', async (_title, change, complaint) => {
  changeHotel(change);
  expect(await complaints()).toEqual([expect.stringMatching(complaint)]);
});
