import type { Db } from '../database/database';

/** The bytes that guests of a hotel have uploaded on a day. */
export async function uploadedBytes(db: Db, hotel: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('upload_day')
    .select('bytes')
    .where('hotel', '=', hotel)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

/** Adds bytes to a day; false when the sum would exceed `maxBytes`. */
export async function addUploadedBytes(
  db: Db,
  hotel: string,
  { day, bytes, maxBytes }: { day: string; bytes: number; maxBytes: number },
): Promise<boolean> {
  if (bytes > maxBytes) return false;
  const counted = await db
    .insertInto('upload_day')
    .values({ hotel, day, bytes })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel', 'day'])
        .doUpdateSet((known) => ({ bytes: known('upload_day.bytes', '+', bytes) }))
        .where('upload_day.bytes', '<=', maxBytes - bytes),
    )
    .returning('bytes')
    .execute();
  return counted.length === 1;
}
