import {
  guestOrder,
  HOTEL_ID,
  type HotelCode,
  platformPerTest,
  soup,
} from '@/tests/builders/platform/embedded-platform';
import { billsOf, CHARGE, chargeRoom, deliverToRoom, letChargeRooms } from '@/tests/builders/platform/room-bills';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';

const DAY = 86_400;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const bills = (code: HotelCode = 'aurora') => billsOf(platform, code);
  const soups = (quantity: number) => ({ products: [soup(4.5 * quantity, quantity)] });
  const addTip = (uuid: string, tip: number) =>
    platform.post('/api/v1/orders/guest/tip', { uuid, hotel_id: HOTEL_ID.aurora, tip });
  const letTip = { tips: { percent: [10], after_delivery: true } };

  describe('rooms/RM16: what is to be posted', () => {
    it('lists delivered orders that charge their room, and no others', async () => {
      await letChargeRooms(platform);
      await chargeRoom(platform);
      await deliverToRoom(platform, { payment: 2 });
      const refused = await chargeRoom(platform);
      await platform.desk('aurora', `/orders/${refused}/cancel`, {});
      const uuid = await deliverToRoom(platform, { ...soups(2), room_number: '102' });
      expect(await bills().open()).toEqual([
        {
          ...{ order_uuid: uuid, item: 'order', kind: 'order', num: '1004', ordered_at: '2026-05-01T10:00:00.000Z' },
          ...{ guest_name: null, room: '102', stay: 1, stay_since: null, is_running_stay: true },
          ...{ products: [{ quantity: 2, title: expect.anything() }], amount: 9.9, room_proof: 'none' },
          ...{ posted_at: null, posted_by: null },
        },
      ]);
      expect(await bills().toPost()).toEqual([{ room: '102', count: 1, sum: 9.9 }]);
    });

    it('lists a tip by itself, also one that came after the order was posted', async () => {
      await letChargeRooms(platform, letTip);
      const uuid = await deliverToRoom(platform);
      await bills().post(await bills().open());
      expect(await bills().open()).toEqual([]);
      await addTip(uuid, 2);
      expect(await bills().open()).toMatchObject([{ item: 'tip', kind: 'tip', amount: 2 }]);
      await bills().post(await bills().open());
      expect(await bills().toPost()).toEqual([]);
      const other = await deliverToRoom(platform);
      await addTip(other, 1.5);
      expect(await bills().open()).toMatchObject([
        { item: 'order', amount: 4.95 },
        { item: 'tip', amount: 1.5 },
      ]);
    });

    it('takes back what was posted of an order that was reopened, and charges it again when it is delivered again', async () => {
      await letChargeRooms(platform);
      const uuid = await deliverToRoom(platform);
      await bills().post(await bills().open());
      await platform.desk('aurora', `/orders/${uuid}/reopen`, { version: 2 });
      expect(await bills().toPost()).toEqual([{ room: '101', count: 1, sum: -4.95 }]);
      expect(await bills().open()).toMatchObject([{ item: 'order#2', kind: 'back', amount: -4.95 }]);
      await bills().post(await bills().open());
      expect(await bills().open()).toEqual([]);
      await platform.desk('aurora', `/orders/${uuid}/done`, {});
      expect(await bills().open()).toMatchObject([{ item: 'order#3', kind: 'order', amount: 4.95 }]);
    });

    it('owes nothing of an order that was reopened before anybody posted it', async () => {
      await letChargeRooms(platform);
      const uuid = await deliverToRoom(platform);
      await platform.desk('aurora', `/orders/${uuid}/reopen`, { version: 2 });
      await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
      expect(await bills().open()).toEqual([]);
    });

    it('keeps the charges of a hotel from another with the same rooms', async () => {
      await letChargeRooms(platform);
      await deliverToRoom(platform);
      expect(await bills('bellevue').toPost()).toEqual([]);
      expect(await bills('bellevue').open('101')).toEqual([]);
      const [charge] = await bills().open();
      const refused = charge === undefined ? null : await bills('bellevue').post([charge]);
      expect(refused).toMatchObject({ posted: [], refused: [{ why: 'changed', posted_by: null }] });
      expect(await bills().open()).toHaveLength(1);
    });
  });

  describe('rooms/RM17: rooms and stays', () => {
    it('takes a room in any spelling for the one of the hotel’s list, and sorts rooms by their numbers', async () => {
      await letChargeRooms(platform, { limit_room: ['9', '101', 'Villa Sol'] });
      for (const room_number of ['Villa Sol', 'VILLA  sol', '101', '9', '٩'])
        await deliverToRoom(platform, { room_number });
      expect((await bills().toPost()).map(({ room, count }) => [room, count])).toEqual([
        ['9', 2],
        ['101', 1],
        ['Villa Sol', 2],
      ]);
      expect((await bills().open('villa SOL')).map(({ room }) => room)).toEqual(['Villa Sol', 'Villa Sol']);
      expect(await bills().open('Villa')).toEqual([]);
    });

    it('names rooms as guests typed them where the hotel lists none', async () => {
      await letChargeRooms(platform, { limit_room: [] });
      await deliverToRoom(platform, { room_number: 'Blue Door' });
      await deliverToRoom(platform, { room_number: 'blue door' });
      expect((await bills().toPost()).map(({ count }) => count)).toEqual([2]);
      expect(await bills().open('BLUE DOOR')).toMatchObject([
        { stay: 1, is_running_stay: true },
        { stay: 1, is_running_stay: true },
      ]);
    });

    it('counts an order to the stay that ran when it was placed, however many have ended since', async () => {
      await letChargeRooms(platform);
      const uuids: string[] = [];
      for (const stay of [1, 2, 3]) {
        uuids.push(await deliverToRoom(platform));
        platform.advanceSeconds(DAY);
        if (stay < 3) await platform.desk('aurora', '/rooms/end-stays', { stays: [{ room: '101', stay }] });
        platform.advanceSeconds(DAY);
      }
      const found = new Map((await bills().open('101')).map((charge) => [charge.order_uuid, charge]));
      expect(uuids.map((uuid) => found.get(uuid))).toMatchObject([
        { stay: 1, stay_since: null, is_running_stay: false },
        { stay: 2, stay_since: '2026-05-02T10:00:00.000Z', is_running_stay: false },
        { stay: 3, stay_since: '2026-05-04T10:00:00.000Z', is_running_stay: true },
      ]);
    });

    it('counts by the clock where stays end by themselves, also when nobody looks between two orders', async () => {
      const house = { house: { check_out: '11:00' }, timezone: 'Europe/Madrid' };
      await letChargeRooms(platform, { end_stays_at_check_out: true, ext_data: house });
      for (let day = 0; day < 3; day += 1) {
        await deliverToRoom(platform);
        platform.advanceSeconds(DAY);
      }
      const found = await bills().open('101');
      expect(found.map(({ stay, is_running_stay }) => [stay, is_running_stay])).toEqual([
        [2, false],
        [3, false],
        [4, false],
      ]);
      expect(found.map(({ stay_since }) => stay_since)).toEqual([
        '2026-05-01T09:00:00.000Z',
        '2026-05-02T09:00:00.000Z',
        '2026-05-03T09:00:00.000Z',
      ]);
    });
  });

  it('reads every charge once in pages of any size, while others are posted', async () => {
    await letChargeRooms(platform, letTip);
    for (const room_number of ['102', '101', '101', '102', '101']) {
      const uuid = await deliverToRoom(platform, { room_number });
      if (room_number === '101') await addTip(uuid, 1);
    }
    const whole = await bills().open();
    expect(whole.map(({ room, item }) => [room, item])).toHaveLength(8);
    for (const limit of [1, 2, 3]) {
      const read = [];
      let next: string | null = '';
      while (next !== null) {
        const page = await bills().page('open', '', `?limit=${limit}${next && `&cursor=${next}`}`);
        expect(page.data.length).toBeLessThanOrEqual(limit);
        read.push(...page.data);
        next = page.next;
      }
      expect(read).toEqual(whole);
    }
    const first = await bills().page('open', '', '?limit=3');
    await bills().post(first.data);
    expect((await bills().page('open', '', `?cursor=${first.next}`)).data).toEqual(whole.slice(3));
    const rooms = await platform.desk('aurora', '/room-charges?limit=1');
    expect(rooms.body).toMatchObject({ data: [{ room: '101' }], next: expect.any(String) });
    await bills().post((await bills().open('101')).slice());
    const { next } = rooms.body as { next?: string };
    expect((await platform.desk('aurora', `/room-charges?cursor=${next}`)).body.data).toMatchObject([{ room: '102' }]);
  });

  describe('rooms/RM21: what the guest sees', () => {
    const card = async (uuid: string) => {
      const { charges_room, on_room_bill } = (await guestOrder(platform, 'aurora', uuid)) ?? {};
      return [charges_room, on_room_bill];
    };

    it('says whether an order of the running stay is on the bill', async () => {
      await letChargeRooms(platform, letTip);
      const waiting = await chargeRoom(platform);
      const cash = await deliverToRoom(platform, { payment: 2 });
      const uuid = await deliverToRoom(platform);
      expect([await card(waiting), await card(cash), await card(uuid)]).toEqual([
        [true, null],
        [false, null],
        [true, 'open'],
      ]);
      await bills().post(await bills().open());
      expect(await card(uuid)).toEqual([true, 'posted']);
      await addTip(uuid, 1);
      expect(await card(uuid)).toEqual([true, 'open']);
      platform.advanceSeconds(60);
      await platform.desk('aurora', '/rooms/end-stays', { stays: [{ room: '101', stay: 1 }] });
      expect(await card(uuid)).toEqual([true, null]);
    });
  });

  it('forgets the charges of a guest who is forgotten, and keeps what was posted', async () => {
    await letChargeRooms(platform);
    const placed = await platform.post('/api/v1/orders', {
      ...{
        uuid: '0b7c7d64-5d0e-4c0e-9a0e-3f6f5d1c2b3a',
        hotel_id: 1,
        language: 'en',
        person_uuid: null,
        payment: CHARGE,
      },
      ...{ comment: '', room_number: '101', is_temporary: true, property: { properties: [] }, products: [soup(4.5)] },
    });
    const { order, initiator } = placed.body.data as { order: { uuid: string }; initiator: { uuid: string } };
    await platform.desk('aurora', `/orders/${order.uuid}/approve`, {});
    await platform.desk('aurora', `/orders/${order.uuid}/done`, {});
    await bills().post(await bills().open());
    await platform.desk('aurora', `/persons/${initiator.uuid}/delete`, {});
    expect([await bills().open(), await bills().posted('101')]).toEqual([[], []]);
    const kept = await throughOtherConnection(platform.store, (db) =>
      db.selectFrom('room_posting').select(['order_uuid', 'item']).execute(),
    );
    expect(kept).toEqual([{ order_uuid: order.uuid, item: 'order' }]);
  });
});
