import type { Db } from '../../database/database';
import { FIRST_KEY_VERSION } from '../../desk-key';

/** Which version of its key a hotel has. Rule: staff/SP13. */
export async function keyVersion(db: Db, hotel: string): Promise<number> {
  const row = await db.selectFrom('hotel_key').select('version').where('hotel', '=', hotel).executeTakeFirst();
  return row?.version ?? FIRST_KEY_VERSION;
}

/** Gives a hotel the next version of its key, and returns it. */
export async function raiseKeyVersion(db: Db, hotel: string): Promise<number> {
  const { version } = await db
    .insertInto('hotel_key')
    .values({ hotel, version: FIRST_KEY_VERSION + 1 })
    .onConflict((conflict) =>
      conflict.column('hotel').doUpdateSet((row) => ({ version: row('hotel_key.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
