import type { Db } from '../../database/database';
import type { StaffCredentialTable } from '../../database/staff-tables';
import { fromJson, toJson } from '../json';

/** By what a person signs in. `value`: by its kind, as the module that has stored it reads it. */
export type StoredCredential = Omit<StaffCredentialTable, 'hotel' | 'value'> & { value: unknown };

const COLUMNS = ['id', 'person', 'kind', 'value', 'created_at', 'last_used_at'] as const;

const fromRow = (row: Omit<StaffCredentialTable, 'hotel'>): StoredCredential => ({
  ...row,
  value: fromJson<unknown>(row.value),
});

export async function findCredential(db: Db, hotel: string, id: string): Promise<StoredCredential | null> {
  const row = await db
    .selectFrom('staff_credential')
    .select(COLUMNS)
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** A credential that was checked. `value`: what it was then; missing: it may have changed since, as a counter does. */
export type CheckedCredential = Pick<StoredCredential, 'id' | 'person'> & { value?: unknown };

/** Whether a credential that was checked is still there, the same person's, and as it was. */
export async function isCredentialAs(db: Db, hotel: string, checked: CheckedCredential): Promise<boolean> {
  const row = await db
    .selectFrom('staff_credential')
    .select('id')
    .where('hotel', '=', hotel)
    .where('id', '=', checked.id)
    .where('person', '=', checked.person)
    .$if(checked.value !== undefined, (query) => query.where('value', '=', toJson(checked.value)))
    .executeTakeFirst();
  return row !== undefined;
}

/** The credentials of a person, the oldest first. */
export async function credentialsOf(db: Db, hotel: string, person: string): Promise<readonly StoredCredential[]> {
  const rows = await db
    .selectFrom('staff_credential')
    .select(COLUMNS)
    .where('hotel', '=', hotel)
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/** Stores a new credential; false: there is one with this id, whoever has it. */
export async function insertCredential(db: Db, hotel: string, credential: StoredCredential): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_credential')
    .values({ ...credential, hotel, value: toJson(credential.value) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Stores a person's credential in the place of the one with the same id, which must be theirs. */
export async function saveCredential(db: Db, hotel: string, credential: StoredCredential): Promise<void> {
  const value = toJson(credential.value);
  await db
    .insertInto('staff_credential')
    .values({ ...credential, hotel, value })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel', 'id'])
        .doUpdateSet({ value, created_at: credential.created_at })
        .where('staff_credential.person', '=', credential.person),
    )
    .execute();
}

/**
 * Notes that a credential was used, with what it is from then on; false: it was used or changed meanwhile, so that the caller's
 * check does not count. `was`: the value that was checked.
 */
export async function markCredentialUsed(
  db: Db,
  hotel: string,
  { id, was, value, at }: { id: string; was: unknown; value: unknown; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_credential')
    .set({ value: toJson(value), last_used_at: at })
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .where('value', '=', toJson(was))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}

/** Deletes everything by which a person signs in, but the PIN. */
export async function deleteCredentialsOf(db: Db, hotel: string, person: string): Promise<void> {
  await db.deleteFrom('staff_credential').where('hotel', '=', hotel).where('person', '=', person).execute();
}

/** Deletes a person's own credential; false: they have none with this id. */
export async function deleteCredential(
  db: Db,
  hotel: string,
  { id, person }: Pick<StoredCredential, 'id' | 'person'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_credential')
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) > 0;
}
