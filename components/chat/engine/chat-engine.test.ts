import { chatAtHotel } from '@/tests/builders/chat/chat-at-hotel';
import type { ChatTab } from '@/tests/builders/chat/chat-phone';
import { registrationOf } from '@/tests/builders/platform/guest-chat';
import { UnreadWatch } from './watch-unread';

/** The status that replaces the platform's responses; null: none. */
let failure: number | null;
/** The addresses that `failure` concerns. */
let failing: RegExp;
beforeEach(() => {
  failure = null;
  failing = /./;
});
const chat = chatAtHotel(async (request, fetch) =>
  failure !== null && failing.test(request.url) ? new Response('{}', { status: failure }) : fetch(request),
);

const linesOf = (tab: ChatTab) => tab.messages().map(({ text, state, failure: word }) => [text, state, word]);
const deskWrites = async (tab: ChatTab, content: string) => {
  await chat.platform.desk('aurora', `/chats/${tab.device.chat.get()}/messages`, { content });
  await chat.pass();
};
/** The address of a chat itself, not of its messages. */
const CHAT_READ = /[?&]person_uuid=/;
const GREETING = ['Welcome to aurora', 'sent', null];

it('knows the language of a message that the server names', async () => {
  const tab = await chat.start();
  await deskWrites(tab, 'Bienvenue');
  expect(tab.messages().map(({ text, language }) => [text, language])).toEqual([
    ['Welcome to aurora', 'en'],
    ['Bienvenue', null],
  ]);
});

it('shows a message at once as sending, then as sent, and empties the draft', async () => {
  const tab = await chat.start();
  tab.engine.setDraft('Hello ');
  tab.engine.send('Hello ');
  expect([linesOf(tab).at(-1), tab.engine.state().draft]).toEqual([['Hello', 'sending', null], '']);
  const [, before] = tab.messages();
  await chat.pass();
  expect(linesOf(tab)).toEqual([GREETING, ['Hello', 'sent', null]]);
  expect(tab.messages()[1]?.key).toBe(before?.key);
  tab.engine.send(' \n ');
  expect(tab.messages()).toHaveLength(2);
});

it('shows a message as the guest’s that is stored before the chat was read', async () => {
  const tab = await chat.start();
  tab.kill();
  failure = 503;
  failing = CHAT_READ;
  const again = chat.phone.openTab();
  again.engine.send('Hello');
  await chat.pass();
  failure = null;
  await chat.pass(60_000);
  expect(again.messages().map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ['Welcome to aurora', false],
    ['Hello', true],
  ]);
});

it('knows at once how far staff have read, by opening the chat and by answering', async () => {
  const tab = await chat.start();
  tab.engine.send('Hello');
  await chat.pass();
  const own = tab.messages().at(-1)?.id;
  expect(tab.engine.state().seenUntil).toBe(0);
  await chat.platform.desk('aurora', `/chats/${tab.device.chat.get()}/mark-as-read`, {});
  await chat.pass();
  expect(tab.engine.state().seenUntil).toBe(own);
  tab.engine.send('Are you there?');
  await chat.pass();
  await deskWrites(tab, 'Yes');
  expect(tab.engine.state().seenUntil).toBe(tab.messages().at(-1)?.id);
});

it('shows a message as failed after some attempts without a connection, and sends it on a retry', async () => {
  const tab = await chat.start();
  chat.network.cut();
  tab.engine.send('Hello');
  await chat.pass(20_000);
  expect(linesOf(tab)).toEqual([GREETING, ['Hello', 'failed', 'temporarily_unavailable']]);
  expect([tab.engine.state().isConnected, tab.engine.state().stage]).toEqual([false, 'open']);
  chat.network.restore();
  tab.engine.retry(tab.messages()[1]?.key ?? '');
  expect(linesOf(tab).at(-1)).toEqual(['Hello', 'sending', null]);
  await chat.pass();
  expect(linesOf(tab)).toEqual([GREETING, ['Hello', 'sent', null]]);
  expect(tab.engine.state().isConnected).toBe(true);
});

it('sends an unsent message after a reload, and keeps the draft', async () => {
  const tab = await chat.start();
  chat.network.cut();
  tab.engine.send('Hello');
  tab.engine.setDraft('And');
  await chat.pass(1_000);
  tab.kill();
  chat.network.restore();
  const again = chat.phone.openTab();
  expect([again.engine.state().draft, again.messages().map(({ text }) => text)]).toEqual(['And', ['Hello']]);
  await chat.pass();
  expect(linesOf(again)).toEqual([GREETING, ['Hello', 'sent', null]]);
});

