import type { Text } from '@/lib/domain/i18n/text';
import type { LogEntry, LogParts, LogTarget, LogTargetKind } from '@/lib/domain/staff-log/log-entry';
import type { Db } from '../../database/database';
import { FIRST_COUNT, NEXT_COUNT } from '../../database/logged-count';
import type { StaffLogTable } from '../../database/staff-tables';
import { fromJson, toJson } from '../json';

/** Which entries are wanted; null: any. `from`, `to`: ISO times, the second not included. */
export type LogFilter = {
  /** `key`: those that nobody has done as a person. */
  person: string | 'key' | null;
  name: string | null;
  action: string | null;
  target: LogTarget | null;
  from: string | null;
  to: string | null;
};

/** Entries after the one with this time and id (null: from the newest), at most `limit`. */
export type LogRange = { after: readonly [at: string, id: string] | null; limit: number };

const parsed = <T>(json: string | null): T | null => (json === null ? null : fromJson<T>(json));
const jsonOf = (value: unknown): string | null => (value === null ? null : toJson(value));

const fromRow = (row: StaffLogTable): LogEntry => ({
  id: row.id,
  at: row.at,
  person: row.person,
  name: row.name,
  action: row.action,
  // Only `insertLogEntry` writes kinds.
  target:
    row.target_kind === null
      ? null
      : { kind: row.target_kind as LogTargetKind, id: row.target, title: parsed<Text>(row.title) },
  before: parsed<LogParts>(row.before),
  after: parsed<LogParts>(row.after),
});

/** Writes an entry; false: there is one with this id. */
export async function insertLogEntry(db: Db, hotel: string, { target, ...entry }: LogEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_log')
    .values({
      ...entry,
      hotel,
      target_kind: target?.kind ?? null,
      target: target?.id ?? null,
      title: jsonOf(target?.title ?? null),
      before: jsonOf(entry.before),
      after: jsonOf(entry.after),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** The entries of a hotel, the newest first. */
export async function logEntries(
  db: Db,
  hotel: string,
  { person, name, action, target, from, to }: LogFilter,
  { after, limit }: LogRange,
): Promise<readonly LogEntry[]> {
  const [time, id] = after ?? ['', ''];
  const rows = await db
    .selectFrom('staff_log')
    .selectAll()
    .where('hotel', '=', hotel)
    .$if(person === 'key', (query) => query.where('person', 'is', null))
    .$if(person !== null && person !== 'key', (query) => query.where('person', '=', person))
    .$if(name !== null, (query) => query.where('name', '=', name))
    .$if(action !== null, (query) => query.where('action', '=', action ?? ''))
    .$if(target !== null, (query) => query.where('target_kind', '=', target?.kind ?? null))
    .$if(target !== null && target.id !== null, (query) => query.where('target', '=', target?.id ?? null))
    .$if(from !== null, (query) => query.where('at', '>=', from ?? ''))
    .$if(to !== null, (query) => query.where('at', '<', to ?? ''))
    .$if(after !== null, (query) =>
      query.where((row) => row.or([row('at', '<', time), row.and([row('at', '=', time), row('id', '<', id)])])),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/**
 * Counts one more in an entry without a person, which the first one makes. In one statement, so that several processes at the
 * same moment count right and none has to try again.
 */
export async function countInLogEntry(
  db: Db,
  hotel: string,
  entry: Pick<LogEntry, 'id' | 'at' | 'action'>,
): Promise<void> {
  const nobody = { person: null, name: null, target_kind: null, target: null, title: null, before: null };
  await db
    .insertInto('staff_log')
    .values({ ...entry, ...nobody, hotel, after: FIRST_COUNT })
    .onConflict((conflict) => conflict.columns(['hotel', 'id']).doUpdateSet({ after: NEXT_COUNT }))
    .execute();
}

/** Deletes the entries of all hotels that are older than a time. Rule: staff-log/SL7. */
export const deleteLogBefore = (db: Db, before: string) =>
  db.deleteFrom('staff_log').where('at', '<', before).execute();
