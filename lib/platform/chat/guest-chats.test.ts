import { v4 } from 'uuid';
import type { ChatMessage } from '@/lib/contract/chat';
import { fieldsIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { chatAt, chatOf, messageIn } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const _start = (body: unknown) => platform.post('/api/v1/public/chat/start', body);
  const contentsOf = (messages: readonly ChatMessage[]) =>
    messages.map(({ initiator, content }) => [initiator?.name, content]);

  describe('messages of a guest', () => {
    it('stores the messages of a guest in order', async () => {
      const guest = await chatAt(platform, 'aurora');
      await guest.say('  Good morning\nIs the pool open? ');
      platform.advanceSeconds(60);
      await guest.say('Or the sauna?');
      const messages = await guest.messages();
      expect(contentsOf(messages)).toEqual([
        ['Hotel aurora', 'Welcome to aurora'],
        ['Ada', 'Good morning\nIs the pool open?'],
        ['Ada', 'Or the sauna?'],
      ]);
      const [, pool, sauna] = messages;
      expect(await guest.messages(Number(pool?.id))).toEqual([sauna]);
      expect(await guest.messages(Number(sauna?.id))).toEqual([]);
      const one = await platform.get(`/api/v1/public/chat/${guest.uuid}/messages/${pool?.id}`);
      expect(one.body.data).toEqual(pool);
    });

    it('marks the messages that a guest wrote as their own', async () => {
      const guest = await chatAt(platform, 'aurora');
      const own = messageIn(await guest.say('Hello'));
      const chat = await platform.get(`/api/v1/public/chat/${guest.uuid}?person_uuid=${guest.person}`);
      expect(chat.body.data).toMatchObject({ uuid: guest.uuid, initiator_id: own.initiator_id });
      expect((await guest.messages())[0]?.initiator_id).not.toBe(own.initiator_id);
    });

    it('stores a guest’s message with a repeated uuid once', async () => {
      const guest = await chatAt(platform, 'aurora');
      const uuid = v4();
      const first = await guest.say('Hello', { uuid });
      const [again, both] = await Promise.all([
        guest.say('Hello?', { uuid: uuid.toUpperCase() }),
        Promise.all([guest.say('Tea', { command: 'breakfast', uuid: v4() }), guest.say('Two', {})]),
      ]);
      expect(again.body).toEqual(first.body);
      expect(both.map((response) => response.status)).toEqual([200, 200]);
      expect((await guest.messages()).filter(({ content }) => content.startsWith('Hello'))).toHaveLength(1);
    });

    it('stores a message once when several attempts arrive at the same time', async () => {
      const guest = await chatAt(platform, 'aurora');
      const uuid = v4();
      const tries = await Promise.all([1, 2, 3, 4].map(() => guest.say('Breakfast', { command: 'breakfast', uuid })));
      expect(new Set(tries.map((response) => messageIn(response).id)).size).toBe(1);
      expect(await guest.messages()).toHaveLength(3);
    });

    it('responds with the uuid that the guest gave a message, in lists too', async () => {
      const guest = await chatAt(platform, 'aurora');
      const uuid = v4();
      expect(messageIn(await guest.say('Hello', { uuid })).uuid).toBe(uuid);
      expect((await guest.messages()).map((message) => message.uuid)).toEqual([null, uuid]);
    });

    it('accepts the same message uuid in two chats', async () => {
      const uuid = v4();
      const [one, two] = [await chatAt(platform, 'aurora'), await chatAt(platform, 'aurora')];
      const ids = [await one.say('Mine', { uuid }), await two.say('Mine too', { uuid })].map((a) => messageIn(a).id);
      expect(new Set(ids).size).toBe(2);
    });

    it('gives messages of later chats higher ids, so that an old last id skips no message', async () => {
      const first = await chatAt(platform, 'aurora');
      const last = messageIn(await first.say('Bye'));
      const second = await chatAt(platform, 'aurora');
      expect(await second.messages(Number(last.id))).toHaveLength(1);
    });

    it('refuses messages that are empty or too long or have an invalid uuid', async () => {
      const guest = await chatAt(platform, 'aurora', { lang: 'de' });
      for (const blank of [' \n ', '\u200b\u2060'])
        expect(fieldsIn(await guest.say(blank))).toEqual({ content: ['Bitte eine Nachricht schreiben'] });
      expect(fieldsIn(await guest.say('x'.repeat(4001)))).toEqual({ content: ['Das ist zu lang'] });
      expect((await guest.say('🍕'.repeat(4000))).status).toBe(200);
      expect(fieldsIn(await guest.say('Hello', { uuid: '1' }))).toEqual({ uuid: ['is no uuid'] });
      expect((await guest.say('x'.repeat(70_000))).status).toBe(413);
      expect(await guest.messages()).toHaveLength(2);
    });

    it('returns a message as the same plain text that was sent', async () => {
      const guest = await chatAt(platform, 'aurora');
      const words = `<script>alert(1)</script> '; drop table chat; -- \u0000 ${'{{x}}'}`;
      expect(messageIn(await guest.say(words)).content).toBe(words.replace('\u0000', ''));
    });
  });

  describe('the bot of a chat', () => {
    it('answers a button with its flow in the language of the chat', async () => {
      const guest = await chatAt(platform, 'aurora', { lang: 'de' });
      await guest.say('Frühstück', { command: 'breakfast', lang: 'en' });
      expect((await guest.messages()).slice(1)).toMatchObject([
        { content: 'Frühstück', initiator: { name: 'Ada' } },
        {
          content: 'Frühstück gibt es ab sieben',
          extra: {
            pictures: [{ url: '/storage/aurora/dishes/soup.svg' }],
            buttons: [{ title: 'Noch einmal', msg_id: 'breakfast', link: null }],
          },
        },
      ]);
    });

    it('greets once when a change of language is sent twice', async () => {
      const guest = await chatAt(platform, 'aurora');
      for (let time = 0; time < 2; time += 1)
        expect((await platform.post(`/api/v1/public/chat/${guest.uuid}/restart`, { lang: 'de' })).status).toBe(200);
      expect(await guest.messages()).toHaveLength(2);
    });

    it('leaves an unknown button to staff', async () => {
      const guest = await chatAt(platform, 'aurora');
      await guest.say('Old button', { command: 'gone' });
      expect(await guest.messages()).toHaveLength(2);
      expect((await platform.desk('aurora', '/chats')).body.data).toMatchObject([{ unread_count: 1 }]);
    });

    it('greets again when the chat’s language changes, and continues in the new language', async () => {
      const guest = await chatAt(platform, 'aurora');
      const restarted = await platform.post(`/api/v1/public/chat/${guest.uuid}/restart`, { lang: 'de' });
      expect(restarted.body).toEqual({ data: { status: 'ok' } });
      await guest.say('Frühstück', { command: 'breakfast' });
      expect(contentsOf(await guest.messages())).toEqual([
        ['Hotel aurora', 'Welcome to aurora'],
        ['Hotel aurora', 'Willkommen im aurora'],
        ['Ada', 'Frühstück'],
        ['Hotel aurora', 'Frühstück gibt es ab sieben'],
      ]);
      for (const lang of [null, '', 'deutsch', { a: 1 }]) {
        expect((await platform.post(`/api/v1/public/chat/${guest.uuid}/restart`, { lang })).status).toBe(422);
      }
    });

    it('marks each message with its language, and an answer of staff with none', async () => {
      const guest = await chatAt(platform, 'aurora');
      await guest.say('Good morning');
      for (const lang of ['de', 'sv']) await platform.post(`/api/v1/public/chat/${guest.uuid}/restart`, { lang });
      await platform.desk('aurora', `/chats/${guest.uuid}/messages`, { content: 'God morgon' });
      expect((await guest.messages()).map(({ content, lang }) => [content, lang])).toEqual([
        ['Welcome to aurora', 'en'],
        ['Good morning', 'en'],
        ['Willkommen im aurora', 'de'],
        // The hotel has no Swedish words.
        ['Welcome to aurora', 'en'],
        ['God morgon', null],
      ]);
    });

    it('sends no bot message in a hotel without configured messages', async () => {
      platform.files.change('aurora/hotel.json', (hotel) => {
        delete hotel.chat;
      });
      await platform.restart();
      const guest = await chatAt(platform, 'aurora');
      await guest.say('Breakfast', { command: 'breakfast' });
      expect((await platform.post(`/api/v1/public/chat/${guest.uuid}/restart`, { lang: 'de' })).status).toBe(200);
      expect(contentsOf(await guest.messages())).toEqual([['Ada', 'Breakfast']]);
    });
  });

  describe('access to a chat', () => {
    it('responds only with the chat’s uuid, and with the person’s uuid where the call requires one', async () => {
      const [guest, other] = [await chatAt(platform, 'aurora'), await chatAt(platform, 'aurora')];
      const posing = chatOf(platform, guest.uuid, other.person);
      expect((await posing.say('It is me')).status).toBe(404);
      expect((await platform.get(`/api/v1/public/chat/${guest.uuid}?person_uuid=${other.person}`)).status).toBe(404);
      expect((await platform.get(`/api/v1/public/chat/${guest.uuid}`)).status).toBe(404);
      const mark = (person_uuid: unknown) =>
        platform.post(`/api/v1/public/chat/${guest.uuid}/mark-as-read`, { person_uuid });
      expect([(await mark(other.person)).status, (await mark({})).status]).toEqual([404, 404]);
      expect((await mark(guest.person)).body).toEqual({ data: { status: 'ok' } });
      expect(await guest.messages()).toHaveLength(1);
    });

    it('responds with 404 for an unknown chat and for a message of another chat', async () => {
      const [guest, other] = [await chatAt(platform, 'aurora'), await chatAt(platform, 'bellevue')];
      const theirs = messageIn(await other.say('Ours'));
      for (const uuid of [v4(), 'x', "' or 1=1", '%00']) {
        expect((await platform.get(`/api/v1/public/chat/${uuid}/messages`)).status).toBe(404);
        expect((await platform.post(`/api/v1/public/chat/${uuid}/messages`, { content: 'x' })).status).toBe(404);
      }
      for (const id of [Number(theirs.id) + 1000, 'x', '-1', '']) {
        expect((await platform.get(`/api/v1/public/chat/${guest.uuid}/messages/${id}`)).status).toBe(404);
      }
      const another = messageIn(await (await chatAt(platform, 'aurora')).say('Mine'));
      expect((await platform.get(`/api/v1/public/chat/${guest.uuid}/messages/${another.id}`)).status).toBe(404);
    });

    it('returns the hotel of a chat to the gateway', async () => {
      const [mine, theirs] = [await chatAt(platform, 'aurora'), await chatAt(platform, 'bellevue')];
      const { hotelOfChat } = platform.app;
      expect(await hotelOfChat(mine.uuid.toUpperCase())).toBe('aurora');
      expect(await hotelOfChat(theirs.uuid)).toBe('bellevue');
      expect(await hotelOfChat(v4())).toBeNull();
      expect(await hotelOfChat('\u0000')).toBeNull();
    });

    it('responds with 404 for a chat of a withdrawn hotel', async () => {
      const guest = await chatAt(platform, 'bellevue');
      await platform.withdraw('bellevue');
      expect((await guest.say('Hello?')).status).toBe(404);
    });
  });
});
