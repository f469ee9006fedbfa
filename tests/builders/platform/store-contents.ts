import { openDatabase } from '@/lib/platform/database/database';
import type { Tables } from '@/lib/platform/database/tables';
import type { EmptyStore } from './stores';

/** The tables with texts that guests and staff write. */
const WRITTEN = [
  'guest_order',
  'order_note',
  'order_rating',
  'consent',
  'person',
  'payment',
  'outbox',
  'chat',
  'chat_member',
  'chat_message',
  'chat_file',
  'lottery_entry',
  'lottery_winner',
  'notification',
  'delivery',
  'push_subscription',
] as const satisfies readonly (keyof Tables)[];

/** Every row of these tables, read through a separate connection. */
export async function writtenIn(store: EmptyStore): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { db, close } = openDatabase(store.url, () => undefined);
  const tables = await Promise.all(
    WRITTEN.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()] as const),
  );
  await close();
  return Object.fromEntries(tables);
}
