import { minor } from '@/tests/builders/payments/books';
import { paidOrders, TOTAL } from '@/tests/builders/payments/paid-orders';
import { type PaymentService, paymentService, sentReport } from '@/tests/builders/payments/payment-service';
import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { PaymentProblems } from './payment-problems';

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let service: PaymentService;
  let orders: ReturnType<typeof paidOrders>;
  beforeEach(async () => {
    service = paymentService({ capture: 'at_once', reportsFor: (hotel) => hotel === 'aurora' });
    platform = await testPlatform(await emptyStore(), { paymentServices: service.services });
    orders = paidOrders(platform);
  });
  afterEach(() => platform.close());

  const place = async (code: 'aurora' | 'bellevue' = 'aurora') => {
    const order = await orders.place(code);
    return { ...order, reference: service.references(order.uuid)[0] ?? '' };
  };
  const send = (
    said: object,
    { hotel = null, signature = 'right' }: { hotel?: string | null; signature?: string } = {},
  ) => platform.app.payments.handleReport('stripe', hotel, sentReport(said, signature));
  const problems = async () => (await platform.desk('aurora', '/payment-problems')).body.data as PaymentProblems;
  const results = () => service.calls.filter((call) => call === 'result').length;

  it.each([null, 'aurora'])('asks the service when it reports a payment, on the host of %s', async (hotel) => {
    const { uuid, reference } = await place();
    service.pay(reference);
    const said = { id: 'E-1', reference, amount: TOTAL, currencyCode: 'eur' };
    expect(await send(said, { hotel })).toBe('ok');
    expect(await orders.money(uuid)).toMatchObject({ state: 'charged' });
    expect(platform.unexpectedErrors).toEqual([]);
  });

  it('knows a payment by the service’s second reference once it has heard of it', async () => {
    const { uuid, reference } = await place();
    service.pay(reference);
    expect(await send({ id: 'E-1', intent: `I-${reference}` })).toBe('ok');
    expect(await orders.money(uuid)).toBeNull();
    await send({ id: 'E-2', reference });
    service.refundByHand(reference, service.books(reference).captured);
    expect(await send({ id: 'E-3', intent: `I-${reference}` })).toBe('ok');
    expect(await orders.money(uuid)).toMatchObject({ state: 'returned', kept: 0, refunds: [{ reason: '' }] });
  });

  it('handles a report once, however often it comes, and reports in any order', async () => {
    const { uuid, reference } = await place();
    service.pay(reference);
    for (const id of ['E-2', 'E-1', 'E-2', 'E-1']) expect(await send({ id, reference })).toBe('ok');
    expect(results()).toBe(2);
    expect(await Promise.all([send({ id: 'E-3', reference }), send({ id: 'E-3', reference })])).toEqual(['ok', 'ok']);
    expect(await orders.money(uuid)).toMatchObject({ state: 'charged', charged: 4.95 });
  });

  it('believes nothing that the service does not confirm', async () => {
    const { uuid, reference } = await place();
    expect(await send({ id: 'E-1', reference, amount: TOTAL, currencyCode: 'EUR' })).toBe('ok');
    expect(await orders.read(uuid)).toMatchObject({ integration_payment: { status_id: 'goes' }, money: null });
  });

  it('refuses what is forged, of another service, of another hotel’s host, or signed for another hotel', async () => {
    const [own, foreign] = [await place('aurora'), await place('bellevue')];
    service.pay(own.reference);
    service.pay(foreign.reference);
    expect(await send({ id: 'E-1', reference: own.reference }, { signature: 'wrong' })).toBe('refused');
    expect(await send({ id: 'E-1', reference: own.reference }, { hotel: 'bellevue' })).toBe('refused');
    expect(await send({ id: 'E-1', reference: foreign.reference }, { hotel: 'bellevue' })).toBe('refused');
    expect(await send({ id: 'E-1', reference: foreign.reference })).toBe('refused');
    const report = sentReport({ id: 'E-1', reference: own.reference });
    for (const code of ['page', 'other']) {
      expect(await platform.app.payments.handleReport(code, null, report)).toBe('refused');
    }
    expect(results()).toBe(0);
    expect([await orders.money(own.uuid), await orders.money(foreign.uuid, 'bellevue')]).toEqual([null, null]);
    // The refusals have not used up the id.
    expect(await send({ id: 'E-1', reference: own.reference })).toBe('ok');
    expect(await orders.money(own.uuid)).toMatchObject({ state: 'charged' });
  });

  it('accepts without effect what is about something else, or about a payment that is none of ours', async () => {
    const { reference } = await place();
    expect(await send({ id: 'E-1', reference, about: 'something else' })).toBe('ok');
    expect(await send({ id: 'E-2', reference: 'P-9', intent: null })).toBe('ok');
    expect(await send({ id: 'E-3' })).toBe('ok');
    expect(results()).toBe(0);
  });

  it.each([
    ['amount', { amount: TOTAL + 10 }],
    ['currency', { amount: TOTAL, currencyCode: 'USD' }],
  ])('refuses another %s than the order has, and tells staff once until they dismiss it', async (reason, said) => {
    const { uuid, reference } = await place();
    service.pay(reference);
    expect(await send({ id: 'E-1', reference, ...said })).toBe('refused');
    expect(await send({ id: 'E-2', reference, ...said })).toBe('refused');
    const [first, ...more] = (await problems()).refused_reports;
    expect(first).toMatchObject({ order_uuid: uuid, num: 1001, reason });
    expect(more).toEqual([]);
    expect(await orders.money(uuid)).toBeNull();
    expect(platform.unexpectedErrors).toHaveLength(2);
    const dismiss = (code: string) => platform.desk(code, '/payment-problems/dismiss', { id: first?.id });
    expect((await dismiss('bellevue')).status).toBe(404);
    expect((await dismiss('aurora')).status).toBe(200);
    expect((await problems()).refused_reports).toEqual([]);
    expect((await dismiss('aurora')).status).toBe(404);
  });

  it('refuses books that contradict themselves or the ledger, and changes nothing by them', async () => {
    const { uuid, token, reference } = await place();
    service.pay(reference);
    await platform.app.payments.refresh('aurora', token);
    service.refundByHand(reference, service.books(reference).captured);
    service.refundByHand(reference, service.books(reference).captured);
    expect(await send({ id: 'E-1', reference })).toBe('refused');
    expect((await problems()).refused_reports).toMatchObject([{ order_uuid: uuid, reason: 'law' }]);
    expect(await orders.money(uuid)).toMatchObject({ state: 'charged', kept: 4.95 });
    expect(platform.unexpectedErrors).toHaveLength(1);
  });

  it.each(['report', 'return', 'check', 'refund'] as const)(
    'refuses books that have another amount than the payment, whoever asks for them: a %s',
    async (asker) => {
      const { uuid, token, reference } = await place();
      service.pay(reference, { amount: minor(TOTAL + 1000) });
      if (asker === 'report') expect(await send({ id: 'E-1', reference })).toBe('refused');
      if (asker === 'return') await platform.app.payments.refresh('aurora', token);
      if (asker === 'check') {
        platform.advanceSeconds(300);
        await platform.app.paymentChecks.runOnce();
      }
      if (asker === 'refund') {
        await orders.move(uuid, 'cancel');
        await orders.moveMoney();
      }
      expect((await problems()).refused_reports).toMatchObject([{ order_uuid: uuid, reason: 'amount' }]);
      expect(await orders.read(uuid)).toMatchObject({ money: null });
      expect(platform.unexpectedErrors.length).toBeGreaterThan(0);
    },
  );

  it('asks for the report again when the service cannot be asked', async () => {
    const { uuid, reference } = await place();
    service.pay(reference);
    service.fault = () => 'lost-before';
    expect(await send({ id: 'E-1', reference })).toBe('later');
    service.fault = () => null;
    expect(await send({ id: 'E-1', reference })).toBe('ok');
    expect(await orders.money(uuid)).toMatchObject({ state: 'charged' });
  });
});
