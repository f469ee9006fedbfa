import type { Kysely } from 'kysely';
import { onEachStore, TEST_DATABASE_TIMES } from '@/tests/builders/platform/stores';
import { movesOf } from '../stores/order-moves';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';

const NOW = '2026-05-01T08:00:00.000Z';

/** Creates the schema that preceded the migration. */
async function migrateBefore(database: Database): Promise<void> {
  await migrate(database, NOW);
  await database.db.deleteFrom('migration').where('name', '=', '170-moves-by-guest').execute();
  await database.db.schema.alterTable('order_move').dropColumn('by_guest').execute();
}

const hotel = (code: string, id: number) => ({
  ...{ code, id, uuid: `hotel-${id}`, served: 1 },
  ...{ content_hash: '', content: '{}', imported_at: NOW },
});

const ORDERS = [
  { uuid: 'by-guest', reason: 'order_cancel__change', by: null },
  { uuid: 'by-staff', reason: 'order_cancel__closed', by: 'Marta' },
  { uuid: 'unknown', reason: 'order_cancel__other', by: null },
  { uuid: 'by-marta', reason: 'order_cancel__mistake', by: 'Marta' },
];

onEachStore((emptyStore) => {
  it('knows of earlier cancellations by their reason that the guest made them, in the same hotel only', async () => {
    const store = await emptyStore();
    const database = openDatabase(store.url, () => undefined, TEST_DATABASE_TIMES);
    await migrateBefore(database);
    const before = database.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    await before
      .insertInto('hotel')
      .values([hotel('aurora', 1), hotel('bellevue', 2)])
      .execute();
    const rows = ORDERS.flatMap((order, index) => [
      { ...order, hotel: 'aurora', num: index + 1 },
      { ...order, hotel: 'bellevue', num: index + 1, reason: 'order_cancel__other' },
    ]);
    await before
      .insertInto('guest_order')
      .values(
        rows.map(({ uuid, reason, num, hotel: code }) => ({
          ...{ hotel: code, num, uuid, status: 'cancelled', status_at: NOW, created_at: NOW, language: 'en' },
          ...{ person_uuid: 'ada', final_sum: 450, delivery_price: 0, lines: '{}', cancel_reason_id: reason },
        })),
      )
      .execute();
    await before
      .insertInto('order_move')
      .values(
        rows.map(({ uuid, by, hotel: code }) => ({
          ...{ hotel: code, order_uuid: uuid, version: 1, status: 'cancelled', moved_at: NOW, moved_by: by },
        })),
      )
      .execute();
    expect(await migrate(database, NOW)).toEqual(['170-moves-by-guest']);
    const byGuest = async (code: string) =>
      (
        await movesOf(
          database.db,
          code,
          ORDERS.map(({ uuid }) => uuid),
        )
      )
        .filter(({ by_guest }) => by_guest === 1)
        .map(({ order_uuid }) => order_uuid);
    expect(await byGuest('aurora')).toEqual(['by-guest']);
    expect(await byGuest('bellevue')).toEqual([]);
    await database.close();
    await store.remove();
  });
});
