import { roomKey } from '@/lib/domain/lottery/lottery';
import type { Db } from '../database/database';
import type { LotteryEntryTable } from '../database/lottery-tables';

export type StoredEntry = Omit<LotteryEntryTable, 'hotel' | 'room_key'>;

const COLUMNS = ['uuid', 'section_id', 'person_uuid', 'name', 'room_number', 'created_at'] as const;

const entries = (db: Db, hotel: string) => db.selectFrom('lottery_entry').select(COLUMNS).where('hotel', '=', hotel);

/** An entry by the uuid that its device gave it, in any draw of the hotel. */
export const entryByUuid = async (db: Db, hotel: string, uuid: string): Promise<StoredEntry | null> =>
  (await entries(db, hotel).where('uuid', '=', uuid).executeTakeFirst()) ?? null;

/** A person's entry in a draw. */
export const entryOfPerson = async (
  db: Db,
  hotel: string,
  query: { sectionId: number; personUuid: string },
): Promise<StoredEntry | null> =>
  (await entries(db, hotel)
    .where('section_id', '=', query.sectionId)
    .where('person_uuid', '=', query.personUuid)
    .executeTakeFirst()) ?? null;

/** The entries of a room in a draw. */
export const entriesOfRoom = (
  db: Db,
  hotel: string,
  query: { sectionId: number; room: string },
): Promise<readonly StoredEntry[]> =>
  entries(db, hotel).where('section_id', '=', query.sectionId).where('room_key', '=', roomKey(query.room)).execute();

/** The entries in a draw, the oldest first. */
export const entriesOfLottery = (db: Db, hotel: string, sectionId: number): Promise<readonly StoredEntry[]> =>
  entries(db, hotel).where('section_id', '=', sectionId).orderBy('created_at').orderBy('uuid').execute();

/** A person's entries in all draws, the oldest first. */
export const entriesOfPerson = (db: Db, hotel: string, personUuid: string): Promise<readonly StoredEntry[]> =>
  entries(db, hotel).where('person_uuid', '=', personUuid).orderBy('created_at').orderBy('uuid').execute();

export const insertEntry = (db: Db, hotel: string, entry: StoredEntry) =>
  db
    .insertInto('lottery_entry')
    .values({ hotel, ...entry, room_key: roomKey(entry.room_number) })
    .execute();

/** The entry that staff have chosen as the winner of a draw; null: none. */
export async function winnerOf(db: Db, hotel: string, sectionId: number): Promise<StoredEntry | null> {
  const row = await db
    .selectFrom('lottery_winner')
    .select('entry_uuid')
    .where('hotel', '=', hotel)
    .where('section_id', '=', sectionId)
    .executeTakeFirst();
  return row === undefined ? null : entryByUuid(db, hotel, row.entry_uuid);
}

/** Sets the winner of a draw; null removes it. */
export async function setWinner(
  db: Db,
  hotel: string,
  { sectionId, entryUuid }: { sectionId: number; entryUuid: string | null },
): Promise<void> {
  await db.deleteFrom('lottery_winner').where('hotel', '=', hotel).where('section_id', '=', sectionId).execute();
  if (entryUuid === null) return;
  await db.insertInto('lottery_winner').values({ hotel, section_id: sectionId, entry_uuid: entryUuid }).execute();
}

/** Deletes a person's entries, and their being a winner, in a transaction that locks the hotel's outbox. */
export const deleteEntriesOfPerson = (db: Db, hotel: string, personUuid: string): Promise<number> =>
  deleteEntries(db, hotel, { column: 'person_uuid', operator: '=', value: personUuid });

/** Deletes entries older than a time, in a transaction that locks the hotel's outbox. */
export const deleteEntriesBefore = (db: Db, hotel: string, before: string): Promise<number> =>
  deleteEntries(db, hotel, { column: 'created_at', operator: '<', value: before });

type Condition = { column: 'person_uuid' | 'created_at'; operator: '=' | '<'; value: string };

async function deleteEntries(db: Db, hotel: string, { column, operator, value }: Condition): Promise<number> {
  await db
    .deleteFrom('lottery_winner')
    .where('hotel', '=', hotel)
    .where('entry_uuid', 'in', (from) =>
      from.selectFrom('lottery_entry').select('uuid').where('hotel', '=', hotel).where(column, operator, value),
    )
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('lottery_entry')
    .where('hotel', '=', hotel)
    .where(column, operator, value)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
