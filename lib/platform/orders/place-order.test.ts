import { v4 } from 'uuid';
import type { OrderBody } from '@/lib/contract/order';
import {
  type Answered,
  checkPath,
  fieldsIn,
  groupsIn,
  orderOf,
  placedIn,
  soup,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/embedded-platform';
import { onEachStore } from '@/tests/builders/stores';

onEachStore((emptyStore) => {
  let at: TestPlatform;
  beforeEach(async () => {
    at = await testPlatform(await emptyStore());
  });
  afterEach(async () => {
    await at.close();
    expect(at.accidents).toEqual([]);
  });

  const order = (body: unknown): Promise<Answered> => at.post('/api/v1/orders', body);

  describe('an order', () => {
    it('is taken, numbered for its hotel, and stands among the drafts of that hotel alone', async () => {
      const body = orderOf('aurora', { comment: '  No garlic, please ' });
      const placed = await order(body);
      expect(placed.status).toBe(200);
      expect(placedIn(placed)).toEqual({
        order: { uuid: body.uuid, num: '1001' },
        initiator: { uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        pay_data: null,
        already_placed: false,
      });
      expect(placedIn(await order(orderOf('bellevue'))).order.num).toBe('1001');
      expect(placedIn(await order(orderOf('aurora'))).order.num).toBe('1002');

      const groups = groupsIn(await at.get(checkPath('aurora', body.uuid)));
      expect(groups).toMatchObject({
        draft: [
          {
            uuid: body.uuid,
            hotel_id: 1,
            num: '1001',
            ostatus_id: 'draft',
            created_at: '2026-05-01T10:00:00.000Z',
            expected_timeleft: null,
            number_room: '101',
            comment: 'No garlic, please',
            final_sum: 4.95,
            delivery_price: 0.45,
            order_payment: { title: 'Card on site' },
            integration_payment: null,
            note_kit: null,
            products: [{ product: { title: { en: 'Soup', de: 'Suppe' } }, quantity: 1, price: 4.5, total_price: 4.5 }],
          },
        ],
        pending: [],
        histories: [],
      });
      expect(groupsIn(await at.get(checkPath('bellevue', body.uuid)))).toEqual({
        draft: [],
        pending: [],
        histories: [],
      });
    });

    it('keeps what was chosen, with titles as language maps and answers in the guest’s language', async () => {
      const body = orderOf('aurora', { language: 'de', products: [pizza({ size: 10002 }), salad(2, 1)] });
      expect((await order(body)).status).toBe(200);
      const [card] = groupsIn(await at.get(checkPath('aurora', body.uuid))).draft;
      expect(card?.products).toEqual([
        {
          id: 1,
          product: { title: { en: 'Pizza', de: 'Pizza' } },
          properties: [
            { id: 1, property: { title: { en: 'Size', de: 'Größe' } }, value: 'Groß', quantity: null },
            { id: 2, property: { title: 'A word to the cook' }, value: 'thin', quantity: null },
          ],
          price: 11,
          quantity: 1,
          total_price: 11,
        },
        {
          id: 2,
          product: { title: 'Salad' },
          properties: [
            { id: 1, property: { title: 'Toppings' }, value: 'Käse', quantity: 2 },
            { id: 2, property: { title: 'Toppings' }, value: 'Olives', quantity: 1 },
          ],
          price: 6.7,
          quantity: 1,
          total_price: 6.7,
        },
      ]);
    });

    it('with slots counts them as its quantity and is charged for each, for one, two and three', async () => {
      for (const slots of [1, 2, 3]) {
        const body = orderOf('aurora', { products: [massage(slots, 50 * slots)] });
        expect((await order(body)).status).toBe(200);
        const [card] = groupsIn(await at.get(checkPath('aurora', body.uuid))).draft;
        // Free of the service charge, and an excepted section: no room number is needed either.
        expect(card).toMatchObject({ final_sum: 50 * slots, delivery_price: 0 });
        expect(card?.products[0]).toMatchObject({ quantity: slots, price: 50, total_price: 50 * slots });
        expect(card?.products[0]?.properties).toHaveLength(slots);
      }
    });

    it('pays the flat charge of the hotel that has one', async () => {
      const body = orderOf('bellevue', { products: [soup(18, 2)] });
      await order(body);
      expect(groupsIn(await at.get(checkPath('bellevue', body.uuid))).draft).toMatchObject([
        { final_sum: 23, delivery_price: 5 },
      ]);
    });
  });

  describe('a repeated uuid', () => {
    it('gets the first answer, also when the body differs or would be refused', async () => {
      const body = orderOf('aurora');
      const first = placedIn(await order(body));
      const second = await order({ ...body, uuid: body.uuid.toUpperCase(), comment: 'and bread' });
      expect(placedIn(second)).toEqual({ ...first, already_placed: true });
      const third = await order({ ...body, products: [], comment: 7 });
      expect(placedIn(third)).toEqual({ ...first, already_placed: true });
      expect(groupsIn(await at.get(checkPath('aurora', body.uuid))).draft).toMatchObject([{ comment: null }]);
    });

    it('makes one order of fifty posts at once', async () => {
      const body = orderOf('aurora');
      const answers = await Promise.all(Array.from({ length: 50 }, () => order(body)));
      expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 200));
      const placed = answers.map(placedIn);
      expect(placed.filter((each) => !each.already_placed)).toHaveLength(1);
      expect(new Set(placed.map((each) => `${each.order.num} ${each.initiator?.uuid}`)).size).toBe(1);
      expect(placedIn(await order(orderOf('aurora'))).order.num).toBe('1002');
    });

    it('of another hotel’s order makes an order of this hotel', async () => {
      const uuid = v4();
      await order(orderOf('aurora', { uuid }));
      expect(placedIn(await order(orderOf('bellevue', { uuid }))).already_placed).toBe(false);
    });
  });

  describe('the person', () => {
    it('is the one the device knows, when this hotel knows them too', async () => {
      const first = placedIn(await order(orderOf('aurora'))).initiator?.uuid ?? '';
      const again = placedIn(await order(orderOf('aurora', { person_uuid: first }))).initiator?.uuid;
      const elsewhere = placedIn(await order(orderOf('bellevue', { person_uuid: first }))).initiator?.uuid;
      expect(again).toBe(first);
      expect(elsewhere).not.toBe(first);
    });
  });

  describe('is refused', () => {
    const refusedFields = async (body: unknown) => {
      const answer = await order(body);
      expect(answer.status).toBe(422);
      expect(answer.body.refusal).toBe('invalid');
      return fieldsIn(answer);
    };

    it('when the total was tampered with, or the price has changed since', async () => {
      expect(await refusedFields(orderOf('aurora', { products: [soup(0.01)] }))).toEqual({
        'products.100': ['the price has changed'],
      });
      at.files.change('aurora/sections/10-kitchen.json', (section) => {
        (section.products as { price: number }[])[0] = { ...(section.products as { price: number }[])[0], price: 5 };
      });
      await at.restart();
      expect(Object.keys(await refusedFields(orderOf('aurora')))).toEqual(['products.100']);
    });

    it('when a product has vanished, or is another hotel’s', async () => {
      const foreign = { ...soup(9), product: { id: 900, property: null } };
      const fields = await refusedFields(orderOf('aurora', { language: 'de', products: [soup(4.5), foreign] }));
      expect(fields).toEqual({
        'products.900': ['nicht mehr verfügbar'],
        products_is_not_available: ['nicht mehr verfügbar'],
      });
      expect((await order(orderOf('bellevue', { products: [soup(9), foreign] }))).status).toBe(200);
    });

    it('outside the hours of a product, by the hotel’s own clock', async () => {
      const breakfast = { ...soup(12), product: { id: 103, property: null } };
      const body = orderOf('aurora', { products: [breakfast] });
      expect(await refusedFields(body)).toEqual({
        'products.103': ['cannot be ordered at this time'],
        products_not_available_time: ['Breakfast: cannot be ordered at this time'],
      });
      at.setClock('2026-05-01T05:00:00.000Z'); // 7:00 in Madrid
      expect((await order(body)).status).toBe(200);
    });

    it('when there are more pieces than a product allows', async () => {
      const fields = await refusedFields(
        orderOf('aurora', { products: [{ ...pizza({ size: 10001 }), quantity: 6, total_price: 48 }] }),
      );
      expect(Object.keys(fields)).toEqual(['products.101', 'invalid_product_item_counts']);
    });

    it('when options are unanswered, answered wrongly, or no longer asked', async () => {
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

    it('without payment, room or consent, and with texts that are too long', async () => {
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

    it('when cash is chosen and the change is not told, and only then', async () => {
      expect(Object.keys(await refusedFields(orderOf('aurora', { payment: 1 })))).toEqual(['properties.5002']);
      const told = orderOf('aurora', { payment: 1, property: { properties: [option(5002, '50')] } });
      expect((await order(told)).status).toBe(200);
    });

    it('when it is no order at all', async () => {
      expect((await order('{')).status).toBe(422);
      expect((await order({ ...orderOf('aurora'), uuid: 'mine' })).status).toBe(422);
      expect((await order({ ...orderOf('aurora'), hotel_id: 77 })).status).toBe(404);
      expect((await order([])).status).toBe(404);
      expect((await order(`{"comment":"${'x'.repeat(70_000)}"}`)).status).toBe(413);
      expect(groupsIn(await at.get(checkPath('aurora'))).draft).toEqual([]);
    });
  });
});

const option = (id: number, value: string | number | null) => ({ id, value, ptype_id: 'text' as const, attrs: [] });

const pizza = ({ size, word = 'thin', when = null }: { size: number; word?: string; when?: string | null }) => ({
  product: {
    id: 101,
    property: { id: 1000, properties: [option(1000, size), option(1002, word), option(1003, when)] },
  },
  quantity: 1,
  total_price: 11,
  from_recommendation: false,
});

/** Cheese at 0.10 each, olives at 0.50 each. */
const salad = (cheese: number, olives: number) => ({
  product: {
    id: 102,
    property: {
      id: 1001,
      properties: [
        {
          id: 1001,
          value: 'checked',
          ptype_id: 'checkbox' as const,
          attrs: [
            { id: 10011, title: 'Cheese', quantity: cheese, checked: cheese > 0 },
            { id: 10012, title: 'Olives', quantity: olives, checked: olives > 0 },
          ],
        },
      ],
    },
  },
  quantity: 1,
  total_price: (600 + 10 * cheese + 50 * olives) / 100,
  from_recommendation: false,
});

const massage = (slots: number, total: number) => ({
  product: {
    id: 210,
    property: {
      id: 2100,
      properties: Array.from({ length: slots }, (_, index) => ({
        id: 2100,
        value: `2026-05-0${index + 2} 10:00:00`,
        ptype_id: 'datetime' as const,
        attrs: [],
      })),
    },
  },
  quantity: slots,
  total_price: total,
  from_recommendation: false,
});
