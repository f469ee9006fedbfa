import type { Db } from '../database/database';
import type { PersonTable } from '../database/tables';

/** Who ordered: known by the uuid that the platform gave, and by what they told in an order. */
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

/** What a person last told this hotel; null when it does not know them. */
export async function findPerson(db: Db, hotel: string, uuid: string): Promise<PersonDetails | null> {
  const row = await db
    .selectFrom('person')
    .select(['name', 'idphone', 'room_number'])
    .where('hotel', '=', hotel)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row ?? null;
}

/** A person as the staff API gives them out. */
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

/** Writes a person down, or what they told anew; what they did not tell this time is kept. */
export async function savePerson(db: Db, hotel: string, uuid: string, told: PersonDetails, now: string): Promise<void> {
  const news: Partial<PersonTable> = {
    ...(told.name !== null && { name: told.name }),
    ...(told.idphone !== null && { idphone: told.idphone }),
    ...(told.room_number !== null && { room_number: told.room_number }),
    updated_at: now,
  };
  await db
    .insertInto('person')
    .values({ hotel, uuid, ...told, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['hotel', 'uuid']).doUpdateSet(news))
    .execute();
}
