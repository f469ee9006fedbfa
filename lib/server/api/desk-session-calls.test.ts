import { responseBody } from '@/lib/contract/schema/open-api/open-api-operation';
import { DESK_CALLS } from '@/lib/platform/desk/desk-calls';
import { deskKey } from '@/lib/platform/desk-key';
import { orderOf } from '@/tests/builders/platform/embedded-platform';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { handleApi } from './handle-api';
import { handleDesk } from './handle-desk';

const TOKEN = 'a token of the operator';
const platform = serveTwoHotels(() => {}, { scripts: true, deskToken: TOKEN });

type Sent = { host?: string; body?: unknown; cookie?: string; headers?: Record<string, string> };

/** A call as a browser sends it from the desk's own page. */
function request(path: string, { host = 'aurora.localhost:3000', body, cookie, headers }: Sent = {}) {
  return new Request(`http://${host}/api/desk/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host,
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': 'application/json', origin: `http://${host}` }),
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const call = (path: string, sent?: Sent) => handleDesk(request(path, sent));
const key = deskKey(TOKEN, 'aurora');
const signIn = (sent: Sent = {}, more = {}) => call('/session', { body: { key, name: 'Marta', ...more }, ...sent });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

async function placeOrder(host = 'aurora.localhost:3000') {
  const body = orderOf('aurora');
  const headers = { host, 'content-type': 'application/json' };
  await handleApi(new Request(`http://${host}/api/v1/orders`, { method: 'POST', headers, body: JSON.stringify(body) }));
  return body.uuid;
}

describe('signing in at the desk', () => {
  it('sets a cookie that scripts cannot read and that only the staff API receives', async () => {
    const response = await signIn();
    expect(response.status).toBe(200);
    expect((await response.json()).data.name).toBe('Marta');
    const attributes = response.headers.get('set-cookie')?.split('; ').slice(1);
    expect(attributes).toEqual(['Path=/api/desk/v1', 'HttpOnly', 'SameSite=Strict']);
    expect((await signIn({}, { keep: true })).headers.get('set-cookie')).toMatch(/; Max-Age=43\d{3}$/);
  });

  it('sets the cookie for TLS only on a host that is not local', async () => {
    expect((await signIn({ host: 'aurora.example.com' })).headers.get('set-cookie')).toMatch(/; Secure/);
  });

  it('refuses a wrong key and another hotel’s key after a second, without a cookie', async () => {
    const begin = performance.now();
    const responses = await Promise.all([
      signIn({}, { key: 'wrong' }),
      signIn({}, { key: deskKey(TOKEN, 'bellevue') }),
    ]);
    expect(responses.map((response) => [response.status, response.headers.get('set-cookie')])).toEqual([
      [401, null],
      [401, null],
    ]);
    expect(performance.now() - begin).toBeGreaterThan(900);
  });

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'http://bellevue.localhost:3000' }],
  ])('refuses to sign in from %s', async (_from, headers) => {
    expect((await signIn({ headers })).status).toBe(403);
  });

  it('answers the session, and null without one', async () => {
    const cookie = cookieOf(await signIn());
    expect((await (await call('/session', { cookie })).json()).data.name).toBe('Marta');
    expect((await (await call('/session')).json()).data).toBeNull();
  });

  it('deletes the cookie when staff sign out', async () => {
    const cookie = cookieOf(await signIn());
    const response = await call('/session/end', { body: {}, cookie });
    expect(response.headers.get('set-cookie')).toMatch(/^desk-session=; .*Max-Age=0$/);
  });

  it('refuses a copied cookie after its staff member has signed out', async () => {
    const cookie = cookieOf(await signIn());
    await call('/session/end', { body: {}, cookie });
    expect((await call('/orders', { cookie })).status).toBe(401);
    expect((await (await call('/session', { cookie })).json()).data).toBeNull();
  });
});

describe('a session at the desk', () => {
  it('opens its own hotel and no other', async () => {
    const cookie = cookieOf(await signIn());
    expect((await call('/orders', { cookie })).status).toBe(200);
    expect((await call('/orders', { cookie, host: 'bellevue.localhost:3000' })).status).toBe(401);
    expect((await call('/events', { cookie, host: 'bellevue.localhost:3000' })).status).toBe(401);
    expect((await call('/orders')).status).toBe(401);
  });

  it('counts on pages of the same host only', async () => {
    const cookie = cookieOf(await signIn());
    const from = (headers: Record<string, string>) => call('/orders', { cookie, headers });
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await from({ origin: 'http://elsewhere.example' })).status).toBe(403);
  });

  it('moves an order in the name of its staff member, and tells the second who moved it', async () => {
    const uuid = await placeOrder();
    const [marta, joan] = [cookieOf(await signIn()), cookieOf(await signIn({}, { name: 'Joan' }))];
    const accept = (cookie: string) =>
      call(`/orders/${uuid}/approve`, { cookie, body: { version: 0, expected_seconds: 600 } });
    expect((await (await accept(marta)).json()).data).toMatchObject({ moved_by: 'Marta', version: 1 });
    const second = await accept(joan);
    expect(second.status).toBe(409);
    const { data, current } = await second.json();
    expect(data.data).toEqual({ status: ['this order is approved'], moved_by: ['Marta'] });
    expect(current).toMatchObject({ uuid, version: 1, ostatus_id: 'approved' });
  });

  it('streams the events of all the hotel’s orders, and resumes after the last one', async () => {
    const cookie = cookieOf(await signIn());
    const gone = new AbortController();
    const listen = (last: string) =>
      handleDesk(
        new Request(request('/events', { cookie, headers: { 'last-event-id': last } }), { signal: gone.signal }),
      );
    const uuid = await placeOrder();
    const response = await listen('0');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await readUntil(response, uuid)).toContain('event: order-created');
    gone.abort();
    expect(platform().live.count()).toBe(0);
  });
});

