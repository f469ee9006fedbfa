import { v4 } from 'uuid';
import { DESK_TOKEN, fieldsIn, type HotelCode, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { chatAt } from '@/tests/builders/platform/guest-chat';
import { throughOtherConnection, writtenIn } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import type { Listener } from '../live/live-hub';
import type { DeskChat } from './describe-chats';
import type { ChatNote } from './write-note';

const MINUTE = 60;
const DAY = 86_400;
const SECRET = 'The oven was down until 19:50';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const list = async (query = '', code: HotelCode = 'aurora') =>
    (await platform.desk(code, `/chats${query}`)).body.data as DeskChat[];
  const names = async (query: string, code: HotelCode = 'aurora') =>
    (await list(query, code)).map(({ guest }) => guest.name);
  const only = async () => (await list())[0] as DeskChat;
  const handle = async (uuid: string, what: string, body: object, code: HotelCode = 'aurora') =>
    platform.desk(code, `/chats/${uuid}/${what}`, body);
  const signIn = (code: HotelCode, name: string) =>
    platform.app.openDeskSession(code, { key: deskKey(DESK_TOKEN, code), name });
  const notes = async (uuid: string) => (await platform.desk('aurora', `/chats/${uuid}/notes`)).body.data as ChatNote[];
  /** What a live connection receives while something happens. */
  const heard = async (subscription: object, happens: () => Promise<unknown>) => {
    const types: string[] = [];
    const listener: Listener = { write: ({ type }) => types.push(type), end: () => undefined };
    const at = { hotel: 'aurora', orderUuids: [], chatUuids: [], lastId: null, ...subscription };
    const stop = platform.app.live.subscribe(at, listener);
    await new Promise((done) => setTimeout(done, 20));
    await happens();
    stop?.();
    return types;
  };

  it('settles a chat without a message, and lets it come back when its guest writes', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Thank you!');
    expect(await only()).toMatchObject({ state: 'open', unread_count: 1, waiting_since: expect.any(String) });
    const settled = await handle(guest.uuid, 'settle', { name: 'Marta' });
    expect(settled.body.data).toMatchObject({ state: 'settled', settled_by: 'Marta', unread_count: 0 });
    expect(await only()).toMatchObject({ state: 'settled', waiting_since: null });
    expect(await names('?state=open')).toEqual([]);
    expect(await guest.messages()).toHaveLength(2);
    await guest.say('One more thing');
    expect(await only()).toMatchObject({ state: 'open', settled_at: null, settled_by: null, unread_count: 1 });
  });

  it('takes a settled chat up again, also one that has rested', async () => {
    const guest = await chatAt(platform, 'aurora');
    await handle(guest.uuid, 'settle', {});
    await handle(guest.uuid, 'settle', { settled: false });
    expect(await only()).toMatchObject({ state: 'open', settled_at: null });
    platform.advanceSeconds(2 * DAY);
    expect(await only()).toMatchObject({ state: 'settled', settled_at: null });
    await handle(guest.uuid, 'settle', { settled: false });
    expect(await only()).toMatchObject({ state: 'open' });
  });

  it('counts a chat as settled in which nobody waits and nobody has written for a day', async () => {
    const quiet = await chatAt(platform, 'aurora', { name: 'Quiet' });
    const waiting = await chatAt(platform, 'aurora', { name: 'Waiting' });
    await quiet.say('Breakfast', { command: 'breakfast' });
    await waiting.say('Hello?');
    platform.advanceSeconds(DAY + 1);
    expect(await names('?state=open')).toEqual(['Waiting']);
    expect(Object.fromEntries((await list()).map(({ guest, state }) => [guest.name, state]))).toEqual({
      Quiet: 'settled',
      Waiting: 'open',
    });
  });

  it('puts a chat off until it comes back by itself at its time', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Can we have a late check-out?');
    expect((await handle(guest.uuid, 'snooze', { seconds: 30 * MINUTE })).body.data).toMatchObject({
      state: 'snoozed',
      snoozed_until: '2026-05-01T10:30:00.000Z',
    });
    await platform.desk('aurora', `/chats/${guest.uuid}/messages`, { content: 'I will ask' });
    expect(await only()).toMatchObject({ state: 'snoozed', waiting_since: null });
    platform.advanceSeconds(30 * MINUTE);
    expect(await only()).toMatchObject({ state: 'open', snoozed_until: '2026-05-01T10:30:00.000Z' });
    platform.advanceSeconds(2 * DAY);
    expect(await names('?state=open')).toEqual(['Ada']);
    await platform.desk('aurora', `/chats/${guest.uuid}/messages`, { content: 'You can' });
    expect(await only()).toMatchObject({ snoozed_until: null });
  });

  it.each([
    ['when its guest writes', (_uuid: string, say: () => Promise<unknown>) => say()],
    ['when staff say so', (uuid: string) => handle(uuid, 'snooze', { seconds: null })],
    ['when it is settled', (uuid: string) => handle(uuid, 'settle', {})],
  ])('ends the putting off of a chat %s', async (_when, end) => {
    const guest = await chatAt(platform, 'aurora');
    await handle(guest.uuid, 'snooze', { seconds: DAY });
    await end(guest.uuid, () => guest.say('Hello?'));
    expect(await only()).toMatchObject({ snoozed_until: null });
  });

  it('assigns a chat to a person, and offers the names with which staff have signed in', async () => {
    const guest = await chatAt(platform, 'aurora');
    expect((await handle(guest.uuid, 'assign', { to: ' Jonas ' })).body.data).toMatchObject({ assigned_to: 'Jonas' });
    await guest.say('Hello');
    expect(await only()).toMatchObject({ assigned_to: 'Jonas' });
    expect((await handle(guest.uuid, 'assign', { to: null })).body.data).toMatchObject({ assigned_to: null });
    const staff = async (code: HotelCode) =>
      ((await platform.desk(code, '/staff')).body.data as { names: string[] }).names;
    expect(await staff('aurora')).toEqual([]);
    for (const name of ['Marta', 'Jonas', 'Marta']) await signIn('aurora', name);
    await signIn('bellevue', 'Elsewhere');
    expect(new Set(await staff('aurora'))).toEqual(new Set(['Marta', 'Jonas']));
    platform.advanceSeconds(31 * DAY);
    expect(await staff('aurora')).toEqual([]);
  });

  it('keeps a chat that its guest has left as it is', async () => {
    const guest = await chatAt(platform, 'aurora');
    await platform.post(`/api/v1/public/chat/${guest.uuid}/leave`, { person_uuid: guest.person });
    expect(await only()).toMatchObject({ state: 'settled' });
    for (const [what, body] of [
      ['assign', { to: 'Eva' }],
      ['snooze', { seconds: 60 }],
      ['settle', {}],
    ] as const)
      expect((await handle(guest.uuid, what, body)).status).toBe(422);
  });

  it('shows who has a chat open until they leave it or nothing more is heard of them', async () => {
    const guest = await chatAt(platform, 'aurora');
    const look = (name: string, is_open = true) => handle(guest.uuid, 'open', { is_open, name });
    const events = await heard({ wholeHotel: true }, async () => {
      await look('Jonas');
      await look('Jonas');
      await look('Eva');
      expect(await only()).toMatchObject({ open_with: ['Eva', 'Jonas'] });
      await look('Eva', false);
    });
    expect(events).toEqual(['chat-managed', 'chat-managed', 'chat-managed']);
    expect(await only()).toMatchObject({ open_with: ['Jonas'] });
    platform.advanceSeconds(44);
    await look('Jonas');
    platform.advanceSeconds(44);
    expect(await only()).toMatchObject({ open_with: ['Jonas'] });
    platform.advanceSeconds(1);
    expect(await only()).toMatchObject({ open_with: [] });
    await look('Eva');
    expect((await writtenIn(platform.store)).chat_viewer).toMatchObject([{ name: 'Eva' }]);
    expect(Object.keys(fieldsIn(await handle(guest.uuid, 'open', { is_open: true })))).toEqual(['name']);
  });

  it('keeps notes of staff in one order with the messages, and the same note once', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Will it take long?');
    const note = { content: ` ${SECRET} `, name: 'Nuria', uuid: v4() };
    const written = await handle(guest.uuid, 'notes', note);
    expect(written.body.data).toMatchObject({ name: 'Nuria', content: SECRET, uuid: note.uuid });
    expect((await handle(guest.uuid, 'notes', note)).body).toEqual(written.body);
    await guest.say('Hello?');
    expect(await notes(guest.uuid)).toEqual([written.body.data]);
    const ids = (await guest.messages()).map(({ id }) => Number(id));
    const { id } = written.body.data as ChatNote;
    expect([ids.filter((each) => each < id).length, ids.filter((each) => each > id).length]).toEqual([2, 1]);
  });

  it('never lets a guest see a note, who has the chat open, or who takes care of it', async () => {
    const guest = await chatAt(platform, 'aurora');
    const events = await heard({ chatUuids: [guest.uuid], orderUuids: [guest.uuid], content: true }, async () => {
      await handle(guest.uuid, 'notes', { content: SECRET, name: 'Nuria' });
      await handle(guest.uuid, 'open', { is_open: true, name: 'Nuria' });
      await handle(guest.uuid, 'assign', { to: 'Nuria' });
      await handle(guest.uuid, 'snooze', { seconds: 60 });
    });
    expect(events).toEqual([]);
    // Nor after a lost connection, when the events are read from the store.
    const missed = await heard({ chatUuids: [guest.uuid], orderUuids: [guest.uuid], lastId: 0 }, async () => undefined);
    expect(missed).not.toContain('chat-managed');
    const seen = [
      await platform.get(`/api/v1/public/chat/${guest.uuid}?person_uuid=${guest.person}`),
      await platform.get(`/api/v1/public/chat/${guest.uuid}/messages?last-message-id=`),
      await platform.desk('aurora', `/persons/${guest.person}`),
    ];
    for (const response of seen) {
      expect(response.status).toBe(200);
      expect(JSON.stringify(response.body)).not.toMatch(/Nuria|oven/);
    }
    expect(await list('?search=oven')).toHaveLength(1);
  });

  it('deletes notes with the data of the guest', async () => {
    const guest = await chatAt(platform, 'aurora');
    await handle(guest.uuid, 'notes', { content: SECRET, name: 'Nuria' });
    await handle(guest.uuid, 'open', { is_open: true, name: 'Nuria' });
    await platform.desk('aurora', `/persons/${guest.person}/delete`, {});
    expect(await writtenIn(platform.store)).toMatchObject({ chat: [], chat_note: [], chat_viewer: [] });
  });

  it('finds chats by room, name and text over all chats, whatever case and accents', async () => {
    const lucia = await chatAt(platform, 'aurora', { name: 'Lucía Ferrer', room_number: '302' });
    const james = await chatAt(platform, 'aurora', { name: 'James Whitfield', room_number: '305' });
    const elsewhere = await chatAt(platform, 'bellevue', { name: 'Lucía Bell', room_number: '302' });
    for (const chat of [lucia, elsewhere]) await chat.say('Вода КАПАЕТ, 100 % à côté');
    await james.say('Water is dripping on the bed');
    await handle(james.uuid, 'settle', {});
    platform.advanceSeconds(3 * DAY);
    const found = async (text: string) => names(`?search=${encodeURIComponent(text)}`);
    expect(await found('30')).toEqual(expect.arrayContaining(['James Whitfield', 'Lucía Ferrer']));
    expect(await found('lucia')).toEqual(['Lucía Ferrer']);
    expect(await found('DRIPPING')).toEqual(['James Whitfield']);
    expect(await found('вода капает')).toEqual(['Lucía Ferrer']);
    expect(await found('100 % a c')).toEqual(['Lucía Ferrer']);
    expect(await found('0 %%')).toEqual([]);
    expect(await found("'; --")).toEqual([]);
    expect(await found(' ')).toHaveLength(2);
    expect(await names('?search=302', 'bellevue')).toEqual(['Lucía Bell']);
  });

  it('finds what a process of an earlier release has written meanwhile', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Extra PILLOWS, please');
    await throughOtherConnection(platform.store, async (db) => {
      await db.updateTable('chat_message').set({ search_text: null }).execute();
    });
    expect(await names('?search=pillows')).toEqual(['Ada']);
  });

  it('lets nobody of another hotel take care of a chat', async () => {
    const guest = await chatAt(platform, 'aurora');
    const calls = [
      ['assign', { to: 'Eva' }],
      ['snooze', { seconds: 60 }],
      ['settle', {}],
      ['open', { is_open: true, name: 'Eva' }],
      ['notes', { content: 'x', name: 'Eva' }],
    ] as const;
    const statuses = await Promise.all(
      calls.map(async ([what, body]) => (await handle(guest.uuid, what, body, 'bellevue')).status),
    );
    expect(statuses).toEqual(calls.map(() => 404));
    expect((await platform.desk('bellevue', `/chats/${guest.uuid}/notes`)).status).toBe(404);
    expect(await writtenIn(platform.store)).toMatchObject({
      chat: [{ assigned_to: null, snoozed_until: null, settled_at: null }],
      chat_note: [],
      chat_viewer: [],
    });
    const hotel = await heard({ hotel: 'bellevue', wholeHotel: true }, () =>
      handle(guest.uuid, 'assign', { to: 'Eva' }),
    );
    expect(hotel).toEqual([]);
  });

  it('refuses staff calls with invalid bodies', async () => {
    const guest = await chatAt(platform, 'aurora');
    const slips: readonly [string, object, string][] = [
      ['assign', {}, 'to'],
      ['assign', { to: ' ' }, 'to'],
      ['assign', { to: 'x'.repeat(61) }, 'to'],
      ['snooze', { seconds: 59 }, 'seconds'],
      ['snooze', { seconds: 8 * DAY }, 'seconds'],
      ['settle', { settled: 'yes' }, 'settled'],
      ['notes', { content: ' ', name: 'Eva' }, 'content'],
      ['notes', { content: 'x'.repeat(4001), name: 'Eva' }, 'content'],
      ['notes', { content: 'x' }, 'name'],
    ];
    for (const [what, body, field] of slips) {
      const response = await handle(guest.uuid, what, body);
      expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, [field]]);
    }
  });
});