it('sends the unsent messages of an earlier page without showing the chat', async () => {
  const tab = await chat.start();
  chat.network.cut();
  tab.engine.send('Hello');
  await chat.pass(1_000);
  tab.kill();
  chat.network.restore();
  const again = chat.phone.openTab({ isShown: false });
  again.engine.sendUnsent();
  await chat.pass();
  expect(again.device.unsent.get()).toEqual([]);
  again.show();
  await chat.pass();
  expect(linesOf(again)).toEqual([GREETING, ['Hello', 'sent', null]]);
});

it('sends the messages of two tabs once and in the same order, and shows them in both', async () => {
  const [tab, other] = [await chat.start(), chat.phone.openTab()];
  await chat.pass();
  tab.engine.send('One');
  other.engine.send('Two');
  tab.engine.send('Three');
  await chat.pass(1_000);
  expect(linesOf(tab)).toHaveLength(4);
  expect(linesOf(other)).toEqual(linesOf(tab));
});

it('lets a refused message wait for the guest and sends those behind it', async () => {
  const tab = await chat.start();
  tab.engine.send('x'.repeat(4_001));
  tab.engine.send('Hello');
  await chat.pass();
  expect(linesOf(tab).slice(1)).toEqual([
    ['Hello', 'sent', null],
    ['x'.repeat(4_001), 'failed', 'too_large'],
  ]);
  tab.engine.discard(tab.messages()[2]?.key ?? '');
  await chat.pass(60_000);
  expect(linesOf(tab)).toEqual([GREETING, ['Hello', 'sent', null]]);
});

it.each([400, 401, 403, 404, 410, 422])(
  'forgets chat and person after the response %d, and keeps what was typed as the draft',
  async (status) => {
    const tab = await chat.start();
    failure = status;
    tab.engine.setDraft('Again?');
    tab.device.draft.changeNow((text) => text);
    chat.network.cut();
    tab.engine.send('Hello');
    tab.engine.setDraft('Again?');
    await chat.pass(100);
    chat.network.restore();
    await chat.pass(60_000);
    expect(tab.engine.state()).toMatchObject({ stage: 'registration', messages: [], draft: 'Hello\nAgain?' });
    expect([tab.device.chat.get(), tab.device.person.get(), tab.device.unsent.get()]).toEqual(['', '', []]);
  },
);

it.each([408, 425, 429, 503])(
  'keeps the chat and its messages after the response %d, and continues afterwards',
  async (status) => {
    const tab = await chat.start();
    const person = tab.device.person.get();
    failure = status;
    tab.page.hide();
    tab.page.show();
    await chat.pass(100);
    expect([tab.engine.state().stage, tab.device.person.get()]).toEqual(['open', person]);
    expect(linesOf(tab)).toEqual([GREETING]);
    failure = null;
    await chat.pass(60_000);
    expect(tab.engine.state().isConnected).toBe(true);
  },
);

it('shows the newest 60 messages of a long chat before it has the whole chat, and then all of them in order', async () => {
  const tab = await chat.start();
  tab.kill();
  const uuid = tab.device.chat.get();
  for (let count = 1; count <= 70; count += 1)
    await chat.platform.desk('aurora', `/chats/${uuid}/messages`, { content: `Message ${count}` });
  const written = ['Welcome to aurora', ...Array.from({ length: 70 }, (_, index) => `Message ${index + 1}`)];
  [failure, failing] = [503, /\/messages$/];
  const again = chat.phone.openTab();
  await chat.pass();
  expect(again.engine.state().stage).toBe('open');
  expect(again.messages().map(({ text }) => text)).toEqual(written.slice(-60));
  expect(again.device.unread.get()).toBe(0);
  failure = null;
  await chat.pass(10_000);
  expect(again.messages().map(({ text }) => text)).toEqual(written);
  expect(again.engine.state().isConnected).toBe(true);
});

it('fetches a chat that fits into the first response only once', async () => {
  [failure, failing] = [503, /\/messages$/];
  const tab = await chat.start();
  expect([linesOf(tab), tab.engine.state().isConnected]).toEqual([[GREETING], true]);
});

