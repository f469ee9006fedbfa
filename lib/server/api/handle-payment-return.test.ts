import { type StripePlatform, stripePlatform } from '@/tests/builders/payments/stripe-platform';
import { loadPaymentPlace } from '../orders/payment-place';
import { applySettings, readSettings } from '../settings/env';
import { setPlatform } from '../upstream/platform-handle';
import { handlePaymentReturn } from './handle-payment-return';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));

let setUp: StripePlatform;
beforeEach(async () => {
  setUp = await stripePlatform();
  setPlatform(setUp.platform.app);
  applySettings(readSettings({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }));
});
afterEach(() => setUp.close());

const back = async (token: string, query = '', host = 'aurora.localhost:3000') => {
  const request = new Request(`http://${host}/pay/${token}/back${query}`, { headers: { host } });
  const response = await handlePaymentReturn(request, token);
  return { status: response.status, location: response.headers.get('location'), headers: response.headers };
};

async function placed() {
  const order = await setUp.orders.place();
  return { ...order, session: setUp.newestSession() };
}

describe('a guest who comes back from Stripe', () => {
  it('has paid before any report arrives', async () => {
    const { token, num, uuid, session } = await placed();
    setUp.stripe.pay(session);
    const { status, location, headers } = await back(token);
    expect([status, location]).toEqual([303, `/payment/success?order=${num}`]);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(await setUp.orders.money(uuid)).toMatchObject({ state: 'reserved', reserved: 4.95 });
    expect((await setUp.orders.read(uuid)).integration_payment?.status_id).toBe('done');
  });

  it('has not paid when the card was refused, or when the guest has turned back', async () => {
    const { token, num, session } = await placed();
    expect(await back(token, '?later')).toMatchObject({ status: 303, location: `/payment/error?order=${num}` });
    setUp.stripe.fail(session);
    expect(await back(token)).toMatchObject({ status: 303, location: `/payment/error?order=${num}` });
  });

  it('waits for the result when it is not decided yet, and when Stripe does not answer', async () => {
    const { token, num, session } = await placed();
    expect(await back(token)).toMatchObject({ status: 303, location: `/payment/success?order=${num}` });
    setUp.stripe.pay(session);
    setUp.peer.breakNext(500, 1, /^GET/);
    expect(await back(token)).toMatchObject({ status: 303, location: '/payment/success' });
    expect(await back(token)).toMatchObject({ location: `/payment/success?order=${num}` });
  });

  it('finds nothing on another hotel’s host, on the root domain and with another token', async () => {
    const { token } = await placed();
    expect(await back(token, '', 'bellevue.localhost:3000')).toMatchObject({ status: 404, location: null });
    expect(await back(token, '', 'localhost:3000')).toMatchObject({ status: 404 });
    expect(await back('a'.repeat(43))).toMatchObject({ status: 404 });
    expect(await back('../x')).toMatchObject({ status: 404 });
  });
});

describe('the link of a payment', () => {
  it('leads to the page of Stripe, and to the result once it is paid', async () => {
    const { token, num, session } = await placed();
    expect(await loadPaymentPlace('aurora', token)).toEqual({
      state: 'found',
      value: `${setUp.peer.url}/c/pay/${session}`,
    });
    setUp.stripe.pay(session);
    expect(await loadPaymentPlace('aurora', token)).toEqual({ state: 'found', value: `/payment/success?order=${num}` });
  });

  it('leads to a new page after the first has ended', async () => {
    const { token, session } = await placed();
    setUp.stripe.expire(session);
    const { value } = (await loadPaymentPlace('aurora', token)) as { value: string };
    expect(value).toBe(`${setUp.peer.url}/c/pay/${setUp.newestSession()}`);
    expect(setUp.newestSession()).not.toBe(session);
  });

  it('is temporarily unavailable while Stripe does not answer, and missing at another hotel', async () => {
    const { token } = await placed();
    setUp.peer.breakNext(429, 1, /^GET/);
    expect(await loadPaymentPlace('aurora', token)).toEqual({ state: 'unavailable' });
    expect(await loadPaymentPlace('bellevue', token)).toEqual({ state: 'missing' });
  });
});
