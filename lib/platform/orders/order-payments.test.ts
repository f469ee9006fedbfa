import type { Order } from '@/lib/contract/order';
import {
  fieldsIn,
  guestOrders,
  type HotelCode,
  orderOf,
  placedIn,
  platformPerTest,
  soup,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { emptySqlite, onEachStore } from '@/tests/builders/platform/stores';
import type { PaymentProvider } from '../payments/payment-provider';
import type { OutboxEvent } from '../stores/outbox';
import type { PaymentStatus } from '../stores/payments';

const ONLINE = 3;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const place = async (code: HotelCode, changes = {}) => {
    const body = orderOf(code, { payment: ONLINE, ...changes });
    const placed = placedIn(await platform.post('/api/v1/orders', body));
    const formUrl = placed.pay_data?.response.formUrl ?? '';
    return { body, placed, formUrl, token: formUrl.replace('/pay/', '') };
  };
  const orderOn = async (code: HotelCode, uuid: string): Promise<Order | undefined> => {
    const { draft, pending, histories } = await guestOrders(platform, code, uuid);
    return [...draft, ...pending, ...histories][0];
  };

  it('gives an online order a payment page of its own with an unguessable URL', async () => {
    const { body, formUrl } = await place('aurora');
    expect(formUrl).toMatch(/^\/pay\/[\w-]{43}$/);
    expect((await orderOn('aurora', body.uuid))?.integration_payment).toEqual({
      status_id: 'goes',
      extra: { payment_link: formUrl },
    });
    expect((await place('aurora')).formUrl).not.toBe(formUrl);
  });

  it('begins no payment for an order that is not paid online or costs nothing', async () => {
    expect((await place('aurora', { payment: 2 })).placed.pay_data).toBeNull();
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      (section.products as unknown[]).push({ id: 109, title: 'Towels' });
    });
    await platform.restart();
    const free = { products: [{ ...soup(0), product: { id: 109, property: null } }] };
    const { body, placed } = await place('aurora', free);
    expect(placed.pay_data).toBeNull();
    expect((await orderOn('aurora', body.uuid))?.integration_payment).toBeNull();
  });

  it('gives a repeated order the same payment page', async () => {
    const { body, placed } = await place('aurora');
    expect(placedIn(await platform.post('/api/v1/orders', body))).toEqual({ ...placed, already_placed: true });
  });

  it('returns the order, the sum and the hotel for the payment page', async () => {
    const { placed, token } = await place('aurora', { language: 'de' });
    expect(await platform.app.payments.page('aurora', token)).toEqual({
      orderNum: placed.order.num,
      amount: 4950,
      currency: 'EUR',
      title: { en: 'Hotel aurora' },
      language: 'de',
      status: 'goes',
      isClosed: false,
    });
  });

  it.each([
    ['pay', 'done', '/payment/success'],
    ['fail', 'error', '/payment/error'],
  ] as const)('settles a payment once when the guest chooses %s several times', async (choice, status, leadsTo) => {
    const { body, formUrl, token } = await place('aurora');
    const events: OutboxEvent[] = [];
    platform.app.onOutbox((event) => events.push(event));
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => platform.app.payments.settle('aurora', token, choice)),
    );
    expect(responses).toEqual(Array.from({ length: 5 }, () => ({ status, leadsTo })));
    expect(events).toMatchObject([{ type: 'order-updated', order_uuid: body.uuid }]);
    expect((await orderOn('aurora', body.uuid))?.integration_payment).toEqual({
      status_id: status,
      extra: { payment_link: formUrl },
    });
    expect(await platform.app.payments.page('aurora', token)).toMatchObject({ status, isClosed: false });
  });

  it('accepts a payment after a failed attempt, and keeps a paid payment paid', async () => {
    const { body, token } = await place('aurora');
    await platform.app.payments.settle('aurora', token, 'fail');
    expect(await platform.app.payments.settle('aurora', token, 'later')).toMatchObject({ status: 'error' });
    expect(await platform.app.payments.settle('aurora', token, 'pay')).toMatchObject({ status: 'done' });
    for (const choice of ['fail', 'later', 'pay'] as const)
      expect(await platform.app.payments.settle('aurora', token, choice)).toMatchObject({ status: 'done' });
    expect((await orderOn('aurora', body.uuid))?.integration_payment?.status_id).toBe('done');
  });

  it('keeps a payment open when the guest chooses to pay later', async () => {
    const { body, token } = await place('aurora');
    expect(await platform.app.payments.settle('aurora', token, 'later')).toEqual({ status: 'goes', leadsTo: '/' });
    expect((await orderOn('aurora', body.uuid))?.integration_payment?.status_id).toBe('goes');
    expect((await platform.app.payments.settle('aurora', token, 'pay'))?.status).toBe('done');
  });

  it('closes the payment of an order that is cancelled or has expired', async () => {
    for (const action of ['cancel', 'expire']) {
      const { body, token } = await place('aurora');
      await platform.desk('aurora', `/orders/${body.uuid}/${action}`, {});
      expect((await orderOn('aurora', body.uuid))?.integration_payment).toBeNull();
      expect(await platform.app.payments.settle('aurora', token, 'pay')).toMatchObject({ status: 'error' });
      expect((await orderOn('aurora', body.uuid))?.integration_payment).toBeNull();
      expect(await platform.app.payments.page('aurora', token)).toMatchObject({ status: 'error', isClosed: true });
    }
    const tried = await place('aurora');
    await platform.app.payments.settle('aurora', tried.token, 'fail');
    await platform.desk('aurora', `/orders/${tried.body.uuid}/cancel`, {});
    expect(await platform.app.payments.settle('aurora', tried.token, 'pay')).toMatchObject({ status: 'error' });
    const { body, token } = await place('aurora');
    await platform.app.payments.settle('aurora', token, 'pay');
    await platform.desk('aurora', `/orders/${body.uuid}/cancel`, {});
    expect((await orderOn('aurora', body.uuid))?.integration_payment?.status_id).toBe('done');
    expect(await platform.app.payments.page('aurora', token)).toMatchObject({ status: 'done', isClosed: false });
  });

  it('opens a payment page only on its own hotel’s host and only for a known token', async () => {
    const { body, token } = await place('aurora');
    expect(await platform.app.payments.page('bellevue', token)).toBeNull();
    expect(await platform.app.payments.settle('bellevue', token, 'pay')).toBeNull();
    expect(await platform.app.payments.refresh('bellevue', token)).toBeNull();
    for (const guess of ['', 'x', body.uuid, `${token} `, token.slice(1), `${token.slice(0, 42)}é`]) {
      expect(await platform.app.payments.page('aurora', guess)).toBeNull();
      expect(await platform.app.payments.settle('aurora', guess, 'pay')).toBeNull();
    }
    expect((await orderOn('aurora', body.uuid))?.integration_payment?.status_id).toBe('goes');
  });
});

