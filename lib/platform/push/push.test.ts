import { setTimeout as pause } from 'node:timers/promises';
import arabic from '@/lib/words/ar.json';
import english from '@/lib/words/en.json';
import { orderOf, placedIn, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { chatAt, hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { writtenIn } from '@/tests/builders/platform/store-contents';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { type PushService, startPushService } from '@/tests/peers/push-service';
import type { DeskNotification } from '../notifications/desk-notifications';
import type { PersonExport } from '../personal-data/desk-persons';
import { generateVapidKeys } from './vapid';

type Status = ReturnType<NonNullable<Parameters<typeof startPushService>[0]>>;

const SUBSCRIPTIONS = '/api/v1/public/push/subscriptions';
const DAY_SECONDS = 86_400;
const words = (language: string) => (language === 'ar' ? arabic : english);

onEachStore((emptyStore) => {
  const keys = generateVapidKeys();
  let store: EmptyStore;
  let service: PushService;
  let platform: TestPlatform;
  let status: Status;
  let failures: string[];
  beforeEach(async () => {
    status = undefined;
    failures = [];
    store = await emptyStore();
    service = await startPushService(() => status);
    platform = await testPlatform(store, {
      push: { keys, subject: 'mailto:it@hotels.example', hosts: [service.origin], timeoutMs: 3_000, words },
      notifier: { onFailure: (failure) => failures.push(failure.error) },
    });
  });
  afterEach(async () => {
    await platform.close();
    await service.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  type Code = 'aurora' | 'bellevue';
  async function place(code: Code = 'aurora', person: string | null = null) {
    const placed = placedIn(await platform.post('/api/v1/orders', orderOf(code, { person_uuid: person })));
    return { uuid: placed.order.uuid, person: placed.initiator?.uuid ?? person ?? '' };
  }

  const subscribe = async (person: string, { code = 'aurora' as Code, ...changes }: Record<string, unknown> = {}) => {
    const subscription = service.subscribe();
    const hotel_uuid = await hotelUuidOf(platform, code as Code);
    const body = { hotel_uuid, person_uuid: person, language: 'en', subscription, ...changes };
    return { ...subscription, hotel_uuid, status: (await platform.post(SUBSCRIPTIONS, body)).status };
  };

  const move = (uuid: string, action: string, code: Code = 'aurora') =>
    platform.desk(code, `/orders/${uuid}/${action}`, {});
  const runNotifier = async (seconds = 0) => {
    platform.advanceSeconds(seconds);
    await platform.app.notifier.runOnce();
  };
  const bodies = () => service.received.map(({ message }) => message.body);

  it('returns the public key of the server, and null where it notifies nobody', async () => {
    const path = `/api/v1/public/hotels/${await hotelUuidOf(platform, 'aurora')}/push-key`;
    expect((await platform.get(path)).body.data).toBe(keys.publicKey);
    const quiet = await testPlatform(await emptyStore());
    expect((await quiet.get(path)).body.data).toBeNull();
    await quiet.close();
  });

  it('tells each phone of the guest in its language when staff move the order', async () => {
    const { uuid, person } = await place();
    const inEnglish = await subscribe(person);
    const inArabic = await subscribe(person, { language: 'ar' });
    await runNotifier();
    expect(service.received).toEqual([]);
    await move(uuid, 'approve');
    await runNotifier();
    expect(new Set(service.received.map(({ endpoint }) => endpoint))).toEqual(
      new Set([inEnglish.endpoint, inArabic.endpoint]),
    );
    const [first, other] = [inEnglish, inArabic].map(
      ({ endpoint }) => service.received.find((each) => each.endpoint === endpoint)?.message,
    );
    expect(first).toMatchObject({
      title: 'Hotel aurora',
      body: 'Order #1001: Confirmed',
      lang: 'en',
      target: 'orders',
    });
    expect(other).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(other?.body).toContain(arabic.order_status__approved);
    await runNotifier(DAY_SECONDS);
    expect(service.received).toHaveLength(2);
  });

  it('identifies the server by a token for the push service that expires within a day', async () => {
    const { uuid, person } = await place();
    await subscribe(person);
    await move(uuid, 'approve');
    await runNotifier();
    const [push] = service.received;
    const now = Date.parse('2026-05-01T10:00:00.000Z') / 1000;
    expect(push).toMatchObject({
      key: keys.publicKey,
      claims: { aud: service.origin, sub: 'mailto:it@hotels.example' },
    });
    expect(push?.claims.exp).toBeGreaterThan(now);
    expect(push?.claims.exp).toBeLessThanOrEqual(now + DAY_SECONDS);
    expect(push?.headers).toMatchObject({ ttl: '14400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  });

  it('tells a guest that the hotel has answered, without its words', async () => {
    const chat = await chatAt(platform, 'aurora', { name: 'Ada' });
    await subscribe(chat.person);
    await chat.say('Hello');
    await runNotifier();
    expect(service.received).toEqual([]);
    await platform.desk('aurora', `/chats/${chat.uuid}/messages`, { content: 'Your secret is safe' });
    await runNotifier();
    expect(service.received.map(({ message }) => message)).toMatchObject([
      { title: 'Hotel aurora', body: 'New message from Hotel aurora', tag: 'chat', target: 'chat' },
    ]);
  });

  it('sends nothing personal', async () => {
    const body = orderOf('aurora', { room_number: '1234', comment: 'No onions' });
    const placed = placedIn(await platform.post('/api/v1/orders', body));
    await subscribe(placed.initiator?.uuid ?? '');
    await move(body.uuid, 'approve');
    await runNotifier();
    const message = JSON.stringify(service.received[0]?.message);
    for (const secret of ['1234', 'onions', body.uuid, placed.initiator?.uuid ?? '-']) {
      expect(message).not.toContain(secret);
    }
    expect(Object.keys(service.received[0]?.message ?? {}).sort()).toEqual(
      ['title', 'body', 'lang', 'dir', 'tag', 'target', 'sequence'].sort(),
    );
  });

  it('says nothing to the guests of another hotel, and to other guests', async () => {
    const [own, stranger, elsewhere] = [await place(), await place(), await place('bellevue')];
    const phone = await subscribe(own.person);
    await subscribe(elsewhere.person, { code: 'bellevue' });
    expect((await subscribe(own.person, { code: 'bellevue' })).status).toBe(404);
    await move(stranger.uuid, 'approve');
    await runNotifier();
    expect(service.received).toEqual([]);
    await move(own.uuid, 'approve');
    await move(elsewhere.uuid, 'approve', 'bellevue');
    await runNotifier();
    expect(service.received.map(({ message }) => message.title).sort()).toEqual(['Hotel aurora', 'Hotel bellevue']);
    // An address that another hotel names is not this hotel's.
    const bellevue = await hotelUuidOf(platform, 'bellevue');
    await platform.post(`${SUBSCRIPTIONS}/end`, { hotel_uuid: bellevue, endpoint: phone.endpoint });
    await move(own.uuid, 'accept');
    await runNotifier();
    expect(bodies()).toContain('Order #1001: In progress');
  });

  it.each([404, 410])('forgets a phone whose push service responds with %i', async (gone) => {
    const { uuid, person } = await place();
    await subscribe(person);
    status = { status: gone };
    await move(uuid, 'approve');
    await runNotifier();
    status = undefined;
    await move(uuid, 'accept');
    await runNotifier(10);
    expect([service.requests(), failures]).toEqual([1, []]);
    expect((await writtenIn(store)).push_subscription).toEqual([]);
  });

  it.each<[string, Status, string]>([
    ['an error of the push service', { status: 503 }, 'status 503'],
    ['a redirect, which it does not follow', { status: 307, location: '/elsewhere' }, 'status 307'],
    ['no response in time', 'silent', 'timeout'],
  ])('sends again after %s', async (_case, wrong, error) => {
    const { uuid, person } = await place();
    await subscribe(person);
    status = wrong;
    await move(uuid, 'approve');
    await runNotifier();
    expect([service.requests(), failures]).toEqual([1, [error]]);
    status = undefined;
    await runNotifier(10);
    expect(bodies()).toEqual(['Order #1001: Confirmed']);
  });

  it('leaves out a status that the order no longer has', async () => {
    const { uuid, person } = await place();
    await subscribe(person);
    await move(uuid, 'approve');
    await move(uuid, 'accept');
    await move(uuid, 'done');
    // Two at a time for one phone.
    for (let round = 0; round < 2; round += 1) await runNotifier();
    expect(bodies()).toEqual(['Order #1001: Done']);
  });

  it('gives up after four hours, and keeps nothing for staff to send again', async () => {
    const { uuid, person } = await place();
    await subscribe(person);
    status = { status: 500 };
    await move(uuid, 'approve');
    for (let attempt = 0; attempt < 20; attempt += 1) await runNotifier(3_600);
    expect(service.requests()).toBeLessThan(8);
    const listed = async (state: string) =>
      (await platform.desk('aurora', `/notifications?state=${state}`)).body.data as DeskNotification[];
    expect([await listed('waiting'), await listed('given_up')]).toEqual([[], []]);
    expect((await writtenIn(store)).notification).toEqual([]);
  });

  it('does not let a phone that hangs delay the others', async () => {
    const [one, other] = [await place(), await place()];
    await subscribe(one.person);
    await move(one.uuid, 'approve');
    status = 'silent';
    const first = platform.app.notifier.runOnce();
    while (service.requests() === 0) await pause(5);
    status = undefined;
    await subscribe(other.person);
    await move(other.uuid, 'approve');
    await platform.app.notifier.runOnce();
    expect(bodies()).toEqual(['Order #1002: Confirmed']);
    await first;
  });

  it('notifies no more once the guest has ended it', async () => {
    const { uuid, person } = await place();
    const { endpoint, hotel_uuid } = await subscribe(person);
    await move(uuid, 'approve');
    for (let times = 0; times < 2; times += 1)
      expect((await platform.post(`${SUBSCRIPTIONS}/end`, { hotel_uuid, endpoint })).status).toBe(200);
    await move(uuid, 'accept');
    await runNotifier();
    expect(service.requests()).toBe(0);
  });

  it('goes on at the address that the browser has renewed, and renews no unknown one', async () => {
    const { uuid, person } = await place();
    const { endpoint, hotel_uuid } = await subscribe(person, { language: 'ar' });
    const subscription = service.subscribe();
    const renewed = { hotel_uuid, old_endpoint: endpoint, subscription };
    expect((await platform.post(`${SUBSCRIPTIONS}/renew`, renewed)).status).toBe(200);
    expect((await platform.post(`${SUBSCRIPTIONS}/renew`, renewed)).status).toBe(404);
    await move(uuid, 'approve');
    await runNotifier();
    expect(service.received).toMatchObject([{ endpoint: subscription.endpoint, message: { lang: 'ar' } }]);
  });

  it('keeps the five newest phones of a person, and each for thirty days', async () => {
    const { uuid, person } = await place();
    const phones = [];
    for (let count = 0; count < 6; count += 1) {
      phones.push(await subscribe(person));
      platform.advanceSeconds(1);
    }
    await move(uuid, 'approve');
    await runNotifier();
    expect(service.received).toHaveLength(5);
    expect(service.received.map(({ endpoint }) => endpoint)).not.toContain(phones[0]?.endpoint);
    platform.advanceSeconds(30 * DAY_SECONDS);
    await move(uuid, 'accept');
    await runNotifier();
    expect(service.received).toHaveLength(5);
    await platform.app.retention.runOnce();
    expect((await writtenIn(store)).push_subscription).toEqual([]);
  });

  it.each([
    ['an address that is none of a push service', { endpoint: 'https://10.0.0.1/push' }],
    ['another port of this machine', { endpoint: 'http://127.0.0.1:1/push' }],
    ['a key that is no point of the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    ['a key of another length', { keys: { p256dh: 'BA', auth: 'A'.repeat(22) } }],
  ])('refuses %s', async (_case, change) => {
    const { person } = await place();
    const subscription = { ...service.subscribe(), ...change };
    expect((await subscribe(person, { subscription })).status).toBe(422);
    expect((await writtenIn(store)).push_subscription).toEqual([]);
  });

  it('refuses a person whom the hotel does not know', async () => {
    expect((await subscribe('0b7c7d64-5d0e-4c0e-9a0e-3f6f5d1c2b3a')).status).toBe(404);
  });

  it('exports a person’s phones without their secrets, and deletes them with the person', async () => {
    const { uuid, person } = await place();
    const { endpoint, keys: secrets } = await subscribe(person);
    await move(uuid, 'approve');
    await move(uuid, 'done');
    const exported = (await platform.desk('aurora', `/persons/${person}`)).body.data as PersonExport;
    expect(exported.push_subscriptions).toMatchObject([{ endpoint, language: 'en' }]);
    expect(JSON.stringify(exported)).not.toContain(secrets.auth);
    const deleted = await platform.desk('aurora', `/persons/${person}/delete`, {});
    expect(deleted.body.data).toMatchObject({ push_subscriptions: 1 });
    const written = await writtenIn(store);
    expect([written.push_subscription, written.notification]).toEqual([[], []]);
    await runNotifier();
    expect(service.requests()).toBe(0);
  });
});
