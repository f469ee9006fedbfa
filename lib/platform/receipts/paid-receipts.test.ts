import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { CaptureTime } from '@/lib/domain/payments/money-step';
import { option } from '@/tests/builders/orders/order-lines';
import { paidOrders } from '@/tests/builders/payments/paid-orders';
import { paymentService } from '@/tests/builders/payments/payment-service';
import { soup, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { writtenIn } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { documentsOf, inShort, letStateTaxes, salad } from '@/tests/builders/receipts/hotels-with-seller';

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let orders: ReturnType<typeof paidOrders>;
  afterEach(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  async function open(capture: CaptureTime) {
    const { services } = paymentService({ capture, hotels: [] });
    platform = await testPlatform(await emptyStore(), { paymentServices: services });
    await letStateTaxes(platform);
    orders = paidOrders(platform);
  }
  const pay = (token: string) => platform.app.payments.settle('aurora', token, 'pay');
  /** A soup of 4.50, a salad of 6.00, 1.05 for service and 0.22 of tax on that, paid. */
  const placeAndPay = async (changes: Partial<OrderBody> = {}) => {
    const order = await orders.place('aurora', { products: [soup(4.5), salad()], ...changes });
    await pay(order.token);
    return order.uuid;
  };
  const documents = async (uuid: string) => inShort(await documentsOf(platform, uuid));
  /** What documents of a kind come to, by 'total' and by the title of each rate, in cents. */
  const sums = (all: readonly ReceiptDocument[], kind: ReceiptDocument['kind']) => {
    const found = new Map<string, number>();
    const add = (name: string, amount: number) => found.set(name, (found.get(name) ?? 0) + Math.round(amount * 100));
    for (const each of all.filter((document) => document.kind === kind)) {
      add('total', each.total);
      for (const rate of each.taxes)
        for (const field of ['net', 'tax', 'gross'] as const) add(`${rate.title} ${field}`, rate[field]);
    }
    return Object.fromEntries([...found].sort());
  };

  it('issues the receipt when money is charged, not when it is reserved or when the order is done', async () => {
    await open('on_accept');
    const uuid = await placeAndPay();
    expect(await documents(uuid)).toEqual([]);
    await orders.move(uuid, 'accept');
    expect(await documents(uuid)).toEqual([]);
    await orders.moveMoney();
    expect(await documents(uuid)).toEqual(['receipt 2026-000001 11.77']);
    await orders.move(uuid, 'done');
    await orders.moveMoney();
    expect(await documents(uuid)).toEqual(['receipt 2026-000001 11.77']);
  });

  it('corrects the receipt of an order that was charged and refused, once, however often the books are read', async () => {
    await open('at_once');
    const uuid = await placeAndPay();
    expect(await documents(uuid)).toEqual(['receipt 2026-000001 11.77']);
    await orders.move(uuid, 'cancel');
    expect(await documents(uuid)).toEqual(['receipt 2026-000001 11.77']);
    for (let round = 0; round < 3; round += 1) await orders.moveMoney(0);
    const both = await documentsOf(platform, uuid);
    expect(inShort(both)).toEqual(['receipt 2026-000001 11.77', 'refund 2026-000002 11.77']);
    expect(both[1]).toMatchObject({ corrects: '2026-000001', stopped: 'cancelled', taxes: both[0]?.taxes });
  });

  it('gives back lines with their rate and amounts over all rates, and in the end exactly what was charged', async () => {
    await open('at_once');
    const uuid = await placeAndPay();
    await orders.move(uuid, 'refund', { line_ids: [1], reason: 'Cold soup' });
    await orders.moveMoney(1);
    await orders.move(uuid, 'refund', { amount: 0.33, reason: 'Late' });
    await orders.moveMoney(1);
    await orders.move(uuid, 'refund', { amount: 1.01, reason: 'Late' });
    await orders.moveMoney(1);
    await orders.move(uuid, 'cancel');
    await orders.moveMoney(1);
    const all = await documentsOf(platform, uuid);
    expect(inShort(all)).toEqual([
      'receipt 2026-000001 11.77',
      'refund 2026-000002 4.5',
      'refund 2026-000003 0.33',
      'refund 2026-000004 1.01',
      'refund 2026-000005 5.93',
    ]);
    expect(all[1]).toMatchObject({
      reason: 'Cold soup',
      stopped: null,
      lines: [{ title: { en: 'Soup', de: 'Suppe' }, amount: 4.5 }],
      taxes: [{ title: 'VAT on food', gross: 4.5, net: 4.09, tax: 0.41 }],
    });
    expect(all[2]).toMatchObject({ reason: 'Late', lines: [], corrects: '2026-000001' });
    expect(sums(all, 'refund')).toEqual(sums(all, 'receipt'));
  });

  it('sells less where staff have taken something off before the charge', async () => {
    await open('on_accept');
    const uuid = await placeAndPay();
    await orders.move(uuid, 'refund', { line_ids: [2], reason: 'Sold out' });
    await orders.move(uuid, 'accept');
    await orders.moveMoney();
    await orders.move(uuid, 'cancel');
    await orders.moveMoney(1);
    const all = await documentsOf(platform, uuid);
    expect(inShort(all)).toEqual(['receipt 2026-000001 5.77', 'refund 2026-000002 5.77']);
    expect(all[0]).toMatchObject({ reduced: 6, taxes: [{ title: 'VAT on food', gross: 4.5 }, { gross: 1.27 }] });
    expect(sums(all, 'refund')).toEqual(sums(all, 'receipt'));
  });

  it('takes back what was never charged of an order that was done before its money was charged', async () => {
    await open('on_accept');
    const uuid = await placeAndPay();
    await orders.move(uuid, 'accept');
    await orders.move(uuid, 'done');
    await orders.move(uuid, 'refund', { amount: 1.77, reason: 'Late' });
    expect(await documents(uuid)).toEqual(['receipt 2026-000001 11.77']);
    await orders.moveMoney(60);
    expect(await documents(uuid)).toEqual(['receipt 2026-000001 11.77', 'refund 2026-000002 1.77']);
    expect(await orders.money(uuid)).toMatchObject({ kept: 10 });
    await orders.move(uuid, 'refund', { amount: 10, reason: 'Late' });
    await orders.moveMoney(1);
    const all = await documentsOf(platform, uuid);
    expect(sums(all, 'refund')).toEqual(sums(all, 'receipt'));
  });

  it('keeps the documents, and not what staff wrote, when the order’s personal data ends', async () => {
    await open('at_once');
    const property = { properties: [option(5000, 'Ada King')] };
    const uuid = await placeAndPay({ property, comment: 'Ada is late', room_number: 'Villa Ada' });
    await orders.move(uuid, 'refund', { amount: 1, reason: 'Ada waited' });
    await orders.move(uuid, 'approve');
    await orders.move(uuid, 'done');
    await orders.moveMoney(1);
    const before = await documentsOf(platform, uuid);
    expect(before[1]?.reason).toBe('Ada waited');
    expect(JSON.stringify((await writtenIn(platform.store)).receipt)).not.toMatch(/\bAda\b/);
    await platform.runFor(401);
    await platform.app.retention.runOnce();
    expect(await documentsOf(platform, uuid)).toEqual(before.map((document) => ({ ...document, reason: '' })));
    expect(JSON.stringify(await writtenIn(platform.store))).not.toMatch(/\bAda\b/);
  });
});
