import fc from 'fast-check';
import { priceOf } from '../money/money';
import { dataScript, hotelData, menuData, type ProductData, productData } from './structured-data';

const product = (more: Partial<ProductData> = {}): ProductData => ({
  name: 'Toast',
  descr: 'With jam',
  url: 'https://aurora.example/products/10?product=7',
  image: null,
  amount: priceOf({ price: 4.5 }),
  digits: 2,
  isFrom: false,
  isAvailable: true,
  ...more,
});
const dataOf = (more: Partial<ProductData> = {}, currency: string | null = 'EUR') =>
  productData({ ...product(more), currency, image: 'https://aurora.example/previews/en/10/7.png' });

describe('the data of a product', () => {
  it.each([
    [1.255, 3, '1.255'],
    [1200, 0, '1200'],
  ] as const)('has the price %s with %s decimals', (price, digits, text) => {
    expect(dataOf({ amount: priceOf({ price }), digits }).offers).toMatchObject({ price: text });
  });

  it('has the price that guests see', () => {
    expect(dataOf()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Toast',
      description: 'With jam',
      url: 'https://aurora.example/products/10?product=7',
      image: 'https://aurora.example/previews/en/10/7.png',
      offers: {
        '@type': 'Offer',
        price: '4.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://aurora.example/products/10?product=7',
      },
    });
  });

  it('has the lowest price of a product whose options cost more', () => {
    expect(dataOf({ isFrom: true, isAvailable: false }).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '4.50',
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('has no offer without a visible price or with a currency that could be several', () => {
    expect(dataOf({ amount: priceOf({ price: 0 }) })).not.toHaveProperty('offers');
    expect(dataOf({}, null)).not.toHaveProperty('offers');
    expect(dataOf({ descr: '' })).not.toHaveProperty('description');
  });
});

it('lists the products and subsections of a section as a menu', () => {
  const menu = menuData({
    name: 'Breakfast',
    descr: '',
    url: 'https://aurora.example/products/10',
    language: 'en',
    currency: 'EUR',
    products: [product(), product({ name: 'Water', amount: priceOf({ price: 0 }) })],
    subsections: [{ name: 'Drinks', url: 'https://aurora.example/products/11' }],
  });
  expect(menu).toMatchObject({
    '@type': 'Menu',
    hasMenuItem: [{ '@type': 'MenuItem', name: 'Toast', offers: { price: '4.50' } }, { name: 'Water' }],
    hasMenuSection: [{ '@type': 'MenuSection', name: 'Drinks' }],
  });
  expect(menu).not.toHaveProperty('description');
});

it('names a hotel with what it has', () => {
  const hotel = { name: 'Aurora', descr: '', url: 'https://a.example/', image: 'https://a.example/p.png' };
  expect(hotelData({ ...hotel, logo: null, site: null, currency: 'EUR' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: 'Aurora',
    url: 'https://a.example/',
    image: 'https://a.example/p.png',
    currenciesAccepted: 'EUR',
  });
});

describe('dataScript', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028', '&lt;/script&gt;'])(
    'lets %j neither end the script nor begin a comment',
    (name) => {
      const script = dataScript(dataOf({ name }));
      expect(script).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(script)).toMatchObject({ name });
    },
  );

  it('is JSON without markup for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const script = dataScript({ name });
        expect(script).not.toMatch(/[<>&]/);
        expect(JSON.parse(script)).toEqual({ name });
      }),
    );
  });
});
