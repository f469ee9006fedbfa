import type { Db } from '../database/database';
import type { PersonTable } from '../database/tables';

/** Personal details that a guest gave in their orders. */
export type PersonDetails = { name: string | null; idphone: string | null; room_number: string | null };

export async function isKnownPerson(db: Db, hotel: string, uuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('uuid')
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row !== undefined;
}

/** The details that a person last gave this hotel; null when the hotel does not know the person. */
export async function findPerson(db: Db, hotel: string, uuid: string): Promise<PersonDetails | null> {
  const row = await db
    .selectFrom('person')
    .select(['name', 'idphone', 'room_number'])
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row ?? null;
}

/** A person as the staff API returns them. */
export type StoredPerson = Omit<PersonTable, 'hotel' | 'idphone'> & { phone: string | null };

export async function storedPerson(db: Db, hotel: string, uuid: string): Promise<StoredPerson | null> {
  const row = await db
    .selectFrom('person')
    .select(['uuid', 'name', 'idphone as phone', 'room_number', 'created_at', 'updated_at'])
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts a person, or updates the given details; null leaves a stored detail unchanged. */
export async function savePerson(
  db: Db,
  hotel: string,
  uuid: string,
  details: PersonDetails,
  now: string,
): Promise<void> {
  const update: Partial<PersonTable> = {
    ...(details.name !== null && { name: details.name }),
    ...(details.idphone !== null && { idphone: details.idphone }),
    ...(details.room_number !== null && { room_number: details.room_number }),
    updated_at: now,
  };
  await db
    .insertInto('person')
    .values({ hotel, uuid, ...details, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['hotel', 'uuid']).doUpdateSet(update))
    .execute();
}