it('shows that the hotel types until its message comes', async () => {
  const tab = await chat.start();
  await chat.platform.desk('aurora', `/chats/${tab.device.chat.get()}/typing`, { is_typing: true });
  await chat.pass();
  expect(tab.engine.state().isHotelTyping).toBe(true);
  await deskWrites(tab, 'Good day');
  expect(tab.engine.state().isHotelTyping).toBe(false);
  expect(linesOf(tab).at(-1)).toEqual(['Good day', 'sent', null]);
});

it('closes the chat when the guest leaves, and shows nothing of it to whoever starts the next one', async () => {
  const tab = await chat.start();
  tab.engine.send('Hello');
  await chat.pass();
  const [uuid, last] = [tab.device.chat.get(), tab.messages().at(-1)?.id];
  tab.engine.leave();
  expect([tab.engine.state().stage, tab.device.leftAt.get(), tab.device.chat.get()]).toEqual([
    'registration',
    last,
    '',
  ]);
  await chat.pass();
  const closed = (await chat.platform.desk('aurora', '/chats')).body.data;
  expect(closed).toMatchObject([{ uuid, closed_at: expect.any(String) }]);
  const next = await registrationOf(chat.platform, 'aurora', { name: 'Ben', room_number: '201' });
  await Promise.all([tab.engine.start(next), chat.pass()]);
  await chat.pass();
  expect(tab.device.chat.get()).not.toBe(uuid);
  expect(linesOf(tab)).toEqual([GREETING]);
});

it('hides what was said before the guest left, when the platform goes on in the same chat', async () => {
  const tab = await chat.start();
  tab.engine.send('For your eyes only');
  await chat.pass();
  const uuid = tab.device.chat.get();
  failing = /\/leave$/;
  failure = 404;
  tab.engine.leave();
  await chat.pass();
  tab.device.chat.changeNow(() => uuid);
  await chat.pass();
  expect([tab.engine.state().stage, linesOf(tab)]).toEqual(['open', []]);
  await deskWrites(tab, 'Good day');
  expect(linesOf(tab)).toEqual([['Good day', 'sent', null]]);
});

it('forgets chat and person for a new guest', async () => {
  const tab = await chat.start();
  tab.engine.clear();
  expect([tab.device.chat.get(), tab.device.person.get(), tab.device.leftAt.get()]).toEqual(['', '', null]);
});

it('returns the field errors of a refused registration, and keeps no chat', async () => {
  const tab = chat.phone.openTab();
  const starting = tab.engine.start(await registrationOf(chat.platform, 'aurora', { name: '' }));
  await chat.pass();
  expect([Object.keys((await starting) ?? {}), tab.engine.state().stage]).toEqual([['name'], 'registration']);
});

it('restarts the chat once when the page has another language, in however many tabs', async () => {
  const tab = await chat.start();
  tab.kill();
  const tabs = [chat.phone.openTab({ language: 'de' }), chat.phone.openTab({ language: 'de' })];
  await chat.pass(1_000);
  for (const each of tabs) expect(linesOf(each)).toEqual([GREETING, ['Willkommen im aurora', 'sent', null]]);
});

it('counts unread messages alike in every tab and after a reload, and none once the chat was opened in one', async () => {
  const chatTab = await chat.start();
  chatTab.kill();
  const [one, two] = [chat.phone.openTab({ isShown: false }), chat.phone.openTab({ isShown: false })];
  const watches = [one, two].map(({ device, tools }) => new UnreadWatch(device.chat.get(), tools));
  await chat.pass();
  await deskWrites(one, 'Good day');
  await deskWrites(one, 'Are you there?');
  expect([one, two].map(({ device }) => device.unread.get())).toEqual([2, 2]);
  const later = chat.phone.openTab({ isShown: false });
  watches.push(new UnreadWatch(later.device.chat.get(), later.tools));
  await chat.pass();
  expect(later.device.unread.get()).toBe(2);
  two.show();
  await chat.pass();
  expect([one, two, later].map(({ device }) => device.unread.get())).toEqual([0, 0, 0]);
  await deskWrites(one, 'Fine');
  expect([one, two, later].map(({ device }) => device.unread.get())).toEqual([0, 0, 0]);
  for (const watch of watches) watch.stop();
  expect((await chat.platform.desk('aurora', '/chats')).body.data).toMatchObject([{ guest_unread_count: 0 }]);
});
