import { v4 as uuid } from 'uuid';
import {
  DESK_TOKEN,
  fieldsIn,
  finishOrder,
  type HotelCode,
  NOON,
  orderOf,
  platformPerTest,
} from '@/tests/builders/platform/embedded-platform';
import { chatAt } from '@/tests/builders/platform/guest-chat';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from '../routes/desk-routes';
import { callOfKey, claimKey } from '../stores/idempotent-calls';
import { DESK_CALLS } from './desk-calls';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const send = (code: HotelCode, path: string, body: unknown, key: string) =>
    platform.post(`/api/desk/v1${path}`, body, {
      authorization: `Bearer ${deskKey(DESK_TOKEN, code)}`,
      [HOTEL_HEADER]: code,
      'idempotency-key': key,
    });
  const make = (title: string, key: string, code: HotelCode = 'aurora') =>
    send(code, '/announcements', { title, published: false }, key);
  const titles = async (code: HotelCode = 'aurora') =>
    ((await platform.desk(code, '/announcements')).body.data as { id: number; title: unknown }[])
      .filter(({ id }) => id > 1_000_000)
      .map(({ title }) => title);

  it('creates once and gives the first answer again, also after a restart', async () => {
    const key = uuid();
    const first = await make('Jazz', key);
    await platform.restart();
    const again = await make('Jazz', key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(await titles()).toEqual(['Jazz']);
  });

  it('creates once when the same call is made five times at once', async () => {
    const key = uuid();
    const responses = await Promise.all(Array.from({ length: 5 }, () => make('Jazz', key)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const { status, body } of responses) {
      if (status !== 200) expect([status, body]).toMatchObject([409, { refusal: 'conflict' }]);
    }
    expect(await titles()).toEqual(['Jazz']);
    expect((await make('Jazz', key)).status).toBe(200);
  });

  it('refuses another body, and another call, with the key of the first', async () => {
    const key = uuid();
    await make('Jazz', key);
    const order = orderOf('aurora');
    await platform.post('/api/v1/orders', order);
    for (const other of [
      await make('Blues', key),
      await send('aurora', `/orders/${order.uuid}/notes`, { content: 'Soon' }, key),
    ]) {
      expect([other.status, Object.keys(fieldsIn(other))]).toEqual([422, ['Idempotency-Key']]);
    }
    expect(await titles()).toEqual(['Jazz']);
  });

  it('creates with each key, at each hotel, and without one', async () => {
    const key = uuid();
    await make('Jazz', key);
    await make('Jazz', uuid());
    await make('Jazz', key, 'bellevue');
    await platform.desk('aurora', '/announcements', { title: 'Jazz' });
    await platform.desk('aurora', '/announcements', { title: 'Jazz' });
    expect([await titles(), await titles('bellevue')]).toEqual([Array(4).fill('Jazz'), ['Jazz']]);
  });

  it('frees the key of a call that was refused, so that it can be corrected', async () => {
    const key = uuid();
    expect((await make(' ', key)).status).toBe(422);
    expect((await make('Jazz', key)).status).toBe(200);
  });

  it('forgets a key after a day', async () => {
    const key = uuid();
    await make('Jazz', key);
    platform.advanceSeconds(24 * 3600 - 1);
    await make('Jazz', key);
    platform.advanceSeconds(2);
    await make('Jazz', key);
    expect(await titles()).toEqual(['Jazz', 'Jazz']);
  });

  it.each([
    ['notes of an order', async (order: string) => [`/orders/${order}/notes`, { content: 'Soon' }] as const],
    [
      'messages',
      async () => [`/chats/${(await chatAt(platform, 'aurora')).uuid}/messages`, { content: 'Good morning' }] as const,
    ],
  ])('takes a key with %s', async (_what, call) => {
    const order = orderOf('aurora');
    await platform.post('/api/v1/orders', order);
    const [path, body] = await call(order.uuid);
    const key = uuid();
    const [first, again] = [await send('aurora', path, body, key), await send('aurora', path, body, key)];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it.each([
    ['that is empty', ''],
    ['with a space', 'a b'],
    ['with other letters than ASCII', 'ü'],
    ['of 256 characters', 'x'.repeat(256)],
  ])('refuses a key %s', async (_what, key) => {
    const response = await make('Jazz', key);
    expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, ['Idempotency-Key']]);
  });

  it('gives a key to one claim, and to another only when the first has stood for a minute without an answer', async () => {
    const claim = (now: string, staleBefore: string, fingerprint = 'the call') =>
      throughOtherConnection(platform.store, (db) =>
        claimKey(db, 'aurora', { key: 'k', fingerprint, now, staleBefore }),
      );
    expect(await claim(NOON, NOON)).toBe(true);
    expect(await claim(NOON, NOON)).toBe(false);
    expect(await claim('2026-05-01T10:02:00.000Z', '2026-05-01T10:01:00.000Z', 'another call')).toBe(false);
    expect(await claim('2026-05-01T10:02:00.000Z', '2026-05-01T10:01:00.000Z')).toBe(true);
    expect(await claim('2026-05-01T10:02:00.000Z', '2026-05-01T10:01:00.000Z')).toBe(false);
  });

  it('keeps no answer that names a guest whose data is deleted, and does nothing again', async () => {
    const order = await finishOrder(platform, 'aurora');
    const key = uuid();
    const note = () => send('aurora', `/orders/${order}/notes`, { content: 'Soon' }, key);
    const { person_uuid } = Object((await note()).body.data).guest;
    expect((await platform.desk('aurora', `/persons/${person_uuid}/delete`, {})).status).toBe(200);
    expect(await throughOtherConnection(platform.store, (db) => callOfKey(db, 'aurora', key))).toMatchObject({
      answer: '',
    });
    expect((await note()).status).toBe(409);
  });

  it('deletes keys after a day also when nobody sends another one', async () => {
    await make('Jazz', 'my-key');
    platform.advanceSeconds(25 * 3600);
    await platform.app.retention.runOnce();
    expect(await throughOtherConnection(platform.store, (db) => callOfKey(db, 'aurora', 'my-key'))).toBeNull();
  });
});

it('takes a key with every call that creates', () => {
  const calls = Object.values(DESK_CALLS).flat();
  expect(calls.filter(({ creates }) => creates).map(({ id }) => id)).toEqual([
    'addOrderNote',
    'printTest',
    'reprintTicket',
    'refundOrder',
    'createMenuItem',
    'writeMessage',
    'writeChatNote',
    'createAnnouncement',
    'setLotteryWinner',
    'writeHandoverNote',
    'resendNotifications',
  ]);
  for (const { creates, headers } of calls) if (creates) expect(headers?.shape).toHaveProperty('Idempotency-Key');
});
