import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { CreatedPasskey } from '@/lib/contract/schema/passkey';
import { normalPassword } from '@/lib/domain/staff/sign-in/new-password';
import { pinProblem } from '@/lib/domain/staff/sign-in/new-pin';
import type { PasskeyHost } from '@/lib/domain/staff/sign-in/passkey-host';
import type { Db } from '../../database/database';
import type { SessionOrigin } from '../../database/staff-tables';
import { lockOutbox } from '../../stores/outbox';
import { rollBackUnless } from '../../stores/roll-back-unless';
import {
  credentialsOf,
  deleteCredential,
  insertCredential,
  type StoredCredential,
} from '../../stores/staff/credentials';
import { personById, type StaffPerson } from '../../stores/staff/persons';
import { findPin, savePin } from '../../stores/staff/pins';
import { liveSession } from '../../stores/staff/sessions';
import { endSessionsWithEvent } from '../sessions';
import { newPasskeyOptions, readNewPasskey } from './new-passkey';
import { choosePassword, passwordHashOf, storePassword } from './own-password';
import { isPassword } from './password-hash';
import { hashPin } from './pin-hash';
import type { SignInContext } from './sign-in-context';
import { countSignInTry, passwordLimits } from './sign-in-limits';
import { tryPin } from './try-pin';

const DONE = { status: 'ok' as const };

/** The person of a session, and how it was opened. */
export type OwnSession = { id: string; person: StaffPerson; how: SessionOrigin; device: string | null };

/** The session of the caller, if it is a person's; null: the hotel's key. */
export async function ownSession(
  { database, now }: SignInContext,
  hotel: string,
  session: string | null,
): Promise<OwnSession | null> {
  const live = session === null ? null : await liveSession(database.db, hotel, session, now().toISOString());
  const person = live?.member == null ? null : await personById(database.db, hotel, live.member.id);
  return live === null || person === null
    ? null
    : { id: live.id, person, how: live.how, device: live.device?.id ?? null };
}

/**
 * Whether a session may change by what its person signs in. One that a PIN has opened may not: four digits on a shared tablet
 * would otherwise become a password or a passkey that opens the desk from everywhere. Rule: staff/SP36.
 */
const mayChange = ({ how }: OwnSession): boolean => how !== 'pin';

const notByPin = () => refused('forbidden', { session: 'was opened by a PIN' });

export type OwnAccount = Pick<StaffPerson, 'id' | 'name' | 'role' | 'login'> & {
  has_pin: boolean;
  credentials: readonly Pick<StoredCredential, 'id' | 'kind' | 'created_at' | 'last_used_at'>[];
  may_change: boolean;
  passkeys: boolean;
};

export async function readOwnAccount(
  { database: { db } }: SignInContext,
  hotel: string,
  { session, host }: { session: OwnSession; host: PasskeyHost | null },
): Promise<OwnAccount> {
  const { id, name, role, login } = session.person;
  const credentials = await credentialsOf(db, hotel, id);
  return {
    ...{ id, name, role, login },
    has_pin: (await findPin(db, hotel, id)) !== null,
    credentials: credentials.map(({ id: own, kind, created_at, last_used_at }) => ({
      ...{ id: own, kind },
      ...{ created_at, last_used_at },
    })),
    may_change: mayChange(session),
    passkeys: host !== null,
  };
}

/** Chooses the PIN of the caller. In a session of a PIN the `current` one is asked for. Rules: staff/SP26, staff/SP36. */
export async function setOwnPin(
  context: SignInContext,
  hotel: string,
  { session, pin, current }: { session: OwnSession; pin: string; current: string | null },
): Promise<ApiResponse<typeof DONE>> {
  const { person, device } = session;
  if (!mayChange(session)) {
    if (device === null || current === null) return notByPin();
    const tried = await tryPin(context, hotel, { person: person.id, device, pin: current });
    // Not as the end of the session, which it is not.
    if (!tried.ok) return refused('forbidden', tried.refusal.fields);
  }
  return storePin(context, hotel, { person: person.id, pin });
}

/** Stores a PIN, which opens a locked one; refused with the field `pin`. Rules: staff/SP26, staff/SP27. */
export async function storePin(
  { database: { db }, deskToken }: SignInContext,
  hotel: string,
  { person, pin }: { person: string; pin: string },
): Promise<ApiResponse<typeof DONE>> {
  const problem = pinProblem(pin);
  if (problem !== null) return refused('invalid', { pin: problem });
  await savePin(db, hotel, { person, hash: await hashPin(deskToken, { hotel, person, pin }) });
  return succeeded(DONE);
}

