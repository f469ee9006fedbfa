import type { Db } from '../database/database';

export const FIRST_VERSION = 1;

/** The current version of one printed code. */
export async function codeVersion(db: Db, hotel: string, subject: string): Promise<number> {
  const row = await db
    .selectFrom('printed_code')
    .select('version')
    .where('hotel', '=', hotel)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.version ?? FIRST_VERSION;
}

/** The versions of a hotel's printed codes that are not the first any more, by subject. */
export async function codeVersions(db: Db, hotel: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('printed_code').select(['subject', 'version']).where('hotel', '=', hotel).execute();
  return new Map(rows.map(({ subject, version }) => [subject, version]));
}

/** Raises the versions of printed codes. Rule: rooms/RM6. */
export async function raiseCodeVersions(db: Db, hotel: string, subjects: readonly string[]): Promise<void> {
  // In one order, so that two calls cannot wait for each other.
  for (const subject of subjects.toSorted()) {
    await db
      .insertInto('printed_code')
      .values({ hotel, subject, version: FIRST_VERSION + 1 })
      .onConflict((conflict) =>
        conflict.columns(['hotel', 'subject']).doUpdateSet((row) => ({ version: row('printed_code.version', '+', 1) })),
      )
      .execute();
  }
}
