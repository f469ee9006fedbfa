import {
  fieldsIn,
  guestOrders,
  orderOf,
  soup,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { startUpstream, type Upstream } from '@/tests/peers/upstream';

/** The amounts of one hotel: a percentage of each line, and an order of two pieces of a product. */
const CASES = [
  { currency: 'KWD', digits: 3, price: 1.235, sent: 2.47, charge: 0.247, sum: 2.717, scale: 1000 },
  { currency: 'KWD', digits: 3, price: 1.25, sent: 2.5, charge: 0.25, sum: 2.75, scale: 100 },
  { currency: 'EUR', digits: 2, price: 1.23, sent: 2.46, charge: 0.25, sum: 2.71, scale: 100 },
  { currency: 'JPY', digits: 0, price: 1207, sent: 2414, charge: 241, sum: 2655, scale: 100 },
] as const;

onEachStore((emptyStore) => {
  let store: EmptyStore;
  let platform: TestPlatform;
  let webhook: Upstream;
  beforeEach(async () => {
    webhook = await startUpstream(() => ({}));
    store = await emptyStore();
    platform = await testPlatform(store, {
      notificationTargets: {
        webhook: () => ({ url: `${webhook.origin}/orders`, secret: 'a secret', oldSecret: null, topics: ['orders'] }),
        mail: () => null,
      },
      notifier: { timeoutMs: 3_000, onFailure: () => undefined },
    });
  });
  afterEach(async () => {
    await platform.close();
    await webhook.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  async function serve({ currency, digits, price }: { currency: string; digits: number; price: number }) {
    platform.files.change('aurora/hotel.json', (hotel) =>
      Object.assign(hotel, { currency, currency_digits: digits, kits: {} }),
    );
    platform.files.write('aurora/sections/10-kitchen.json', {
      id: 10,
      title: 'Kitchen',
      products: [{ id: 100, title: 'Soup', price }],
    });
    await platform.restart();
  }

  const storedRow = (uuid: string) =>
    throughOtherConnection(platform.store, (db) =>
      db
        .selectFrom('guest_order')
        .select(['final_sum', 'amount_scale'])
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow(),
    );

  it.each(CASES)('charges and passes on amounts of $currency with $digits decimals: $sum', async (amounts) => {
    await serve(amounts);
    const body = orderOf('aurora', { products: [soup(amounts.sent, 2)] });
    expect((await platform.post('/api/v1/orders', body)).status).toBe(200);
    const expected = { final_sum: amounts.sum, delivery_price: amounts.charge };

    const { draft } = await guestOrders(platform, 'aurora', body.uuid);
    expect(draft).toMatchObject([{ ...expected, products: [{ price: amounts.price, total_price: amounts.sent }] }]);
    await platform.app.notifier.runOnce();
    expect(webhook.asked.map((request) => JSON.parse(request.body).order)).toMatchObject([expected]);
    expect(await storedRow(body.uuid)).toEqual({
      final_sum: Math.round(amounts.sum * amounts.scale),
      amount_scale: amounts.scale,
    });

    await platform.desk('aurora', `/orders/${body.uuid}/approve`, {});
    await platform.desk('aurora', `/orders/${body.uuid}/done`, {});
    expect((await platform.desk('aurora', '/orders?group=histories')).body.data).toMatchObject([expected]);
    const { histories } = await guestOrders(platform, 'aurora', body.uuid);
    const receipt = await platform.get(`/api/v1/hotels/aurora/receipts/${histories[0]?.receipt_code}`);
    expect(receipt.body.data).toMatchObject({ final_sum: amounts.sum });
  });

  it('refuses a total that was rounded to two decimals', async () => {
    await serve({ currency: 'KWD', digits: 3, price: 1.235 });
    const refused = await platform.post('/api/v1/orders', orderOf('aurora', { products: [soup(1.24)] }));
    expect([refused.status, Object.keys(fieldsIn(refused))]).toEqual([422, ['products.100']]);
  });

  it.each([
    [3, 1.255, 200],
    [3, 1.2555, 422],
    [2, 1.255, 422],
    [0, 1.5, 422],
    [0, 1200, 200],
  ])('with %s decimals takes the price %s from staff with status %s', async (digits, price, status) => {
    await serve({ currency: 'X', digits, price: 1 });
    expect((await platform.desk('aurora', '/content/products/100/price', { price })).status).toBe(status);
  });

  it('pays the exact amount online', async () => {
    await serve({ currency: 'KWD', digits: 3, price: 1.235 });
    const body = orderOf('aurora', { payment: 3, products: [soup(1.235)] });
    const placed = (await platform.post('/api/v1/orders', body)).body.data as {
      pay_data: { response: { formUrl: string } };
    };
    const token = placed.pay_data.response.formUrl.split('/').at(-1) ?? '';
    expect(await platform.app.payments.page('aurora', token)).toMatchObject({ amount: 1359, currency: 'KWD' });
  });

  it('reads the amounts of an earlier release in hundredths', async () => {
    const body = orderOf('aurora');
    await platform.post('/api/v1/orders', body);
    const old = { final_sum: 495, delivery_price: 45, amount_scale: 100 };
    const changed = await throughOtherConnection(platform.store, (db) =>
      db.updateTable('guest_order').set(old).where('uuid', '=', body.uuid).execute(),
    );
    expect(changed).toHaveLength(1);
    const { draft } = await guestOrders(platform, 'aurora', body.uuid);
    expect(draft).toMatchObject([{ final_sum: 4.95, delivery_price: 0.45 }]);
  });
});
