import { CANCEL_REASONS } from '@/lib/contract/order';
import { paths } from '@/lib/contract/paths';
import { deskKey } from '@/lib/platform/desk-key';
import { DESK_TOKEN, type HotelCode, orderOf } from '@/tests/builders/platform/embedded-platform';
import { chatAt, type GuestChat, registrationOf } from '@/tests/builders/platform/guest-chat';
import { HOTEL_WIFI_IP, postRequest, servePlatformWithLimits } from '@/tests/builders/platform/limited-platform';
import { handleApi } from '../api/handle-api';
import { handleChannels } from '../api/handle-channels';
import { handleDesk } from '../api/handle-desk';
import { handlePayment } from '../api/handle-payment';
import { consumeLimit } from './rate-limits';

/** The default maximum of writes from one address per minute. */
const WRITES = 600;
const READS = 6_000;
/** The address of another network. */
const ELSEWHERE = '198.51.100.9';

const at = servePlatformWithLimits();

type From = { host?: HotelCode; address?: string; headers?: Record<string, string> };

const sent = (path: string, body: unknown, { host = 'aurora', address = HOTEL_WIFI_IP, headers = {} }: From = {}) =>
  postRequest(path, body, { host: `${host}.localhost:3000`, 'x-forwarded-for': address, ...headers });
const call = (path: string, body: unknown, from?: From) => handleApi(sent(`/api/v1${path}`, body, from));
const order = (from: From = {}) => call(paths.orders(), orderOf(from.host ?? 'aurora'), from);
/** The headers of a new device for every number. */
const phone = (number: number) => ({ headers: { 'user-agent': `Phone ${number}` } });
const held = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return [status, Number(headers.get('retry-after')) > 0];
};
const HELD = [429, true];
const read = (address: string, query = '', headers: Record<string, string> = {}) =>
  handleApi(
    new Request(`http://localhost:3000/api/v1${paths.hotel('aurora')}${query}`, {
      headers: { host: 'aurora.localhost:3000', 'x-forwarded-for': address, ...headers },
    }),
  );

const mark = (chat: GuestChat, address = HOTEL_WIFI_IP) =>
  call(paths.chatRead(chat.uuid), { person_uuid: chat.person }, { address });

describe('invalid calls from the address of a whole hotel', () => {
  const JUNK: Record<string, () => Promise<Response>> = {
    'an order that is not JSON': () => call(paths.orders(), 'x', { headers: { 'content-type': 'text/plain' } }),
    'an order from another site': () => call(paths.orders(), {}, { headers: { 'sec-fetch-site': 'cross-site' } }),
    'an order of more than 64 KB': () => call(paths.orders(), 'x'.repeat(70_000)),
    'an empty order': () => call(paths.orders(), {}),
    'an order at an unknown hotel': () => call(paths.orders(), { ...orderOf('aurora'), hotel_id: 99 }),
    'a read mark for an unknown chat': () => call(paths.chatRead('none'), { person_uuid: 'x' }),
    'an event stream for a page of another site': () =>
      handleChannels(sent('/channels', { orders: ['x'] }, { headers: { 'sec-fetch-site': 'cross-site' } })),
    'an event stream without JSON': () => handleChannels(sent('/channels', 'x')),
    'a read by a page of another site': () => read(HOTEL_WIFI_IP, '', { 'sec-fetch-site': 'cross-site' }),
    'a payment form of another site': () =>
      handlePayment(sent('/pay/token/choice', 'choice=pay', { headers: { 'sec-fetch-site': 'cross-site' } }), 'token'),
  };

  it('accepts the hotel’s orders after a thousand invalid calls from its address', async () => {
    const kinds = Object.values(JUNK);
    for (let time = 0; time < 1_000; time += 1) await kinds[time % kinds.length]?.();
    expect((await order()).status).toBe(200);
  });

  it.each(Object.entries(JUNK))('responds with 429 after too many invalid calls of the kind: %s', async (_, send) => {
    expect(await held(send())).toEqual(HELD);
  });
});

