import type { MenuFiles } from '@/lib/domain/menu/menu-tree';
import type { VersionSummary } from '@/lib/domain/menu/version-summary';
import type { Db } from '../../database/database';
import { fromJson, toJson } from '../json';

/** How many versions of a menu are kept. Rule: menu/ME20. */
const KEPT_VERSIONS = 50;

type VersionHead = { number: number; publishedAt: string; staff: string | null; summary: VersionSummary };
export type MenuVersion = { number: number; files: MenuFiles };

/** The newest version; null: the desk has never kept the menu. */
export async function newestVersion(db: Db, hotel: string): Promise<MenuVersion | null> {
  const row = await db
    .selectFrom('menu_version')
    .select(['number', 'files'])
    .where('hotel', '=', hotel)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { number: row.number, files: fromJson<MenuFiles>(row.files) };
}

export async function findVersion(db: Db, hotel: string, number: number): Promise<MenuVersion | null> {
  const row = await db
    .selectFrom('menu_version')
    .select(['number', 'files'])
    .where('hotel', '=', hotel)
    .where('number', '=', number)
    .executeTakeFirst();
  return row === undefined ? null : { number: row.number, files: fromJson<MenuFiles>(row.files) };
}

/** Every kept version without its files, newest first. */
export async function listVersions(db: Db, hotel: string): Promise<readonly VersionHead[]> {
  const rows = await db
    .selectFrom('menu_version')
    .select(['number', 'published_at', 'staff', 'summary'])
    .where('hotel', '=', hotel)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ number, published_at, staff, summary }) => ({
    number,
    publishedAt: published_at,
    staff,
    summary: fromJson<VersionSummary>(summary),
  }));
}

/** Stores a new version and deletes those that are too old. */
export async function insertVersion(
  db: Db,
  hotel: string,
  { publishedAt, files, summary, ...version }: VersionHead & MenuVersion,
): Promise<void> {
  await db
    .insertInto('menu_version')
    .values({ hotel, ...version, published_at: publishedAt, files: toJson(files), summary: toJson(summary) })
    .execute();
  await db
    .deleteFrom('menu_version')
    .where('hotel', '=', hotel)
    .where('number', '<=', version.number - KEPT_VERSIONS)
    .execute();
}
