import { deskKey } from '@/lib/platform/desk-key';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { handleDesk } from './handle-desk';

const TOKEN = 'a token of the operator';
const platform = serveTwoHotels(() => {}, { scripts: true, deskToken: TOKEN });

const UUID = '0b7c7d64-5d0e-4c0e-9a0e-3f6f5d1c2b3a';

function call(method: string, path: string, { key = deskKey(TOKEN, 'aurora'), host = 'aurora.localhost:3000' } = {}) {
  const headers = { host, ...(key !== '' && { authorization: `Bearer ${key}` }) };
  return handleDesk(new Request(`http://${host}/api/desk/v1${path}`, { method, headers }));
}

describe('methods of the staff API', () => {
  it.each([
    ['DELETE', '/orders', 'GET, HEAD, POST, OPTIONS'],
    ['PUT', '/orders/search', 'POST, OPTIONS'],
    ['PUT', '/announcements', 'GET, HEAD, POST, OPTIONS'],
    ['GET', `/orders/${UUID}/approve`, 'POST, OPTIONS'],
    ['PATCH', '/session', 'GET, HEAD, POST, OPTIONS'],
    ['POST', '/events', 'GET, HEAD, OPTIONS'],
    ['POST', '/openapi.json', 'GET, HEAD, OPTIONS'],
    ['GET', `/chats/${UUID}/files`, 'POST, OPTIONS'],
  ])('refuses %s %s with the methods that the path has', async (method, path, allow) => {
    const response = await call(method, path);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await response.json()).toMatchObject({ refusal: 'wrong-method' });
  });

  it.each(['/nothing', `/orders/${UUID}/nothing`, '/orders/x', '/announcements/0', '/hotels'])(
    'answers %s with 404 whatever the method',
    async (path) => {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'])
        expect([method, (await call(method, path)).status]).toEqual([method, 404]);
    },
  );

  it.each(['/orders', '/orders?group=all', '/settings', '/openapi.json', '/session', '/nothing'])(
    'answers HEAD %s like GET, without a body',
    async (path) => {
      const [head, get] = [await call('HEAD', path), await call('GET', path)];
      expect([head.status, Object.fromEntries(head.headers)]).toEqual([get.status, Object.fromEntries(get.headers)]);
      expect(await head.text()).toBe('');
      expect(await get.text()).not.toBe('');
    },
  );

  it('leaves no stream open after HEAD /events', async () => {
    const response = await call('HEAD', '/events');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(platform().live.count()).toBe(0);
  });

  it('answers OPTIONS with the methods of the path, without a key', async () => {
    const response = await call('OPTIONS', '/announcements', { key: '' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  });

  it('has the operator’s calls on the root domain only', async () => {
    const at = (path: string, host: string) => call('DELETE', path, { host, key: '' });
    expect((await at('/hotels', 'localhost:3000')).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await at('/orders', 'localhost:3000')).status).toBe(404);
  });
});

it.each([
  ['no key', ''],
  ['a wrong key', 'x'],
  ['another hotel’s key', deskKey(TOKEN, 'bellevue')],
])('answers 401 with how to authenticate to %s', async (_what, key) => {
  const response = await call('GET', '/orders', { key });
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="staff API"']);
  expect(await response.json()).toMatchObject({ refusal: 'unauthorized' });
});

it('creates once for each Idempotency-Key', async () => {
  const host = 'aurora.localhost:3000';
  const headers = { host, authorization: `Bearer ${deskKey(TOKEN, 'aurora')}`, 'idempotency-key': 'the-jazz' };
  const create = () => {
    const init = { method: 'POST', headers, body: JSON.stringify({ title: 'Jazz' }) };
    return handleDesk(new Request(`http://${host}/api/desk/v1/announcements`, init));
  };
  const [first, again] = [await create(), await create()];
  expect(await again.json()).toEqual(await first.json());
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

it('names the field of a sign-in that is wrong', async () => {
  const host = 'aurora.localhost:3000';
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
  const signIn = async (body: string) =>
    (await handleDesk(new Request(`http://${host}/api/desk/v1/session`, { method: 'POST', headers, body }))).json();
  expect(await signIn('{"key":"x"}')).toMatchObject({ data: { data: { name: ['is missing'] } } });
  expect(await signIn('{')).toMatchObject({ data: { data: { body: ['is no JSON'] } } });
});
