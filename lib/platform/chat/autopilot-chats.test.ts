import { platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { chatAt, type GuestChat } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { OutboxEvent } from '../stores/outbox';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore, { autopilot: { hotels: ['aurora'] } });

  /** Runs one autopilot round for each of a number of seconds. */
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second += 1) {
      platform.advanceSeconds(1);
      await platform.app.autopilot.runOnce();
    }
  };
  const contentsOf = async (chat: GuestChat) => (await chat.messages()).map(({ content }) => content);

  it('shows the typing indicator first, and then answers the chat in the guest’s language', async () => {
    const guest = await chatAt(platform, 'aurora', { lang: 'de' });
    await guest.say('Ist jemand da?');
    const events: OutboxEvent[] = [];
    platform.app.onOutbox((event) => events.push(event));
    await seconds(1);
    expect(events).toEqual([]);
    await seconds(1);
    expect(events.map(({ type }) => type)).toEqual(['start-companion-typing']);
    await seconds(2);
    expect(events.slice(1).map(({ type }) => type)).toEqual(['end-companion-typing', 'chat-message-created']);
    expect(await contentsOf(guest)).toEqual(['Willkommen im aurora', 'Ist jemand da?', 'Wir kümmern uns darum']);
    await seconds(20);
    expect(events).toHaveLength(3);
  });

  it('answers a guest who keeps writing only once, and again after their next message', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Hello');
    await seconds(3);
    await guest.say('Anybody?');
    await seconds(10);
    expect(await contentsOf(guest)).toHaveLength(4);
    await guest.say('Thank you');
    await seconds(10);
    expect(await contentsOf(guest)).toHaveLength(6);
  });

  it('does not answer a message that the bot has answered', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Breakfast', { command: 'breakfast' });
    await seconds(20);
    expect(await contentsOf(guest)).toHaveLength(3);
  });

  it('answers no chats of hotels that are not named or have no configured reply', async () => {
    const people = await chatAt(platform, 'bellevue');
    await people.say('Hello');
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.chat = { greeting: 'Welcome' };
    });
    await platform.restart();
    const silent = await chatAt(platform, 'aurora');
    await silent.say('Hello');
    await seconds(20);
    expect([await contentsOf(people), await contentsOf(silent)]).toEqual([
      ['Welcome to bellevue', 'Hello'],
      ['Welcome', 'Hello'],
    ]);
  });

  it('does not answer a chat when staff have answered first', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Hello');
    await seconds(2);
    await platform.desk('aurora', `/chats/${guest.uuid}/messages`, { content: 'Good morning', name: 'Eva' });
    await seconds(20);
    expect(await contentsOf(guest)).toEqual(['Welcome to aurora', 'Hello', 'Good morning']);
  });

  it('answers a chat once when several processes run the autopilot', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Hello');
    platform.advanceSeconds(10);
    await Promise.all([1, 2, 3].map(() => platform.app.autopilot.runOnce()));
    expect(await contentsOf(guest)).toHaveLength(3);
  });
});