describe('an external payment provider', () => {
  const asked: unknown[][] = [];
  let result: PaymentStatus = 'goes';
  let isThere = true;
  const provider: PaymentProvider = {
    async begin(...about) {
      if (!isThere) throw new Error('not reached');
      asked.push(about);
      return { reference: 'P-1', formUrl: 'https://pay.example/P-1' };
    },
    result: async () => result,
  };
  let platform: TestPlatform;
  beforeEach(async () => {
    asked.length = 0;
    result = 'goes';
    isThere = true;
    platform = await testPlatform(await emptySqlite(), { paymentProvider: provider });
  });
  afterEach(() => platform.close());

  it('sends the order, the sum in minor units and the return paths to the payment provider', async () => {
    const body = orderOf('aurora', { payment: ONLINE });
    const placed = placedIn(await platform.post('/api/v1/orders', body));
    expect(placed.pay_data).toEqual({ response: { formUrl: 'https://pay.example/P-1' } });
    expect(asked).toEqual([
      [{ hotel: 'aurora', uuid: body.uuid }, 495, 'EUR', { success: '/payment/success', error: '/payment/error' }],
    ]);
  });

  it('uses the result of the external provider, and does not let the product’s own payment page decide it', async () => {
    const body = orderOf('aurora', { payment: ONLINE });
    await platform.post('/api/v1/orders', body);
    expect(await platform.app.payments.page('aurora', 'P-1')).toBeNull();
    expect(await platform.app.payments.settle('aurora', 'P-1', 'pay')).toBeNull();
    expect(await platform.app.payments.refresh('aurora', 'P-1')).toBe('goes');
    result = 'done';
    expect(await platform.app.payments.refresh('aurora', 'P-1')).toBe('done');
    const [card] = (await guestOrders(platform, 'aurora', body.uuid)).draft;
    expect(card?.integration_payment?.status_id).toBe('done');
    result = 'error';
    expect(await platform.app.payments.refresh('aurora', 'P-1')).toBe('done');
  });

  it('refuses an order while the payment provider cannot be reached, and accepts the same uuid afterwards', async () => {
    const body = orderOf('aurora', { payment: ONLINE });
    isThere = false;
    const refused = await platform.post('/api/v1/orders', body);
    expect([refused.status, refused.body.refusal, fieldsIn(refused)]).toEqual([503, 'unavailable', {}]);
    expect(platform.unexpectedErrors).toHaveLength(1);
    isThere = true;
    expect(placedIn(await platform.post('/api/v1/orders', body))).toMatchObject({
      order: { num: '1001' },
      already_placed: false,
    });
  });
});
