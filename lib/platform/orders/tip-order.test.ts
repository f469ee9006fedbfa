import {
  fieldsIn,
  guestOrders,
  orderOf,
  type PlatformResponse,
  platformPerTest,
  soup,
} from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { OutboxEvent } from '../stores/outbox';

const TO_ROOM = { id: 4, title: 'To my room', ptype_id: 'room', needs_room_proof: true };
const AURORA = 1;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  /** A hotel with these tips and a charge of 10 %, where a room can be charged. */
  async function serve(tips: object | null) {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.payments = [...(hotel.payments as object[]), TO_ROOM];
      if (tips !== null) hotel.tips = tips;
    });
    await platform.restart();
  }
  const place = (change: object = {}) => {
    const body = orderOf('aurora', { products: [soup(9, 2)], ...change });
    return platform.post('/api/v1/orders', body).then((response) => ({ uuid: body.uuid, response }));
  };
  const cardOf = async (uuid: string) => {
    const { draft, pending, histories } = await guestOrders(platform, 'aurora', uuid);
    return [...draft, ...pending, ...histories][0];
  };
  const deliver = async (uuid: string) => {
    for (const action of ['approve', 'done'])
      expect((await platform.desk('aurora', `/orders/${uuid}/${action}`, {})).status).toBe(200);
  };
  const delivered = async (change: object = { payment: 4 }) => {
    const { uuid, response } = await place(change);
    expect(response.status).toBe(200);
    await deliver(uuid);
    return uuid;
  };
  const tip = (uuid: string, amount: unknown, hotel_id = AURORA): Promise<PlatformResponse> =>
    platform.post('/api/v1/orders/guest/tip', { uuid, hotel_id, tip: amount });

  describe('a tip at the checkout', () => {
    it('is part of the sum, apart from the charge', async () => {
      await serve({ percent: [10] });
      const { uuid } = await place({ tip: 0.9 });
      const sums = { final_sum: 10.8, delivery_price: 0.9, tip: 0.9 };
      expect(await cardOf(uuid)).toMatchObject({ ...sums, can_be_tipped: false });
      expect((await platform.desk('aurora', `/orders/${uuid}`)).body.data).toMatchObject(sums);
    });

    it('is paid online with the order', async () => {
      await serve({ percent: [10] });
      const { response } = await place({ tip: 0.9, payment: 3 });
      const { pay_data } = response.body.data as { pay_data: { response: { formUrl: string } } };
      const token = pay_data.response.formUrl.split('/').at(-1) ?? '';
      expect(await platform.app.payments.page('aurora', token)).toMatchObject({ amount: 10_800 });
    });

    it.each([
      ['none', 0],
      ['as much as the order', 9.9],
    ])('may be %s', async (_what, amount) => {
      await serve({ percent: [10] });
      expect((await place({ tip: amount })).response.status).toBe(200);
    });

    it.each([
      ['of a cent more than the order', { percent: [10] }, 9.91],
      ['with too many decimals', { percent: [10] }, 0.905],
      ['at a hotel that asks for none', null, 0.9],
    ])('%s is refused, and nothing is ordered', async (_what, tips, amount) => {
      await serve(tips);
      const { uuid, response } = await place({ tip: amount });
      expect([response.status, fieldsIn(response)]).toEqual([422, { tip: ['this tip is not possible'] }]);
      expect(await cardOf(uuid)).toBeUndefined();
    });

    it.each([-1, 'much', 1e12])('is refused if it is no amount: %j', async (amount) => {
      await serve({ percent: [10] });
      const { response } = await place({ tip: amount });
      expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, ['tip']]);
    });

    it('is no revenue in the figures of the day', async () => {
      await serve({ percent: [10] });
      await place({ tip: 0.9 });
      const { data } = (await platform.desk('aurora', '/figures')).body as { data: { days: { figures: object }[] } };
      expect(data.days[0]?.figures).toMatchObject({ revenue: 9.9, charges: 0.9, tips: 0.9 });
    });

    it('is a line of its own on the bill of the room', async () => {
      await serve({ percent: [10] });
      const uuid = await delivered({ payment: 4, tip: 0.9 });
      expect(await cardOf(uuid)).toMatchObject({ final_sum: 10.8, charges_room: true, can_be_tipped: false });
    });
  });

  describe('a tip after the delivery', () => {
    it('is added once to what is charged to the room', async () => {
      await serve({ amounts: [2], after_delivery: true });
      const uuid = await delivered();
      expect(await cardOf(uuid)).toMatchObject({ final_sum: 9.9, tip: 0, can_be_tipped: true });
      expect((await tip(uuid, 2.5)).status).toBe(200);
      expect(await cardOf(uuid)).toMatchObject({
        final_sum: 12.4,
        delivery_price: 0.9,
        tip: 2.5,
        can_be_tipped: false,
      });
      const again = await tip(uuid, 1);
      expect([again.status, Object.keys(fieldsIn(again))]).toEqual([422, ['tip']]);
      expect(await cardOf(uuid)).toMatchObject({ final_sum: 12.4, tip: 2.5 });
    });

    it('succeeds when it is sent again, and is added once', async () => {
      await serve({ amounts: [2], after_delivery: true });
      const uuid = await delivered();
      const answers = await Promise.all([tip(uuid, 2.5), tip(uuid, 2.5), tip(uuid, 2.5)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await cardOf(uuid)).toMatchObject({ final_sum: 12.4, tip: 2.5 });
    });

    it.each([
      ['paid at the door', { payment: 2 }],
      ['tipped at the checkout', { payment: 4, tip: 1 }],
    ])('is not taken for an order that was %s', async (_what, change) => {
      await serve({ amounts: [2], after_delivery: true });
      const uuid = await delivered(change);
      expect(await cardOf(uuid)).toMatchObject({ can_be_tipped: false });
      expect((await tip(uuid, 2.5)).status).toBe(422);
    });

    it('is not taken before the delivery, nor a day after it', async () => {
      await serve({ amounts: [2], after_delivery: true });
      const { uuid } = await place({ payment: 4 });
      expect((await tip(uuid, 2)).status).toBe(422);
      await deliver(uuid);
      platform.advanceSeconds(86_401);
      expect(await cardOf(uuid)).toMatchObject({ can_be_tipped: false });
      expect((await tip(uuid, 2)).status).toBe(422);
    });

    it('is not taken after the check-out', async () => {
      await serve({ amounts: [2], after_delivery: true });
      const uuid = await delivered({ payment: 4, room_number: '101' });
      const before = await delivered({ payment: 4, room_number: '101' });
      expect((await tip(before, 2)).status).toBe(200);
      platform.advanceSeconds(3600);
      const ended = await platform.desk('aurora', '/rooms/end-stays', { stays: [{ room: '101', stay: 1 }] });
      expect(ended.status).toBe(200);
      expect(await cardOf(uuid)).toMatchObject({ can_be_tipped: false });
      const late = await tip(uuid, 2);
      expect([late.status, Object.keys(fieldsIn(late))]).toEqual([422, ['tip']]);
      expect(await cardOf(uuid)).toMatchObject({ final_sum: 9.9, tip: 0 });
      // Its answer may have been lost.
      expect((await tip(before, 2)).status).toBe(200);
    });

    it('is not taken where the hotel asks at the checkout only', async () => {
      await serve({ amounts: [2] });
      expect((await tip(await delivered(), 2)).status).toBe(422);
    });

    it.each([0, -1, 9.91, 2.005, 'two', null])(
      'is refused if it is no amount up to the order’s: %j',
      async (amount) => {
        await serve({ amounts: [2], after_delivery: true });
        const uuid = await delivered();
        const refused = await tip(uuid, amount);
        expect([refused.status, Object.keys(fieldsIn(refused))]).toEqual([422, ['tip']]);
        expect(await cardOf(uuid)).toMatchObject({ final_sum: 9.9, tip: 0, can_be_tipped: true });
      },
    );

    it('does not find orders of other hotels', async () => {
      await serve({ amounts: [2], after_delivery: true });
      expect((await tip(await delivered(), 2, 2)).status).toBe(404);
    });

    it('tells the desk and the guest’s other devices', async () => {
      await serve({ amounts: [2], after_delivery: true });
      const uuid = await delivered();
      const events: OutboxEvent[] = [];
      platform.app.onOutbox((event) => events.push(event));
      await tip(uuid, 2);
      expect(events).toMatchObject([{ type: 'order-updated', order_uuid: uuid }]);
    });
  });
});
