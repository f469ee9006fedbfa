import type { OrderBody } from '@/lib/domain/orders/order-body';
import { massage, option, pizza, salad } from '@/tests/builders/orders/order-lines';
import {
  fieldsIn,
  guestOrders,
  orderOf,
  type PlatformResponse,
  platformPerTest,
  soup,
} from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const order = (body: unknown): Promise<PlatformResponse> => platform.post('/api/v1/orders', body);

  it('accepts both prices of a popup product: with an option without a price type in the sheet, without it in the fast order', async () => {
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      const wrapped = { id: 1008, title: 'Wrapped as', ptype_id: 'text', price: 2 };
      (section.products as unknown[]).push({ id: 108, title: 'Cake', price: 10, is_popup: true, options: [wrapped] });
    });
    await platform.restart();
    const cakeAt = (total: number) => ({
      ...soup(total),
      product: { id: 108, property: { id: 1008, properties: [option(1008, 'a gift')] } },
    });
    const responses = [];
    for (const total of [12, 10, 11])
      responses.push((await order(orderOf('aurora', { products: [cakeAt(total)] }))).status);
    expect(responses).toEqual([200, 200, 422]);
  });

  it('accepts a text with a NUL character, which PostgreSQL cannot store, and removes it', async () => {
    const nul = String.fromCharCode(0);
    const body = orderOf('aurora', { comment: `thank${nul} you`, room_number: `1${nul}01`, person_uuid: nul });
    expect((await order(body)).status).toBe(200);
    expect((await guestOrders(platform, 'aurora', body.uuid)).draft).toMatchObject([
      { comment: 'thank you', number_room: '101' },
    ]);
  });

  it('requires no payment for products where the hotel’s variations hide it', async () => {
    const unpaid = { payment: null };
    expect((await order(orderOf('aurora', unpaid))).status).toBe(422);
    platform.files.change('aurora/hotel.json', (hotel) => {
      (hotel.ext_data as Record<string, unknown>).variations = { hiddenPaymentUnder: [10] };
    });
    await platform.restart();
    expect((await order(orderOf('aurora', unpaid))).status).toBe(200);
    expect((await order(orderOf('aurora', { payment: 77 }))).status).toBe(422);
    expect((await order(orderOf('bellevue', unpaid))).status).toBe(422);
  });

  describe('an order that the hotel refuses', () => {
    const refusedFields = async (body: unknown) => {
      const response = await order(body);
      expect(response.status).toBe(422);
      expect(response.body.refusal).toBe('invalid');
      return fieldsIn(response);
    };

    it('refuses an order whose total is wrong or whose price has changed', async () => {
      expect(await refusedFields(orderOf('aurora', { products: [soup(0.01)] }))).toEqual({
        'products.100': ['the price has changed'],
      });
      platform.files.change('aurora/sections/10-kitchen.json', (section) => {
        (section.products as { price: number }[])[0] = { ...(section.products as { price: number }[])[0], price: 5 };
      });
      await platform.restart();
      expect(Object.keys(await refusedFields(orderOf('aurora')))).toEqual(['products.100']);
    });

    it('refuses an order with a product that was removed or belongs to another hotel', async () => {
      const foreign = { ...soup(9), product: { id: 900, property: null } };
      const fields = await refusedFields(orderOf('aurora', { language: 'de', products: [soup(4.5), foreign] }));
      expect(fields).toEqual({
        'products.900': ['nicht mehr verfügbar'],
        products_is_not_available: ['nicht mehr verfügbar'],
      });
      expect((await order(orderOf('bellevue', { products: [soup(9), foreign] }))).status).toBe(200);
    });

    it('refuses an order with a product id that cannot exist', async () => {
      for (const id of ['soup', '1e300', '100.5', -1]) {
        const line = { ...soup(4.5), product: { id, property: null } };
        expect(Object.keys(await refusedFields(orderOf('aurora', { products: [line] })))).toContain(`products.${id}`);
      }
    });

    it('refuses an order outside a product’s hours in the hotel’s local time', async () => {
      const breakfast = { ...soup(12), product: { id: 103, property: null } };
      const body = orderOf('aurora', { products: [breakfast] });
      expect(await refusedFields(body)).toEqual({
        'products.103': ['cannot be ordered at this time'],
        products_not_available_time: ['Breakfast: cannot be ordered at this time'],
      });
      platform.setClock('2026-05-01T05:00:00.000Z'); // 07:00 in Madrid
      expect((await order(body)).status).toBe(200);
    });

    it('refuses an order with a larger quantity than the product allows', async () => {
      const fields = await refusedFields(
        orderOf('aurora', { products: [{ ...pizza({ size: 10001 }), quantity: 6, total_price: 48 }] }),
      );
      expect(Object.keys(fields)).toEqual(['products.101', 'invalid_product_item_counts']);
    });

    it('refuses an order with missing, invalid or unknown answers', async () => {
      const cases: readonly [OrderBody['products'][number], readonly string[]][] = [
        [
          { ...soup(8), product: { id: 101, property: { id: 1000, properties: [] } } },
          ['products.101', 'properties.1000'],
        ],
        [pizza({ size: 99999 }), ['products.101', 'properties.1000']],
        [pizza({ size: 10002, word: 'x'.repeat(1001) }), ['products.101', 'properties.1002']],
        [pizza({ size: 10002, when: '25:99' }), ['products.101', 'properties.1003']],
        [salad(3, 0), ['products.102', 'properties.1001']],
        [salad(2, 2), ['products.102', 'properties.1001']],
        [massage(4, 200), ['products.210', 'properties.2100']],
        [
          { ...soup(4.5), product: { id: 100, property: { id: 1, properties: [option(7, 'hello')] } } },
          ['products.100'],
        ],
      ];
      for (const [line, fields] of cases) {
        expect(Object.keys(await refusedFields(orderOf('aurora', { products: [line] })))).toEqual(fields);
      }
    });

    it.each(['\u200b', '\u2800', '\u3164'])('refuses an order for the invisible room %j', async (room) => {
      expect(await refusedFields(orderOf('aurora', { room_number: room }))).toEqual({
        room_number: ['please give your room number'],
      });
    });

    it('refuses an order without payment, room or consent, and one with texts that are too long', async () => {
      expect(await refusedFields(orderOf('aurora', { payment: null, room_number: ' ', is_temporary: false }))).toEqual({
        payment: ['please choose how to pay'],
        room_number: ['please give your room number'],
        is_temporary: ['please give your consent first'],
      });
      expect(Object.keys(await refusedFields(orderOf('aurora', { payment: 77 })))).toEqual(['payment']);
      expect(
        Object.keys(await refusedFields(orderOf('aurora', { comment: 'x'.repeat(2001), room_number: 'y'.repeat(51) }))),
      ).toEqual(['comment', 'room_number']);
      const lines = Array.from({ length: 101 }, () => soup(4.5));
      expect(Object.keys(await refusedFields(orderOf('aurora', { products: lines })))).toEqual(['products']);
    });

    it('refuses a cash order whose question about change is not answered', async () => {
      expect(Object.keys(await refusedFields(orderOf('aurora', { payment: 1 })))).toEqual(['properties.5002']);
      const answeredOrder = orderOf('aurora', { payment: 1, property: { properties: [option(5002, '50')] } });
      expect((await order(answeredOrder)).status).toBe(200);
    });

    it('refuses an order with a date that has passed or on which the hotel is closed', async () => {
      platform.files.change('aurora/sections/10-kitchen.json', (section) => {
        const sundaysOff = [false, true, true, true, true, true, true];
        const when = { id: 1009, title: 'Day', ptype_id: 'date', schedule_kit: { days: [{ days: sundaysOff }] } };
        (section.products as unknown[]).push({ id: 109, title: 'Picnic', price: 20, options: [when] });
      });
      await platform.restart();
      const picnicOn = (date: string) => ({
        ...soup(20),
        product: {
          id: 109,
          property: { id: 1009, properties: [{ ...option(1009, date), ptype_id: 'date' as const }] },
        },
      });
      for (const date of ['2026-04-30', '2026-05-03', '2026-02-30', 'soon']) {
        const fields = await refusedFields(orderOf('aurora', { products: [picnicOn(date)] }));
        expect(Object.keys(fields)).toEqual(['products.109', 'properties.1009']);
      }
      expect((await order(orderOf('aurora', { products: [picnicOn('2026-05-01')] }))).status).toBe(200);
    });

    it('refuses an order below the cart’s minimum, unless it comes from a popup product', async () => {
      platform.files.change('aurora/hotel.json', (hotel) => {
        const notice = { under: [10], text: 'From 10 euros', minimum: 10 };
        (hotel.ext_data as Record<string, unknown>).variations = { cartNotices: [notice] };
      });
      await platform.restart();
      expect(await refusedFields(orderOf('aurora'))).toEqual({
        order_minimum: ['the order is below the hotel’s minimum'],
      });
      expect((await order(orderOf('aurora', { products: [soup(13.5, 3)] }))).status).toBe(200);
      expect((await order(orderOf('bellevue'))).status).toBe(200);
      platform.files.change('aurora/sections/10-kitchen.json', (section) => {
        for (const product of section.products as { is_popup?: boolean }[]) product.is_popup = true;
      });
      await platform.restart();
      expect((await order(orderOf('aurora'))).status).toBe(200);
    });

    it('refuses an order with a time that the hotel does not offer on that day', async () => {
      platform.files.change('aurora/sections/10-kitchen.json', (section) => {
        const lunch = [{ days: [false, true, true, true, true, true, false], start_time: '12:00', end_time: '14:00' }];
        const day = { id: 1010, title: 'Day', ptype_id: 'date' };
        const time = { id: 1011, title: 'Time', ptype_id: 'time', schedule_kit: { days: lunch } };
        (section.products as unknown[]).push({ id: 110, title: 'Lunch', price: 20, options: [day, time] });
      });
      await platform.restart();
      const lunchAt = (date: string, time: string) => ({
        ...soup(20),
        product: { id: 110, property: { id: 1010, properties: [option(1010, date), option(1011, time)] } },
      });
      const never = [
        ['2026-05-04', '11:30'],
        ['2026-05-04', '12:10'],
        ['2026-05-03', '12:30'],
      ] as const;
      for (const [date, time] of never) {
        const fields = await refusedFields(orderOf('aurora', { products: [lunchAt(date, time)] }));
        expect(Object.keys(fields)).toEqual(['products.110', 'properties.1011']);
      }
      expect((await order(orderOf('aurora', { products: [lunchAt('2026-05-04', '12:30')] }))).status).toBe(200);
    });

    it('refuses a body that is not an order', async () => {
      expect((await order('{')).status).toBe(422);
      expect((await order({ ...orderOf('aurora'), uuid: 'mine' })).status).toBe(422);
      expect((await order({ ...orderOf('aurora'), hotel_id: 77 })).status).toBe(404);
      expect((await order([])).status).toBe(404);
      expect((await order(`{"comment":"${'x'.repeat(70_000)}"}`)).status).toBe(413);
      expect((await guestOrders(platform, 'aurora')).draft).toEqual([]);
    });
  });
});
