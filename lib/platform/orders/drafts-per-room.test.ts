import { fieldsIn, orderOf, placedIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';

const MOST = 3;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore, { maxDraftsPerRoom: MOST });

  const order = (room_number: string) => platform.post('/api/v1/orders', orderOf('aurora', { room_number }));
  const statuses = async (room: string, times: number) =>
    (await Promise.all(Array.from({ length: times }, () => order(room)))).map(({ status }) => status).sort();

  it('accepts orders of one room up to the limit, also when they arrive at once', async () => {
    expect(await statuses('101', 10)).toEqual([...Array(MOST).fill(200), ...Array(10 - MOST).fill(422)]);
    const refused = await order(' 101 ');
    expect(refused.body.refusal).toBe('invalid');
    expect(fieldsIn(refused)).toEqual({
      drafts: ['many orders of this room are still waiting for the hotel’s reply, please try again later'],
    });
    expect((await order('102')).status).toBe(200);
  });

  it('accepts the next order of a room when an earlier one was approved or cancelled', async () => {
    const uuids = [];
    for (let time = 0; time < MOST; time += 1) uuids.push(placedIn(await order('101')).order.uuid);
    await platform.desk('aurora', `/orders/${uuids[0]}/approve`, {});
    expect(await statuses('101', 2)).toEqual([200, 422]);
    await platform.desk('aurora', `/orders/${uuids[1]}/cancel`, {});
    expect(await statuses('101', 2)).toEqual([200, 422]);
  });

  it('takes no order number and writes no event for an order that is refused for its room’s limit', async () => {
    await statuses('101', MOST + 2);
    expect(placedIn(await order('102')).order.num).toBe(String(1000 + MOST + 1));
  });

  it('responds to a repeated order even when the room has reached its limit', async () => {
    const body = orderOf('aurora', { room_number: '101' });
    await platform.post('/api/v1/orders', body);
    await statuses('101', MOST);
    expect(placedIn(await platform.post('/api/v1/orders', body)).already_placed).toBe(true);
  });

  it('does not count orders without a room or orders of another hotel towards the room’s limit', async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.is_room_number_property = false;
    });
    await platform.restart();
    expect(await statuses('', MOST + 1)).toEqual(Array(MOST + 1).fill(200));
    await statuses('101', MOST);
    expect((await platform.post('/api/v1/orders', orderOf('bellevue', { room_number: '101' }))).status).toBe(200);
  });
});
