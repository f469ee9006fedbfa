import { deskKey } from '@/lib/platform/desk-key';
import type { DeskPrintedCode } from '@/lib/platform/rooms/desk-rooms';
import { orderOf } from '@/tests/builders/platform/embedded-platform';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { forget } from '../remember';
import { applySettings, readSettings } from '../settings/env';
import { handleApi } from './handle-api';
import { handleDesk } from './handle-desk';
import { handlePrintedCode } from './handle-printed-code';

const TOKEN = 'a token of the operator';
const CUSTOM = 'guest.bellevue.example';
// Read once, before the first request.
process.env.TENANT_HOSTS = `${CUSTOM}=bellevue`;
const CHARGE = 4;
serveTwoHotels(
  (files) => {
    for (const code of ['aurora', 'bellevue'])
      files.change(`${code}/hotel.json`, (hotel) => {
        hotel.room_proof = 'for_charges';
        hotel.payments = [
          ...(hotel.payments as object[]),
          { id: CHARGE, title: 'To my room', ptype_id: 'room', needs_room_proof: true },
        ];
      });
  },
  { scripts: true, deskToken: TOKEN },
);

const AURORA = 'aurora.localhost:3000';
const BELLEVUE = 'bellevue.localhost:3000';

async function staff(host: string, path: string, body?: unknown) {
  const code = host === AURORA ? 'aurora' : 'bellevue';
  const headers = { host, authorization: `Bearer ${deskKey(TOKEN, code)}`, 'content-type': 'application/json' };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  return (await handleDesk(new Request(`http://${host}/api/desk/v1${path}`, init))).json();
}

const pathOf = async (room: string, host = AURORA): Promise<string> => {
  const codes: readonly DeskPrintedCode[] = (await staff(host, '/room-codes')).data.codes;
  return codes.find(({ key }) => key === room)?.path ?? '';
};
const open = (path: string, host = AURORA, query = '') =>
  handlePrintedCode(new Request(`http://${host}${path}${query}`, { headers: { host } }), path.slice('/r/'.length));
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const call = (host: string, path: string, { body, cookie = '' }: { body?: unknown; cookie?: string }) => {
  const headers = { host, cookie, 'content-type': 'application/json' };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  return handleApi(new Request(`http://${host}/api/v1${path}`, init));
};
const charge = (host: string, cookie: string, more = {}) =>
  call(host, '/orders', {
    body: orderOf(host === AURORA ? 'aurora' : 'bellevue', { payment: CHARGE, ...more }),
    cookie,
  });
const proven = async (host: string, cookie: string) => {
  const response = await call(host, `/hotels/${host === AURORA ? 'aurora' : 'bellevue'}/room-proof`, { cookie });
  return (await response.json()).data;
};

