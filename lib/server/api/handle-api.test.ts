import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { AURORA, BOREALIS } from '@/tests/peers/two-hotels';
import type { UpstreamResponse } from '@/tests/peers/upstream';

const LIMITS = { RATE_ORDERS_PER_MINUTE: '3' };
const gateway = gatewayToUpstream({ settings: LIMITS });
const { call, configure } = gateway;
const json = async (path: string, init: Parameters<typeof call>[1] = {}) => (await call(path, init)).json();

let people = 0;
const order = (more: object = {}) => ({
  uuid: crypto.randomUUID(),
  hotel_id: AURORA.id,
  language: 'en',
  person_uuid: `person-${people++}`,
  is_temporary: true,
  products: [{ product: { id: 100, property: null }, quantity: 1, total_price: 4.5, from_recommendation: false }],
  ...more,
});
/** Each order comes from a new device, unless the headers name one. */
const send = (body: unknown, headers: Record<string, string> = {}) =>
  call('orders', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'user-agent': `Phone ${people++}`, ...headers },
  });

describe('the gateway’s response to a browser', () => {
  it('responds with canonical JSON for a platform with other field names', async () => {
    const { data } = await json('hotels/aurora');
    expect(data.hotel).toMatchObject({
      code: 'aurora',
      logo: '/storage/aurora/logo.svg',
      help_link: null,
      limit_room: [],
    });
    expect(data.hotel.descr).toBe('<p>By the <b>sea</b></p>');
    expect(data.languages).toEqual([{ code: 'en' }, { code: 'ar' }]);
  });

  it('leaves out the parts of a response that cannot be decoded and keeps the rest', async () => {
    const { data } = await json('hotels/aurora/products/10');
    expect(data.section.products).toHaveLength(1);
    expect(data.section.products[0]).toMatchObject({ id: 100, price: 4.5, image: '/storage/toast.webp' });
    expect(data.section.descr).toBe('<p>Until <i>noon</i></p>');
  });

  it('adds a payment type that the platform left out', async () => {
    expect(await json('public/cart/payments?product_ids[]=100')).toEqual({
      data: [{ id: '1', title: { en: 'Cash' }, ptype_id: 'cash' }],
    });
  });

  it.each([
    ['public/sections', 3],
    ['public/hotels/11111111-aaaa-4aaa-8aaa-111111111111/bottom-navigation-menu?path=/', 1],
  ])('returns the list of the call %s', async (path, length) => {
    expect((await json(path)).data).toHaveLength(length);
  });

  it('returns a legal text, an empty kit and three lists of orders in canonical form', async () => {
    expect(await json(`hotels/${AURORA.id}/get-public-info/impressum`)).toEqual({ data: { en: 'We <u>are</u>' } });
    expect(await json('public/properties?filter[product_ids][]=100')).toEqual({ data: null });
    expect(await json('hotels/aurora/orders/check?order_uuids[]=x')).toEqual({
      data: { draft: [], pending: [], histories: [] },
    });
  });

  it('answers for every order up to the limit, and refuses more instead of leaving some out', async () => {
    const check = (count: number) => {
      const uuids = Array.from({ length: count }, (_, index) => `order_uuids[]=uuid-${index}`);
      return call(`hotels/aurora/orders/check?${uuids.join('&')}`);
    };
    const before = gateway.upstream.asked.length;
    expect((await check(120)).status).toBe(200);
    const asked = gateway.upstream.asked
      .slice(before)
      .flatMap(({ url }) => [...new URL(url, 'http://x').searchParams.values()]);
    expect(new Set(asked)).toEqual(new Set(Array.from({ length: 120 }, (_, index) => `uuid-${index}`)));
    expect((await check(201)).status).toBe(422);
  });

  it('requests the hotel once for a hundred guests, and each guest’s data each time', async () => {
    const before = gateway.upstream.asked.length;
    await Promise.all(Array.from({ length: 100 }, () => call('hotels/aurora')));
    expect(gateway.upstream.asked.length - before).toBe(1);
    expect((await call('hotels/aurora')).headers.get('cache-control')).toBe('no-store');
  });

  it('bypasses the cache when the query has debug_mode', async () => {
    await call('hotels/aurora?debug_mode=1&utm_source=x');
    await call('hotels/aurora?debug_mode=1');
    const debug = gateway.upstream.asked.filter(({ url }) => url.includes('debug_mode'));
    expect(debug.map(({ url }) => url)).toEqual(Array(2).fill('/api/v1/hotels/aurora?debug_mode=1'));
  });
});

