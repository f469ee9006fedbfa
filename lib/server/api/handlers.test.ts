import { deskKey } from '@/lib/platform/desk-key';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { handleStorage } from '../files/handle-storage';
import { handleApi } from './handle-api';
import { handleChannels } from './handle-channels';
import { handleDesk } from './handle-desk';
import { handleMessages } from './handle-messages';

const TOKEN = 'a token of the operator';

const platform = serveTwoHotels(() => {}, { scripts: true, deskToken: TOKEN });

const ask = (path: string, init: RequestInit & { host?: string } = {}) =>
  new Request(`http://localhost:3000${path}`, {
    ...init,
    headers: { host: init.host ?? 'aurora.localhost:3000', 'content-type': 'application/json', ...init.headers },
  });

const order = (hotelId: number) => ({
  uuid: crypto.randomUUID(),
  hotel_id: hotelId,
  language: 'en',
  is_temporary: true,
  products: [{ product: { id: 101, property: null }, quantity: 1, total_price: 0, from_recommendation: false }],
});

describe('the gateway of the embedded platform', () => {
  it('responses a call for the host’s hotel, and responds with 404 for another hotel', async () => {
    expect((await handleApi(ask('/api/v1/hotels/aurora'))).status).toBe(200);
    expect((await handleApi(ask('/api/v1/hotels/bellevue'))).status).toBe(404);
    expect((await handleApi(ask('/api/v1/hotels/bellevue', { host: 'bellevue.localhost' }))).status).toBe(200);
  });

  it('responds for every hotel on the front page’s host, and for none on an unknown host', async () => {
    expect((await handleApi(ask('/api/v1/hotels/bellevue', { host: 'localhost:3000' }))).status).toBe(200);
    expect((await handleApi(ask('/api/v1/hotels/nobody', { host: 'localhost:3000' }))).status).toBe(404);
    expect((await handleApi(ask('/api/v1/hotels/aurora', { host: 'aurora' }))).status).toBe(404);
  });

  it('returns the section of the host’s hotel when both hotels have a section with that id', async () => {
    const titles = await Promise.all(
      ['aurora', 'bellevue'].map(async (code) => {
        const response = await handleApi(ask(`/api/v1/hotels/${code}/products/10`, { host: `${code}.localhost` }));
        return (await response.json()).data.section.products.length;
      }),
    );
    expect(titles[1]).toBe(titles[0] + 1);
  });

  it('sends no order of one hotel from another hotel’s host', async () => {
    const send = (host: string) =>
      handleApi(ask('/api/v1/orders', { host, method: 'POST', body: JSON.stringify(order(2)) }));
    expect((await send('aurora.localhost')).status).toBe(404);
    expect([200, 422]).toContain((await send('bellevue.localhost')).status);
  });
});

