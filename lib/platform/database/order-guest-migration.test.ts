import type { Kysely } from 'kysely';
import { onEachStore, TEST_DATABASE_TIMES } from '@/tests/builders/platform/stores';
import { orderByUuid } from '../stores/orders';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';

const NOW = '2026-05-01T08:00:00.000Z';
const STEP = '030-order-guest';

/** Creates the schema that preceded the migration. */
async function migrateBefore(database: Database): Promise<void> {
  await migrate(database, NOW);
  await database.db.deleteFrom('migration').where('name', '=', STEP).execute();
  for (const column of ['guest_name', 'guest_phone']) {
    await database.db.schema.alterTable('guest_order').dropColumn(column).execute();
  }
}

const NAME_OPTION = { title: { en: 'Your name', de: 'Ihr Name' }, pcode_id: 'name' };
const PHONE_OPTION = { title: 'Your phone', pcode_id: 'phone_number' };
const CHANGE_OPTION = { title: 'Change for', pcode_id: 'banknotes' };

const hotel = (code: string, id: number) => ({
  code,
  id,
  uuid: `hotel-${id}`,
  served: 1,
  content_hash: '',
  content: JSON.stringify({ hotel: { property: { properties: [NAME_OPTION, PHONE_OPTION, CHANGE_OPTION] } } }),
  imported_at: NOW,
});

const oldOrder = (code: string, num: number, person: string) => ({
  hotel: code,
  num,
  uuid: `order-${num}`,
  status: 'done',
  status_at: NOW,
  created_at: NOW,
  language: 'en',
  person_uuid: person,
  final_sum: 450,
  delivery_price: 0,
  lines: JSON.stringify({
    products: [],
    properties: [NAME_OPTION, PHONE_OPTION, CHANGE_OPTION].map(({ title }, index) => ({
      id: index + 1,
      property: { title },
      quantity: 1,
      total_price: 0,
    })),
    comment: null,
    paymentTitle: null,
  }),
});

const person = (code: string, uuid: string, details: { name: string | null; idphone: string | null }) => ({
  hotel: code,
  uuid,
  ...details,
  room_number: null,
  created_at: NOW,
  updated_at: NOW,
});

onEachStore((emptyStore) => {
  it('fills old orders with the name and phone that their person gave the same hotel', async () => {
    const store = await emptyStore();
    const database = openDatabase(store.url, () => undefined, TEST_DATABASE_TIMES);
    await migrateBefore(database);
    const before = database.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    await before
      .insertInto('hotel')
      .values([hotel('aurora', 1), hotel('bellevue', 2)])
      .execute();
    await before
      .insertInto('person')
      .values([
        person('aurora', 'ada', { name: 'Ada', idphone: '+34-600-000-000' }),
        person('bellevue', 'ada', { name: 'Another Ada', idphone: null }),
        person('aurora', 'nobody', { name: null, idphone: null }),
      ])
      .execute();
    await before
      .insertInto('guest_order')
      .values([oldOrder('aurora', 1001, 'ada'), oldOrder('bellevue', 1001, 'ada'), oldOrder('aurora', 1002, 'nobody')])
      .execute();

    expect(await migrate(database, NOW)).toEqual([STEP]);
    const read = async (code: string, uuid: string) => {
      const order = await orderByUuid(database.db, code, uuid);
      return [order?.guest_name, order?.guest_phone, ...(order?.lines.properties ?? []).map(({ value }) => value)];
    };
    expect(await read('aurora', 'order-1001')).toEqual(['Ada', '+34-600-000-000', 'Ada', '+34-600-000-000', null]);
    expect(await read('bellevue', 'order-1001')).toEqual(['Another Ada', null, 'Another Ada', null, null]);
    expect(await read('aurora', 'order-1002')).toEqual([null, null, null, null, null]);
    await database.close();
    await store.remove();
  });
});
