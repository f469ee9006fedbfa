import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { hasBookable } from '../pages/load-bookable';
import { hotelResponse } from '../upstream/cached-api';
import { handleBookable } from './handle-bookable';

const gateway = gatewayToUpstream();

const read = (host = 'aurora.localhost:3000') =>
  handleBookable(new Request('http://localhost/catalogue/bookable', { headers: { host } }));

const DATE_AND_TIME = { id: 5, ptype_id: 'datetime', pcode_id: 'scheduled', required: true, title: 'Time' };
const MASSAGE = { id: 9, uuid: 'massage', title: 'Massage', property: { id: 4, properties: [DATE_AND_TIME] } };

/** A hotel whose section 1 contains section 2 with this product. */
const withProduct = (product: object) => (path: string) => {
  if (path.startsWith('/api/v1/public/sections')) return { body: { data: [{ id: 1, title: 'Wellness' }] } };
  const section = (id: number, more: object) => ({ body: { data: { section: { id, products: [], ...more } } } });
  if (path.endsWith('/products/1')) return section(1, { title: 'Wellness', subsections: [{ id: 2, title: 'Spa' }] });
  if (path.endsWith('/products/2')) return section(2, { title: 'Spa', products: [product] });
  return undefined;
};

describe('GET /catalogue/bookable', () => {
  it.each([
    ['a product with slots in a subsection', MASSAGE, true],
    ['a product with slots that is sold out', { ...MASSAGE, is_available: false }, false],
    ['a product without slots', { ...MASSAGE, property: null }, false],
  ])('responds for a hotel with %s', async (_, product, expected) => {
    gateway.instead = withProduct(product);
    const response = await read();
    expect(await response.json()).toBe(expected);
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
  });

  it('responds false when the catalogue cannot be read', async () => {
    gateway.instead = (path) => (path.startsWith('/api/v1/public/sections') ? { status: 500, body: {} } : undefined);
    expect(await (await read()).json()).toBe(false);
  });

  it('is not found on a host without a hotel', async () => {
    expect((await read('localhost:3000')).status).toBe(404);
  });
});

describe('hasBookable of a section', () => {
  const hotelOf = async () => {
    const response = await hotelResponse('aurora');
    if (!response.ok) throw new Error('no hotel');
    return response.value.hotel;
  };

  it.each([
    ['that contains the section of a product with slots', 1, true],
    ['of a product with slots', 2, true],
    ['that is not there', 3, false],
  ])('is found for a section %s', async (_, id, expected) => {
    gateway.instead = withProduct(MASSAGE);
    expect(await hasBookable(await hotelOf(), id)).toBe(expected);
  });
});
