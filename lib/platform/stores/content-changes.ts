import type { ContentField } from '@/lib/domain/content/content-log';
import { closedDateOf } from '@/lib/domain/content/content-log';
import { NO_CHANGES, type StaffChanges } from '@/lib/domain/content/staff-changes';
import type { Text } from '@/lib/domain/i18n/text';
import type { ContentChangeTable } from '../database/content-table';
import type { Db } from '../database/database';
import { fromJson, toJson } from './json';

export type ContentTarget = { kind: 'product' | 'section'; id: number };

/** A logged change. Values are as in `StaffChanges`; null: the file's. */
export type ContentChange = {
  id: number;
  target: ContentTarget;
  field: ContentField;
  title: Text;
  before: unknown;
  after: unknown;
  /** The file's value at that time. */
  base: unknown;
  staff: string | null;
  undo_of: number | null;
  is_newest: boolean;
  created_at: string;
};

const parsed = (json: string | null): unknown => (json === null ? null : fromJson<unknown>(json));
const jsonOf = (value: unknown): string | null => (value === null ? null : toJson(value));

const fromRow = (row: ContentChangeTable): ContentChange => ({
  id: row.id,
  target: { kind: row.target, id: row.target_id },
  // Only `insertChange` and the migration write fields.
  field: row.field as ContentField,
  title: fromJson<Text>(row.title),
  before: parsed(row.before),
  after: parsed(row.after),
  base: parsed(row.base),
  staff: row.staff,
  undo_of: row.undo_of,
  is_newest: row.is_newest === 1,
  created_at: row.created_at,
});

const keyOf = ({ kind, id }: ContentTarget): string => `${kind} ${id}`;

/** What staff have changed in a hotel, by product and section. */
export type CurrentChanges = {
  all: readonly ContentChange[];
  of(target: ContentTarget): StaffChanges;
  /** The changes of the field's newest entries, those that went back to the file included. */
  newest(target: ContentTarget): readonly ContentChange[];
};

/** Every newest change of a hotel. `only`: changes of this kind of target. */
export async function currentChanges(
  db: Db,
  hotel: string,
  only?: { kind: ContentTarget['kind']; field: ContentField },
): Promise<CurrentChanges> {
  const newest = db.selectFrom('content_change').selectAll().where('hotel', '=', hotel).where('is_newest', '=', 1);
  const rows = await (only === undefined
    ? newest
    : newest.where('target', '=', only.kind).where('field', '=', only.field)
  ).execute();
  const all = rows.map(fromRow);
  const byTarget = new Map<string, ContentChange[]>();
  for (const change of all) {
    const key = keyOf(change.target);
    byTarget.set(key, [...(byTarget.get(key) ?? []), change]);
  }
  return {
    all,
    of: (target) => staffChanges(byTarget.get(keyOf(target)) ?? []),
    newest: (target) => byTarget.get(keyOf(target)) ?? [],
  };
}

/** The newest changes of one product or section as one value. The types are trusted: see `fromRow`. */
function staffChanges(changes: readonly ContentChange[]): StaffChanges {
  const made = changes.filter(({ after }) => after !== null);
  if (made.length === 0) return NO_CHANGES;
  const find = <F extends 'price' | 'hours' | 'soldOut'>(field: ContentField): StaffChanges[F] =>
    (made.find((change) => change.field === field)?.after ?? null) as StaffChanges[F];
  const closed = made.flatMap(({ field, after }) => {
    const date = closedDateOf(field);
    return date === null ? [] : [[date, (after as { times: readonly string[] | null }).times] as const];
  });
  return {
    soldOut: find<'soldOut'>('sale'),
    price: find<'price'>('price'),
    hours: find<'hours'>('hours'),
    closed: Object.fromEntries(closed),
  };
}

export async function newestChange(
  db: Db,
  hotel: string,
  target: ContentTarget,
  field: ContentField,
): Promise<ContentChange | null> {
  const row = await db
    .selectFrom('content_change')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('target', '=', target.kind)
    .where('target_id', '=', target.id)
    .where('field', '=', field)
    .where('is_newest', '=', 1)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function changeById(db: Db, hotel: string, id: number): Promise<ContentChange | null> {
  const query = db.selectFrom('content_change').selectAll().where('hotel', '=', hotel).where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Writes a change as the newest of its field. */
export async function insertChange(db: Db, hotel: string, change: Omit<ContentChange, 'is_newest'>): Promise<void> {
  const { target, before, after, base, title, ...own } = change;
  await db
    .updateTable('content_change')
    .set({ is_newest: 0 })
    .where('hotel', '=', hotel)
    .where('target', '=', target.kind)
    .where('target_id', '=', target.id)
    .where('field', '=', change.field)
    .where('is_newest', '=', 1)
    .execute();
  await db
    .insertInto('content_change')
    .values({
      ...own,
      hotel,
      target: target.kind,
      target_id: target.id,
      title: toJson(title),
      before: jsonOf(before),
      after: jsonOf(after),
      base: jsonOf(base),
      is_newest: 1,
    })
    .execute();
}

/**
 * The log, newest first. `before`: entries with a lower id; null: from the newest on. Ids below 0 are the marks from before
 * there was a log, which the migration wrote: nobody knows who made them, and when.
 */
export async function changeLog(
  db: Db,
  hotel: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<readonly ContentChange[]> {
  const log = db.selectFrom('content_change').selectAll().where('hotel', '=', hotel).where('id', '>', 0);
  const rows = await (before === null ? log : log.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** What is sold out until a time, over all hotels: only a few rows. `toJson` writes a mark without a time as below. */
export async function timedSoldOuts(db: Db): Promise<readonly (ContentChange & { hotel: string })[]> {
  const rows = await db
    .selectFrom('content_change')
    .selectAll()
    .where('is_newest', '=', 1)
    .where('field', '=', 'sale')
    .where('after', 'is not', null)
    .where('after', '<>', '{"until":null}')
    .execute();
  return rows.map((row) => ({ ...fromRow(row), hotel: row.hotel }));
}

/** Deletes entries that something newer replaced before a time. Rule: content/CC9. */
export const deleteReplacedBefore = (db: Db, before: string) =>
  db.deleteFrom('content_change').where('is_newest', '=', 0).where('created_at', '<', before).execute();
