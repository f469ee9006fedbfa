import { v4 } from 'uuid';
import {
  groupsIn,
  orderOf,
  placedIn,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { loadPayment } from '../orders/load-payment';
import { applySettings, readSettings } from '../settings/env';
import { setPlatform } from '../upstream/platform-handle';
import { handlePayment } from './handle-payment';

const asked = { headers: new Headers({ host: 'aurora.localhost:3000' }) };

jest.mock('next/headers', () => ({
  headers: async () => asked.headers,
  cookies: async () => ({ get: () => undefined }),
}));

/** Adds the payment "card online" to both hotels. */
const ONLINE = 3;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await testPlatform(await emptySqlite());
  setPlatform(platform.app);
  applySettings(readSettings({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }));
});
afterEach(() => platform.close());

async function begun(hotel: 'aurora' | 'bellevue' = 'aurora') {
  const body = orderOf(hotel, { payment: ONLINE });
  const placed = placedIn(await platform.post('/api/v1/orders', body));
  return {
    uuid: body.uuid,
    num: placed.order.num ?? '',
    token: placed.pay_data?.response.formUrl?.replace('/pay/', '') ?? '',
  };
}

const choose = (token: string, choice: string, more: { host?: string; headers?: Record<string, string> } = {}) =>
  handlePayment(
    new Request(`http://localhost:3000/pay/${token}/choice`, {
      method: 'POST',
      headers: {
        host: more.host ?? 'aurora.localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: 'null',
        ...more.headers,
      },
      body: `choice=${choice}`,
    }),
    token,
  );

const statusOf = async (uuid: string) =>
  groupsIn(await platform.get(`/api/v1/hotels/aurora/orders/check?order_uuids[]=${uuid}`)).draft[0]?.integration_payment
    ?.status_id;

describe('the guest’s choice on the embedded payment page', () => {
  it.each([
    ['pay', 'done', (num: string) => `/payment/success?order=${num}`],
    ['fail', 'error', (num: string) => `/payment/error?order=${num}`],
    ['later', 'goes', () => '/'],
  ])('handles the choice %s by setting the payment to %s and redirecting', async (choice, status, leadsTo) => {
    const { uuid, num, token } = await begun();
    const response = await choose(token, choice);
    expect([response.status, response.headers.get('location')]).toEqual([303, leadsTo(num)]);
    expect(await statusOf(uuid)).toBe(status);
  });

  it('settles a payment once when a choice is repeated, and keeps a paid payment paid', async () => {
    const { uuid, num, token } = await begun();
    const responses = await Promise.all(Array.from({ length: 5 }, () => choose(token, 'pay')));
    expect(new Set(responses.map(({ headers }) => headers.get('location')))).toEqual(
      new Set([`/payment/success?order=${num}`]),
    );
    for (const choice of ['fail', 'later']) {
      expect((await choose(token, choice)).headers.get('location')).toBe(`/payment/success?order=${num}`);
    }
    expect(await statusOf(uuid)).toBe('done');
  });

  it('accepts a payment after a failed attempt and after the guest has postponed it', async () => {
    const { num, token } = await begun();
    await choose(token, 'fail');
    expect((await choose(token, 'later')).headers.get('location')).toBe('/');
    expect((await choose(token, 'pay')).headers.get('location')).toBe(`/payment/success?order=${num}`);
  });

  it('redirects without caching and without a referrer after a choice', async () => {
    const { headers } = await choose((await begun()).token, 'pay');
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
  });
});

describe('a payment choice that is refused', () => {
  it('responds with 404 for a payment token on another hotel’s host or on a host without a hotel', async () => {
    const { uuid, token } = await begun();
    for (const host of ['bellevue.localhost', 'localhost', 'nobody'])
      expect((await choose(token, 'pay', { host })).status).toBe(404);
    expect(await statusOf(uuid)).toBe('goes');
  });

  it('responds with 404 for an unknown payment token', async () => {
    for (const token of ['x', v4(), 'a'.repeat(43), '..%2f..']) expect((await choose(token, 'pay')).status).toBe(404);
  });

  it('refuses a payment form of another site', async () => {
    const { uuid, token } = await begun();
    const from = (headers: Record<string, string>) => choose(token, 'pay', { headers });
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'same-site', origin: 'http://bellevue.localhost:3000' })).status).toBe(403);
    expect(await statusOf(uuid)).toBe('goes');
  });

  it('refuses another site’s payment form by its Origin when the browser sends no Sec-Fetch-Site', async () => {
    const { token } = await begun();
    const from = (origin: string) =>
      handlePayment(
        new Request(`http://localhost:3000/pay/${token}/choice`, {
          method: 'POST',
          headers: { host: 'aurora.localhost:3000', 'content-type': 'application/x-www-form-urlencoded', origin },
          body: 'choice=later',
        }),
        token,
      );
    expect((await from('https://evil.example')).status).toBe(403);
    expect((await from('http://aurora.localhost:3000')).status).toBe(303);
    expect((await from('null')).status).toBe(303);
  });

  it('accepts only a form with one of the three payment choices', async () => {
    const { uuid, token } = await begun();
    expect((await choose(token, 'refund')).status).toBe(422);
    expect((await choose(token, '')).status).toBe(422);
    expect((await choose(token, 'pay', { headers: { 'content-type': 'text/plain' } })).status).toBe(422);
    expect((await choose(token, `pay&${'x'.repeat(70_000)}`)).status).toBe(422);
    expect(await statusOf(uuid)).toBe('goes');
  });

  it('responds with 404 for a payment choice behind an upstream, which has its own payment pages', async () => {
    const { token } = await begun();
    applySettings(readSettings({ HOTEL_API_URL: 'https://api.example', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }));
    expect((await choose(token, 'pay')).status).toBe(404);
  });
});

it('redirects back to the payment page when a choice cannot be stored', async () => {
  const { token } = await begun();
  await platform.close();
  const response = await choose(token, 'pay');
  expect([response.status, response.headers.get('location')]).toEqual([303, `/pay/${token}?again`]);
  platform = await testPlatform(await emptySqlite());
});

describe('the data of the payment page', () => {
  it('loads the order number, the formatted sum and the state of a payment', async () => {
    const { token } = await begun();
    const state = async () => {
      const loaded = await loadPayment('aurora', token);
      return loaded.state === 'found' ? loaded.value : loaded;
    };
    expect(await state()).toMatchObject({ orderNum: '1001', amount: '4.95\u00a0EUR', state: 'open' });
  });

  it.each([
    ['fail', 'failed'],
    ['pay', 'paid'],
  ])('loads a payment after the choice %s with the state %s', async (choice, state) => {
    const { token } = await begun();
    await choose(token, choice);
    expect(await loadPayment('aurora', token)).toMatchObject({ value: { state } });
  });

  it('loads the payment of a cancelled order with the state closed', async () => {
    const { uuid, token } = await begun();
    await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    expect(await loadPayment('aurora', token)).toMatchObject({ value: { state: 'closed' } });
  });

  it('finds no payment for the token of another hotel', async () => {
    const { token } = await begun('bellevue');
    expect(await loadPayment('aurora', token)).toEqual({ state: 'missing' });
    expect(await loadPayment('bellevue', token)).toEqual({ state: 'missing' });
  });
});
