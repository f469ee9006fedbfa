import { existsSync, mkdirSync, rmdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { option, pizza } from '@/tests/builders/orders/order-lines';
import {
  guestOrders,
  HOTEL_ID,
  NOON,
  orderOf,
  placedIn,
  platformPerTest,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { chatAt } from '@/tests/builders/platform/guest-chat';
import { throughOtherConnection, writtenIn } from '@/tests/builders/platform/store-contents';
import { emptySqlite, onEachStore } from '@/tests/builders/platform/stores';
import { runHotelCommand } from '../import/hotel-command';

const DAYS = 30;
const DAY = 86_400;
const NOTHING = { orders: 0, chats: 0, files: 0, entries: 0, persons: 0 };

/** Personal texts that the guest and staff write in these tests. */
const PERSONAL = [
  'Ada King',
  '+34-600-000-000',
  'Room 12b',
  'No garlic',
  'lupin',
  'thin crust',
  'for Ada',
  'Dear hotel',
  'Ada liked it',
];

const ORDER = {
  room_number: 'Room 12b',
  comment: 'No garlic',
  food_note: { allergens: ['lupin' as const], diets: [] },
  payment: 3,
  property: { properties: [option(5000, 'Ada King'), option(5001, '+34-600-000-000')] },
  products: [pizza({ size: 10002, word: 'thin crust' })],
};

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore, { retentionDays: DAYS });

  async function order(person: string | null = null) {
    const placed = placedIn(
      await platform.post('/api/v1/orders', orderOf('aurora', { ...ORDER, person_uuid: person })),
    );
    return { uuid: placed.order.uuid, person: placed.initiator?.uuid ?? '' };
  }

  async function chatOf(person: string) {
    const chat = await chatAt(platform, 'aurora', { name: 'Ada King', room_number: 'Room 12b', person_uuid: person });
    await chat.say('Dear hotel');
    const { path } = (await chat.upload('note.txt', 'Dear hotel')).body.data as { path: string };
    return { chat, file: join(platform.files.dir, '.files', 'aurora', path.split('/').at(-1) ?? '') };
  }

  const found = async () => {
    const written = JSON.stringify(await writtenIn(platform.store));
    return PERSONAL.filter((words) => written.includes(words));
  };

  it('leaves no personal text of expired data in the platform.store or on the disk', async () => {
    const { uuid, person } = await order();
    await platform.desk('aurora', `/orders/${uuid}/notes`, { content: 'for Ada, soon' });
    for (const action of ['approve', 'done']) await platform.desk('aurora', `/orders/${uuid}/${action}`, {});
    await platform.post('/api/v1/orders/guest/rate', {
      uuid,
      hotel_id: HOTEL_ID.aurora,
      stars: 5,
      words: 'Ada liked it',
    });
    const { chat, file } = await chatOf(person);
    expect([await found(), existsSync(file)]).toEqual([PERSONAL, true]);

    await platform.runFor(DAYS);
    expect(await platform.app.retention.runOnce()).toEqual(NOTHING);
    expect(await found()).toEqual(PERSONAL);

    platform.advanceSeconds(1);
    expect(await platform.app.retention.runOnce()).toEqual({ orders: 1, chats: 1, files: 1, entries: 0, persons: 1 });
    expect([await found(), existsSync(file)]).toEqual([[], false]);
    expect(JSON.stringify(await writtenIn(platform.store))).not.toContain(person);
    expect((await platform.get(`/api/v1/public/chat/${chat.uuid}/messages`)).status).toBe(404);
    expect(await platform.app.retention.runOnce()).toEqual(NOTHING);
  });

  it('keeps the sold products, the prices, the payment and the consents of an anonymised order', async () => {
    const { uuid } = await order();
    const before = await writtenIn(platform.store);
    await platform.runFor(DAYS + 1);
    await platform.app.retention.runOnce();
    const after = await writtenIn(platform.store);
    expect([after.consent, after.payment]).toEqual([before.consent, before.payment]);
    expect(after.consent).toHaveLength(1);
    expect((await guestOrders(platform, 'aurora', uuid)).draft).toMatchObject([
      {
        num: '1001',
        final_sum: 12.1,
        delivery_price: 1.1,
        number_room: null,
        comment: null,
        food_note: null,
        order_payment: { title: 'Card online' },
        products: [{ product: { title: { en: 'Pizza', de: 'Pizza' } }, price: 11, quantity: 1, properties: [] }],
        properties: [],
      },
    ]);
    expect((await platform.desk('aurora', '/orders')).body.data).toMatchObject([
      { guest: { person_uuid: null, name: null, phone: null } },
    ]);
  });

  it('counts the age of an order from its last status and of a chat from its last message, and keeps their person', async () => {
    const { uuid, person } = await order();
    const { chat, file } = await chatOf(person);
    await platform.runFor(DAYS);
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    await chat.say('Dear hotel, still here');
    platform.advanceSeconds(DAY);
    expect(await platform.app.retention.runOnce()).toEqual(NOTHING);
    expect([await found(), existsSync(file)]).toEqual([
      PERSONAL.filter((words) => words !== 'for Ada' && words !== 'Ada liked it'),
      true,
    ]);
    expect(
      placedIn(await platform.post('/api/v1/orders', orderOf('aurora', { person_uuid: person }))).initiator?.uuid,
    ).toBe(person);
  });

  it('deletes old files that belong to no chat, and keeps recent files and those of chats', async () => {
    const { person } = await order();
    const { chat, file } = await chatOf(person);
    const [old, young] = ['old', 'young'].map((name) => join(dirname(file), `${name}.part`));
    for (const stray of [old, young]) writeFileSync(stray ?? '', 'Dear hotel');
    const [longAgo, now] = [Date.parse(NOON) / 1000, Date.parse(NOON) / 1000 + (DAYS + 1) * DAY];
    for (const path of [old, file]) utimesSync(path ?? '', longAgo, longAgo);
    utimesSync(young ?? '', now, now);
    await platform.runFor(DAYS + 1);
    await chat.say('Dear hotel, still here');
    expect(await platform.app.retention.runOnce()).toMatchObject({ chats: 0, files: 1 });
    expect([old, young, file].map((path) => existsSync(path ?? ''))).toEqual([false, true, true]);
  });

  it('cleans the other hotels when a file of one hotel cannot be deleted, and reports the error', async () => {
    const { person } = await order();
    const { file } = await chatOf(person);
    rmSync(file);
    mkdirSync(file);
    await platform.post('/api/v1/orders', orderOf('bellevue'));
    await platform.runFor(DAYS + 1);
    expect(await platform.app.retention.runOnce()).toEqual({ ...NOTHING, orders: 2, persons: 1 });
    expect(platform.unexpectedErrors.splice(0)).toMatchObject([{ code: 'ERR_FS_EISDIR' }]);
    rmdirSync(file);
    expect(await platform.app.retention.runOnce()).toEqual({ ...NOTHING, chats: 1, files: 1, entries: 0, persons: 1 });
  });

  it('ends nothing while the clock is 800 days ahead, says so, and ends it after the operator’s word', async () => {
    await order();
    const { file } = await chatOf((await order()).person);
    expect(await platform.app.retention.runOnce()).toEqual(NOTHING);
    platform.advanceSeconds(800 * DAY);
    // A restart and what guests write on the wrong clock do not make it right.
    await platform.restart();
    await platform.post('/api/v1/orders', orderOf('bellevue'));
    const before = await writtenIn(platform.store);
    const clockJump = { clock: '2028-07-09T10:00:00.000Z', lastKnown: NOON };
    for (const _ of ['twice']) expect(await platform.app.retention.runOnce()).toEqual({ clockJump });
    expect([await writtenIn(platform.store), existsSync(file)]).toEqual([before, true]);
    const problems = [{ kind: 'clock-ahead', since: NOON, details: ['2028-07-09T10:00:00.000Z'] }];
    expect((await platform.desk('aurora', '/problems')).body.data).toEqual(problems);
    const trusted = await throughOtherConnection(platform.store, (_, database) =>
      runHotelCommand(database, ['trust-clock', '2028-07-09'], clockJump.clock),
    );
    expect(trusted.ok).toBe(true);
    expect((await platform.desk('aurora', '/problems')).body.data).toEqual([]);
    expect(await platform.app.retention.runOnce()).toMatchObject({ orders: 2, chats: 1 });
  });

  it('goes on by itself once the clock is set back', async () => {
    await order();
    await platform.app.retention.runOnce();
    platform.advanceSeconds(800 * DAY);
    expect(await platform.app.retention.runOnce()).toHaveProperty('clockJump');
    platform.setClock('2026-05-02T10:00:00.000Z');
    expect(await platform.app.retention.runOnce()).toEqual(NOTHING);
    expect((await platform.desk('aurora', '/problems')).body.data).toEqual([]);
  });

  it('believes no clock again that was believed while it was wrong and then set back', async () => {
    platform.advanceSeconds(800 * DAY);
    // Nothing personal is stored yet, so the wrong clock is believed.
    expect(await platform.app.retention.runOnce()).toEqual(NOTHING);
    platform.setClock(NOON);
    await order();
    expect(await platform.app.retention.runOnce()).toEqual(NOTHING);
    platform.advanceSeconds(800 * DAY);
    expect(await platform.app.retention.runOnce()).toHaveProperty('clockJump');
  });

  it('trusts no clock before the build, so that the right time later is no jump', async () => {
    const built = await testPlatform(await emptyStore(), { retentionDays: DAYS, builtAt: NOON });
    await built.post('/api/v1/orders', orderOf('aurora'));
    built.advanceSeconds(10 * DAY);
    expect(await built.app.retention.runOnce()).toEqual(NOTHING);
    // A machine without a battery starts before it has asked for the time.
    built.setClock('1970-01-01T00:00:10.000Z');
    expect(await built.app.retention.runOnce()).toEqual(NOTHING);
    built.setClock('2026-05-20T10:00:00.000Z');
    expect(await built.app.retention.runOnce()).toEqual(NOTHING);
    await built.close();
  });

  it('believes the newest order of a platform.store that no round has looked at', async () => {
    await order();
    platform.advanceSeconds(800 * DAY);
    expect(await platform.app.retention.runOnce()).toEqual({
      clockJump: { clock: '2028-07-09T10:00:00.000Z', lastKnown: NOON },
    });
  });

  it('deletes more than one batch of expired data, also of hotels that are no longer served', async () => {
    const orders = Array.from({ length: 101 }, () =>
      platform.post('/api/v1/orders', orderOf('bellevue', { comment: 'Ada' })),
    );
    expect(new Set((await Promise.all(orders)).map(({ status }) => status))).toEqual(new Set([200]));
    await platform.withdraw('bellevue');
    await platform.runFor(DAYS + 1);
    expect(await platform.app.retention.runOnce()).toMatchObject({ orders: 101, persons: 101 });
  });
});

describe('the daily retention job', () => {
  beforeEach(() => {
    // Fakes only the daily timer: the platform.store and the file system need the other functions.
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  });
  afterEach(() => jest.useRealTimers());

  it('runs a retention round at the start and once a day, reports each, and stops with the platform', async () => {
    const platform = await testPlatform(await emptySqlite(), { retentionDays: DAYS });
    const rounds: unknown[] = [];
    const made = async (count: number) => {
      while (rounds.length < count) await wait(5);
    };
    for (const _ of ['twice', 'is once']) platform.app.retention.start((figures) => rounds.push(figures));
    await made(1);
    await platform.post('/api/v1/orders', orderOf('aurora'));
    await platform.runFor(DAYS + 1);
    jest.advanceTimersByTime(DAY * 1000);
    await made(2);
    expect(rounds).toEqual([NOTHING, { ...NOTHING, orders: 1, persons: 1 }]);
    await platform.close();
    expect(jest.getTimerCount()).toBe(0);
  });
});
