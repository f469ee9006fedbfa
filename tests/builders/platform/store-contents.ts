import { type Database, openDatabase } from '@/lib/platform/database/database';
import type { Tables } from '@/lib/platform/database/tables';
import type { EmptyStore } from './stores';

/** The tables with texts that guests and staff write. */
const WRITTEN = [
  'guest_order',
  'order_search',
  'order_note',
  'order_rating',
  'consent',
  'person',
  'payment',
  'receipt',
  'outbox',
  'chat',
  'chat_member',
  'chat_message',
  'chat_file',
  'chat_note',
  'chat_viewer',
  'lottery_entry',
  'lottery_winner',
  'notification',
  'delivery',
  'push_subscription',
  'handover_note',
  'payment_credit',
  'payment_entry',
  'staff_phone',
  'ticket',
] as const satisfies readonly (keyof Tables)[];

/** Reads or changes the store through a connection of its own, as another process does. */
export async function throughOtherConnection<T>(
  store: Pick<EmptyStore, 'url'>,
  work: (db: Database['db'], database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(store.url, () => undefined);
  try {
    return await work(database.db, database);
  } finally {
    await database.close();
  }
}

/** Every row of these tables. */
export async function writtenIn(store: EmptyStore): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables = await throughOtherConnection(store, (db) =>
    Promise.all(WRITTEN.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()] as const)),
  );
  return Object.fromEntries(tables);
}
