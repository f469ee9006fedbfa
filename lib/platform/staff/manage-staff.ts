import { addDays } from 'date-fns';
import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import type { StaffRole } from '@/lib/domain/staff/roles';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { sectionsOf } from '../stores/catalogue/sections';
import { findHotel, type HotelKey } from '../stores/hotels';
import { appendStaffEvent, lockOutbox, nextEventId, type StaffEvent } from '../stores/outbox';
import { rollBackUnless } from '../stores/roll-back-unless';
import {
  countActive,
  insertPerson,
  type ListedPerson,
  listPersons,
  type PersonFields,
  personById,
  removePerson,
  replaceInvitation,
  type StaffPerson,
  updatePerson,
} from '../stores/staff/persons';
import { endSessionsWithEvent } from './sessions';
import { newToken, tokenHash } from './sign-in/secret-token';

/** Days in which the link of an invitation can be used. Rule: staff/SP10. */
const INVITATION_DAYS = 7;

type Invited = { person: ListedPerson; invitation_url_path: string; expires_at: string };
/** What changes of a person; undefined: it stays. */
type PersonChange = { readonly [field in keyof PersonFields]?: PersonFields[field] | undefined };

const NO_MANAGER_LEFT = refused('invalid', { role: 'the hotel needs an active manager' });

/**
 * What keeps a person from being stored like this, by field; empty: nothing. `id`: of the person itself, null: a new one.
 * Rules: staff/SP3, staff/SP9.
 */
async function personErrors(
  db: Db,
  hotel: string,
  { id, role, stations, sections, name, email }: PersonFields & { id: string | null },
): Promise<FieldErrors> {
  const stored = await findHotel(db, { code: hotel });
  const known = new Set((await sectionsOf(db, hotel)).map((section) => section.id));
  const others = (await listPersons(db, hotel, { now: '' })).filter(
    (each) => each.id !== id && each.state !== 'removed',
  );
  const isUnknown = stations?.some((station) => !stored?.stations?.some((each) => each.id === station));
  return {
    ...(others.some((each) => each.name === name) && { name: 'is the name of somebody else' }),
    ...(email !== null && others.some((each) => each.email === email) && { email: 'is that of somebody else' }),
    ...(isUnknown && { stations: 'are not all of this hotel' }),
    ...(sections?.some((section) => !known.has(section)) && { sections: 'are not all of this hotel' }),
    ...(role === 'manager' && stations !== null && { stations: 'a manager is not narrowed' }),
    ...(role === 'manager' && sections !== null && { sections: 'a manager is not narrowed' }),
  };
}

/** Runs `work` while no other change of the hotel is under way, and undoes it when it is refused. */
const alone = <T>({ database }: PlatformContext, hotel: HotelKey, work: (db: Db) => Promise<ApiResponse<T>>) =>
  rollBackUnless<ApiResponse<T>>(
    database,
    ({ ok }) => ok,
    async (db) => {
      await lockOutbox(db, hotel.code);
      return work(db);
    },
  );

async function listed({ database, now }: PlatformContext, hotel: HotelKey, id: string): Promise<ListedPerson> {
  const [person] = await listPersons(database.db, hotel.code, { now: now().toISOString(), id });
  if (person === undefined) throw new Error('a person that was changed is not stored');
  return person;
}

/** The link of a person, whose earlier links can no longer be used. Only its hash is stored. Rule: staff/SP10. */
async function invite(db: Db, hotel: string, { person, now }: { person: string; now: Date }) {
  const token = newToken();
  const expires_at = addDays(now, INVITATION_DAYS).toISOString();
  await replaceInvitation(db, hotel, { person, tokenHash: tokenHash(token), expiresAt: expires_at });
  return { invitation_url_path: `/desk/invitation#${token}`, expires_at };
}

