import { sql } from 'kysely';
import { openDatabase } from '@/lib/platform/database/database';

/**
 * Lets every statement of a kind on a table of a store fail as on a full disk; `undo` ends that. The platform's own
 * queries run unchanged.
 */
export async function failStatements(
  url: string,
  { table, on }: { table: string; on: 'insert' | 'update' | 'delete' },
): Promise<{ undo(): Promise<void> }> {
  const { kind, db, close } = openDatabase(url, () => undefined);
  const [name, target, event] = [sql.id('disk_is_full'), sql.id(table), sql.raw(on)];
  if (kind === 'sqlite')
    await sql`create trigger ${name} before ${event} on ${target} begin select raise(abort, 'disk is full'); end`.execute(
      db,
    );
  else {
    await sql`create function disk_is_full() returns trigger language plpgsql as $$ begin raise 'disk is full'; end $$`.execute(
      db,
    );
    await sql`create trigger ${name} before ${event} on ${target} execute function disk_is_full()`.execute(db);
  }
  return {
    undo: async () => {
      const onTable = kind === 'sqlite' ? sql`` : sql`on ${target}`;
      await sql`drop trigger ${name} ${onTable}`.execute(db);
      if (kind === 'postgres') await sql`drop function disk_is_full()`.execute(db);
      await close();
    },
  };
}
