import { ONLINE, paidOrders, TOTAL } from '@/tests/builders/payments/paid-orders';
import type { Fault, PaymentService } from '@/tests/builders/payments/payment-service';
import { paymentService } from '@/tests/builders/payments/payment-service';
import {
  fieldsIn,
  orderOf,
  placedIn,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';
import type { OutboxEvent } from '../stores/outbox';
import { PaymentError } from './payment-error';

describe('a payment at a payment service', () => {
  let platform: TestPlatform;
  let service: PaymentService;
  let orders: ReturnType<typeof paidOrders>;
  beforeEach(async () => {
    service = paymentService({ hotels: ['aurora'] });
    platform = await testPlatform(await emptySqlite(), { paymentServices: service.services });
    orders = paidOrders(platform);
  });
  afterEach(() => platform.close());

  const payments = () => platform.app.payments;

  it('is begun with the order, the amount and the guest’s language, and nothing of the guest', async () => {
    const { uuid, formUrl, token, read } = { ...(await orders.place('aurora', { language: 'de' })), read: orders.read };
    expect(formUrl).toMatch(/^\/pay\/[\w-]{43}$/);
    expect(service.begun()).toEqual([
      {
        ...{ hotel: 'aurora', uuid, amount: TOTAL, currency: 'EUR', currencyCode: 'EUR', language: 'de' },
        ...{ title: 'Hotel aurora', token, replaces: null },
      },
    ]);
    expect((await read(uuid)).money).toBeNull();
  });

  it('is begun at the demonstration page for a hotel without a service, and stays there when it gets one', async () => {
    const { token, uuid } = await orders.place('bellevue');
    expect(service.begun()).toEqual([]);
    service.services.of = () => null;
    const early = await orders.place('aurora');
    service.services.of = paymentService().services.of;
    for (const [hotel, order] of [['bellevue', { token, uuid }] as const, ['aurora', early] as const]) {
      expect(await payments().pageOf(hotel, order.token)).toEqual({ kind: 'own' });
      expect(await payments().settle(hotel, order.token, 'pay')).toMatchObject({ status: 'done' });
      expect(await orders.money(order.uuid, hotel)).toMatchObject({
        state: 'reserved',
        reserved: hotel === 'aurora' ? 4.95 : 14,
      });
    }
  });

  it('is not decided by the demonstration page', async () => {
    const { token } = await orders.place();
    expect(await payments().page('aurora', token)).toBeNull();
    expect(await payments().settle('aurora', token, 'pay')).toBeNull();
  });

  it('leads the guest to the service’s page until it is paid', async () => {
    const { uuid, num, token } = await orders.place();
    const [reference = ''] = service.references(uuid);
    const page = { kind: 'provider', url: `https://pay.example/${reference}` };
    expect(await payments().pageOf('aurora', token)).toEqual(page);
    service.fail(reference);
    expect(await payments().pageOf('aurora', token)).toEqual(page);
    expect((await orders.read(uuid)).integration_payment?.status_id).toBe('error');
    service.pay(reference);
    expect(await payments().pageOf('aurora', token)).toEqual({ kind: 'over', status: 'done', orderNum: num });
    expect(await payments().pageOf('bellevue', token)).toBeNull();
  });

  it('says on the guest’s return how it stands, and tells listeners once', async () => {
    const { uuid, num, token } = await orders.place();
    const [reference = ''] = service.references(uuid);
    const events: OutboxEvent[] = [];
    platform.app.onOutbox((event) => events.push(event));
    expect(await payments().refresh('aurora', token)).toEqual({ status: 'goes', orderNum: num });
    expect(events).toEqual([]);
    service.pay(reference, { heldUntil: '2026-05-08T10:00:00.000Z' });
    for (let count = 0; count < 3; count += 1)
      expect(await payments().refresh('aurora', token)).toEqual({ status: 'done', orderNum: num });
    expect(events).toMatchObject([{ type: 'order-updated', order_uuid: uuid }]);
    expect(await orders.read(uuid)).toMatchObject({
      integration_payment: { status_id: 'done', extra: { payment_link: `/pay/${token}` } },
      money: { state: 'reserved', reserved: 4.95, charged: 0, kept: 0, held_until: '2026-05-08T10:00:00.000Z' },
    });
    expect(await payments().refresh('bellevue', token)).toBeNull();
  });

  it('is begun anew under the same link when the page has ended unpaid', async () => {
    const { uuid, token } = await orders.place();
    const [first = ''] = service.references(uuid);
    service.endPage(first);
    const both = await Promise.all([payments().pageOf('aurora', token), payments().pageOf('aurora', token)]);
    const urls = both.map((place) => (place?.kind === 'provider' ? place.url : null));
    // Both requests lead to the payment that is stored.
    expect(new Set(urls).size).toBe(1);
    const used = service.references(uuid).find((reference) => urls[0] === `https://pay.example/${reference}`) ?? '';
    expect(used).not.toBe(first);
    expect(service.begun().at(-1)).toMatchObject({ uuid, token, replaces: first, amount: TOTAL });
    service.pay(used);
    expect(await payments().refresh('aurora', token)).toMatchObject({ status: 'done' });
    await orders.move(uuid, 'accept');
    await orders.moveMoney();
    expect(service.books(used)).toMatchObject({ captured: TOTAL });
  });

  it('is not begun anew for an order that has ended', async () => {
    const { uuid, num, token } = await orders.place();
    await orders.move(uuid, 'cancel');
    service.endPage(service.references(uuid)[0] ?? '');
    expect(await payments().pageOf('aurora', token)).toEqual({ kind: 'over', status: 'error', orderNum: num });
    expect(service.begun()).toHaveLength(1);
  });

  it('refuses an order while the service cannot be reached, and accepts the same uuid afterwards', async () => {
    const body = orderOf('aurora', { payment: ONLINE });
    let fault: Fault | null = 'lost-before';
    service.fault = () => fault;
    const refused = await platform.post('/api/v1/orders', body);
    expect([refused.status, refused.body.refusal, fieldsIn(refused)]).toEqual([503, 'unavailable', {}]);
    expect(platform.unexpectedErrors).toHaveLength(1);
    fault = null;
    expect(placedIn(await platform.post('/api/v1/orders', body))).toMatchObject({
      order: { num: '1001' },
      already_placed: false,
    });
  });

  it('refuses by its payment an order that costs less than the service takes', async () => {
    const tooSmall = async () => {
      throw new PaymentError('STRIPE_AMOUNT_TOO_SMALL');
    };
    Object.assign(service.services.of('aurora') ?? {}, { begin: tooSmall });
    const refused = await platform.post('/api/v1/orders', orderOf('aurora', { payment: ONLINE, language: 'de' }));
    expect([refused.status, fieldsIn(refused)]).toEqual([
      422,
      { payment: ['diese Bestellung kann nicht online bezahlt werden, bitte eine andere Zahlungsart wählen'] },
    ]);
    expect(platform.unexpectedErrors).toHaveLength(1);
  });

  it('throws when the service cannot be asked, so that the guest is asked to try again', async () => {
    const { token } = await orders.place();
    service.fault = () => 'lost-before';
    await expect(payments().refresh('aurora', token)).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
    await expect(payments().pageOf('aurora', token)).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
  });
});
