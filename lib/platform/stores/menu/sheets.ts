import type { DraftEntry } from '@/lib/domain/menu/apply-drafts';
import type { Db } from '../../database/database';
import { fromJson, toJson } from '../json';

/** A spreadsheet that was checked. `basedOn`: stands for the menu with which it was compared. Times are ISO. */
export type CheckedSheet = { id: string; basedOn: string; entries: readonly DraftEntry[]; createdAt: string };

/** How many of a hotel are kept: one for each of some people who work at the same time. */
const KEPT = 3;

/** Stores a checked spreadsheet. Those of the hotel that are older than `since` go, and all but the newest. */
export async function insertSheet(db: Db, hotel: string, sheet: CheckedSheet, since: string): Promise<void> {
  const { id, basedOn, entries, createdAt } = sheet;
  await db
    .insertInto('menu_sheet')
    .values({ hotel, id, based_on: basedOn, entries: toJson(entries), created_at: createdAt })
    .execute();
  const stored = await db
    .selectFrom('menu_sheet')
    .select(['id', 'created_at'])
    .where('hotel', '=', hotel)
    .orderBy('created_at', 'desc')
    .execute();
  const gone = stored.filter((each, place) => each.id !== id && (place >= KEPT || each.created_at < since));
  if (gone.length === 0) return;
  const ids = gone.map((each) => each.id);
  await db.deleteFrom('menu_sheet').where('hotel', '=', hotel).where('id', 'in', ids).execute();
}

/** Takes a checked spreadsheet out of the store, so that it is applied once; null: it is gone or older than `since`. */
export async function takeSheet(db: Db, hotel: string, id: string, since: string): Promise<CheckedSheet | null> {
  const row = await db
    .deleteFrom('menu_sheet')
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .where('created_at', '>=', since)
    .returningAll()
    .executeTakeFirst();
  return row === undefined
    ? null
    : { id, basedOn: row.based_on, entries: fromJson<readonly DraftEntry[]>(row.entries), createdAt: row.created_at };
}
