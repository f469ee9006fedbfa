import { v4 } from 'uuid';
import { fieldsIn, orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { DeskOrder } from './order-card';

const COLA = { product: { id: 700, property: null }, quantity: 1, total_price: 3, from_recommendation: false };

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  /** A soup of the kitchen and a cola of the bar, in preparation. Returns the uuid and the ids of the two lines. */
  async function placeAtTwoStations() {
    platform.files.write('aurora/sections/70-bar.json', {
      id: 70,
      title: 'Bar',
      products: [{ id: 700, title: 'Cola', price: 3 }],
    });
    platform.files.change('aurora/hotel.json', (hotel) => {
      const stations = [
        { id: 'kitchen', title: { en: 'Kitchen' }, sections: [10] },
        { id: 'bar', title: { en: 'Bar' }, sections: [70] },
      ];
      hotel.ext_data = { ...Object(hotel.ext_data), desk: { stations } };
    });
    await platform.restart();
    const uuid = v4();
    await platform.post('/api/v1/orders', orderOf('aurora', { uuid, products: [soup(4.5), COLA] }));
    const approved = await desk(uuid, 'approve', { expected_seconds: 600 });
    const [food, drink] = (approved.body.data as DeskOrder).products.map(({ id }) => id);
    return { uuid, food, drink };
  }
  const desk = (uuid: string, action: string, body: object) =>
    platform.desk('aurora', `/orders/${uuid}/${action}`, body);

  it('sends an order of two stations on its way once both have made their lines, by the promise that was made', async () => {
    const { uuid, food, drink } = await placeAtTwoStations();
    const first = await desk(uuid, 'ready', { lines: [drink] });
    expect(first.body.data).toMatchObject({ ostatus_id: 'approved', ready_lines: [drink], version: 1 });
    const second = await desk(uuid, 'ready', { lines: [food] });
    expect(second.body.data).toMatchObject({
      ...{ ostatus_id: 'accepted', ready_lines: [food, drink], version: 2 },
      expected_at: Object(first.body.data).expected_at,
    });
  });

  it('takes a line back that is not made after all', async () => {
    const { uuid, food, drink } = await placeAtTwoStations();
    await desk(uuid, 'ready', { lines: [drink] });
    const back = await desk(uuid, 'ready', { lines: [drink], is_ready: false });
    expect(back.body.data).toMatchObject({ ostatus_id: 'approved', ready_lines: [] });
    expect(Object((await desk(uuid, 'ready', { lines: [food] })).body.data)).toMatchObject({ ostatus_id: 'approved' });
  });

  it('keeps both lines when two stations are ready at once', async () => {
    const { uuid, food, drink } = await placeAtTwoStations();
    await Promise.all([desk(uuid, 'ready', { lines: [food] }), desk(uuid, 'ready', { lines: [drink] })]);
    const read = await platform.desk('aurora', `/orders/${uuid}`);
    expect(read.body.data).toMatchObject({ ostatus_id: 'accepted', ready_lines: [food, drink] });
  });

  it('undoes the move that the last line has made', async () => {
    const { uuid, food, drink } = await placeAtTwoStations();
    const ready = await desk(uuid, 'ready', { lines: [food, drink] });
    const undone = await desk(uuid, 'undo', { version: Object(ready.body.data).version });
    expect(undone.body.data).toMatchObject({ ostatus_id: 'approved' });
  });

  it('refuses lines of another order, and an order that is not in preparation', async () => {
    const { uuid, food, drink } = await placeAtTwoStations();
    expect(fieldsIn(await desk(uuid, 'ready', { lines: [food, 99] }))).toEqual({ lines: ['are not of this order'] });
    await desk(uuid, 'ready', { lines: [food, drink] });
    const late = await desk(uuid, 'ready', { lines: [food] });
    expect([late.status, fieldsIn(late)]).toEqual([422, { status: ['this order is accepted'] }]);
    expect((await platform.desk('bellevue', `/orders/${uuid}/ready`, { lines: [food] })).status).toBe(404);
  });

  it('tells the desk the stations of its hotel', async () => {
    await placeAtTwoStations();
    const { stations } = Object((await platform.desk('aurora', '/settings')).body.data);
    expect(stations).toEqual([
      { id: 'kitchen', title: { en: 'Kitchen' }, sections: [10] },
      { id: 'bar', title: { en: 'Bar' }, sections: [70] },
    ]);
    expect((await platform.desk('bellevue', '/settings')).body.data).toMatchObject({ stations: [] });
  });
});
