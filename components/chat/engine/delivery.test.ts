import { withFakePage } from '@/tests/builders/browser/fake-page-globals';
import { ChatScenario } from '@/tests/builders/chat/chat-scenario';
import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';

withFakePage();

let platform: TestPlatform;
beforeEach(async () => {
  platform = await testPlatform(await emptySqlite());
  // The event loop is real, because the platform and its store are.
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(async () => {
  jest.useRealTimers();
  await platform.close();
});

it.each([
  { live: 'stream', messages: 500, cuts: 200, seed: 1 },
  { live: 'realtime', messages: 500, cuts: 200, seed: 3 },
  { live: 'polling', messages: 120, cuts: 50, seed: 2 },
] as const)(
  'delivers $messages messages of a chat once and in order over $live, although the connection is cut $cuts times',
  async (plan) => {
    const scenario = await ChatScenario.run(platform, plan);
    const { faults, network, tabs, written, done } = scenario;
    const hotel = await scenario.hotelSees();
    // The sockets of a realtime database close in real time.
    jest.useRealTimers();
    await scenario.close();
    process.stdout.write(`${written} messages, ${network.cuts} cuts over ${plan.live}:\n${done}\n${network.met}\n`);
    expect(faults).toEqual([]);
    for (const guest of scenario.guestSees()) expect(guest).toEqual(hotel);
    const texts = hotel.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    // The greeting of the bot comes first.
    expect(texts).toHaveLength(written + 1);
    expect(new Set(tabs.flatMap((tab) => tab.messages().map(({ state }) => state)))).toEqual(new Set(['sent']));
    expect(tabs.map(({ device }) => device.unread.get())).toEqual(tabs.map(() => 0));
    // Checks that enough went wrong.
    expect(network.cuts).toBeGreaterThanOrEqual(plan.cuts);
    expect(network.met.of('responses lost to POST')).toBeGreaterThan(plan.cuts / 20);
    const kinds = ['reloads', 'sleeps', 'second tabs', 'server restarts', 'resynchronizations'];
    expect(kinds.filter((kind) => done.of(kind) === 0)).toEqual([]);
    expect(done.of('live events') > 0).toBe(plan.live !== 'polling');
    expect(platform.unexpectedErrors).toEqual([]);
  },
);
