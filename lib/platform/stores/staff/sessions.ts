import type { StaffMember } from '@/lib/domain/staff/member';
import type { Db } from '../../database/database';
import type { StaffSessionTable } from '../../database/staff-tables';
import { FIRST_KEY_VERSION } from '../../desk-key';
import { memberOf } from './persons';

export type NewSession = Omit<StaffSessionTable, 'hotel' | 'ended_at' | 'last_seen_at'>;

/** Stores a session, and deletes those of the desk that have expired by now. */
export async function insertSession(db: Db, hotel: string, session: NewSession): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where('hotel', '=', hotel)
    .where('expires_at', '<=', session.created_at)
    .execute();
  await db
    .insertInto('staff_session')
    .values({ hotel, ...session, last_seen_at: session.created_at, ended_at: null })
    .execute();
}

/** A session that can be used. `member`: null: opened with the key. */
export type LiveSession = Pick<
  StaffSessionTable,
  'id' | 'name' | 'how' | 'created_at' | 'last_seen_at' | 'expires_at'
> & {
  isRescue: boolean;
  member: StaffMember | null;
  device: { id: string; title: string } | null;
};

/**
 * Sessions with what they depend on: neither ended nor expired, their person active, their device in use, and opened by the
 * key that the hotel has now. Rule: staff/SP6.
 */
const liveSessions = (db: Db, hotel: string, now: string) =>
  db
    .selectFrom('staff_session as session')
    .leftJoin('staff_person as person', (join) =>
      join.onRef('person.hotel', '=', 'session.hotel').onRef('person.id', '=', 'session.person'),
    )
    .leftJoin('staff_device as device', (join) =>
      join.onRef('device.hotel', '=', 'session.hotel').onRef('device.id', '=', 'session.device'),
    )
    .leftJoin('hotel_key as key', 'key.hotel', 'session.hotel')
    .where('session.hotel', '=', hotel)
    .where('session.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('device.ended_at', 'is', null)
    .where((where) => where.or([where('session.person', 'is', null), where('person.state', '=', 'active')]))
    .where((where) =>
      where.or([
        where('session.key_version', 'is', null),
        where('session.key_version', '=', (value) => value.fn.coalesce('key.version', value.lit(FIRST_KEY_VERSION))),
      ]),
    )
    .select([
      'session.id',
      'session.name',
      'session.how',
      'session.created_at',
      'session.last_seen_at',
      'session.expires_at',
      'session.is_rescue',
      'session.person as person_id',
      'person.name as person_name',
      'person.role',
      'person.stations',
      'person.sections',
      'session.device as device_id',
      'device.title as device_title',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof liveSessions>['executeTakeFirstOrThrow']>>;

function fromRow({
  is_rescue,
  person_id,
  person_name,
  role,
  stations,
  sections,
  device_id,
  device_title,
  ...row
}: Row) {
  const isPerson = person_id !== null && person_name !== null && role !== null;
  const member = isPerson ? memberOf({ id: person_id, name: person_name, role, stations, sections }) : null;
  const device = device_id === null ? null : { id: device_id, title: device_title ?? '' };
  // A person who is called otherwise now is called so in every session.
  return { ...row, name: member?.name ?? row.name, isRescue: is_rescue === 1, member, device };
}

/** The session with this id; null: there is none that can be used. `now`: an ISO time. */
export async function liveSession(db: Db, hotel: string, id: string, now: string): Promise<LiveSession | null> {
  const row = await liveSessions(db, hotel, now).where('session.id', '=', id).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Where a page of sessions begins: after the last one of the page before. */
export type AfterSession = { created_at: string; id: string };

/** The open sessions, newest first. */
export async function openSessions(
  db: Db,
  hotel: string,
  { now, after, limit }: { now: string; after: AfterSession | null; limit: number },
): Promise<readonly LiveSession[]> {
  const rows = await liveSessions(db, hotel, now)
    .$if(after !== null, (query) =>
      query.where((where) =>
        where.or([
          where('session.created_at', '<', after?.created_at ?? ''),
          where.and([
            where('session.created_at', '=', after?.created_at ?? ''),
            where('session.id', '>', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('session.created_at', 'desc')
    .orderBy('session.id')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** Notes that a session and its person and device were seen. */
export async function touchSession(
  db: Db,
  hotel: string,
  { id, member, device }: Pick<LiveSession, 'id' | 'member' | 'device'>,
  now: string,
): Promise<void> {
  const seen = { last_seen_at: now };
  await db.updateTable('staff_session').set(seen).where('hotel', '=', hotel).where('id', '=', id).execute();
  if (member !== null)
    await db.updateTable('staff_person').set(seen).where('hotel', '=', hotel).where('id', '=', member.id).execute();
  if (device !== null)
    await db.updateTable('staff_device').set(seen).where('hotel', '=', hotel).where('id', '=', device.id).execute();
}

/** Notes on which shared device a session is. */
export async function setSessionDevice(
  db: Db,
  hotel: string,
  { session, device }: { session: string; device: string },
): Promise<void> {
  await db.updateTable('staff_session').set({ device }).where('hotel', '=', hotel).where('id', '=', session).execute();
}

/** Which sessions end: one, or all of a person (but one), of a device, or that the key has opened. */
export type EndedSessions = { id: string } | { person: string; except?: string } | { device: string } | { how: 'key' };

/** Ends sessions; returns how many were open. `now`: an ISO time. */
export async function endSessions(db: Db, hotel: string, which: EndedSessions, now: string): Promise<number> {
  const open = db
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('hotel', '=', hotel)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);
  const ended =
    'id' in which
      ? open.where('id', '=', which.id)
      : 'person' in which
        ? open.where('person', '=', which.person).where('id', '!=', which.except ?? '')
        : 'device' in which
          ? open.where('device', '=', which.device)
          : open.where('how', '=', which.how);
  return Number((await ended.executeTakeFirst()).numUpdatedRows);
}
