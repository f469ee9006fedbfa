import type { Order } from '@/lib/contract/order';
import {
  guestOrders,
  type HotelCode,
  orderOf,
  placedIn,
  platformPerTest,
  soup,
} from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { OutboxEvent } from '../stores/outbox';

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
