import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { AURORA, BOREALIS } from '@/tests/peers/two-hotels';
import type { UpstreamResponse } from '@/tests/peers/upstream';

/** How a refused order affects the cached responses. Rule: refusals/RF10, docs/decisions/013. */

const SECTION = 'hotels/aurora/products/10';
/** The price of toast at the upstream, and the upstream's response to an order. */
let price = 4.5;
let refusal: Record<string, string[]> | null = null;

function respond(_method: string, path: string): UpstreamResponse | undefined {
  if (path.endsWith('/orders') && refusal !== null) return { status: 422, body: { data: { data: refusal } } };
  if (!path.endsWith(SECTION)) return undefined;
  return {
    body: { data: { section: { id: 10, title: 'Breakfast', products: [{ id: 100, title: 'Toast', price }] } } },
  };
}

const gateway = gatewayToUpstream({ settings: { RATE_LIMITS: 'off' }, respond });
beforeEach(() => {
  price = 4.5;
  refusal = null;
});

const call: typeof gateway.call = (path, init) =>
  gateway.call(path, { ...init, headers: { 'content-type': 'application/json' } });

const priceNow = async () => (await (await call(SECTION)).json()).data.section.products[0].price;
const asked = (path: string) => gateway.upstream.asked.filter(({ url }) => url.startsWith(`/api/v1/${path}`)).length;

const send = (host = 'aurora.localhost:3000', hotel: typeof AURORA | typeof BOREALIS = AURORA) =>
  call('orders', {
    method: 'POST',
    host,
    body: JSON.stringify({
      uuid: crypto.randomUUID(),
      hotel_id: hotel.id,
      language: 'en',
      person_uuid: null,
      is_temporary: true,
      products: [{ product: { id: 100, property: null }, quantity: 1, total_price: 4.5, from_recommendation: false }],
    }),
  });

describe('an order that is refused because of its lines', () => {
  it.each([
    ['products.100', 'the price has changed'],
    ['products', 'not like this'],
    ['products_is_not_available', 'gone'],
    ['products_not_available_time', 'closed'],
    ['invalid_product_item_counts', 'too many'],
  ])('fetches the product’s section again after an order was refused with the field %s', async (field, word) => {
    expect(await priceNow()).toBe(4.5);
    price = 5;
    expect(await priceNow()).toBe(4.5);
    refusal = { [field]: [word] };
    expect((await send()).status).toBe(422);
    expect(await priceNow()).toBe(5);
  });

  it('keeps the cached sections of other products and other hotels after an order was refused', async () => {
    await call(SECTION);
    await call('public/sections');
    await call('hotels/borealis/products/20', { host: 'borealis.localhost:3000' });
    const before = [asked('public/sections'), asked('hotels/borealis/products/20'), asked('hotels/aurora?')];
    refusal = { 'products.100': ['the price has changed'] };
    await send();
    await call('public/sections');
    await call('hotels/borealis/products/20', { host: 'borealis.localhost:3000' });
    expect([asked('public/sections'), asked('hotels/borealis/products/20'), asked('hotels/aurora?')]).toEqual(before);
  });

  it('keeps a hotel’s cached sections after another hotel refused an order', async () => {
    await priceNow();
    price = 5;
    refusal = { 'products.100': ['the price has changed'] };
    expect((await send('borealis.localhost:3000', BOREALIS)).status).toBe(422);
    expect(await priceNow()).toBe(4.5);
  });
});

it.each([
  ['refused because of its room number', { room_number: ['which room?'] }],
  ['accepted', null],
])('keeps the cached sections after an order that is %s', async (_what, fields) => {
  await priceNow();
  price = 5;
  refusal = fields;
  await send();
  expect(await priceNow()).toBe(4.5);
});
