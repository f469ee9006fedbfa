import { paths } from '@/lib/contract/paths';
import { deskKey } from '@/lib/platform/desk-key';
import {
  DESK_TOKEN,
  type HotelCode,
  orderOf,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/embedded-platform';
import { emptySqlite } from '@/tests/builders/stores';
import { forgetAll } from './answers';
import { deskDoor } from './desk-door';
import { applySettings, readSettings } from './env';
import { gateway } from './gateway';
import { paymentDoor } from './payment-door';
import { setPlatform } from './platform-handle';

/** What an address may write a minute, when nobody has set anything. */
const WRITES = 600;
/** The one address of a hotel's Wi-Fi, and another one. */
const WIFI = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

let at: TestPlatform;
beforeAll(async () => {
  at = await testPlatform(await emptySqlite());
  setPlatform(at.platform);
  applySettings(readSettings({ LOG_LEVEL: 'silent' }));
  forgetAll();
});
afterAll(() => at.close());

type From = { host?: HotelCode; address?: string; headers?: Record<string, string> };

const sent = (path: string, body: unknown, { host = 'aurora', address = WIFI, headers = {} }: From = {}) =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      host: `${host}.localhost:3000`,
      'x-forwarded-for': address,
      'content-type': 'application/json',
      ...headers,
    },
  });
const call = (path: string, body: unknown, from?: From) => gateway(sent(`/api/v1${path}`, body, from));
const order = (from: From = {}) => call(paths.orders(), orderOf(from.host ?? 'aurora'), from);
const held = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, Number(headers.get('retry-after')) > 0];
};
const HELD = [429, true];

describe('a whole hotel behind one address', () => {
  it('orders at once: five hundred guests, and nobody is locked out', async () => {
    const statuses = await Promise.all(Array.from({ length: 500 }, async () => (await order()).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('is held back at last in every write, and told when to come back', async () => {
    for (let write = 500; write < WRITES; write += 1) await call(paths.chatRead('none'), {});
    const pay = (from: From = {}) => paymentDoor(sent('/pay/token/choice', 'choice=pay', from), 'token');
    const writes: Record<string, Promise<Response>> = {
      order: order(),
      cancel: call(paths.changeStatus(), {}),
      'chat begun': call(paths.chatStart(), {}),
      message: call(paths.chatMessages('none'), {}),
      file: call(paths.chatFiles('none'), 'x', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
      restart: call(paths.chatRestart('none'), {}),
      'mark as read': call(paths.chatRead('none'), {}),
      payment: pay(),
    };
    for (const [write, answer] of Object.entries(writes)) expect([write, await held(answer)]).toEqual([write, HELD]);
    expect((await pay({ address: ELSEWHERE })).status).not.toBe(429);
  });

  it('still reads, and holds back neither another address nor another hotel', async () => {
    const reading = new Request(`http://localhost:3000/api/v1${paths.hotel('aurora')}`, {
      headers: { host: 'aurora.localhost:3000', 'x-forwarded-for': WIFI },
    });
    expect((await gateway(reading)).status).toBe(200);
    expect((await order({ address: ELSEWHERE })).status).toBe(200);
    expect((await order({ host: 'bellevue' })).status).toBe(200);
  });
});

describe('whoever tries keys at the desk', () => {
  const list = (key: string, address: string) =>
    deskDoor(
      new Request('http://localhost:3000/api/desk/v1/orders?group=draft', {
        headers: { host: 'aurora.localhost:3000', 'x-forwarded-for': address, authorization: `Bearer ${key}` },
      }),
    );

  it('is held back, while staff go on from where they are', async () => {
    const guess = 'f'.repeat(64);
    for (let times = 0; times < WRITES; times += 1) expect((await list(guess, ELSEWHERE)).status).toBe(403);
    expect(await held(list(guess, ELSEWHERE))).toEqual(HELD);
    expect(await held(list(deskKey(DESK_TOKEN, 'aurora'), ELSEWHERE))).toEqual(HELD);
    expect((await list(deskKey(DESK_TOKEN, 'aurora'), WIFI)).status).toBe(200);
  });
});
