import {
  checkPath,
  groupsIn,
  type HotelCode,
  orderOf,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/embedded-platform';
import { emptySqlite } from '@/tests/builders/stores';

let at: TestPlatform;
beforeEach(async () => {
  at = await testPlatform(await emptySqlite());
  at.files.change('aurora/hotel.json', (hotel) => {
    hotel.autopilot = true;
  });
  await at.restart();
});
afterEach(async () => {
  jest.useRealTimers();
  await at.close();
  expect(at.accidents).toEqual([]);
});

const placeAt = async (code: HotelCode): Promise<string> => {
  const body = orderOf(code);
  await at.post('/api/v1/orders', body);
  return body.uuid;
};
const statusOf = async (code: HotelCode, uuid: string) => {
  const { draft, pending, histories } = groupsIn(await at.get(checkPath(code, uuid)));
  return [...draft, ...pending, ...histories].map((order) => [order.ostatus_id, order.expected_timeleft])[0];
};
/** As many seconds of a day at the desk, a round each. */
const seconds = async (count: number) => {
  for (let second = 0; second < count; second += 1) {
    at.pass(1);
    await at.platform.autopilot.round();
  }
};

it('approves after six seconds and finishes twenty-five later', async () => {
  const uuid = await placeAt('aurora');
  await seconds(5);
  expect(await statusOf('aurora', uuid)).toEqual(['draft', null]);
  await seconds(1);
  expect(await statusOf('aurora', uuid)).toEqual(['approved', 95]);
  await seconds(24);
  expect(await statusOf('aurora', uuid)).toEqual(['approved', 71]);
  await seconds(1);
  expect(await statusOf('aurora', uuid)).toEqual(['done', null]);
});

it('leaves the orders of a hotel with people alone', async () => {
  const uuid = await placeAt('bellevue');
  await seconds(60);
  expect(await statusOf('bellevue', uuid)).toEqual(['draft', null]);
});

it('goes on where it was after a restart', async () => {
  const uuid = await placeAt('aurora');
  await seconds(6);
  at.pass(1000);
  await at.restart();
  await at.platform.autopilot.round();
  expect(await statusOf('aurora', uuid)).toEqual(['done', null]);
});

it('keeps the pace that the hotel or the operator sets', async () => {
  at.files.change('aurora/hotel.json', (hotel) => {
    hotel.autopilot = { approve_after_seconds: 0, expected_seconds: 1800, done_after_seconds: 600 };
  });
  await at.restart();
  const uuid = await placeAt('aurora');
  await at.platform.autopilot.round();
  expect(await statusOf('aurora', uuid)).toEqual(['approved', 1800]);
});

it('works by itself from start to stop', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const uuid = await placeAt('aurora');
  at.platform.autopilot.start();
  at.platform.autopilot.start();
  at.pass(10);
  jest.advanceTimersByTime(1000);
  await at.platform.autopilot.stop();
  expect(await statusOf('aurora', uuid)).toEqual(['approved', 95]);
  expect(jest.getTimerCount()).toBe(0);
});