/** Stores a person who is invited, and the link to give to the person. Rules: staff/SP9, staff/SP10. */
export async function inviteMember(
  context: PlatformContext,
  hotel: HotelKey,
  { by, ...person }: PersonFields & { by: string | null },
): Promise<ApiResponse<Invited>> {
  const [id, now] = [context.uuid(), context.now()];
  const made = await alone(context, hotel, async (db) => {
    const errors = await personErrors(db, hotel.code, { id: null, ...person });
    if (Object.keys(errors).length > 0) return refused('invalid', errors);
    await insertPerson(db, hotel.code, {
      ...{ id, ...person, state: 'invited', invited_by: by, created_at: now.toISOString() },
      ...{ login: null, removed_at: null, last_seen_at: null },
    });
    return succeeded(await invite(db, hotel.code, { person: id, now }));
  });
  return made.ok ? succeeded({ person: await listed(context, hotel, id), ...made.value }) : made;
}

/** A new link for a person, such as one who has lost the phone with the passkey. Rule: staff/SP10. */
export async function renewInvitation(
  context: PlatformContext,
  hotel: HotelKey,
  id: string,
): Promise<ApiResponse<Invited>> {
  const made = await alone(context, hotel, async (db) => {
    const person = await personById(db, hotel.code, id);
    if (person === null) return refused('not-found');
    if (person.state === 'removed') return refused('invalid', { state: 'this person was removed' });
    return succeeded(await invite(db, hotel.code, { person: id, now: context.now() }));
  });
  return made.ok ? succeeded({ person: await listed(context, hotel, id), ...made.value }) : made;
}

/** Whether somebody else would still be there to manage the staff. Asked under the lock of the hotel. Rule: staff/SP11. */
async function leavesManager(db: Db, hotel: string, person: StaffPerson, role: StaffRole | null): Promise<boolean> {
  if (person.state !== 'active' || person.role !== 'manager' || role === 'manager') return true;
  return (await countActive(db, hotel, 'manager')) > 1;
}

const changedPerson = (person: StaffPerson, { name, role, stations, sections, email }: PersonChange): StaffPerson => ({
  ...person,
  name: name ?? person.name,
  role: role ?? person.role,
  stations: stations === undefined ? person.stations : stations,
  sections: sections === undefined ? person.sections : sections,
  email: email === undefined ? person.email : email,
});

/**
 * Changes a person; what is missing stays. Counts at once, in open sessions too, whose streams begin again. Rules:
 * staff/SP9, staff/SP11.
 */
export async function changeMember(
  context: PlatformContext,
  hotel: HotelKey,
  id: string,
  change: PersonChange,
): Promise<ApiResponse<ListedPerson>> {
  let event: StaffEvent | null = null;
  const changed = await alone(context, hotel, async (db) => {
    const person = await personById(db, hotel.code, id);
    if (person === null || person.state === 'removed') return refused('not-found');
    const after = changedPerson(person, change);
    const errors = await personErrors(db, hotel.code, after);
    if (Object.keys(errors).length > 0) return refused('invalid', errors);
    if (!(await leavesManager(db, hotel.code, person, after.role))) return NO_MANAGER_LEFT;
    await updatePerson(db, hotel.code, id, after);
    const next = await nextEventId(db, hotel.code);
    event = await appendStaffEvent(db, hotel.code, { id: next, type: 'sessions-changed' }, context.now().toISOString());
    return succeeded(null);
  });
  if (!changed.ok) return changed;
  if (event !== null) context.publishEvent(event);
  return succeeded(await listed(context, hotel, id));
}

/** Removes a person, who is out at once. Removing again changes nothing. Rules: staff/SP7, staff/SP11. */
export async function removeMember(
  context: PlatformContext,
  hotel: HotelKey,
  id: string,
): Promise<ApiResponse<ListedPerson>> {
  let event: StaffEvent | null = null;
  const now = context.now().toISOString();
  const removed = await alone(context, hotel, async (db) => {
    const person = await personById(db, hotel.code, id);
    if (person === null) return refused('not-found');
    if (person.state === 'removed') return succeeded(null);
    if (!(await leavesManager(db, hotel.code, person, null))) return NO_MANAGER_LEFT;
    await removePerson(db, hotel.code, id, now);
    event = await endSessionsWithEvent(db, hotel.code, { person: id }, now);
    return succeeded(null);
  });
  if (!removed.ok) return removed;
  if (event !== null) context.publishEvent(event);
  return succeeded(await listed(context, hotel, id));
}
