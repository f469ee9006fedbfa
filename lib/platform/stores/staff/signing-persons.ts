import type { Db } from '../../database/database';
import type { StaffPersonTable } from '../../database/staff-tables';

/** A person as far as a sign-in needs it. */
export type SigningPerson = Pick<StaffPersonTable, 'id' | 'name' | 'login' | 'state'>;

const COLUMNS = ['id', 'name', 'login', 'state'] as const;

/** A person by login or e-mail address in their normal form; null: nobody at this hotel has it. */
export async function findSigningPerson(
  db: Db,
  hotel: string,
  column: 'login' | 'email',
  value: string,
): Promise<SigningPerson | null> {
  // PostgreSQL can store none, and refuses them with an error.
  if (value.includes('\u0000')) return null;
  const row = await db
    .selectFrom('staff_person')
    .select(COLUMNS)
    .where('hotel', '=', hotel)
    .where(column, '=', value)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes an invited person active; false: the person was removed, and stays so. */
export async function activatePerson(db: Db, hotel: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_person')
    .set({ state: 'active' })
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .where('state', '!=', 'removed')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}

/** Stores what a person types to sign in. The unique index refuses one that another person has. */
export async function saveLogin(db: Db, hotel: string, { id, login }: { id: string; login: string }): Promise<void> {
  await db.updateTable('staff_person').set({ login }).where('hotel', '=', hotel).where('id', '=', id).execute();
}

/** Whether the hotel has a person who is active. */
export async function hasActivePerson(db: Db, hotel: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_person')
    .select('id')
    .where('hotel', '=', hotel)
    .where('state', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
