import {
  guestOrder,
  guestOrders,
  type HotelCode,
  orderOf,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await testPlatform(await emptySqlite(), { autopilot: { hotels: ['aurora'] } });
});
afterEach(async () => {
  jest.useRealTimers();
  await platform.close();
  expect(platform.unexpectedErrors).toEqual([]);
});

const placeAt = async (code: HotelCode): Promise<string> => {
  const body = orderOf(code);
  await platform.post('/api/v1/orders', body);
  return body.uuid;
};
const statusOf = async (code: HotelCode, uuid: string) => {
  const order = await guestOrder(platform, code, uuid);
  return order && [order.ostatus_id, order.expected_timeleft];
};
/** Runs one autopilot round for each of a number of seconds. */
const seconds = async (count: number) => {
  for (let second = 0; second < count; second += 1) {
    platform.advanceSeconds(1);
    await platform.app.autopilot.runOnce();
  }
};

it('approves an order after six seconds and finishes it thirty seconds later', async () => {
  const uuid = await placeAt('aurora');
  await seconds(5);
  expect(await statusOf('aurora', uuid)).toEqual(['draft', null]);
  await seconds(1);
  expect(await statusOf('aurora', uuid)).toEqual(['approved', 240]);
  await seconds(29);
  expect(await statusOf('aurora', uuid)).toEqual(['approved', 211]);
  await seconds(1);
  expect(await statusOf('aurora', uuid)).toEqual(['done', null]);
});

it('finishes an order for later only thirty seconds after its time', async () => {
  platform.files.change('aurora/hotel.json', (hotel) => {
    hotel.ext_data = { ...(hotel.ext_data as object), variations: { orderAhead: true } };
  });
  await platform.restart();
  // Breakfast, at noon in Madrid.
  const line = { product: { id: 103, property: null }, quantity: 1, total_price: 12, from_recommendation: false };
  const body = orderOf('aurora', { products: [{ ...line, ordered_for: '2026-05-02T06:30' }] });
  await platform.post('/api/v1/orders', body);
  await seconds(60);
  expect(await statusOf('aurora', body.uuid)).toMatchObject({ 0: 'approved' });
  platform.advanceSeconds(18.5 * 3600 - 60);
  await seconds(29);
  expect(await statusOf('aurora', body.uuid)).toMatchObject({ 0: 'approved' });
  await seconds(1);
  expect(await statusOf('aurora', body.uuid)).toMatchObject({ 0: 'done' });
});

it('changes no order of a hotel that the operator has not named, whatever the hotel’s data contains', async () => {
  platform.files.change('bellevue/hotel.json', (hotel) => {
    hotel.autopilot = { approve_after_seconds: 0, done_after_seconds: 0 };
  });
  await platform.restart();
  const uuid = await placeAt('bellevue');
  await seconds(60);
  expect(await statusOf('bellevue', uuid)).toEqual(['draft', null]);
});

it('continues with the next step of an order after a restart', async () => {
  const uuid = await placeAt('aurora');
  await seconds(6);
  platform.advanceSeconds(1000);
  await platform.restart();
  await platform.app.autopilot.runOnce();
  expect(await statusOf('aurora', uuid)).toEqual(['done', null]);
});

it('uses the configured times for its steps', async () => {
  const times = { approveAfterSeconds: 0, expectedSeconds: 1800, doneAfterSeconds: 600 };
  const quick = await testPlatform(await emptySqlite(), { autopilot: { hotels: ['aurora'], times } });
  const body = orderOf('aurora');
  await quick.post('/api/v1/orders', body);
  await quick.app.autopilot.runOnce();
  const { pending } = await guestOrders(quick, 'aurora', body.uuid);
  expect(pending.map((order) => order.expected_timeleft)).toEqual([1800]);
  await quick.close();
});

it("answers a guest's request between two steps while many orders are due", async () => {
  const uuids = await Promise.all(Array.from({ length: 20 }, () => placeAt('aurora')));
  platform.advanceSeconds(6);
  const round = platform.app.autopilot.runOnce();
  // A guest's request reaches the server in a later turn of the event loop than the start of the round.
  await new Promise((resolve) => setImmediate(resolve));
  const { draft } = await guestOrders(platform, 'aurora', ...uuids);
  expect(draft.length).toBeGreaterThan(0);
  await round;
  expect((await guestOrders(platform, 'aurora', ...uuids)).draft).toEqual([]);
});

it('leaves steps that have not begun to the next start when the autopilot stops', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const uuids = await Promise.all(Array.from({ length: 20 }, () => placeAt('aurora')));
  platform.advanceSeconds(6);
  platform.app.autopilot.start();
  jest.advanceTimersByTime(1000);
  await platform.app.autopilot.stop();
  expect((await guestOrders(platform, 'aurora', ...uuids)).draft.length).toBeGreaterThan(0);
});

it('runs autopilot rounds on a timer from start to stop', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const uuid = await placeAt('aurora');
  platform.app.autopilot.start();
  platform.app.autopilot.start();
  platform.advanceSeconds(10);
  jest.advanceTimersByTime(1000);
  while ((await statusOf('aurora', uuid))?.[0] === 'draft') await new Promise((resolve) => setImmediate(resolve));
  expect(await statusOf('aurora', uuid)).toEqual(['approved', 240]);
  await platform.app.autopilot.stop();
  expect(jest.getTimerCount()).toBe(0);
});