describe('GET /r/{token}: rooms/RM4', () => {
  it('stores the pass for calls alone, and leaves the address at once', async () => {
    const response = await open(await pathOf('101'));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?set-room=101']);
    const attributes = response.headers.get('set-cookie')?.split('; ').slice(1);
    expect(attributes).toEqual(['Path=/api/v1', 'HttpOnly', 'SameSite=Lax', 'Max-Age=2592000']);
    expect([response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  });

  it('stores it for TLS only on a host that is not local', async () => {
    const response = await open(await pathOf('101', BELLEVUE), CUSTOM);
    expect(response.headers.get('set-cookie')).toMatch(/; Secure/);
  });

  it('leads to a page of the app only', async () => {
    const path = await pathOf('101');
    const target = async (to: string) =>
      (await open(path, AURORA, `?to=${encodeURIComponent(to)}`)).headers.get('location');
    expect(await target('/products/10')).toBe('/products/10?set-room=101');
    expect(await target('https://evil.example/')).toBe('/?set-room=101');
  });

  it.each([
    ['another hotel’s', () => pathOf('101', BELLEVUE)],
    ['a changed', async () => `${(await pathOf('101')).slice(0, -1)}-`],
    ['a malformed', async () => '/r/%00'],
    ['an empty', async () => '/r/'],
  ])('leads from %s token to one page, without a cookie', async (_, path) => {
    const response = await open(await path());
    expect([response.status, response.headers.get('location')]).toEqual([303, '/room-code']);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('says that it can be tried again, and keeps the address, when a network opens too many', async () => {
    const path = await pathOf('101');
    applySettings(readSettings({ LOG_LEVEL: 'silent', RATE_READS_PER_MINUTE: '1' }));
    forget('limits');
    const [first, second] = [await open(path), await open(path)];
    expect([first.status, second.status]).toEqual([303, 503]);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(second.headers.get('location')).toBeNull();
    applySettings(readSettings({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }));
    forget('limits');
  });

  it('opens nothing on a host of no hotel', async () => {
    const response = await open(await pathOf('101'), 'localhost:3000');
    expect(response.headers.get('location')).toBe('/room-code');
  });
});

describe('an order with a pass', () => {
  it('is proven at its hotel, also under a custom host, and at no other', async () => {
    const own = cookieOf(await open(await pathOf('101')));
    const theirs = cookieOf(await open(await pathOf('101', BELLEVUE), CUSTOM));
    expect([await proven(AURORA, own), await proven(BELLEVUE, theirs), await proven(CUSTOM, theirs)]).toEqual(
      Array(3).fill({ room: '101', by: 'code', leaves_on: null, orders: [] }),
    );
    expect([await proven(AURORA, theirs), await proven(BELLEVUE, own), await proven(AURORA, '')]).toEqual(
      Array(3).fill({ room: null, by: null, leaves_on: null, orders: [] }),
    );
    const sent = [await charge(AURORA, own), await charge(CUSTOM, theirs)];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const refused = [await charge(AURORA, theirs), await charge(BELLEVUE, own), await charge(AURORA, '')];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
  });

  it('is proven also beside a cookie of the same name that a site of a neighbouring host has set', async () => {
    const own = cookieOf(await open(await pathOf('101')));
    const theirs = cookieOf(await open(await pathOf('101', BELLEVUE)));
    for (const cookie of [`room-pass=x; ${own}`, `${theirs}; lang=en; ${own}`]) {
      expect(await proven(AURORA, cookie)).toMatchObject({ room: '101', by: 'code' });
      expect((await charge(AURORA, cookie)).status).toBe(200);
    }
  });

  it('is not proven by a header that a browser sends itself', async () => {
    const pass = cookieOf(await open(await pathOf('101'))).slice('room-pass='.length);
    const headers = { host: AURORA, 'content-type': 'application/json', 'x-room-pass': pass };
    const body = JSON.stringify(orderOf('aurora', { payment: CHARGE }));
    const response = await handleApi(new Request(`http://${AURORA}/api/v1/orders`, { method: 'POST', headers, body }));
    expect(response.status).toBe(422);
  });

  it('is not proven any more once the guest has removed the pass', async () => {
    const ended = await call(AURORA, '/hotels/aurora/room-proof/end', { body: {} });
    expect(ended.headers.get('set-cookie')).toMatch(/^room-pass=; Path=\/api\/v1; .*Max-Age=0$/);
  });

  it('gets a pass by its digits, as a cookie and not in the response', async () => {
    const { data } = await staff(AURORA, '/rooms/stay-code', { room: '101' });
    const placed = await charge(AURORA, '', { stay_code: data.stay_code });
    expect(cookieOf(placed)).toMatch(/^room-pass=./);
    expect(Object.keys((await placed.json()).data)).toEqual(['order', 'initiator', 'pay_data', 'already_placed']);
    expect(await proven(AURORA, cookieOf(placed))).toMatchObject({ room: '101', by: 'digits' });
    expect((await charge(AURORA, cookieOf(placed))).headers.get('set-cookie')).toBeNull();
  });
});