type NewPassword = { session: OwnSession; login: string | null; password: string; current: string | null };

/**
 * Chooses login and password of the caller. Whoever has one types it again, so that a session that was left open does not become
 * a password; every other session ends. Rules: staff/SP23, staff/SP36.
 */
export async function setOwnPassword(
  context: SignInContext,
  hotel: string,
  { session, login, password, current }: NewPassword,
): Promise<ApiResponse<typeof DONE>> {
  if (!mayChange(session)) return notByPin();
  const { db } = context.database;
  const { person } = session;
  const hash = await passwordHashOf(db, hotel, person.id);
  if (hash !== null) {
    const browser = `session ${session.id}`;
    const counted = await countSignInTry(context, hotel, passwordLimits({ login: person.id, address: '', browser }));
    if (!counted.isAllowed) return refused('too-many', {}, counted.seconds);
    if (!(await isPassword(normalPassword(current ?? ''), hash))) return refused('forbidden', { current: 'is wrong' });
    await counted.forget();
  }
  const chosen = await choosePassword(db, hotel, { person, login, password });
  if (!chosen.ok) return chosen;
  const stored = await storeOwn(context, hotel, session, async (inside, now) => {
    const isStored = await storePassword(inside, hotel, { id: person.id, chosen: chosen.value, now });
    if (!isStored) return refused('invalid', { login: 'is taken' });
    return succeeded(await endSessionsWithEvent(inside, hotel, { person: person.id, except: session.id }, now));
  });
  if (!stored.ok) return stored;
  if (stored.value !== null) context.publishEvent(stored.value);
  return succeeded(DONE);
}

/**
 * Stores what a session chooses, if it is still open then: whoever was signed out meanwhile, while a password was hashed, stores
 * nothing. Rule: staff/SP28.
 */
const storeOwn = <T>(
  { database, now }: SignInContext,
  hotel: string,
  session: OwnSession,
  store: (db: Db, now: string) => Promise<ApiResponse<T>>,
): Promise<ApiResponse<T>> =>
  rollBackUnless<ApiResponse<T>>(
    database,
    ({ ok }) => ok,
    async (db) => {
      const at = now().toISOString();
      await lockOutbox(db, hotel);
      return (await liveSession(db, hotel, session.id, at)) === null ? refused('unauthorized') : store(db, at);
    },
  );

export async function ownPasskeyOptions(
  context: SignInContext,
  hotel: string,
  { session, host, title }: { session: OwnSession; host: PasskeyHost | null; title: string },
): Promise<ApiResponse<object>> {
  if (!mayChange(session)) return notByPin();
  if (host === null) return refused('invalid', { host: 'can have no passkeys' });
  return succeeded(await newPasskeyOptions(context, hotel, { host, person: session.person, title }));
}

/** Stores another passkey of the caller. Rules: staff/SP29, staff/SP36. */
export async function addOwnPasskey(
  context: SignInContext,
  hotel: string,
  { session, host, created }: { session: OwnSession; host: PasskeyHost | null; created: CreatedPasskey },
): Promise<ApiResponse<typeof DONE>> {
  if (!mayChange(session)) return notByPin();
  if (host === null) return refused('invalid', { host: 'can have no passkeys' });
  const made = await readNewPasskey(context, hotel, { host, person: session.person.id, created });
  if (!made.ok) return made;
  return storeOwn(context, hotel, session, async (db) =>
    (await insertCredential(db, hotel, made.value))
      ? succeeded(DONE)
      : refused('invalid', { credential: 'is stored already' }),
  );
}

/** Deletes a proof of the caller, but not the last one, also of two at the same moment. Rule: staff/SP36. */
export async function deleteOwnCredential(
  { database: { db } }: SignInContext,
  hotel: string,
  { session, id }: { session: OwnSession; id: string },
): Promise<ApiResponse<typeof DONE>> {
  if (!mayChange(session)) return notByPin();
  const person = session.person.id;
  return db.transaction().execute(async (inside): Promise<ApiResponse<typeof DONE>> => {
    // Two calls at once would count the same proofs, and delete each other's last one.
    await lockOutbox(inside, hotel);
    const own = await credentialsOf(inside, hotel, person);
    if (!own.some((credential) => credential.id === id)) return refused('not-found');
    if (own.length === 1) return refused('invalid', { last: 'is the only one' });
    return (await deleteCredential(inside, hotel, { id, person })) ? succeeded(DONE) : refused('not-found');
  });
}
