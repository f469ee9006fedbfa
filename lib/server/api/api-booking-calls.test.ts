import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { AURORA, BOREALIS } from '@/tests/peers/two-hotels';

const HOLDER = '11111111-1111-4111-8111-111111111111';
const PRODUCT = '22222222-2222-4222-8222-222222222222';
const TEN = '2026-06-18 10:00:00';
const PATH = `public/products/${PRODUCT}/slot-holds`;

/** An upstream that holds slots of one product; other products have no such call. */
const gateway = gatewayToUpstream({
  settings: { RATE_ORDERS_PER_MINUTE: '1', RATE_WRITES_PER_MINUTE: '1000' },
  respond: (method, path) => {
    if (method === 'POST' && path.endsWith(PATH))
      return { body: { data: { held: [{ slot: TEN, seconds_left: '299', secret: 1 }, { slot: TEN }], taken: [7] } } };
    return path.includes('/check-availability-property') ? { body: { data: [] } } : undefined;
  },
});
const { call } = gateway;
const hold = (changes: object = {}, { device = 'phone', address = '203.0.113.7', path = PATH } = {}) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': device, 'x-forwarded-for': address },
    body: JSON.stringify({ hotel_uuid: AURORA.uuid, holder: HOLDER, hold: [TEN], release: [], ...changes }),
  });
const sent = () => gateway.upstream.asked.filter(({ url }) => url.includes('/slot-holds'));

it('passes on a request without unknown fields, and returns what can be read of the response', async () => {
  const response = await hold({ product_id: 1 });
  expect(await response.json()).toEqual({ data: { held: [{ slot: TEN, seconds_left: 299 }], taken: ['7'] } });
  expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({
    ...{ hotel_uuid: AURORA.uuid, holder: HOLDER, hold: [TEN], release: [] },
  });
});

it('passes on the id of a request and of the one that it cancels', async () => {
  const ids = { request_id: HOLDER, cancel: HOLDER };
  await hold({ ...ids, hold: [] });
  expect(JSON.parse(sent()[0]?.body ?? '')).toMatchObject(ids);
});

it('responds not-found where the platform holds no slots', async () => {
  const response = await hold({}, { device: 'a tablet', path: `/public/products/${HOLDER}/slot-holds` });
  expect([response.status, (await response.json()).refusal]).toEqual([404, 'not-found']);
});

it.each([
  ['another hotel', { hotel_uuid: BOREALIS.uuid }, 404],
  ['no holder', { holder: null }, 422],
  ['a holder that is no uuid', { holder: 'me' }, 422],
  ['slots that are no list', { hold: TEN }, 422],
  ['a slot that is no text', { hold: [{ $ne: '' }] }, 422],
  ['hundreds of slots', { hold: Array.from({ length: 300 }, (_, index) => `${TEN}${index}`) }, 422],
])('refuses a request with %s and sends nothing', async (_case, changes, status) => {
  expect((await hold(changes, { device: 'another' })).status).toBe(status);
  expect(sent()).toEqual([]);
});

it('refuses a request of a page of another site', async () => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  expect((await call(PATH, { method: 'POST', headers, body: '{}' })).status).toBe(403);
  expect(sent()).toEqual([]);
});

it('limits the holds of one device, not its releases, and not those of others on the same network', async () => {
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await hold({}, { device: 'one' })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await hold({ hold: [], release: [TEN] }, { device: 'one' })).status).toBe(200);
  expect((await hold({}, { device: 'two' })).status).toBe(200);
});

it('limits the slots that a network can hold while a hold lasts, however many devices it claims to have', async () => {
  const statuses: number[] = [];
  const slots = Array.from({ length: 5 }, (_, index) => `2026-06-18 ${10 + index}:00:00`);
  for (let device = 0; device < 6; device += 1) {
    const response = await hold({ hold: slots }, { device: `invented ${device}`, address: '198.51.100.1' });
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.at(-1)).toBe(429);
  expect((await hold({}, { address: '198.51.100.99', device: 'elsewhere' })).status).toBe(200);
});

it('passes on the code of the device that asks for free times, and none for a device without one', async () => {
  const times = `public/products/${PRODUCT}/check-availability-property?type=times&date=2026-06-18`;
  await call(`${times}&holder=${HOLDER}`);
  await call(times);
  const asked = gateway.upstream.asked.filter(({ url }) => url.includes('type=times')).map(({ url }) => url);
  expect(asked.map((url) => new URL(url, 'http://x').searchParams.get('holder'))).toEqual([HOLDER, null]);
});
