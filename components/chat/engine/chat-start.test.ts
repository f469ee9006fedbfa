import { chatAtHotel } from '@/tests/builders/chat/chat-at-hotel';
import type { ChatTab } from '@/tests/builders/chat/chat-phone';
import { registrationOf } from '@/tests/builders/platform/guest-chat';

/** Whether the platform acts on calls and its responses do not arrive. */
let isResponseLost = false;
const chat = chatAtHotel(async (request, fetch) => {
  const response = await fetch(request);
  if (isResponseLost) throw new TypeError('Failed to fetch');
  return response;
});

const textsOf = (tab: ChatTab) => tab.messages().map(({ text }) => text);

it('opens one chat when a guest who is not known starts in two tabs at once', async () => {
  const [tab, other] = [chat.phone.openTab(), chat.phone.openTab()];
  const registration = await registrationOf(chat.platform, 'aurora');
  await Promise.all([tab.engine.start(registration), other.engine.start(registration), chat.pass()]);
  await chat.pass();
  expect(textsOf(tab)).toEqual(['Welcome to aurora']);
  expect(other.device.chat.get()).toBe(tab.device.chat.get());
  expect((await chat.platform.desk('aurora', '/chats')).body.data).toHaveLength(1);
  expect(tab.device.startUuid.get()).toBe('');
});

it('opens one chat when the response to a start is lost and the guest starts again after a reload', async () => {
  const tab = chat.phone.openTab();
  const registration = await registrationOf(chat.platform, 'aurora');
  isResponseLost = true;
  const [fields] = await Promise.all([tab.engine.start(registration), chat.pass()]);
  isResponseLost = false;
  expect([fields, tab.engine.state().stage]).toEqual([{}, 'registration']);
  tab.kill();
  const again = chat.phone.openTab();
  await Promise.all([again.engine.start(registration), chat.pass()]);
  await chat.pass();
  expect(textsOf(again)).toEqual(['Welcome to aurora']);
  expect((await chat.platform.desk('aurora', '/chats')).body.data).toHaveLength(1);
});

it('begins a new conversation also when nobody heard that the guest has left the first', async () => {
  const tab = await chat.start();
  tab.engine.send('For your eyes only');
  await chat.pass();
  const uuid = tab.device.chat.get();
  chat.network.cut();
  tab.engine.leave();
  await chat.pass();
  chat.network.restore();
  await chat.start(tab);
  expect(textsOf(tab)).toEqual(['Welcome to aurora']);
  const chats = (await chat.platform.desk('aurora', '/chats')).body.data as {
    uuid: string;
    closed_at: string | null;
  }[];
  expect(chats.filter(({ closed_at }) => closed_at !== null).map((chat) => chat.uuid)).toEqual([uuid]);
});
