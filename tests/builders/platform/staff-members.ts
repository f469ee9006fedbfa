import { v4 } from 'uuid';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { type Database, openDatabase } from '@/lib/platform/database/database';
import type { SessionOrigin } from '@/lib/platform/database/staff-tables';
import { HOTEL_HEADER, SESSION_HEADER } from '@/lib/platform/routes/desk-routes';
import { openSession } from '@/lib/platform/staff/sessions';
import { DESK_TOKEN, type PlatformResponse, type TestPlatform } from './embedded-platform';

type Person = {
  name?: string;
  role?: StaffRole;
  stations?: readonly string[] | null;
  sections?: readonly number[] | null;
};

/** A person of a hotel who has signed in, and calls the staff API in that session. */
export type SignedInMember = {
  id: string;
  signed: string;
  desk(path: string, body?: unknown): Promise<PlatformResponse>;
};

/** Runs `work` on the platform's store, by a connection of its own. */
export async function onStore<T>(platform: TestPlatform, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(platform.store.url, (error) => platform.unexpectedErrors.push(error));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Calls the staff API of a hotel with a signed session. */
export const deskWith = (platform: Pick<TestPlatform, 'get' | 'post'>, code: string, signed: string) => {
  const headers = { [HOTEL_HEADER]: code, [SESSION_HEADER]: signed };
  return (path: string, body?: unknown) =>
    body === undefined
      ? platform.get(`/api/desk/v1${path}`, headers)
      : platform.post(`/api/desk/v1${path}`, body, headers);
};

/** Invites a person with the hotel's key. The person has not signed in. */
export async function inviteTo(platform: TestPlatform, code: string, person: Person = {}): Promise<string> {
  const named = { name: `Person ${v4()}`, role: 'station', ...person };
  const invited = await platform.desk(code, '/staff/members', named);
  if (invited.status !== 200) throw new Error(`not invited: ${JSON.stringify(invited.body)}`);
  return (invited.body.data as { person: { id: string } }).person.id;
}

/** Makes a person active, as accepting the invitation does, and opens a session. `at`: the platform's time. */
export async function signInAt(
  platform: TestPlatform,
  code: string,
  { id, at, how = 'passkey', device = null }: { id: string; at?: string; how?: SessionOrigin; device?: string | null },
): Promise<SignedInMember> {
  const signed = await onStore(platform, async (database) => {
    const { name, created_at } = await database.db
      .updateTable('staff_person')
      .set({ state: 'active' })
      .where('hotel', '=', code)
      .where('id', '=', id)
      .returning(['name', 'created_at'])
      .executeTakeFirstOrThrow();
    const now = () => new Date(at ?? created_at);
    const context = { database, deskToken: DESK_TOKEN, now, uuid: v4, publishEvent: () => undefined };
    const opened = await openSession(context, { code }, { person: id, name, how, device });
    if (opened === null) throw new Error('the person has no session');
    return opened.signed;
  });
  return { id, signed, desk: deskWith(platform, code, signed) };
}

/** A person who is invited and has signed in. */
export async function memberAt(platform: TestPlatform, code: string, person: Person = {}): Promise<SignedInMember> {
  return signInAt(platform, code, { id: await inviteTo(platform, code, person) });
}

/** A shared device of a hotel. Returns its id. */
export async function deviceAt(platform: TestPlatform, code: string, title = 'Tablet'): Promise<string> {
  const id = v4();
  await onStore(platform, ({ db }) =>
    db
      .insertInto('staff_device')
      .values({
        ...{ hotel: code, id, title, token_hash: v4(), enrolled_by: null },
        ...{ enrolled_at: '2026-05-01T10:00:00.000Z', last_seen_at: null, ended_at: null },
      })
      .execute(),
  );
  return id;
}
