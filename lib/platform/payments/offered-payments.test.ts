import { option } from '@/tests/builders/orders/order-lines';
import { fieldsIn, orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';

type Json = Record<string, unknown>;

const [CASH, CARD, ONLINE] = [1, 2, 3];
const [SOUP, MASSAGE, UNKNOWN] = [100, 210, 999];

const platform = platformPerTest(emptySqlite);

/** Sets the sections that each payment of aurora excludes. Massages (21) are below wellness (20). */
async function except(sections: Readonly<Record<number, readonly number[]>>): Promise<void> {
  platform.files.change('aurora/hotel.json', (hotel) => {
    for (const payment of hotel.payments as (Json & { id: number })[]) payment.except_sections = sections[payment.id];
  });
  await platform.restart();
}

async function offeredFor(...productIds: readonly number[]): Promise<readonly unknown[]> {
  const ids = productIds.map((id) => `&product_ids[]=${id}`).join('');
  const response = await platform.get(
    `/api/v1/public/cart/payments?hotel_uuid=${await hotelUuidOf(platform, 'aurora')}${ids}`,
  );
  return (response.body.data as readonly Json[]).map(({ id }) => id);
}

describe('the payments of a cart', () => {
  it('offers all payments of a hotel when none excludes a section', async () => {
    expect(await offeredFor(SOUP, MASSAGE)).toEqual([CASH, CARD, ONLINE]);
  });

  it('leaves out payments that exclude a product’s section or a section above it', async () => {
    await except({ [CASH]: [10], [CARD]: [20], [ONLINE]: [21] });
    expect(await offeredFor(SOUP)).toEqual([CARD, ONLINE]);
    expect(await offeredFor(MASSAGE)).toEqual([CASH]);
    expect(await offeredFor(SOUP, MASSAGE)).toEqual([]);
  });

  it('offers all payments for an empty cart, and none for unknown products', async () => {
    await except({ [CASH]: [10] });
    expect(await offeredFor()).toEqual([CASH, CARD, ONLINE]);
    expect(await offeredFor(UNKNOWN)).toEqual([]);
    expect(await offeredFor(UNKNOWN, SOUP)).toEqual([CARD, ONLINE]);
  });

  it('hides from guests which sections a payment excludes', async () => {
    await except({ [CASH]: [10] });
    const hotel = JSON.stringify((await platform.get('/api/v1/hotels/aurora')).body.data);
    expect(hotel).not.toContain('"except_sections":[10]');
  });
});

describe('the payment of an order whose section is excluded', () => {
  const change = { properties: [option(5002, '50')] };
  const order = (payment: number | null) =>
    platform.post('/api/v1/orders', orderOf('aurora', { payment, property: change }));

  it('refuses an order with a payment that excludes the section of one of its products', async () => {
    await except({ [CASH]: [10] });
    expect(Object.keys(fieldsIn(await order(CASH)))).toEqual(['payment']);
    expect((await order(CARD)).status).toBe(200);
  });

  it('requires no payment when the ordered products have no payment in common', async () => {
    await except({ [CASH]: [10], [CARD]: [10], [ONLINE]: [10] });
    expect((await order(null)).status).toBe(200);
    expect(Object.keys(fieldsIn(await order(ONLINE)))).toEqual(['payment']);
  });

  it('checks the payment only against the sections of the ordered products', async () => {
    await except({ [CASH]: [20] });
    const body = orderOf('aurora', { payment: CASH, property: change, products: [soup(4.5)] });
    expect((await platform.post('/api/v1/orders', body)).status).toBe(200);
  });
});
