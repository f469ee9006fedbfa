import { eventLoopTurns, withFakePage } from '@/tests/builders/browser/fake-page-globals';
import { chatPhone } from '@/tests/builders/chat/chat-phone';
import { CutNetwork } from '@/tests/builders/chat/cut-network';
import { platformStream } from '@/tests/builders/chat/platform-stream';
import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { registrationOf } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';

withFakePage();

const random = () => 0.5;
let platform: TestPlatform;
let network: CutNetwork;
let phone: ReturnType<typeof chatPhone>;
/** The bodies of the messages that reached the server. */
let sent: unknown[];

beforeEach(async () => {
  platform = await testPlatform(await emptySqlite());
  sent = [];
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  network = new CutNetwork(async (request) => {
    if (request.method === 'POST' && request.url.endsWith('/messages')) sent.push(await request.clone().json());
    return platform.app.fetch(request);
  }, random);
  const connection = { network, platform: () => platform.app, hotel: 'aurora' };
  phone = chatPhone({ network, random, transport: (page) => platformStream(connection, page, random) });
});
afterEach(async () => {
  phone.killAll();
  jest.useRealTimers();
  await platform.close();
});

async function pass(milliseconds = 0): Promise<void> {
  await eventLoopTurns(20);
  await jest.advanceTimersByTimeAsync(milliseconds);
  await eventLoopTurns(20);
}

it('names a file by the reference of its upload, shows its address, and keeps both over a reload', async () => {
  const tab = phone.openTab();
  await Promise.all([tab.engine.start(await registrationOf(platform, 'aurora')), pass()]);
  await pass();
  network.cut();
  tab.engine.sendFile({ name: 'a.png', url: 'https://cdn.example/a.png', reference: 'upload:a.b' });
  await pass(1_000);
  expect(tab.messages().at(-1)?.file?.url).toBe('https://cdn.example/a.png');
  tab.kill();
  network.restore();
  phone.openTab();
  await pass(1_000);
  expect(sent).toEqual([expect.objectContaining({ content: '*file*', extra: { file: 'upload:a.b' } })]);
});