describe('the operator’s desk on the root domain', () => {
  const host = 'localhost:3000';
  const operator = (more = {}) => signIn({ host }, { key: TOKEN, ...more });

  it('lists every hotel with the address of its desk, in the language of the operator', async () => {
    const response = await call('/hotels?lang=en', { host, cookie: cookieOf(await operator()) });
    expect((await response.json()).data).toMatchObject([
      { code: 'aurora', title: 'Hotel aurora', href: 'http://aurora.localhost:3000/desk' },
      { code: 'bellevue', title: 'Hotel bellevue', href: 'http://bellevue.localhost:3000/desk' },
    ]);
  });

  it('lists the hotels in pages too', async () => {
    const cookie = cookieOf(await operator());
    const first = await (await call('/hotels?limit=1', { host, cookie })).json();
    const second = await (await call(`/hotels?limit=1&cursor=${first.next}`, { host, cookie })).json();
    expect([...first.data, ...second.data].map(({ code }) => code)).toEqual(['aurora', 'bellevue']);
    expect(second.next).toBeNull();
    const wrong = await call('/hotels?limit=none', { host, cookie });
    expect([wrong.status, (await wrong.json()).data.data]).toEqual([
      422,
      { limit: ['must be a whole number from 1 to 100000'] },
    ]);
  });

  it('names no guest', async () => {
    await placeOrder();
    const response = await call('/hotels', { host, cookie: cookieOf(await operator()) });
    const [first] = (await response.json()).data;
    expect(Object.keys(first.oldest).sort()).toEqual(['created_at', 'num', 'number_room']);
  });

  it('describes the calls without a session', async () => {
    const response = await call('/openapi.json', { host });
    expect([response.status, Object.keys((await response.json()).paths)]).toEqual([
      200,
      expect.arrayContaining(['/hotels', '/session']),
    ]);
  });

  it('refuses a hotel’s key, a hotel’s session, and callers without a session', async () => {
    expect((await operator({ key })).status).toBe(401);
    expect((await call('/hotels', { host, cookie: cookieOf(await signIn()) })).status).toBe(401);
    expect((await call('/hotels', { host })).status).toBe(401);
  });

  it('opens no hotel’s desk, and no other call', async () => {
    const cookie = cookieOf(await operator());
    expect((await call('/orders', { cookie })).status).toBe(401);
    expect((await call('/orders', { host, cookie })).status).toBe(404);
    expect((await call('/hotels', { cookie })).status).toBe(401);
  });
});

describe('the responses of the server around the platform', () => {
  const described = (id: string) =>
    Object.values(DESK_CALLS)
      .flat()
      .find((each) => each.id === id);
  /** Whether a response has exactly the fields that the description names. */
  const expectDescribed = async (id: string, response: Response) => {
    const body = await response.json();
    const found = described(id);
    expect([id, response.status, found && responseBody(found).parse(body)]).toEqual([id, 200, body]);
  };

  it('are those of the description: sessions and hotels', async () => {
    await expectDescribed('openSession', await signIn());
    const cookie = cookieOf(await signIn());
    await expectDescribed('readSession', await call('/session', { cookie }));
    await expectDescribed('readSession', await call('/session'));
    await placeOrder();
    const host = 'localhost:3000';
    const operator = cookieOf(await signIn({ host }, { key: TOKEN }));
    await expectDescribed('listHotels', await call('/hotels', { host, cookie: operator }));
    await expectDescribed('endSession', await call('/session/end', { cookie, body: {} }));
  });

  it('are those of the description: events', async () => {
    const cookie = cookieOf(await signIn());
    const uuid = await placeOrder();
    const gone = new AbortController();
    const sent = request('/events', { cookie, headers: { 'last-event-id': '0' } });
    const text = await readUntil(await handleDesk(new Request(sent, { signal: gone.signal })), uuid);
    gone.abort();
    const events = [...text.matchAll(/^data: (.+)$/gm)].map(([, json]) => JSON.parse(json ?? ''));
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(described('streamEvents')?.response.parse(event)).toEqual(event);
  });
});

async function readUntil(response: Response, text: string): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  while (reader !== undefined && !read.includes(text)) {
    const { value, done } = await reader.read();
    if (done) break;
    read += value;
  }
  return read;
}
