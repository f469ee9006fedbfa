import { eventLoopTurns, withFakePage } from '@/tests/builders/browser/fake-page-globals';
import { type ChatTab, chatPhone } from '@/tests/builders/chat/chat-phone';
import { CutNetwork } from '@/tests/builders/chat/cut-network';
import { platformStream } from '@/tests/builders/chat/platform-stream';
import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { registrationOf } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { UnreadWatch } from './watch-unread';

withFakePage();

const random = () => 0.5;
let platform: TestPlatform;
let network: CutNetwork;
let phone: ReturnType<typeof chatPhone>;
/** The status that replaces every response of the platform; null: none. */
let failure: number | null;
/** The addresses that `failure` concerns. */
let failing: RegExp;

beforeEach(async () => {
  platform = await testPlatform(await emptySqlite());
  failure = null;
  failing = /./;
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  network = new CutNetwork(async (request) => {
    if (failure !== null && failing.test(request.url)) return new Response('{}', { status: failure });
    return platform.app.fetch(request);
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

async function pass(milliseconds = 0): Promise<void> {
  await eventLoopTurns(20);
  await jest.advanceTimersByTimeAsync(milliseconds);
  await eventLoopTurns(20);
}

async function begun(options?: Parameters<typeof phone.openTab>[0]): Promise<ChatTab> {
  const tab = phone.openTab(options);
  await Promise.all([tab.engine.start(await registrationOf(platform, 'aurora')), pass()]);
  await pass();
  return tab;
}

const linesOf = (tab: ChatTab) => tab.messages().map(({ text, state, failure: word }) => [text, state, word]);
const deskWrites = async (tab: ChatTab, content: string) => {
  await platform.desk('aurora', `/chats/${tab.device.chat.get()}/messages`, { content });
  await pass();
};
const GREETING = ['Welcome to aurora', 'sent', null];

it('knows the language of a message that the server names', async () => {
  const tab = await begun();
  await deskWrites(tab, 'Bienvenue');
  expect(tab.messages().map(({ text, language }) => [text, language])).toEqual([
    ['Welcome to aurora', 'en'],
    ['Bienvenue', null],
  ]);
});

it('shows a message at once as sending, then as sent, and empties the draft', async () => {
  const tab = await begun();
  tab.engine.setDraft('Hello ');
  tab.engine.send('Hello ');
  expect([linesOf(tab).at(-1), tab.engine.state().draft]).toEqual([['Hello', 'sending', null], '']);
  const [, before] = tab.messages();
  await pass();
  expect(linesOf(tab)).toEqual([GREETING, ['Hello', 'sent', null]]);
  expect(tab.messages()[1]?.key).toBe(before?.key);
  tab.engine.send(' \n ');
  expect(tab.messages()).toHaveLength(2);
});

it('shows a message as failed after some attempts without a connection, and sends it on a retry', async () => {
  const tab = await begun();
  network.cut();
  tab.engine.send('Hello');
  await pass(20_000);
  expect(linesOf(tab)).toEqual([GREETING, ['Hello', 'failed', 'temporarily_unavailable']]);
  expect([tab.engine.state().isConnected, tab.engine.state().stage]).toEqual([false, 'open']);
  network.restore();
  tab.engine.retry(tab.messages()[1]?.key ?? '');
  expect(linesOf(tab).at(-1)).toEqual(['Hello', 'sending', null]);
  await pass();
  expect(linesOf(tab)).toEqual([GREETING, ['Hello', 'sent', null]]);
  expect(tab.engine.state().isConnected).toBe(true);
});

it('sends an unsent message after a reload, and keeps the draft', async () => {
  const tab = await begun();
  network.cut();
  tab.engine.send('Hello');
  tab.engine.setDraft('And');
  await pass(1_000);
  tab.kill();
  network.restore();
  const again = phone.openTab();
  expect([again.engine.state().draft, again.messages().map(({ text }) => text)]).toEqual(['And', ['Hello']]);
  await pass();
  expect(linesOf(again)).toEqual([GREETING, ['Hello', 'sent', null]]);
});

it('sends the unsent messages of an earlier page without showing the chat', async () => {
  const tab = await begun();
  network.cut();
  tab.engine.send('Hello');
  await pass(1_000);
  tab.kill();
  network.restore();
  const again = phone.openTab({ isShown: false });
  again.engine.sendUnsent();
  await pass();
  expect(again.device.unsent.get()).toEqual([]);
  again.show();
  await pass();
  expect(linesOf(again)).toEqual([GREETING, ['Hello', 'sent', null]]);
});

it('sends the messages of two tabs once and in the same order, and shows them in both', async () => {
  const [tab, other] = [await begun(), phone.openTab()];
  await pass();
  tab.engine.send('One');
  other.engine.send('Two');
  tab.engine.send('Three');
  await pass(1_000);
  expect(linesOf(tab)).toHaveLength(4);
  expect(linesOf(other)).toEqual(linesOf(tab));
});

it('lets a refused message wait for the guest and sends those behind it', async () => {
  const tab = await begun();
  tab.engine.send('x'.repeat(4_001));
  tab.engine.send('Hello');
  await pass();
  expect(linesOf(tab).slice(1)).toEqual([
    ['Hello', 'sent', null],
    ['x'.repeat(4_001), 'failed', 'too_large'],
  ]);
  tab.engine.discard(tab.messages()[2]?.key ?? '');
  await pass(60_000);
  expect(linesOf(tab)).toEqual([GREETING, ['Hello', 'sent', null]]);
});

it.each([400, 401, 403, 404, 410, 422])(
  'forgets chat and person after the response %d, and keeps what was typed as the draft',
  async (status) => {
    const tab = await begun();
    failure = status;
    tab.engine.setDraft('Again?');
    tab.device.draft.changeNow((text) => text);
    network.cut();
    tab.engine.send('Hello');
    tab.engine.setDraft('Again?');
    await pass(100);
    network.restore();
    await pass(60_000);
    expect(tab.engine.state()).toMatchObject({ stage: 'registration', messages: [], draft: 'Hello\nAgain?' });
    expect([tab.device.chat.get(), tab.device.person.get(), tab.device.unsent.get()]).toEqual(['', '', []]);
  },
);

it.each([408, 425, 429, 503])(
  'keeps the chat and its messages after the response %d, and continues afterwards',
  async (status) => {
    const tab = await begun();
    const person = tab.device.person.get();
    failure = status;
    tab.page.hide();
    tab.page.show();
    await pass(100);
    expect([tab.engine.state().stage, tab.device.person.get()]).toEqual(['open', person]);
    expect(linesOf(tab)).toEqual([GREETING]);
    failure = null;
    await pass(60_000);
    expect(tab.engine.state().isConnected).toBe(true);
  },
);

it('shows the newest 60 messages of a long chat before it has the whole chat, and then all of them in order', async () => {
  const tab = await begun();
  tab.kill();
  const uuid = tab.device.chat.get();
  for (let count = 1; count <= 70; count += 1)
    await platform.desk('aurora', `/chats/${uuid}/messages`, { content: `Message ${count}` });
  const written = ['Welcome to aurora', ...Array.from({ length: 70 }, (_, index) => `Message ${index + 1}`)];
  [failure, failing] = [503, /\/messages$/];
  const again = phone.openTab();
  await pass();
  expect(again.engine.state().stage).toBe('open');
  expect(again.messages().map(({ text }) => text)).toEqual(written.slice(-60));
  expect(again.device.unread.get()).toBe(0);
  failure = null;
  await pass(10_000);
  expect(again.messages().map(({ text }) => text)).toEqual(written);
  expect(again.engine.state().isConnected).toBe(true);
});

it('fetches a chat that fits into the first response only once', async () => {
  [failure, failing] = [503, /\/messages$/];
  const tab = await begun();
  expect([linesOf(tab), tab.engine.state().isConnected]).toEqual([[GREETING], true]);
});

it('shows that the hotel types until its message comes', async () => {
  const tab = await begun();
  await platform.desk('aurora', `/chats/${tab.device.chat.get()}/typing`, { is_typing: true });
  await pass();
  expect(tab.engine.state().isHotelTyping).toBe(true);
  await deskWrites(tab, 'Good day');
  expect(tab.engine.state().isHotelTyping).toBe(false);
  expect(linesOf(tab).at(-1)).toEqual(['Good day', 'sent', null]);
});

it('closes the chat when the guest leaves, and shows nothing of it to whoever starts the next one', async () => {
  const tab = await begun();
  tab.engine.send('Hello');
  await pass();
  const [uuid, last] = [tab.device.chat.get(), tab.messages().at(-1)?.id];
  tab.engine.leave();
  expect([tab.engine.state().stage, tab.device.leftAt.get(), tab.device.chat.get()]).toEqual([
    'registration',
    last,
    '',
  ]);
  await pass();
  const closed = (await platform.desk('aurora', '/chats')).body.data;
  expect(closed).toMatchObject([{ uuid, closed_at: expect.any(String) }]);
  const next = await registrationOf(platform, 'aurora', { name: 'Ben', room_number: '201' });
  await Promise.all([tab.engine.start(next), pass()]);
  await pass();
  expect(tab.device.chat.get()).not.toBe(uuid);
  expect(linesOf(tab)).toEqual([GREETING]);
});

it('hides what was said before the guest left, when the platform goes on in the same chat', async () => {
  const tab = await begun();
  tab.engine.send('For your eyes only');
  await pass();
  const uuid = tab.device.chat.get();
  failing = /\/leave$/;
  failure = 404;
  tab.engine.leave();
  await pass();
  tab.device.chat.changeNow(() => uuid);
  await pass();
  expect([tab.engine.state().stage, linesOf(tab)]).toEqual(['open', []]);
  await deskWrites(tab, 'Good day');
  expect(linesOf(tab)).toEqual([['Good day', 'sent', null]]);
});

it('forgets chat and person for a new guest', async () => {
  const tab = await begun();
  tab.engine.clear();
  expect([tab.device.chat.get(), tab.device.person.get(), tab.device.leftAt.get()]).toEqual(['', '', null]);
});

it('returns the field errors of a refused registration, and keeps no chat', async () => {
  const tab = phone.openTab();
  const starting = tab.engine.start(await registrationOf(platform, 'aurora', { name: '' }));
  await pass();
  expect([Object.keys((await starting) ?? {}), tab.engine.state().stage]).toEqual([['name'], 'registration']);
});

it('restarts the chat once when the page has another language, in however many tabs', async () => {
  const tab = await begun();
  tab.kill();
  const tabs = [phone.openTab({ language: 'de' }), phone.openTab({ language: 'de' })];
  await pass(1_000);
  for (const each of tabs) expect(linesOf(each)).toEqual([GREETING, ['Willkommen im aurora', 'sent', null]]);
});

it('counts unread messages alike in every tab and after a reload, and none once the chat was opened in one', async () => {
  const chatTab = await begun();
  chatTab.kill();
  const [one, two] = [phone.openTab({ isShown: false }), phone.openTab({ isShown: false })];
  const watches = [one, two].map(({ device, tools }) => new UnreadWatch(device.chat.get(), tools));
  await pass();
  await deskWrites(one, 'Good day');
  await deskWrites(one, 'Are you there?');
  expect([one, two].map(({ device }) => device.unread.get())).toEqual([2, 2]);
  const later = phone.openTab({ isShown: false });
  watches.push(new UnreadWatch(later.device.chat.get(), later.tools));
  await pass();
  expect(later.device.unread.get()).toBe(2);
  two.show();
  await pass();
  expect([one, two, later].map(({ device }) => device.unread.get())).toEqual([0, 0, 0]);
  await deskWrites(one, 'Fine');
  expect([one, two, later].map(({ device }) => device.unread.get())).toEqual([0, 0, 0]);
  for (const watch of watches) watch.stop();
  expect((await platform.desk('aurora', '/chats')).body.data).toMatchObject([{ guest_unread_count: 0 }]);
});