describe('a whole hotel behind one address', () => {
  it('accepts five hundred orders at once from one address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 500 }, async (_, number) => (await order(phone(number))).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('refuses every kind of write once an address has reached its limit, and names the time to wait', async () => {
    const chat = await chatAt(at(), 'aurora');
    // Starts at 501 because the calls before contained one further order.
    for (let write = 501; write < WRITES; write += 1) await mark(chat);
    const { uuid, person: person_uuid } = chat;
    const pay = (from: From = {}) =>
      handlePayment(
        sent('/pay/token/choice', 'choice=pay', {
          ...from,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
        'token',
      );
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const cancel = { uuid: crypto.randomUUID(), hotel_id: 1, language: 'en', reason: CANCEL_REASONS[0] };
    const writes: Record<string, Promise<Response>> = {
      order: order(),
      cancel: call(paths.changeStatus(), cancel),
      'chat begun': call(paths.chatStart(), await registrationOf(at(), 'aurora')),
      message: call(paths.chatMessages(uuid), { content: 'Hello', lang: 'en', person_uuid }),
      file: call(paths.chatFiles(uuid), 'x', { headers: form }),
      restart: call(paths.chatRestart(uuid), { lang: 'en' }),
      'mark as read': mark(chat),
      payment: pay(),
    };
    for (const [write, response] of Object.entries(writes))
      expect([write, await held(response)]).toEqual([write, HELD]);
    expect((await pay({ address: ELSEWHERE })).status).not.toBe(429);
  });

  it('does not limit reads, other addresses or other hotels after too many writes of one address', async () => {
    expect((await read(HOTEL_WIFI_IP)).status).toBe(200);
    expect((await order({ address: ELSEWHERE })).status).toBe(200);
    expect((await order({ host: 'bellevue' })).status).toBe(200);
  });

  it('accepts writes again one minute after the limit was reached', async () => {
    jest.advanceTimersByTime(60_000);
    expect((await order()).status).toBe(200);
  });
});

describe('reads', () => {
  it('counts reads that pages of other sites cause separately from those of guests', async () => {
    const address = '192.0.2.9';
    for (let time = 0; time < READS; time += 1) await read(address, '', { 'sec-fetch-site': 'cross-site' });
    expect((await read(address)).status).toBe(200);
  });

  it('responds with 429 once an address has reached the high limit of reads', async () => {
    const address = '192.0.2.1';
    for (let time = 0; time < READS; time += 1) await consumeLimit('reads', 'aurora', address);
    expect(await held(read(address))).toEqual(HELD);
    expect((await read(HOTEL_WIFI_IP)).status).toBe(200);
  });

  it('responds with 429 after thirty uncached reads of one address', async () => {
    const preview = () => read(ELSEWHERE, '?debug_mode=1');
    for (let time = 0; time < 30; time += 1) expect((await preview()).status).toBe(200);
    expect(await held(preview())).toEqual(HELD);
    expect((await read(ELSEWHERE)).status).toBe(200);
  });

  it('counts the reads of all addresses of an IPv6 network together', async () => {
    const address = (host: number) => `2001:db8:0:1::${host.toString(16)}`;
    for (let time = 0; time < READS; time += 1) await consumeLimit('reads', 'aurora', address(time));
    expect(await held(read(address(0xffff)))).toEqual(HELD);
    expect((await read('2001:db8:0:2::1')).status).toBe(200);
  });
});

describe('attempts with wrong keys of the staff API', () => {
  const list = (key: string, address: string) =>
    handleDesk(
      new Request('http://localhost:3000/api/desk/v1/orders?group=draft', {
        headers: { host: 'aurora.localhost:3000', 'x-forwarded-for': address, authorization: `Bearer ${key}` },
      }),
    );
  const right = deskKey(DESK_TOKEN, 'aurora');
  const guess = 'f'.repeat(64);

  it('limits wrong staff keys of one network without blocking staff with the right key there', async () => {
    const responses = [];
    for (let times = 0; times < 31; times += 1) responses.push((await list(guess, ELSEWHERE)).status);
    expect(responses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    expect((await list(right, ELSEWHERE)).status).toBe(200);
  });

  it('counts the key of another hotel as a wrong key', async () => {
    expect((await list(deskKey(DESK_TOKEN, 'bellevue'), HOTEL_WIFI_IP)).status).toBe(401);
  });

  it('limits tests of a hotel’s notifications, which go to servers of others, whoever asks', async () => {
    const test = (address: string) =>
      handleDesk(
        new Request('http://localhost:3000/api/desk/v1/notifications/test', {
          method: 'POST',
          body: '{}',
          headers: { host: 'aurora.localhost:3000', 'x-forwarded-for': address, authorization: `Bearer ${right}` },
        }),
      );
    const statuses = [];
    for (let times = 0; times < 7; times += 1)
      statuses.push((await test(times % 2 === 0 ? ELSEWHERE : HOTEL_WIFI_IP)).status);
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 200), 429]);
  });

  it('limits a hotel’s calls for translations, which make a server of others work', async () => {
    const translate = () =>
      handleDesk(
        new Request('http://localhost:3000/api/desk/v1/translations', {
          method: 'POST',
          body: JSON.stringify({ texts: ['Hola'], from: 'es', to: 'de' }),
          headers: { host: 'aurora.localhost:3000', 'x-forwarded-for': ELSEWHERE, authorization: `Bearer ${right}` },
        }),
      );
    for (let times = 0; times < 600; times += 1) expect((await translate()).status).toBe(200);
    expect((await translate()).status).toBe(429);
  });

  it('never limits staff with the right key', async () => {
    for (let times = 0; times < WRITES + 10; times += 1) expect((await list(right, HOTEL_WIFI_IP)).status).toBe(200);
  });
});

describe('event streams', () => {
  it('limits the simultaneous streams of one address to fifty, and counts another one separately', async () => {
    const listen = (address: string, { signal }: AbortController) => {
      const { method, headers } = sent('/channels', '', { address });
      const body = JSON.stringify({ orders: ['x'] });
      return handleChannels(new Request('http://localhost:3000/channels', { method, headers, body, signal }));
    };
    const [gone, again] = [new AbortController(), new AbortController()];
    const statuses = [];
    for (let time = 0; time < 51; time += 1) statuses.push((await listen(HOTEL_WIFI_IP, gone)).status);
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 200), 503]);
    expect((await listen(ELSEWHERE, gone)).status).toBe(200);
    gone.abort();
    expect(at().app.live.count()).toBe(0);
    expect((await listen(HOTEL_WIFI_IP, again)).status).toBe(200);
    again.abort();
  });
});
