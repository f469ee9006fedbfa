import type { Kysely } from 'kysely';
import { onEachStore, TEST_DATABASE_TIMES } from '@/tests/builders/platform/stores';
import { unsettledOrders } from '../stores/charged-orders';
import { postingsOf } from '../stores/room-postings';
import { stayStartsOf } from '../stores/room-stays';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';

const NOW = '2026-05-01T08:00:00.000Z';

/** Creates the schema that preceded the migration. */
async function migrateBefore(database: Database): Promise<void> {
  await migrate(database, NOW);
  await database.db.deleteFrom('migration').where('name', '=', '198-room-bills').execute();
  await database.db.schema.dropIndex('guest_order_unsettled').execute();
  for (const column of ['settled_version', 'settled_sum'])
    await database.db.schema.alterTable('guest_order').dropColumn(column).execute();
  await database.db.schema.dropTable('room_stay_start').execute();
}

const CHARGED = JSON.stringify({ products: [], chargesRoom: true });
/** A guest has written what looks like it. */
const OTHER = JSON.stringify({ products: [], comment: '"chargesRoom":true', chargesRoom: false });
const ORDERS = [
  { uuid: 'delivered', status: 'done', lines: CHARGED },
  { uuid: 'under-way', status: 'accepted', lines: CHARGED },
  { uuid: 'cash', status: 'done', lines: OTHER },
  { uuid: 'online', status: 'done', lines: CHARGED, integration_payment: '{"status_id":"done","extra":{}}' },
];

onEachStore((emptyStore) => {
  it('takes what was delivered before for posted, and lists what is delivered after', async () => {
    const store = await emptyStore();
    const database = openDatabase(store.url, () => undefined, TEST_DATABASE_TIMES);
    await migrateBefore(database);
    const before = database.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const hotel = {
      code: 'aurora',
      id: 1,
      uuid: 'hotel-1',
      served: 1,
      content_hash: '',
      content: '{}',
      imported_at: NOW,
    };
    await before.insertInto('hotel').values(hotel).execute();
    await before
      .insertInto('room_stay')
      .values([
        { hotel: 'aurora', room: '101', stay: 4, since: NOW },
        { hotel: 'aurora', room: '102', stay: 1, since: null },
      ])
      .execute();
    await before
      .insertInto('guest_order')
      .values(
        ORDERS.map((order, index) => ({
          ...{ integration_payment: null, ...order, hotel: 'aurora', num: index + 1, number_room: '101' },
          ...{ status_at: NOW, created_at: NOW, language: 'en', person_uuid: 'ada', final_sum: 450, delivery_price: 0 },
          ...{ version: 2, escalation: 0 },
        })),
      )
      .execute();
    expect(await migrate(database, NOW)).toEqual(['198-room-bills']);
    const unsettled = async () =>
      (await unsettledOrders(database.db, 'aurora', { rooms: null, from: null })).map(({ uuid }) => uuid);
    const uuids = ORDERS.map(({ uuid }) => uuid);
    expect(await postingsOf(database.db, 'aurora', uuids)).toEqual([
      { order_uuid: 'delivered', item: 'order', amount: 4500, posted_at: NOW, posted_by: null },
    ]);
    expect(await unsettled()).toEqual([]);
    await database.db.updateTable('guest_order').set({ status: 'done', version: 3 }).execute();
    expect(await unsettled()).toEqual(['delivered', 'under-way']);
    const starts = await stayStartsOf(database.db, 'aurora');
    expect([...starts]).toEqual([['101', [{ room: '101', number: 4, since: NOW }]]]);
    await database.close();
    await store.remove();
  });
});
