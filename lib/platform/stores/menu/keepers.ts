import type { Db } from '../../database/database';
import type { MenuKeeperTable } from '../../database/menu-tables';
import { fromJson, toJson } from '../json';

/** Who keeps a hotel's menu. Rule: menu/ME1. */
export type MenuKeeper = {
  keeper: 'files' | 'desk';
  since: string;
  staff: string | null;
  publishAt: string | null;
  publishStaff: string | null;
  publishFailure: unknown;
  lastId: number;
};

const fromRow = (row: MenuKeeperTable): MenuKeeper => ({
  keeper: row.keeper,
  since: row.since,
  staff: row.staff,
  publishAt: row.publish_at,
  publishStaff: row.publish_staff,
  publishFailure: row.publish_failure === null ? null : fromJson<unknown>(row.publish_failure),
  lastId: row.last_id,
});

/** null: the hotel's files keep it, and always have. */
export async function findKeeper(db: Db, hotel: string): Promise<MenuKeeper | null> {
  const row = await db.selectFrom('menu_keeper').selectAll().where('hotel', '=', hotel).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export const isKeptAtDesk = async (db: Db, hotel: string): Promise<boolean> =>
  (await findKeeper(db, hotel))?.keeper === 'desk';

/** The codes of the hotels whose menus are kept at the desk, with the time since when. */
export async function hotelsKeptAtDesk(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('menu_keeper').select(['hotel', 'since']).where('keeper', '=', 'desk').execute();
  return new Map(rows.map(({ hotel, since }) => [hotel, since]));
}

type Handover = { keeper: 'files' | 'desk'; since: string; staff: string | null; lastId: number };

/** Gives a hotel's menu to another keeper. Nothing is scheduled then. */
export async function writeKeeper(db: Db, hotel: string, { lastId, ...handover }: Handover): Promise<void> {
  const row = { ...handover, publish_at: null, publish_staff: null, publish_failure: null, last_id: lastId };
  await db
    .insertInto('menu_keeper')
    .values({ hotel, ...row })
    .onConflict((conflict) => conflict.column('hotel').doUpdateSet(row))
    .execute();
}

export const setLastId = (db: Db, hotel: string, lastId: number) =>
  db.updateTable('menu_keeper').set({ last_id: lastId }).where('hotel', '=', hotel).execute();

/** Schedules a publication, or cancels it, and ends the report of one that failed. */
export const schedulePublishing = (db: Db, hotel: string, schedule: { at: string; staff: string | null } | null) =>
  db
    .updateTable('menu_keeper')
    .set({ publish_at: schedule?.at ?? null, publish_staff: schedule?.staff ?? null, publish_failure: null })
    .where('hotel', '=', hotel)
    .where('keeper', '=', 'desk')
    .execute();

/** Ends a scheduled publication that failed, and keeps why. */
export const reportFailedPublishing = (db: Db, hotel: string, failure: unknown) =>
  db
    .updateTable('menu_keeper')
    .set({ publish_at: null, publish_staff: null, publish_failure: toJson(failure) })
    .where('hotel', '=', hotel)
    .execute();

/** The served hotels whose drafts are to be published by a time (ISO), the longest due first. */
export async function duePublications(db: Db, now: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('menu_keeper')
    .innerJoin('hotel', 'hotel.code', 'menu_keeper.hotel')
    .select('menu_keeper.hotel')
    .where('menu_keeper.keeper', '=', 'desk')
    .where('menu_keeper.publish_at', '<=', now)
    .where('hotel.served', '=', 1)
    .orderBy('menu_keeper.publish_at')
    .execute();
  return rows.map(({ hotel }) => hotel);
}
