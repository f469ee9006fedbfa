import { v4 as uuid } from 'uuid';
import type { LogEntry } from '@/lib/domain/staff-log/log-entry';
import { DESK_TOKEN, finishOrder, placeOrder, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { chatAt } from '@/tests/builders/platform/guest-chat';
import { staffLog } from '@/tests/builders/platform/staff-log';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { HOTEL_HEADER } from '../routes/desk-routes';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore, { retentionDays: 30 });
  const { entries, actions } = staffLog(platform);
  const keyed = (path: string, body: unknown, key: string) =>
    platform.post(`/api/desk/v1${path}`, body, {
      authorization: `Bearer ${deskKey(DESK_TOKEN, 'aurora')}`,
      [HOTEL_HEADER]: 'aurora',
      'idempotency-key': key,
    });

  it('stores of a move what has changed of the order, before and after', async () => {
    const order = await placeOrder(platform, 'aurora');
    await platform.desk('aurora', `/orders/${order}/approve`, { expected_seconds: 600 });
    expect(await entries()).toEqual([
      {
        id: expect.any(String),
        at: '2026-05-01T10:00:00.000Z',
        ...{ person: null, name: null, action: 'moveOrder' },
        target: { kind: 'order', id: order, title: '1001' },
        before: { status: 'draft', expected_at: null },
        after: { status: 'approved', expected_at: '2026-05-01T10:10:00.000Z', move: 'approve' },
      },
    ]);
  });

  it.each<[string, string, unknown, Partial<LogEntry>]>([
    [
      'a price',
      '/content/products/100/price',
      { price: 7 },
      {
        target: { kind: 'product', id: '100', title: { en: 'Soup', de: 'Suppe' } },
        before: { price: 4.5 },
        after: { price: 7 },
      },
    ],
    [
      'what is sold out',
      '/content/sections/10/sale',
      { sold_out: true },
      {
        target: expect.objectContaining({ kind: 'section', id: '10' }),
        before: { sold_out: null },
        after: { sold_out: { until: null } },
      },
    ],
    [
      'counted stock',
      '/stock/product:100',
      { left: 40 },
      {
        target: expect.objectContaining({ kind: 'stock', id: 'product:100' }),
        before: null,
        after: { left: 40, per: 'all', amount: 40, day: null },
      },
    ],
    [
      'an announcement that was made',
      '/announcements',
      { title: 'Jazz' },
      {
        target: { kind: 'announcement', id: '1000001', title: 'Jazz' },
        before: null,
        after: expect.objectContaining({ title: 'Jazz', published: false }),
      },
    ],
    [
      'a room whose stay has ended',
      '/rooms/end-stays',
      { stays: [{ room: '101', stay: 1 }] },
      {
        target: { kind: 'room', id: '101', title: null },
        before: { 101: { stay: 1, leaves_on: null, code_version: 1 } },
        after: { 101: { stay: 2, leaves_on: null, code_version: 1 } },
      },
    ],
    [
      'several rooms',
      '/rooms/new-codes',
      { rooms: ['101', '102'] },
      {
        target: { kind: 'room', id: null, title: null },
        before: {
          101: expect.objectContaining({ code_version: 1 }),
          102: expect.objectContaining({ code_version: 1 }),
        },
        after: { 101: expect.objectContaining({ code_version: 2 }), 102: expect.objectContaining({ code_version: 2 }) },
      },
    ],
  ])('stores %s', async (_, path, body, entry) => {
    expect((await platform.desk('aurora', path, body)).status).toBe(200);
    expect(await entries()).toMatchObject([entry]);
  });

  it('stores that orders were searched, by words, days or all of them, and not for what', async () => {
    const search = (body: object) => platform.desk('aurora', '/orders/search', body);
    const searches = [{ text: 'Ada' }, { text: 'Ada', room: '101' }, { room: '101', to: '2026-05-01' }, {}];
    for (const body of searches) expect((await search(body)).status).toBe(200);
    const entry = { action: 'searchOrders', target: { kind: 'order', id: null }, before: null, after: null };
    expect(await entries()).toMatchObject(searches.map(() => entry));
    // A desk reads them by itself while an order is taken on the telephone.
    expect((await search({ room: '101' })).status).toBe(200);
    expect(await entries()).toHaveLength(searches.length);
  });

  it('stores nothing of a call that was refused', async () => {
    const order = await placeOrder(platform, 'aurora');
    for (const [path, body] of [
      [`/orders/${order}/done`, {}],
      [`/orders/${order}/approve`, { version: 7 }],
      [`/orders/${uuid()}/approve`, {}],
      ['/content/products/100/price', { price: -1 }],
      ['/content/products/999/price', { price: 1 }],
      ['/announcements', {}],
      ['/no-such-call', {}],
    ] as const)
      expect((await platform.desk('aurora', path, body)).status).toBeGreaterThanOrEqual(400);
    expect((await platform.post(`/api/desk/v1/orders/${order}/approve`, {})).status).toBe(401);
    expect(await entries()).toEqual([]);
  });

  it('stores a call once that is sent again with its key, and none of five at once twice', async () => {
    const key = uuid();
    await Promise.all(Array.from({ length: 5 }, () => keyed('/announcements', { title: 'Jazz' }, key)));
    await keyed('/announcements', { title: 'Jazz' }, key);
    expect(await actions()).toEqual(['createAnnouncement']);
  });

  it('stores a message and a note once that are sent again with their uuid', async () => {
    const chat = await chatAt(platform, 'aurora');
    for (const path of ['messages', 'notes']) {
      const body = { content: 'Ada is in the pool', name: 'Eva', uuid: uuid() };
      const send = () => platform.desk('aurora', `/chats/${chat.uuid}/${path}`, body);
      const statuses = [...(await Promise.all([send(), send(), send()])), await send()].map(({ status }) => status);
      expect(statuses).toEqual([200, 200, 200, 200]);
    }
    expect((await actions()).toSorted()).toEqual(['writeChatNote', 'writeMessage']);
    expect(JSON.stringify(await entries())).not.toContain('Ada');
  });

  it('stores every move of two people at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => placeOrder(platform, 'aurora')));
    await Promise.all(orders.map((order) => platform.desk('aurora', `/orders/${order}/approve`, {})));
    const stored = (await entries()).map(({ target }) => target?.id);
    expect(stored.toSorted()).toEqual(orders.toSorted());
  });

  it('keeps no name, phone or room of a guest whose data is deleted', async () => {
    const order = await finishOrder(platform, 'aurora');
    await platform.desk('aurora', `/orders/${order}/notes`, { content: 'For Ada, soon' });
    const [found] = (await platform.desk('aurora', '/persons/search', { find: '101' })).body.data as { uuid: string }[];
    await platform.desk('aurora', `/persons/${found?.uuid}`);
    expect((await platform.desk('aurora', `/persons/${found?.uuid}/delete`, {})).status).toBe(200);
    expect(await actions()).toEqual([
      ...['deletePerson', 'exportPerson', 'searchPersons', 'addOrderNote', 'moveOrder', 'moveOrder'],
    ]);
    expect(await entries('?action=deletePerson')).toMatchObject([
      { target: { kind: 'guest', id: found?.uuid }, before: null, after: { orders: 1, chats: 0 } },
    ]);
    expect(JSON.stringify(await entries())).not.toMatch(/Ada|"101"/);
  });

  it('deletes entries at the end of the retention, and not while the clock is far ahead', async () => {
    await platform.desk('aurora', '/content/products/100/price', { price: 7 });
    await platform.app.retention.runOnce();
    platform.advanceSeconds(800 * 86_400);
    expect(await platform.app.retention.runOnce()).toHaveProperty('clockJump');
    platform.setClock('2026-05-01T10:00:00.000Z');
    await platform.runFor(30);
    await platform.app.retention.runOnce();
    expect(await actions()).toEqual(['setPrice']);
    platform.advanceSeconds(1);
    await platform.app.retention.runOnce();
    expect(await actions()).toEqual([]);
  });
});
