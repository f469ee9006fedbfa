import { v4 } from 'uuid';
import type { Chat } from '@/lib/contract/chat';
import { DESK_TOKEN, fieldsIn, type HotelCode, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { chatAt, messageIn } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from '../routes/desk-routes';
import type { OutboxEvent } from '../stores/outbox';
import type { DeskChat } from './describe-chats';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const listed = async (code: HotelCode) => (await platform.desk(code, '/chats')).body.data as DeskChat[];
  /** The guest's view of their chat. */
  const chatOf = async ({ uuid, person }: { uuid: string; person: string }) =>
    (await platform.get(`/api/v1/public/chat/${uuid}?person_uuid=${person}`)).body.data as Chat;
  const eventsOf = async (happens: () => Promise<unknown>): Promise<readonly OutboxEvent[]> => {
    const events: OutboxEvent[] = [];
    const stop = platform.app.onOutbox((event) => events.push(event));
    await happens();
    stop();
    return events;
  };

  it('lists a hotel’s own chats with their waiting guests, the most recent chat first', async () => {
    const ada = await chatAt(platform, 'aurora', { phone: '+34 600 000 000' });
    platform.advanceSeconds(60);
    const ben = await chatAt(platform, 'aurora', { name: 'Ben', room_number: '', is_hotel_guest: false, lang: 'de' });
    await chatAt(platform, 'bellevue', { name: 'Cleo' });
    platform.advanceSeconds(60);
    await ada.say('Hello?');
    await ada.say('Anybody there?');
    expect(await listed('aurora')).toMatchObject([
      {
        uuid: ada.uuid,
        guest: { name: 'Ada', room_number: '101', phone: '+34 600 000 000', is_hotel_guest: true },
        language: 'en',
        updated_at: '2026-05-01T10:02:00.000Z',
        unread_count: 2,
        guest_unread_count: 1,
        waiting_since: '2026-05-01T10:02:00.000Z',
        last_message: { content: 'Anybody there?' },
      },
      {
        uuid: ben.uuid,
        guest: { name: 'Ben', room_number: null, phone: null, is_hotel_guest: false },
        language: 'de',
        unread_count: 0,
        waiting_since: null,
        last_message: { content: 'Willkommen im aurora' },
      },
    ]);
    expect((await listed('bellevue')).map((chat) => chat.guest.name)).toEqual(['Cleo']);
  });

  it('writes messages as the hotel, as a person with a name, and as the bot', async () => {
    const guest = await chatAt(platform, 'aurora', { lang: 'de' });
    await guest.say('Hallo');
    const path = `/chats/${guest.uuid}/messages`;
    await platform.desk('aurora', path, { content: ' Guten Abend ' });
    await platform.desk('aurora', path, { content: 'Ich bin Eva', name: 'Eva' });
    await platform.desk('aurora', path, { content: 'Noch etwas?', as: 'bot' });
    const messages = await guest.messages();
    expect(messages.slice(2).map(({ initiator, content }) => [initiator?.name, content])).toEqual([
      ['Hotel aurora', 'Guten Abend'],
      ['Eva', 'Ich bin Eva'],
      ['Hotel aurora', 'Noch etwas?'],
    ]);
    const [bot, ada, hotel, eva, again] = messages.map((message) => message.initiator_id);
    expect(again).toBe(bot);
    expect(new Set([bot, ada, hotel, eva]).size).toBe(4);
  });

  const sendFile = (code: HotelCode, chat: string, key: HotelCode = code) => {
    const form = new FormData();
    form.append('file', new Blob(['The first bus leaves at 08:10']), 'bus.txt');
    const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, key)}`, [HOTEL_HEADER]: code };
    return platform.send(
      new Request(`http://inside/api/desk/v1/chats/${chat}/files`, { method: 'POST', headers, body: form }),
    );
  };

  it('sends a file of staff, which only a message of its own chat can name', async () => {
    const guest = await chatAt(platform, 'aurora');
    const other = await chatAt(platform, 'aurora', { name: 'Ben' });
    const sent = await sendFile('aurora', guest.uuid);
    expect(sent.status).toBe(200);
    const { path: file } = sent.body.data as { path: string };
    expect((await platform.desk('aurora', `/chats/${guest.uuid}/messages`, { file, name: 'Eva' })).status).toBe(200);
    expect((await guest.messages()).at(-1)).toMatchObject({
      content: '*file*',
      extra: { file },
      initiator: { name: 'Eva' },
    });
    const elsewhere = await platform.desk('aurora', `/chats/${other.uuid}/messages`, { file });
    expect([elsewhere.status, Object.keys(fieldsIn(elsewhere))]).toEqual([422, ['file']]);
    expect((await platform.desk('aurora', `/chats/${guest.uuid}/messages`, {})).status).toBe(422);
  });

  it('accepts no file for a chat of another hotel', async () => {
    const guest = await chatAt(platform, 'aurora');
    expect((await sendFile('bellevue', guest.uuid)).status).toBe(404);
    expect((await sendFile('aurora', guest.uuid, 'bellevue')).status).toBe(401);
  });

  it('marks a chat as read when staff answer, and counts the unread messages of both sides', async () => {
    const guest = await chatAt(platform, 'aurora');
    const counts = async () => {
      const [chat] = await listed('aurora');
      return [chat?.unread_count, chat?.guest_unread_count, chat?.waiting_since !== null];
    };
    await guest.say('Hello');
    expect(await counts()).toEqual([1, 1, true]);
    await platform.desk('aurora', `/chats/${guest.uuid}/mark-as-read`, {});
    expect(await counts()).toEqual([0, 1, true]);
    await guest.say('Hello?');
    await platform.desk('aurora', `/chats/${guest.uuid}/messages`, { content: 'Yes' });
    expect(await counts()).toEqual([0, 2, false]);
    await platform.post(`/api/v1/public/chat/${guest.uuid}/mark-as-read`, { person_uuid: guest.person });
    expect(await counts()).toEqual([0, 0, false]);
  });

  it('does not count messages that the bot has answered as waiting for staff', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Breakfast', { command: 'breakfast' });
    expect(await listed('aurora')).toMatchObject([{ unread_count: 0, waiting_since: null, guest_unread_count: 2 }]);
  });

  it('stores a staff message with a repeated uuid once', async () => {
    const guest = await chatAt(platform, 'aurora');
    const message = { content: 'Welcome', uuid: v4() };
    const path = `/chats/${guest.uuid}/messages`;
    const [first, again] = [await platform.desk('aurora', path, message), await platform.desk('aurora', path, message)];
    expect(again.body).toEqual(first.body);
    expect(await guest.messages()).toHaveLength(2);
    expect(await listed('aurora')).toMatchObject([{ guest_unread_count: 2 }]);
  });

  it('publishes one event each for the start and the end of typing', async () => {
    const guest = await chatAt(platform, 'aurora');
    const type = (is_typing: boolean) =>
      platform.desk('aurora', `/chats/${guest.uuid}/typing`, { is_typing, name: 'Eva' });
    const events = await eventsOf(async () => {
      for (const is_typing of [false, true, true, false, false]) expect((await type(is_typing)).status).toBe(200);
    });
    const about = { hotel: 'aurora', chat_uuid: guest.uuid, chat_message_id: null };
    expect(events).toMatchObject([
      { ...about, type: 'start-companion-typing', extra: { initiator_id: 3 } },
      { ...about, type: 'end-companion-typing', extra: { initiator_id: 3 } },
    ]);
  });

  it('ends the typing indicator when staff send the message', async () => {
    const guest = await chatAt(platform, 'aurora');
    await platform.desk('aurora', `/chats/${guest.uuid}/typing`, { is_typing: true });
    let response = messageIn(await guest.say('Are you there?'));
    const events = await eventsOf(async () => {
      response = messageIn(await platform.desk('aurora', `/chats/${guest.uuid}/messages`, { content: 'Yes' }));
    });
    expect(events.map(({ type, id }) => [type, id])).toEqual([
      ['end-companion-typing', expect.any(Number)],
      ['chat-message-created', response.id],
    ]);
  });

  it('tells the guest once how far staff have read, by opening the chat or by answering', async () => {
    const guest = await chatAt(platform, 'aurora');
    const readUntil = async () => (await chatOf(guest)).hotel_read_id;
    expect(await readUntil()).toBe(0);
    const hello = messageIn(await guest.say('Hello'));
    const events = await eventsOf(async () => {
      for (const _ of [1, 2])
        expect((await platform.desk('aurora', `/chats/${guest.uuid}/mark-as-read`, {})).status).toBe(200);
    });
    expect(events).toMatchObject([{ type: 'chat-read', chat_uuid: guest.uuid, chat_message_id: hello.id }]);
    expect(await readUntil()).toBe(hello.id);
    await guest.say('Are you there?');
    expect(await readUntil()).toBe(hello.id);
    const answer = messageIn(await platform.desk('aurora', `/chats/${guest.uuid}/messages`, { content: 'Yes' }));
    expect(await readUntil()).toBe(answer.id);
  });

  it('does not count the answer of a bot as read', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Breakfast', { command: 'breakfast' });
    expect((await chatOf(guest)).hotel_read_id).toBe(0);
  });

  it('returns all messages of a chat to staff, or those after an id', async () => {
    const guest = await chatAt(platform, 'aurora');
    const hello = messageIn(await guest.say('Hello'));
    const path = `/chats/${guest.uuid}/messages`;
    expect((await platform.desk('aurora', path)).body.data).toEqual(await guest.messages());
    expect((await platform.desk('aurora', `${path}?last-message-id=${Number(hello.id) - 1}`)).body.data).toEqual([
      hello,
    ]);
    expect((await platform.desk('aurora', `${path}?last-message-id=`)).body.data).toEqual(await guest.messages());
    const wrong = await platform.desk('aurora', `${path}?last-message-id=x`);
    expect([wrong.status, fieldsIn(wrong)]).toEqual([422, { 'last-message-id': ['must be the id of a message'] }]);
    expect(await listed('aurora')).toMatchObject([{ unread_count: 1 }]);
  });

  it('responds with 404 to staff for another hotel’s chats and for unknown chats', async () => {
    const guest = await chatAt(platform, 'aurora');
    for (const uuid of [guest.uuid, v4(), 'x']) {
      const path = `/chats/${uuid}`;
      const responses = [
        await platform.desk('bellevue', `${path}/messages`),
        await platform.desk('bellevue', `${path}/messages`, { content: 'Hello' }),
        await platform.desk('bellevue', `${path}/typing`, { is_typing: true }),
        await platform.desk('bellevue', `${path}/mark-as-read`, {}),
      ];
      expect(responses.map((response) => response.status)).toEqual([404, 404, 404, 404]);
    }
    expect(await guest.messages()).toHaveLength(1);
    const strangers = await platform.post(`/api/desk/v1/chats/${guest.uuid}/messages`, { content: 'Hello' });
    expect(strangers.status).toBe(401);
  });

  it('refuses staff calls with invalid bodies', async () => {
    const guest = await chatAt(platform, 'aurora');
    const path = `/chats/${guest.uuid}`;
    const slips: readonly [string, unknown, string][] = [
      [`${path}/messages`, { content: '' }, 'content'],
      [`${path}/messages`, { content: 'x'.repeat(4001) }, 'content'],
      [`${path}/messages`, { content: '*file*' }, 'content'],
      [`${path}/messages`, { content: 'x', as: 'guest' }, 'as'],
      [`${path}/messages`, { content: 'x', uuid: 'x' }, 'uuid'],
      [`${path}/messages`, [], 'body'],
      [`${path}/typing`, {}, 'is_typing'],
    ];
    for (const [at_, body, field] of slips) {
      const response = await platform.desk('aurora', at_, body);
      expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, [field]]);
    }
  });
});
