import type { StaffMember } from '@/lib/domain/staff/member';
import type { StaffRole } from '@/lib/domain/staff/roles';
import type { Db } from '../../database/database';
import type { StaffCredentialTable, StaffPersonTable } from '../../database/staff-tables';
import { fromJson, toJson } from '../json';

/** A person of the hotel's staff, removed ones included. */
export type StaffPerson = StaffMember & Omit<StaffPersonTable, keyof StaffMember | 'hotel'>;

type Narrowed = Pick<StaffPersonTable, 'id' | 'name' | 'role' | 'stations' | 'sections'>;

const listIn = <T>(json: string | null): readonly T[] | null => (json === null ? null : fromJson<readonly T[]>(json));

/** A person as calls check it, from the columns of its row. */
export const memberOf = ({ id, name, role, stations, sections }: Narrowed): StaffMember => ({
  ...{ id, name, role },
  stations: listIn<string>(stations),
  sections: listIn<number>(sections),
});

const fromRow = ({ hotel: _, ...row }: StaffPersonTable): StaffPerson => ({ ...row, ...memberOf(row) });

const listOf = (list: readonly unknown[] | null): string | null => (list === null ? null : toJson(list));

/** A person by its id, removed or not; null: the hotel has none. */
export async function personById(db: Db, hotel: string, id: string): Promise<StaffPerson | null> {
  const row = await db
    .selectFrom('staff_person')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function insertPerson(
  db: Db,
  hotel: string,
  { stations, sections, ...person }: StaffPerson,
): Promise<void> {
  await db
    .insertInto('staff_person')
    .values({ hotel, ...person, stations: listOf(stations), sections: listOf(sections) })
    .execute();
}

/** What may change of a person. */
export type PersonFields = Pick<StaffPerson, 'name' | 'role' | 'stations' | 'sections' | 'email'>;

export async function updatePerson(
  db: Db,
  hotel: string,
  id: string,
  { name, role, email, stations, sections }: PersonFields,
): Promise<void> {
  await db
    .updateTable('staff_person')
    .set({ name, role, email, stations: listOf(stations), sections: listOf(sections) })
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .execute();
}

/**
 * Removes a person with everything by which it could sign in. The row stays with its name for what it has done; login and
 * e-mail are free again.
 */
export async function removePerson(db: Db, hotel: string, id: string, now: string): Promise<void> {
  for (const table of ['staff_invitation', 'staff_credential', 'staff_pin', 'staff_pin_try', 'staff_phone'] as const)
    await db.deleteFrom(table).where('hotel', '=', hotel).where('person', '=', id).execute();
  await db
    .updateTable('staff_person')
    .set({ state: 'removed', removed_at: now, login: null, email: null })
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .execute();
}

/** How many active persons of a hotel have a role. */
export async function countActive(db: Db, hotel: string, role: StaffRole): Promise<number> {
  const { count } = await db
    .selectFrom('staff_person')
    .select((of) => of.fn.countAll<number | string>().as('count'))
    .where('hotel', '=', hotel)
    .where('role', '=', role)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the hotel has an active manager, so that its key opens no whole desk any more. Rule: staff/SP5. */
export const hasManager = async (db: Db, hotel: string): Promise<boolean> =>
  (await countActive(db, hotel, 'manager')) > 0;

/** Every person of a hotel with how it signs in. Some hundreds at most. */
export type ListedPerson = StaffPerson & {
  has_pin: boolean;
  ways: readonly StaffCredentialTable['kind'][];
  invited_until: string | null;
};

/** The persons of a hotel, or one of them, by their names. `now`: an ISO time. */
export async function listPersons(
  db: Db,
  hotel: string,
  { now, id = null }: { now: string; id?: string | null },
): Promise<readonly ListedPerson[]> {
  const persons = db.selectFrom('staff_person').selectAll().where('hotel', '=', hotel).orderBy('name').orderBy('id');
  const rows = await persons.$if(id !== null, (query) => query.where('id', '=', id ?? '')).execute();
  const pins = await db.selectFrom('staff_pin').select('person').where('hotel', '=', hotel).execute();
  const withPin = new Set(pins.map(({ person }) => person));
  const credentials = await db
    .selectFrom('staff_credential')
    .select(['person', 'kind'])
    .where('hotel', '=', hotel)
    .orderBy('created_at')
    .execute();
  const invitations = await db
    .selectFrom('staff_invitation')
    .select(['person', 'expires_at'])
    .where('hotel', '=', hotel)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .execute();
  const until = new Map(invitations.map(({ person, expires_at }) => [person, expires_at]));
  return rows.map((row) => ({
    ...fromRow(row),
    has_pin: withPin.has(row.id),
    ways: [...new Set(credentials.filter(({ person }) => person === row.id).map(({ kind }) => kind))],
    invited_until: until.get(row.id) ?? null,
  }));
}

/** Stores a new link of a person; those until now can no longer be used, and used ones stay, to be known as used. */
export async function replaceInvitation(
  db: Db,
  hotel: string,
  { person, tokenHash, expiresAt }: { person: string; tokenHash: string; expiresAt: string },
): Promise<void> {
  await db
    .deleteFrom('staff_invitation')
    .where('hotel', '=', hotel)
    .where('person', '=', person)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('staff_invitation')
    .values({ hotel, person, token_hash: tokenHash, expires_at: expiresAt, used_at: null })
    .execute();
}
