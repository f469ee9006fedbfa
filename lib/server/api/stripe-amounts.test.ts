import { ONLINE } from '@/tests/builders/payments/paid-orders';
import { type StripePlatform, stripePlatform } from '@/tests/builders/payments/stripe-platform';
import { fieldsIn, orderOf, soup } from '@/tests/builders/platform/embedded-platform';

let setUp: StripePlatform;
afterEach(() => setUp.close());

/** The hotel aurora in a currency, with a soup of this price, no service charge, and tips. */
async function open(currency: string, price: number, digits = 3) {
  setUp = await stripePlatform();
  const { files } = setUp.platform;
  files.change('aurora/hotel.json', (hotel) =>
    Object.assign(hotel, { currency, currency_digits: digits, kits: {}, discount_percent: 0, tips: { percent: [10] } }),
  );
  files.write('aurora/sections/10-kitchen.json', {
    id: 10,
    title: 'Kitchen',
    products: [{ id: 100, title: 'Soup', price }],
  });
  await setUp.platform.restart();
  return setUp;
}

const reason = 'Cold soup';

describe('refunds in a currency whose last decimal Stripe takes only as 0', () => {
  /** Two lines of 1.235 dinars, accepted and charged: 2.470. */
  async function charged() {
    const { orders, stripe, platform } = await open('BHD', 1.235);
    const order = await orders.place('aurora', { products: [soup(1.235), soup(1.235)] });
    stripe.pay(setUp.newestSession());
    await platform.app.payments.refresh('aurora', order.token);
    await orders.move(order.uuid, 'accept');
    setUp.advanceSeconds(15);
    await orders.moveMoney();
    return order.uuid;
  }

  it('refuses an amount that could never be given back, and gives back one that can', async () => {
    const uuid = await charged();
    const { orders, stripe } = setUp;
    const refused = await orders.move(uuid, 'refund', { amount: 1.005, reason });
    expect([refused.status, fieldsIn(refused)]).toEqual([
      422,
      { amount: ['the payment service takes only multiples of 0.01'] },
    ]);
    expect((await orders.move(uuid, 'refund', { amount: 1.01, reason })).status).toBe(200);
    await orders.moveMoney();
    expect(await orders.money(uuid)).toMatchObject({ kept: 1.46, to_return: 0 });
    expect(stripe.books(setUp.newestSession())).toMatchObject({ captured: 2470, refunded: 1010 });
  });

  it('rounds the price of a line half up, and of the last one to what is left', async () => {
    const uuid = await charged();
    const { orders, stripe } = setUp;
    const [first, second] = (await orders.read(uuid)).products.map(({ id }) => id);
    expect((await orders.move(uuid, 'refund', { line_ids: [first], reason })).status).toBe(200);
    await orders.moveMoney();
    expect(await orders.money(uuid)).toMatchObject({ kept: 1.23, to_return: 0 });
    expect((await orders.move(uuid, 'refund', { line_ids: [second], reason })).status).toBe(200);
    await orders.moveMoney();
    expect(await orders.money(uuid)).toMatchObject({ kept: 0, to_return: 0 });
    expect(stripe.books(setUp.newestSession())).toMatchObject({ refunded: 2470 });
  });
});

describe('an order that Stripe can never take', () => {
  const place = async (body: object) => {
    const { platform } = setUp;
    const response = await platform.post('/api/v1/orders', orderOf('aurora', { payment: ONLINE, ...body }));
    return { status: response.status, fields: response.status === 422 ? fieldsIn(response) : {} };
  };
  const otherWay = { payment: ['this order cannot be paid online, please choose another way to pay'] };

  it('is refused by the tip, where the tip alone is too fine, and taken without it', async () => {
    await open('BHD', 1.25);
    const products = [soup(1.25)];
    expect(await place({ products, tip: 0.125 })).toEqual({
      status: 422,
      fields: { tip: ['this tip is not possible'] },
    });
    expect(setUp.platform.unexpectedErrors).toEqual([]);
    expect(await place({ products, tip: 0.12 })).toMatchObject({ status: 200 });
    expect(await place({ products, tip: 0.125, payment: 2 })).toMatchObject({ status: 200 });
  });

  it.each([
    ['the price is too fine', 'BHD', 1.235, 'AMOUNT_TOO_FINE_IN_BHD'],
    ['the currency has no code', 'shells', 1.25, 'CURRENCY_CODE_UNKNOWN'],
  ])('is refused by its payment where %s, and taken with another one', async (_case, currency, price, code) => {
    await open(currency, price);
    const products = [soup(price)];
    expect(await place({ products })).toEqual({ status: 422, fields: otherWay });
    expect(setUp.platform.unexpectedErrors).toMatchObject([{ code }]);
    expect(await place({ products, payment: 2 })).toMatchObject({ status: 200 });
  });
});