describe('two hotels on one gateway', () => {
  it.each([
    'hotels/borealis',
    'hotels/borealis/products/20',
    'hotels/aurora/products/20',
    'hotels/borealis/orders/check?order_uuids[]=x',
    `hotels/${BOREALIS.id}/get-public-info/impressum`,
    `public/hotels/${BOREALIS.uuid}/bottom-navigation-menu`,
    `public/sections?hotel_uuid=${BOREALIS.uuid}`,
    `public/properties?hotel_uuid=${BOREALIS.uuid}`,
    `public/cart/payments?hotel_uuid=${BOREALIS.uuid}`,
  ])('responds with 404 for %s on another hotel’s host', async (path) => {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ status: 404, refusal: 'not-found' });
  });

  it('responds with 404 for an order on another hotel’s host and does not send it to the platform', async () => {
    const before = gateway.upstream.asked.filter(({ method }) => method === 'POST').length;
    expect((await send(order({ hotel_id: BOREALIS.id }))).status).toBe(404);
    expect(gateway.upstream.asked.filter(({ method }) => method === 'POST').length).toBe(before);
  });

  it('ignores a forwarded host when it resolves the hotel', async () => {
    const { data } = await json('hotels/aurora', { headers: { 'x-forwarded-host': 'borealis.localhost' } });
    expect(data.hotel.code).toBe('aurora');
    expect((await call('hotels/aurora', { host: 'borealis.localhost' })).status).toBe(404);
  });

  it('responds with 404 for any call on an unknown host', async () => {
    expect((await call('hotels/aurora', { host: 'nowhere.localhost' })).status).toBe(404);
    expect((await call('hotels/aurora', { host: '../aurora' })).status).toBe(404);
  });
});

describe('calls that the contract does not have', () => {
  it.each([
    ['GET', 'orders'],
    ['POST', 'hotels/aurora'],
    ['DELETE', 'hotels/aurora'],
    ['GET', 'hotels'],
    ['GET', 'hotels/aurora/'],
    ['GET', 'hotels/aurora/products'],
    ['GET', 'hotels/aurora/get-public-info/secrets'],
    ['GET', 'admin/users'],
    ['GET', 'hotels/aurora/products/10%2f..%2f..%2fadmin'],
    ['GET', 'hotels/aurora/products/%252e%252e'],
    ['GET', 'hotels/aurora/products/%zz'],
    ['GET', 'hotels/aurora/products/%00'],
  ])('responds with 404 for the call %s %s', async (method, path) => {
    const response = await call(path, { method });
    expect([response.status, await response.json()]).toEqual([404, { status: 404, refusal: 'not-found' }]);
  });
});

describe('an order through the gateway', () => {
  it('passes an order on with the client’s address and responds with canonical JSON', async () => {
    const sent = order();
    expect(await (await send({ ...sent, is_admin: true })).json()).toEqual({
      data: {
        order: { uuid: sent.uuid, num: '5' },
        initiator: { uuid: 'person' },
        pay_data: null,
        already_placed: false,
      },
    });
    const passed = gateway.upstream.asked.at(-1);
    expect(passed?.headers['x-forwarded-for']).toBe('203.0.113.7');
    expect(passed?.headers.cookie).toBeUndefined();
    expect(JSON.parse(passed?.body ?? '')).not.toHaveProperty('is_admin');
  });

  it('refuses an invalid order with its fields', async () => {
    const response = await send(order({ products: [] }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      refusal: 'invalid',
      data: { data: { products: [expect.any(String)] } },
    });
  });

  it.each([
    ['that is not JSON', '{', {}, 422],
    ['that is sent by a form of another site', '{}', { 'content-type': 'text/plain' }, 422],
    ['that is sent from another site', '{}', { 'sec-fetch-site': 'cross-site' }, 403],
    ['that is larger than 64 KB', JSON.stringify({ x: 'x'.repeat(70_000) }), {}, 413],
    ['that declares more than 64 KB', '{}', { 'content-length': '70000' }, 413],
  ])('refuses an order %s', async (_which, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status);
  });

  it('limits the orders of one unknown device without limiting those of other guests', async () => {
    const hasty = { 'user-agent': 'Hasty' };
    for (let n = 0; n < 3; n += 1) expect((await send(order(), hasty)).status).toBe(200);
    const response = await send(order(), hasty);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await response.json()).refusal).toBe('too-many');
    expect((await send(order())).status).toBe(200);
  });

  it('keeps the first message of each field when the platform refuses an order', async () => {
    gateway.instead = (path) =>
      path.endsWith('/orders')
        ? { status: 400, body: { errors: { 'products.100': ['gone', 'and away'] } } }
        : undefined;
    const response = await send(order());
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ refusal: 'invalid', data: { data: { 'products.100': ['gone'] } } });
  });
});

describe('a failing platform', () => {
  it.each<[string, UpstreamResponse]>([
    ['an error page', { status: 500, body: '<html>stack</html>' }],
    ['a body that is not JSON', { body: '<html>' }],
    ['a redirect', { status: 302, headers: { location: 'http://evil.example' } }],
    ['a hotel without an id', { body: { data: { hotel: { title: 'x' } } } }],
  ])('responds with 503 without caching when the platform responds with %s', async (_what, failure) => {
    gateway.instead = () => failure;
    const response = await call('hotels/aurora');
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ refusal: 'unavailable', data: { data: {} } });
    gateway.instead = undefined;
    expect((await call('hotels/aurora')).status).toBe(200);
  });

  it('responds with 503 when the platform has not responded in time', async () => {
    gateway.instead = () => ({ after: 60_000 });
    configure({ ...LIMITS, UPSTREAM_TIMEOUT_MS: '300' });
    expect((await call('hotels/aurora')).status).toBe(503);
    configure(LIMITS);
  });

  it('responds with 404 for an unknown hotel, also when the platform sends no status for it', async () => {
    gateway.instead = () => ({ body: { status: 404 } });
    expect((await call('hotels/aurora')).status).toBe(404);
    gateway.instead = () => ({ body: { data: {} } });
    expect((await call('hotels/aurora')).status).toBe(404);
  });
});