describe('pictures of the embedded platform', () => {
  const get = (path: string, host = 'aurora.localhost', headers: Record<string, string> = {}) =>
    handleStorage(ask(path, { host, headers }));

  it('serves the pictures of the host’s hotel and the shared pictures', async () => {
    const logo = await get('/storage/aurora/logo.svg');
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await get('/storage/emoji/1f355.webp')).status).toBe(200);
    expect((await get('/storage/bellevue/logo.svg')).status).toBe(404);
    expect((await get('/storage/bellevue/logo.svg', 'localhost:3000')).status).toBe(200);
    expect((await get('/storage/aurora/logo.svg', 'nobody')).status).toBe(404);
    expect((await get('/storage/emoji/1f355.webp', 'nobody')).status).toBe(200);
  });

  it('sandboxes a picture that is opened directly', async () => {
    const { headers } = await get('/storage/aurora/logo.svg');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('responds with 304 to a browser that has the current picture', async () => {
    const etag = (await get('/storage/aurora/logo.svg')).headers.get('etag') ?? '';
    expect((await get('/storage/aurora/logo.svg', 'aurora.localhost', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    '/storage/aurora/..%2f..%2fhotel.json',
    '/storage/aurora/%2e%2e/hotel.json',
    '/storage/aurora/%252e%252e/hotel.json',
    '/storage/aurora/..%5chotel.json',
    '/storage/aurora%2f..%2fbellevue/logo.svg',
    '/storage/emoji/..%2f..%2f..%2fpackage.json',
    '/storage/',
    '/storage/aurora',
  ])('responds with 404 for the picture %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('the dictionary for overlays', () => {
  const get = (language: string, query = '', host = 'aurora.localhost') =>
    handleMessages(ask(`/words/${language}${query}`, { host }), language);

  it('returns the hotel’s messages in place of the built-in ones', async () => {
    const words = await (await get('en')).json();
    expect(words.send_to_cart).toBe('Add at aurora');
    expect(words.cart).toEqual(expect.any(String));
    expect((await (await get('en', '', 'bellevue.localhost')).json()).send_to_cart).toBe('Add at bellevue');
  });

  it('marks the dictionary as immutable only under its current version', async () => {
    expect((await get('en', '?v=old')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('en')).headers.get('cache-control')).toBe('no-cache');
  });

  it('returns a dictionary only in the hotel’s languages', async () => {
    expect((await get('de')).status).toBe(200);
    expect((await get('fr')).status).toBe(404);
    expect((await get('../en')).status).toBe(404);
    expect((await get('en', '', 'localhost')).status).toBe(404);
  });
});

describe('the staff API', () => {
  const list = (host: string, key: string) =>
    handleDesk(ask('/api/desk/v1/orders?group=draft', { host, headers: { authorization: `Bearer ${key}` } }));

  it('accepts a hotel’s staff key only on that hotel’s host', async () => {
    const key = deskKey(TOKEN, 'aurora');
    expect((await list('aurora.localhost', key)).status).toBe(200);
    expect((await list('bellevue.localhost', key)).status).toBe(401);
    expect((await list('localhost', key)).status).toBe(404);
    expect((await list('aurora.localhost', 'x')).status).toBe(401);
  });

  it('ignores the hotel that a staff call declares', async () => {
    const headers = { authorization: `Bearer ${deskKey(TOKEN, 'bellevue')}`, 'x-hotel-code': 'bellevue' };
    expect((await handleDesk(ask('/api/desk/v1/orders', { headers }))).status).toBe(401);
  });
});

describe('live events', () => {
  const listen = (body: unknown, init: Parameters<typeof ask>[1] = {}) =>
    handleChannels(ask('/channels', { ...init, method: 'POST', body: JSON.stringify(body) }));

  it('streams events to a request that names orders on a hotel’s host', async () => {
    const gone = new AbortController();
    const response = await listen({ orders: ['0b7c7d64-5d0e-4c0e-9a0e-3f6f5d1c2b3a'] }, { signal: gone.signal });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      connection: 'close',
    });
    expect(platform().live.count()).toBe(1);
    gone.abort();
    expect(platform().live.count()).toBe(0);
  });

  it('refuses an event stream without orders, and responds with 404 on a host without a hotel', async () => {
    for (const nothing of [{}, [], null, { orders: 'x', chats: 7 }, { orders: ['not a uuid', 7, null] }]) {
      expect((await listen(nothing)).status).toBe(422);
    }
    expect((await listen({ orders: ['x'] }, { host: 'localhost' })).status).toBe(404);
    expect((await listen({ orders: ['x'] }, { host: 'nobody.localhost' })).status).toBe(404);
  });

  it('reads the uuids of an event stream from the body only, never from the URL', async () => {
    expect((await handleChannels(ask('/channels?orders=x', { method: 'POST', body: '{}' }))).status).toBe(422);
  });

  it('refuses an event stream to a page of another site', async () => {
    expect((await listen({ orders: ['x'] }, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await listen({ orders: ['x'] }, { headers: { 'content-type': 'text/plain' } })).status).toBe(422);
  });
});
