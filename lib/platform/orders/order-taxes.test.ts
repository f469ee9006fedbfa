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
import { anonymiseOrders } from '../stores/personal-data';

const FOOD = { id: 'food', title: { en: 'VAT', de: 'MwSt.' }, percent: 10, included: true };
const GOODS = { id: 'goods', title: { en: 'VAT', de: 'MwSt.' }, percent: 21, included: true };
const CITY = { id: 'city', title: 'City tax', percent: 5, included: false };

const vase = (total: number) => ({ ...soup(total), product: { id: 104, property: null } });

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

  /** A kitchen with a soup for 4.40 and a vase for 12.10, and these taxes. */
  async function serve(hotel: object, { section, vase: ofVase }: { section: string | null; vase: string | null }) {
    platform.files.change('aurora/hotel.json', (content) => Object.assign(content, { kits: {}, ...hotel }));
    platform.files.write('aurora/sections/10-kitchen.json', {
      id: 10,
      title: 'Kitchen',
      tax: section,
      products: [
        { id: 100, title: 'Soup', price: 4.4 },
        { id: 104, title: 'Vase', price: 12.1, tax: ofVase },
      ],
    });
    await platform.restart();
  }

  const place = async (change: object = {}) => {
    const body = orderOf('aurora', { products: [soup(8.8, 2), vase(12.1)], ...change });
    expect((await platform.post('/api/v1/orders', body)).status).toBe(200);
    return body.uuid;
  };
  const cardOf = async (uuid: string) => (await guestOrders(platform, 'aurora', uuid)).draft[0];

  const storedLines = async (uuid: string): Promise<Record<string, unknown>> => {
    const { lines } = await throughOtherConnection(platform.store, (db) =>
      db.selectFrom('guest_order').select('lines').where('uuid', '=', uuid).executeTakeFirstOrThrow(),
    );
    return JSON.parse(lines);
  };

  it('states the taxes in the prices by rate, and charges nothing more', async () => {
    await serve({ discount_percent: 0, taxes: [FOOD, GOODS] }, { section: 'food', vase: 'goods' });
    const uuid = await place();
    const taxes = [
      { title: FOOD.title, percent: 10, amount: 0.8, included: true },
      { title: GOODS.title, percent: 21, amount: 2.1, included: true },
    ];
    expect(await cardOf(uuid)).toMatchObject({ final_sum: 20.9, taxes });
    const desk = await platform.desk('aurora', `/orders/${uuid}`);
    expect(desk.body.data).toMatchObject({ final_sum: 20.9, taxes });
    await platform.app.notifier.runOnce();
    expect(webhook.asked.map((request) => JSON.parse(request.body).order)).toMatchObject([{ final_sum: 20.9, taxes }]);
  });

  it('adds what the prices do not contain, also to the charge and to what is paid online', async () => {
    const hotel = { discount_percent: 10, taxes: [FOOD, CITY], charge_tax: 'city' };
    await serve(hotel, { section: 'city', vase: 'food' });
    const body = orderOf('aurora', { products: [soup(8.8, 2), vase(12.1)], payment: 3 });
    const placed = (await platform.post('/api/v1/orders', body)).body.data as {
      pay_data: { response: { formUrl: string } };
    };
    // 5 % of 8.80 and of the charge of 2.09 are 0.5445.
    const sums = { final_sum: 23.53, delivery_price: 2.09 };
    expect(await cardOf(body.uuid)).toMatchObject({
      ...sums,
      taxes: [
        { title: FOOD.title, percent: 10, amount: 1.1, included: true },
        { title: 'City tax', percent: 5, amount: 0.54, included: false },
      ],
    });
    const token = placed.pay_data.response.formUrl.split('/').at(-1) ?? '';
    expect(await platform.app.payments.page('aurora', token)).toMatchObject({ amount: 23_530 });
  });

  it('gives a line back with the tax that was added to it', async () => {
    const hotel = { discount_percent: 10, taxes: [FOOD, CITY], charge_tax: 'city' };
    await serve(hotel, { section: 'city', vase: 'food' });
    const uuid = await place({ payment: 3, products: [soup(8.8, 2), vase(12.1)] });
    const token = (await cardOf(uuid))?.integration_payment?.extra.payment_link?.split('/').at(-1) ?? '';
    await platform.app.payments.settle('aurora', token, 'pay');
    const refund = (ids: readonly number[]) =>
      platform.desk('aurora', `/orders/${uuid}/refund`, { line_ids: ids, reason: 'cold' });
    const line_prices = [
      { id: 1, amount: 9.24 },
      { id: 2, amount: 12.1 },
    ];
    expect((await refund([1])).body.data).toMatchObject({ line_prices });
    await platform.app.moneyMover.runOnce();
    expect((await cardOf(uuid))?.money).toMatchObject({ kept: 14.29, refunds: [{ amount: 9.24, reason: 'cold' }] });
  });

  it('keeps the rates and names of the day of the order', async () => {
    await serve({ discount_percent: 0, taxes: [FOOD] }, { section: 'food', vase: 'food' });
    const uuid = await place();
    const before = await cardOf(uuid);
    await serve(
      { taxes: [{ ...FOOD, title: 'New tax', percent: 50, included: false }] },
      { section: null, vase: null },
    );
    expect(await cardOf(uuid)).toEqual(before);
    expect(before).toMatchObject({ taxes: [{ title: FOOD.title, percent: 10, amount: 1.9 }] });
  });

  it('keeps them when the personal data of the order ends', async () => {
    await serve({ discount_percent: 0, taxes: [FOOD] }, { section: 'food', vase: 'food' });
    const uuid = await place();
    const { taxes } = (await cardOf(uuid)) ?? {};
    await throughOtherConnection(platform.store, (db) => anonymiseOrders(db, 'aurora', [uuid], '2026-06-01T00:00:00Z'));
    expect((await platform.desk('aurora', `/orders/${uuid}`)).body.data).toMatchObject({ comment: null, taxes });
  });

  it('has no taxes in an order of a hotel without them, nor in one of an earlier release', async () => {
    await serve({ discount_percent: 0 }, { section: null, vase: null });
    const uuid = await place();
    expect(await cardOf(uuid)).toMatchObject({ final_sum: 20.9, taxes: [] });
    const { taxes: _, ...older } = await storedLines(uuid);
    await throughOtherConnection(platform.store, (db) =>
      db
        .updateTable('guest_order')
        .set({ lines: JSON.stringify(older) })
        .where('uuid', '=', uuid)
        .execute(),
    );
    expect(await storedLines(uuid)).not.toHaveProperty('taxes');
    expect(await cardOf(uuid)).toMatchObject({ final_sum: 20.9, taxes: [] });
  });

  it('counts added taxes in the figures of the day', async () => {
    await serve({ discount_percent: 0, taxes: [CITY] }, { section: 'city', vase: null });
    await place();
    const { data } = (await platform.desk('aurora', '/figures')).body as { data: { days: { figures: object }[] } };
    expect(data.days[0]?.figures).toMatchObject({ revenue: 21.95, added_taxes: 1.05, tips: 0 });
  });

  it('sends the taxes with the hotel and the products, so that a device can compute them', async () => {
    await serve({ taxes: [FOOD, CITY], charge_tax: 'city' }, { section: 'food', vase: 'city' });
    const hotel = await platform.get('/api/v1/hotels/aurora');
    expect(hotel.body.data).toMatchObject({ hotel: { taxes: [FOOD, CITY], charge_tax: 'city', seller: null } });
    const section = await platform.get('/api/v1/hotels/aurora/products/10');
    expect(section.body.data).toMatchObject({ section: { products: [{ tax_id: 'food' }, { tax_id: 'city' }] } });
  });

  it('refuses no order because of a tax, and still one with a wrong price', async () => {
    await serve({ taxes: [CITY] }, { section: 'city', vase: 'city' });
    const refused = await platform.post('/api/v1/orders', orderOf('aurora', { products: [soup(4.62)] }));
    expect([refused.status, Object.keys(fieldsIn(refused))]).toEqual([422, ['products.100']]);
  });
});
