import { setTimeout as pause } from 'node:timers/promises';
import arabic from '@/lib/words/ar.json';
import { orderOf, placedIn } from '@/tests/builders/platform/embedded-platform';
import { chatAt, hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import {
  DAY_SECONDS,
  KEYS,
  notifiedGuests,
  type PushStatus,
  SUBSCRIPTIONS,
} from '@/tests/builders/platform/notified-guests';
import { throughOtherConnection, writtenIn } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { DeskNotification } from '../notifications/desk-notification';

onEachStore((emptyStore) => {
  const guests = notifiedGuests(emptyStore);

  it('tells each phone of the guest in its language when staff move the order', async () => {
    const { uuid, person } = await guests.place();
    const inEnglish = await guests.subscribe(person);
    const inArabic = await guests.subscribe(person, { language: 'ar' });
    await guests.runNotifier();
    expect(guests.service.received).toEqual([]);
    await guests.move(uuid, 'approve');
    await guests.runNotifier();
    expect(new Set(guests.service.received.map(({ endpoint }) => endpoint))).toEqual(
      new Set([inEnglish.endpoint, inArabic.endpoint]),
    );
    const [first, other] = [inEnglish, inArabic].map(
      ({ endpoint }) => guests.service.received.find((each) => each.endpoint === endpoint)?.message,
    );
    expect(first).toMatchObject({
      title: 'Hotel aurora',
      body: 'Order #1001: Confirmed',
      lang: 'en',
      target: 'orders',
    });
    expect(other).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(other?.body).toContain(arabic.order_status__approved);
    await guests.runNotifier(DAY_SECONDS);
    expect(guests.service.received).toHaveLength(2);
  });

  it('says when the order comes if that is no longer as promised', async () => {
    const { uuid, person } = await guests.place();
    await guests.subscribe(person);
    for (const expected_seconds of [1200, 3000]) {
      await guests.platform.desk('aurora', `/orders/${uuid}/approve`, { expected_seconds });
      await guests.runNotifier();
    }
    const [promised, later] = guests.bodies();
    expect(promised).toBe('Order #1001: Confirmed');
    expect(later).toMatch(/^Order #1001: Confirmed, about \d\d:50$/);
  });

  it('identifies the server by a token for the push service that expires within a day', async () => {
    const { uuid, person } = await guests.place();
    await guests.subscribe(person);
    await guests.move(uuid, 'approve');
    await guests.runNotifier();
    const [push] = guests.service.received;
    const now = Date.parse('2026-05-01T10:00:00.000Z') / 1000;
    expect(push).toMatchObject({
      key: KEYS.publicKey,
      claims: { aud: guests.service.origin, sub: 'mailto:it@hotels.example' },
    });
    expect(push?.claims.exp).toBeGreaterThan(now);
    expect(push?.claims.exp).toBeLessThanOrEqual(now + DAY_SECONDS);
    expect(push?.headers).toMatchObject({ ttl: '14400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  });

  it('tells a guest that the hotel has answered, without its words', async () => {
    const chat = await chatAt(guests.platform, 'aurora', { name: 'Ada' });
    await guests.subscribe(chat.person);
    await chat.say('Hello');
    await guests.runNotifier();
    expect(guests.service.received).toEqual([]);
    await guests.platform.desk('aurora', `/chats/${chat.uuid}/messages`, { content: 'Your secret is safe' });
    await guests.runNotifier();
    expect(guests.service.received.map(({ message }) => message)).toMatchObject([
      { title: 'Hotel aurora', body: 'New message from Hotel aurora', tag: 'chat', target: 'chat' },
    ]);
  });

  it('sends nothing personal', async () => {
    const body = orderOf('aurora', { room_number: '1234', comment: 'No onions' });
    const placed = placedIn(await guests.platform.post('/api/v1/orders', body));
    await guests.subscribe(placed.initiator?.uuid ?? '');
    await guests.move(body.uuid, 'approve');
    await guests.runNotifier();
    const message = JSON.stringify(guests.service.received[0]?.message);
    for (const secret of ['1234', 'onions', body.uuid, placed.initiator?.uuid ?? '-']) {
      expect(message).not.toContain(secret);
    }
    expect(Object.keys(guests.service.received[0]?.message ?? {}).sort()).toEqual(
      ['title', 'body', 'lang', 'dir', 'tag', 'target', 'sequence'].sort(),
    );
  });

  it('says nothing to the guests of another hotel, and to other guests', async () => {
    const [own, stranger, elsewhere] = [await guests.place(), await guests.place(), await guests.place('bellevue')];
    const phone = await guests.subscribe(own.person);
    await guests.subscribe(elsewhere.person, { code: 'bellevue' });
    expect((await guests.subscribe(own.person, { code: 'bellevue' })).status).toBe(404);
    await guests.move(stranger.uuid, 'approve');
    await guests.runNotifier();
    expect(guests.service.received).toEqual([]);
    await guests.move(own.uuid, 'approve');
    await guests.move(elsewhere.uuid, 'approve', 'bellevue');
    await guests.runNotifier();
    expect(guests.service.received.map(({ message }) => message.title).sort()).toEqual([
      'Hotel aurora',
      'Hotel bellevue',
    ]);
    // An address that another hotel names is not this hotel's.
    const bellevue = await hotelUuidOf(guests.platform, 'bellevue');
    await guests.platform.post(`${SUBSCRIPTIONS}/end`, { hotel_uuid: bellevue, endpoint: phone.endpoint });
    await guests.move(own.uuid, 'accept');
    await guests.runNotifier();
    expect(guests.bodies()).toContain('Order #1001: In progress');
  });

  it.each<[string, PushStatus, string]>([
    ['an error of the push service', { status: 503 }, 'status 503'],
    ['a redirect, which it does not follow', { status: 307, location: '/elsewhere' }, 'status 307'],
    ['no response in time', 'silent', 'timeout'],
  ])('sends again after %s', async (_case, wrong, error) => {
    const { uuid, person } = await guests.place();
    await guests.subscribe(person);
    guests.status = wrong;
    await guests.move(uuid, 'approve');
    await guests.runNotifier();
    expect([guests.service.requests(), guests.failures]).toEqual([1, [error]]);
    guests.status = undefined;
    await guests.runNotifier(10);
    expect(guests.bodies()).toEqual(['Order #1001: Confirmed']);
  });

  it('leaves out a status that the order no longer has', async () => {
    const { uuid, person } = await guests.place();
    await guests.subscribe(person);
    await guests.move(uuid, 'approve');
    await guests.move(uuid, 'accept');
    await guests.move(uuid, 'done');
    // Two at a time for one phone.
    for (let round = 0; round < 2; round += 1) await guests.runNotifier();
    expect(guests.bodies()).toEqual(['Order #1001: Done']);
  });

  it('says nothing about a status that this release has no words for', async () => {
    const { uuid, person } = await guests.place();
    await guests.subscribe(person);
    await guests.move(uuid, 'approve');
    await guests.runNotifier();
    await guests.move(uuid, 'accept');
    await throughOtherConnection(guests.store, async (db) => {
      await db.updateTable('guest_order').set({ status: 'in_kitchen' }).where('uuid', '=', uuid).execute();
      await db.updateTable('notification').set({ order_status: 'in_kitchen' }).where('order_uuid', '=', uuid).execute();
    });
    await guests.runNotifier();
    expect(guests.bodies()).toEqual(['Order #1001: Confirmed']);
  });

  it('gives up after four hours, and keeps nothing for staff to send again', async () => {
    const { uuid, person } = await guests.place();
    await guests.subscribe(person);
    guests.status = { status: 500 };
    await guests.move(uuid, 'approve');
    for (let attempt = 0; attempt < 20; attempt += 1) await guests.runNotifier(3_600);
    expect(guests.service.requests()).toBeLessThan(8);
    const listed = async (state: string) =>
      (await guests.platform.desk('aurora', `/notifications?state=${state}`)).body.data as DeskNotification[];
    expect([await listed('waiting'), await listed('given_up')]).toEqual([[], []]);
    expect((await writtenIn(guests.store)).notification).toEqual([]);
  });

  it('does not let a phone that hangs delay the others', async () => {
    const [one, other] = [await guests.place(), await guests.place()];
    await guests.subscribe(one.person);
    await guests.move(one.uuid, 'approve');
    guests.status = 'silent';
    const first = guests.platform.app.notifier.runOnce();
    while (guests.service.requests() === 0) await pause(5);
    guests.status = undefined;
    await guests.subscribe(other.person);
    await guests.move(other.uuid, 'approve');
    await guests.platform.app.notifier.runOnce();
    expect(guests.bodies()).toEqual(['Order #1002: Confirmed']);
    await first;
  });
});
