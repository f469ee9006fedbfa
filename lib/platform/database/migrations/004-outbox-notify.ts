import { type Kysely, sql } from 'kysely';
import type { Database } from '../database';

/**
 * On PostgreSQL, a trigger notifies every process of a new event exactly when it is committed. The channel's name
 * contains the schema, so that several platforms can share a database.
 */
export async function outboxNotify(db: Kysely<unknown>, kind: Database['kind']): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`
    create function outbox_notify() returns trigger language plpgsql as $$
    begin
      perform pg_notify('outbox_' || md5(tg_table_schema), new.hotel);
      return null;
    end $$`.execute(db);
  await sql`create trigger outbox_notify after insert on outbox for each row execute function outbox_notify()`.execute(
    db,
  );
}
