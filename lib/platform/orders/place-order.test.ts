import { setTimeout as wait } from 'node:timers/promises';
import { v4 } from 'uuid';
import english from '@/lib/words/en.json';
import { massage, pizza, salad } from '@/tests/builders/orders/order-lines';
import {
  guestOrders,
  orderOf,
  type PlatformResponse,
  placedIn,
  platformPerTest,
  soup,
} from '@/tests/builders/platform/embedded-platform';
import { writtenIn } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { OutboxEvent } from '../stores/outbox';

/** The id of the test hotels' way to pay that leads to a payment page. */
const ONLINE_PAYMENT = 3;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore, { kitchenWords: () => english });

  const order = (body: unknown): Promise<PlatformResponse> => platform.post('/api/v1/orders', body);

  describe('a valid order', () => {
    it('accepts an order, numbers it for its hotel, and lists it only among that hotel’s drafts', async () => {
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

      const groups = await guestOrders(platform, 'aurora', body.uuid);
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
      expect(await guestOrders(platform, 'bellevue', body.uuid)).toEqual({
        draft: [],
        pending: [],
        histories: [],
      });
    });

    it('returns an order’s food note to guest and staff as codes and as text in the hotel’s first language', async () => {
      const food_note = { allergens: ['milk', 'nuts'], diets: ['vegan'] } as const;
      const body = orderOf('aurora', { language: 'de', food_note });
      expect((await order(body)).status).toBe(200);
      const noted = { ...food_note, kitchen: ['Allergies: milk, nuts', 'Diet: vegan'], language: 'en' };
      expect((await guestOrders(platform, 'aurora', body.uuid)).draft).toMatchObject([{ food_note: noted }]);
      // The hotel names allergens nowhere, so that no line is food (allergens/AL2).
      const seen = (await platform.desk('aurora', `/orders/${body.uuid}`)).body.data;
      expect(seen).toMatchObject({ food_note: { ...noted, lines: [] } });
    });

    it('shows staff what a guest typed about an allergy in the hotel’s language or their own', async () => {
      const typed = async (comment: string) => {
        const body = orderOf('aurora', { language: 'de', comment });
        await order(body);
        const { data } = (await platform.desk('aurora', `/orders/${body.uuid}`)).body as {
          data: { allergy_texts: unknown };
        };
        return data.allergy_texts;
      };
      expect(await typed('Nussallergie!')).toEqual(['Nussallergie!']);
      expect(await typed('I have a nut allergy')).toEqual(['I have a nut allergy']);
      expect(await typed('Ohne Eis')).toEqual([]);
    });

    it('refuses an order with 422 when its food note has an unknown allergen', async () => {
      const food_note = { allergens: ['cats'], diets: [] };
      expect((await order({ ...orderOf('aurora'), food_note })).status).toBe(422);
    });

    it('stores the choices of an order, with titles in all languages and answers in the guest’s language', async () => {
      const body = orderOf('aurora', { language: 'de', products: [pizza({ size: 10002 }), salad(2, 1)] });
      expect((await order(body)).status).toBe(200);
      const [card] = (await guestOrders(platform, 'aurora', body.uuid)).draft;
      expect(card?.products).toEqual([
        {
          id: 1,
          product: { title: { en: 'Pizza', de: 'Pizza' } },
          properties: [
            {
              id: 1,
              property: { title: { en: 'Size', de: 'Größe' } },
              value: 'Groß',
              quantity: null,
              choice: { title: { en: 'Large', de: 'Groß' } },
            },
            { id: 2, property: { title: 'A word to the cook' }, value: 'thin', quantity: null, choice: null },
          ],
          price: 11,
          quantity: 1,
          total_price: 11,
          slot_minutes: null,
          ordered_for: null,
          repeat: {
            product_id: 101,
            section_id: 10,
            answers: [
              { option_id: 1000, ptype_id: 'select', value: 10002, ticks: [] },
              { option_id: 1002, ptype_id: 'text', value: 'thin', ticks: [] },
            ],
          },
        },
        {
          id: 2,
          product: { title: 'Salad' },
          properties: [
            {
              id: 1,
              property: { title: 'Toppings' },
              value: 'Käse',
              quantity: 2,
              choice: { title: { en: 'Cheese', de: 'Käse' } },
            },
            { id: 2, property: { title: 'Toppings' }, value: 'Olives', quantity: 1, choice: { title: 'Olives' } },
          ],
          price: 6.7,
          quantity: 1,
          total_price: 6.7,
          slot_minutes: null,
          ordered_for: null,
          repeat: {
            product_id: 102,
            section_id: 10,
            answers: [
              {
                option_id: 1001,
                ptype_id: 'checkbox',
                value: null,
                ticks: [
                  { id: 10011, quantity: 2 },
                  { id: 10012, quantity: 1 },
                ],
              },
            ],
          },
        },
      ]);
    });

    it('counts an order’s slots as its quantity and charges each slot', async () => {
      for (const slots of [1, 2, 3]) {
        const body = orderOf('aurora', { products: [massage(slots, 50 * slots)] });
        expect((await order(body)).status).toBe(200);
        const [card] = (await guestOrders(platform, 'aurora', body.uuid)).draft;
        // The section has no service charge and requires no room number.
        expect(card).toMatchObject({ final_sum: 50 * slots, delivery_price: 0 });
        expect(card?.products[0]).toMatchObject({
          quantity: slots,
          price: 50,
          total_price: 50 * slots,
          slot_minutes: 60,
        });
        const chosen = ['2026-05-02 10:00:00', '2026-05-03 10:00:00', '2026-05-04 10:00:00'].slice(0, slots);
        expect(card?.products[0]?.properties.map(({ value }) => value)).toEqual(chosen);
      }
    });

    it('publishes one event for an order that is sent twice', async () => {
      const events: OutboxEvent[] = [];
      const stop = platform.app.onOutbox((event) => events.push(event));
      const body = orderOf('aurora');
      for (let times = 0; times < 2; times += 1) await order(body);
      // Events arrive in their order: a second one of this order would come before that of a later order.
      const later = orderOf('aurora');
      await order(later);
      while (events.length < 2) await wait(5);
      stop();
      expect(events).toMatchObject([
        { hotel: 'aurora', type: 'order-created', order_uuid: body.uuid },
        { hotel: 'aurora', type: 'order-created', order_uuid: later.uuid },
      ]);
    });

    it('stores an order with the chosen payment', async () => {
      await order(orderOf('aurora'));
      expect((await writtenIn(platform.store)).guest_order).toMatchObject([{ payment_id: '2' }]);
    });

    it('charges the flat fee of a hotel that has one', async () => {
      const body = orderOf('bellevue', { products: [soup(18, 2)] });
      await order(body);
      expect((await guestOrders(platform, 'bellevue', body.uuid)).draft).toMatchObject([
        { final_sum: 23, delivery_price: 5 },
      ]);
    });
  });

  describe('an order whose uuid is already known', () => {
    it('returns the first response when the same uuid is sent twice, even if the body would be refused now', async () => {
      const body = orderOf('aurora', { payment: ONLINE_PAYMENT });
      const first = placedIn(await order(body));
      expect(first.pay_data?.response.formUrl).toMatch(/^\/pay\//);
      platform.files.remove('aurora/sections/10-kitchen.json');
      await platform.restart();
      for (const uuid of [body.uuid, body.uuid.toUpperCase()]) {
        expect(placedIn(await order({ ...body, uuid }))).toEqual({ ...first, already_placed: true });
      }
    });

    it('leaves out the person and the payment page when the same uuid is sent with another body', async () => {
      const body = orderOf('aurora', { payment: ONLINE_PAYMENT });
      const first = placedIn(await order(body));
      const others = [
        { ...body, comment: 'and bread' },
        { ...body, room_number: '102' },
        { ...body, products: [] },
      ];
      for (const other of [...others, { ...body, comment: 7 }, { uuid: body.uuid, hotel_id: body.hotel_id }]) {
        expect(placedIn(await order(other))).toEqual({
          order: first.order,
          initiator: null,
          pay_data: null,
          already_placed: true,
        });
      }
      expect((await guestOrders(platform, 'aurora', body.uuid)).draft).toMatchObject([{ comment: null }]);
    });

    it('stores an upper-case uuid in lower case', async () => {
      const body = orderOf('aurora');
      await order({ ...body, uuid: body.uuid.toUpperCase() });
      expect((await guestOrders(platform, 'aurora', body.uuid)).draft).toHaveLength(1);
    });

    it('places one order when the same uuid is posted fifty times at once', async () => {
      const body = orderOf('aurora');
      const responses = await Promise.all(Array.from({ length: 50 }, () => order(body)));
      expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 50 }, () => 200));
      const placed = responses.map(placedIn);
      expect(placed.filter((each) => !each.already_placed)).toHaveLength(1);
      expect(new Set(placed.map((each) => `${each.order.num} ${each.initiator?.uuid}`)).size).toBe(1);
      expect(placedIn(await order(orderOf('aurora'))).order.num).toBe('1002');
    });

    it('places a new order when its uuid belongs to an order of another hotel', async () => {
      const uuid = v4();
      await order(orderOf('aurora', { uuid }));
      expect(placedIn(await order(orderOf('bellevue', { uuid }))).already_placed).toBe(false);
    });
  });

  describe('the person of an order', () => {
    it('uses the person uuid of the device when this hotel knows it', async () => {
      const first = placedIn(await order(orderOf('aurora'))).initiator?.uuid ?? '';
      const again = placedIn(await order(orderOf('aurora', { person_uuid: first }))).initiator?.uuid;
      const elsewhere = placedIn(await order(orderOf('bellevue', { person_uuid: first }))).initiator?.uuid;
      expect(again).toBe(first);
      expect(elsewhere).not.toBe(first);
    });
  });
});
