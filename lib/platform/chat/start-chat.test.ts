import { v4 } from 'uuid';
import type { ChatMessage } from '@/lib/contract/chat';
import { fieldsIn, orderOf, placedIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { chatAt, registrationOf } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const start = (body: unknown) => platform.post('/api/v1/public/chat/start', body);
  const contentsOf = (messages: readonly ChatMessage[]) =>
    messages.map(({ initiator, content }) => [initiator?.name, content]);

  it('requires a name to start a chat, and a room from guests who stay at the hotel, and names both in the guest’s language', async () => {
    const mistaken = await start(
      await registrationOf(platform, 'aurora', { name: '  ', room_number: ' ', lang: 'de' }),
    );
    expect([mistaken.status, mistaken.body.refusal]).toEqual([422, 'invalid']);
    expect(fieldsIn(mistaken)).toEqual({
      name: ['Bitte Ihren Namen angeben'],
      room_number: ['Bitte die Zimmernummer angeben'],
    });
    const visitor = { room_number: '', is_hotel_guest: false };
    expect((await start(await registrationOf(platform, 'aurora', visitor))).status).toBe(200);
  });

  it('refuses a chat registration whose name, room or phone number is too long', async () => {
    const endless = 'x'.repeat(300);
    const changes = { name: endless, room_number: endless, phone: endless };
    expect(Object.keys(fieldsIn(await start(await registrationOf(platform, 'aurora', changes))))).toEqual([
      'name',
      'room_number',
      'phone',
    ]);
  });

  it('greets a new chat’s guest in their language, with the hotel’s buttons', async () => {
    const german = await chatAt(platform, 'aurora', { lang: 'de' });
    expect(await german.messages()).toMatchObject([
      {
        content: 'Willkommen im aurora',
        initiator: { name: 'Hotel aurora' },
        created_at: '2026-05-01T10:00:00.000Z',
        extra: {
          file: null,
          pictures: [],
          buttons: [
            { title: 'Frühstück', msg_id: 'breakfast', link: null },
            { title: 'Our house', msg_id: null, link: 'https://aurora.example' },
          ],
        },
      },
    ]);
    expect(contentsOf(await (await chatAt(platform, 'bellevue', { lang: '??' })).messages())).toEqual([
      ['Hotel bellevue', 'Welcome to bellevue'],
    ]);
  });

  it('uses the same person in the orders and chats of a hotel', async () => {
    const ordered = placedIn(await platform.post('/api/v1/orders', orderOf('aurora'))).initiator?.uuid ?? '';
    expect((await chatAt(platform, 'aurora', { person_uuid: ordered })).person).toBe(ordered);
    const { person } = await chatAt(platform, 'aurora');
    const order = orderOf('aurora', { person_uuid: person });
    expect(placedIn(await platform.post('/api/v1/orders', order)).initiator?.uuid).toBe(person);
  });

  it('creates a new person for a uuid that only another hotel knows', async () => {
    const { person } = await chatAt(platform, 'aurora');
    expect((await chatAt(platform, 'bellevue', { person_uuid: person })).person).not.toBe(person);
  });

  it('opens a new chat when a person starts again, and keeps the earlier one closed under the earlier name and room', async () => {
    const first = await chatAt(platform, 'aurora');
    await first.say('For your eyes only');
    platform.advanceSeconds(60);
    const again = await chatAt(platform, 'aurora', { person_uuid: first.person, name: 'Ben', room_number: '201' });
    expect(again.person).toBe(first.person);
    await again.say('Hello');
    expect(contentsOf(await again.messages())).toEqual([
      ['Hotel aurora', 'Welcome to aurora'],
      ['Ben', 'Hello'],
    ]);
    expect((await platform.desk('aurora', '/chats')).body.data).toMatchObject([
      { uuid: again.uuid, guest: { name: 'Ben', room_number: '201' }, closed_at: null },
      {
        uuid: first.uuid,
        guest: { name: 'Ada', room_number: '101' },
        closed_at: '2026-05-01T10:01:00.000Z',
        waiting_since: null,
        last_message: { content: 'For your eyes only' },
      },
    ]);
  });

  it('opens a new chat after staff have written in one where the guest has not', async () => {
    const first = await chatAt(platform, 'aurora');
    await platform.desk('aurora', `/chats/${first.uuid}/messages`, { content: 'Your test is here' });
    const again = await chatAt(platform, 'aurora', { person_uuid: first.person });
    expect(contentsOf(await again.messages())).toEqual([['Hotel aurora', 'Welcome to aurora']]);
  });

  it('closes a chat for guest and staff when its guest leaves it, and nobody else can close it', async () => {
    const guest = await chatAt(platform, 'aurora');
    await guest.say('Goodbye');
    const leave = (person_uuid: unknown) => platform.post(`/api/v1/public/chat/${guest.uuid}/leave`, { person_uuid });
    expect([(await leave(v4())).status, (await leave(null)).status]).toEqual([404, 404]);
    expect((await leave(guest.person)).body).toEqual({ data: { status: 'ok' } });
    expect((await platform.get(`/api/v1/public/chat/${guest.uuid}?person_uuid=${guest.person}`)).status).toBe(404);
    expect([(await guest.say('Still here?')).status, (await leave(guest.person)).status]).toEqual([404, 404]);
    const [listed] = (await platform.desk('aurora', '/chats')).body.data as { closed_at: string | null }[];
    expect(listed).toMatchObject({ uuid: guest.uuid, closed_at: expect.any(String), waiting_since: null });
    for (const [call, body] of [
      ['messages', { content: 'Are you there?' }],
      ['typing', { is_typing: true }],
    ] as const)
      expect((await platform.desk('aurora', `/chats/${guest.uuid}/${call}`, body)).status).toBe(422);
    expect((await platform.desk('aurora', `/chats/${guest.uuid}/messages`)).body.data).toHaveLength(2);
    const again = await chatAt(platform, 'aurora', { person_uuid: guest.person });
    expect(again.uuid).not.toBe(guest.uuid);
  });

  it('opens a new chat for the repeated uuid of a start whose chat was left', async () => {
    const uuid = v4();
    const first = await chatAt(platform, 'aurora', { uuid });
    await platform.post(`/api/v1/public/chat/${first.uuid}/leave`, { person_uuid: first.person });
    expect((await chatAt(platform, 'aurora', { uuid })).uuid).not.toBe(first.uuid);
  });

  it('returns the chat of a known person’s start when it is repeated after their first message', async () => {
    const { initiator } = placedIn(await platform.post('/api/v1/orders', orderOf('aurora')));
    const start = { person_uuid: initiator?.uuid ?? '', uuid: v4() };
    const first = await chatAt(platform, 'aurora', start);
    await first.say('Hello');
    expect((await chatAt(platform, 'aurora', start)).uuid).toBe(first.uuid);
  });

  it('greets again when a person starts their chat in another language', async () => {
    const first = await chatAt(platform, 'aurora');
    const again = await chatAt(platform, 'aurora', { person_uuid: first.person, lang: 'de' });
    expect(contentsOf(await again.messages())).toEqual([
      ['Hotel aurora', 'Welcome to aurora'],
      ['Hotel aurora', 'Willkommen im aurora'],
    ]);
  });

  it('opens one chat when a known person starts several times at once', async () => {
    const { initiator } = placedIn(await platform.post('/api/v1/orders', orderOf('aurora')));
    const person_uuid = initiator?.uuid ?? '';
    const starts = await Promise.all([1, 2, 3, 4].map(() => chatAt(platform, 'aurora', { person_uuid })));
    expect(new Set(starts.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await starts[0]?.messages()).toHaveLength(1);
  });

  it('opens one chat when a guest who is not known yet starts several times at once with the same uuid', async () => {
    const uuid = v4();
    const starts = await Promise.all([1, 2, 3, 4].map(() => chatAt(platform, 'aurora', { uuid })));
    expect(new Set(starts.map((chat) => chat.uuid)).size).toBe(1);
    expect(new Set(starts.map(({ person }) => person)).size).toBe(1);
    expect(await starts[0]?.messages()).toHaveLength(1);
    expect((await platform.desk('aurora', '/chats')).body.data).toHaveLength(1);
    const other = await chatAt(platform, 'aurora', { uuid: v4() });
    expect([other.uuid, other.person]).not.toEqual([starts[0]?.uuid, starts[0]?.person]);
  });

  it('returns the chat of a start when it is repeated later, and goes on as the guest registers now', async () => {
    const uuid = v4();
    const first = await chatAt(platform, 'aurora', { uuid });
    const again = await chatAt(platform, 'aurora', { uuid, name: 'Ada L.' });
    expect([again.uuid, again.person]).toEqual([first.uuid, first.person]);
    expect((await platform.desk('aurora', '/chats')).body.data).toMatchObject([
      { uuid: first.uuid, guest: { name: 'Ada L.' } },
    ]);
  });

  it('opens the chat of a known person although another guest has started with the same uuid', async () => {
    const uuid = v4();
    const first = await chatAt(platform, 'aurora', { uuid });
    const { initiator } = placedIn(await platform.post('/api/v1/orders', orderOf('aurora')));
    const known = await chatAt(platform, 'aurora', { uuid, person_uuid: initiator?.uuid ?? '' });
    expect(known.uuid).not.toBe(first.uuid);
    expect(known.person).toBe(initiator?.uuid);
    expect((await chatAt(platform, 'bellevue', { uuid })).uuid).not.toBe(first.uuid);
  });

  it('responds with 404 to a new chat at an unknown hotel, and 403 where the hotel has disabled its chat', async () => {
    expect((await start({ ...(await registrationOf(platform, 'aurora')), hotel_uuid: v4() })).status).toBe(404);
    expect((await start(null)).status).toBe(404);
    const guest = await chatAt(platform, 'aurora');
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.is_active_chat = false;
    });
    await platform.restart();
    expect((await start(await registrationOf(platform, 'aurora'))).body).toMatchObject({ refusal: 'forbidden' });
    expect((await guest.say('Hello')).status).toBe(403);
    expect((await start(await registrationOf(platform, 'bellevue'))).status).toBe(200);
  });
});
