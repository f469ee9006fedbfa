import { platformPerTest, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { chatAt, messageIn } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';
import type { StoredEvent } from '../stores/outbox';

onEachStore((emptyStore, kind) => {
  const platform = platformPerTest(emptyStore);

  it('publishes each message as soon as it can be read, and publishes no refused message', async () => {
    const guest = await chatAt(platform, 'aurora');
    const events: StoredEvent[] = [];
    const stop = platform.app.onOutbox((event) => events.push(event));
    const own = messageIn(await guest.say('Breakfast', { command: 'breakfast' }));
    await guest.say('');
    stop();
    const [, , bot] = await guest.messages();
    const about = { hotel: 'aurora', type: 'chat-message-created', chat_uuid: guest.uuid };
    expect(events).toEqual([
      { ...about, id: own.id, chat_message_id: own.id, extra: { initiator_id: own.initiator_id } },
      { ...about, id: bot?.id, chat_message_id: bot?.id, extra: { initiator_id: bot?.initiator_id } },
    ]);
  });

  it('delivers the events after the last received one to the subscribers of a chat', async () => {
    const [mine, other, theirs] = [
      await chatAt(platform, 'aurora'),
      await chatAt(platform, 'aurora'),
      await chatAt(platform, 'bellevue'),
    ];
    const received: StoredEvent[] = [];
    const first = messageIn(await mine.say('One'));
    const second = messageIn(await mine.say('Two'));
    platform.app.live.subscribe(
      { hotel: 'aurora', orderUuids: [], chatUuids: [mine.uuid.toUpperCase(), theirs.uuid], lastId: Number(first.id) },
      { write: (event) => received.push(event), end: () => undefined },
    );
    await other.say('Not mine');
    await theirs.say('Not this hotel');
    const third = messageIn(await mine.say('Three'));
    await eventually(() => received.some((event) => event.id === third.id));
    expect(received.map((event) => event.id)).toEqual([second.id, third.id]);
  });

  // Only one process can use a SQLite store.
  if (kind === 'postgres') {
    it('delivers a chat’s events to guests of another process of the same store', async () => {
      const other = await testPlatform({ ...platform.store, remove: async () => {} });
      const guest = await chatAt(platform, 'aurora');
      const received: StoredEvent[] = [];
      const about = { hotel: 'aurora', orderUuids: [], chatUuids: [guest.uuid], lastId: null };
      other.app.live.subscribe(about, { write: (event) => received.push(event), end: () => undefined });
      const message = messageIn(
        await platform.desk('aurora', `/chats/${guest.uuid}/messages`, { content: 'Good morning' }),
      );
      await eventually(() => received.at(-1)?.id === message.id);
      expect(received.at(-1)).toMatchObject({ type: 'chat-message-created', chat_message_id: message.id });
      await other.close();
    });
  }
});
