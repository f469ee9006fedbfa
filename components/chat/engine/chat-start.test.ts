import { eventLoopTurns, withFakePage } from '@/tests/builders/browser/fake-page-globals';
import { type ChatTab, chatPhone } from '@/tests/builders/chat/chat-phone';
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
/** Whether the platform acts on calls and its responses do not arrive. */
let isResponseLost = false;

beforeEach(async () => {
  platform = await testPlatform(await emptySqlite());
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  network = new CutNetwork(async (request) => {
    const response = await platform.app.fetch(request);
    if (isResponseLost) throw new TypeError('Failed to fetch');
    return response;
  }, random);
  const connection = { network, platform: () => platform.app, hotel: 'aurora' };
  phone = chatPhone({ network, random, transport: (page) => platformStream(connection, page, random) });
});
afterEach(async () => {
  phone.killAll();
  jest.useRealTimers();
  await platform.close();
  expect(platform.unexpectedErrors).toEqual([]);
});

async function pass(): Promise<void> {
  await eventLoopTurns(20);
  await jest.advanceTimersByTimeAsync(0);
  await eventLoopTurns(20);
}

const textsOf = (tab: ChatTab) => tab.messages().map(({ text }) => text);

it('opens one chat when a guest who is not known starts in two tabs at once', async () => {
  const [tab, other] = [phone.openTab(), phone.openTab()];
  const registration = await registrationOf(platform, 'aurora');
  await Promise.all([tab.engine.start(registration), other.engine.start(registration), pass()]);
  await pass();
  expect(textsOf(tab)).toEqual(['Welcome to aurora']);
  expect(other.device.chat.get()).toBe(tab.device.chat.get());
  expect((await platform.desk('aurora', '/chats')).body.data).toHaveLength(1);
  expect(tab.device.startUuid.get()).toBe('');
});

it('opens one chat when the response to a start is lost and the guest starts again after a reload', async () => {
  const tab = phone.openTab();
  const registration = await registrationOf(platform, 'aurora');
  isResponseLost = true;
  const [fields] = await Promise.all([tab.engine.start(registration), pass()]);
  isResponseLost = false;
  expect([fields, tab.engine.state().stage]).toEqual([{}, 'registration']);
  tab.kill();
  const again = phone.openTab();
  await Promise.all([again.engine.start(registration), pass()]);
  await pass();
  expect(textsOf(again)).toEqual(['Welcome to aurora']);
  expect((await platform.desk('aurora', '/chats')).body.data).toHaveLength(1);
});

it('begins a new conversation also when nobody heard that the guest has left the first', async () => {
  const tab = phone.openTab();
  await Promise.all([tab.engine.start(await registrationOf(platform, 'aurora')), pass()]);
  await pass();
  tab.engine.send('For your eyes only');
  await pass();
  const uuid = tab.device.chat.get();
  network.cut();
  tab.engine.leave();
  await pass();
  network.restore();
  await Promise.all([tab.engine.start(await registrationOf(platform, 'aurora')), pass()]);
  await pass();
  expect(textsOf(tab)).toEqual(['Welcome to aurora']);
  const chats = (await platform.desk('aurora', '/chats')).body.data as { uuid: string; closed_at: string | null }[];
  expect(chats.filter(({ closed_at }) => closed_at !== null).map((chat) => chat.uuid)).toEqual([uuid]);
});
