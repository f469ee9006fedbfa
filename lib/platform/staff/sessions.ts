import { addSeconds, subMinutes } from 'date-fns';
import { PIN_ACTIONS, ROLE_ACTIONS, STAFF_ACTIONS, type StaffAction } from '@/lib/domain/staff/roles';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import type { SessionOrigin } from '../database/staff-tables';
import { OPERATOR_DESK } from '../desk-key';
import { recordSignOut } from '../staff-log/record-sign-in';
import { findHotelKey } from '../stores/hotels';
import { appendStaffEvent, lockOutbox, nextEventId, type StaffEvent } from '../stores/outbox';
import { rollBackOnNull } from '../stores/roll-back-unless';
import { type CheckedCredential, isCredentialAs } from '../stores/staff/credentials';
import {
  type EndedSessions,
  endSessions,
  insertSession,
  type LiveSession,
  liveSession,
  touchSession,
} from '../stores/staff/sessions';
import { saveStaffName } from '../stores/staff-names';
import { readSignedSession, SESSION_SECONDS, signSession } from './signed-session';
import { rememberedSince } from './staff-names';

type Context = Pick<PlatformContext, 'database' | 'deskToken' | 'now' | 'publishEvent' | 'uuid'>;

/** Which desk: that of a hotel, or the operator's (`OPERATOR_DESK`). */
type Desk = { code: string };

/** Seconds of a session that the key opens at a hotel with an active manager. Rule: staff/SP5. */
const RESCUE_SECONDS = 30 * 60;

/** A session that can be used, with what it may do. */
export type StaffSession = LiveSession & { actions: ReadonlySet<StaffAction> };

type Opening = {
  /** The person's id; null: with the key. */
  person: string | null;
  name: string;
  how: SessionOrigin;
  /** The id of the shared device; null: another one. */
  device: string | null;
  /** Of a session that the key has opened: its version. */
  keyVersion?: number | null;
  /** Whether it is for the staff's own affairs alone. */
  isRescue?: boolean;
  /** The stored proof that was checked; missing: none is stored as a credential. */
  proof?: CheckedCredential | undefined;
};

type SignedSession = { signed: string; session: StaffSession };

const ALL_ACTIONS: ReadonlySet<StaffAction> = new Set(STAFF_ACTIONS);
const RESCUE_ACTIONS: ReadonlySet<StaffAction> = new Set(['staff']);

function actionsOf({ isRescue, member, how }: LiveSession): ReadonlySet<StaffAction> {
  if (member !== null) return (how === 'pin' ? PIN_ACTIONS : ROLE_ACTIONS)[member.role];
  return isRescue ? RESCUE_ACTIONS : ALL_ACTIONS;
}

/**
 * Opens a session with an id of its own, whatever session the browser had before, and remembers the name; null: what has opened
 * it does not count any more, because the person, the device, the key or the proof is gone or was replaced since it was checked.
 * Throws without an operator's key. Rules: staff/SP6, staff/SP8, staff/SP28.
 */
export async function openSession(
  context: Context,
  { code }: Desk,
  { person, name, how, device, proof, keyVersion = null, isRescue = false }: Opening,
): Promise<SignedSession | null> {
  const { database, deskToken, now, uuid } = context;
  if (deskToken === null) throw new Error('no session without the operator’s key');
  const [at, id] = [now(), uuid()];
  const expiresAt = addSeconds(at, isRescue ? RESCUE_SECONDS : SESSION_SECONDS);
  const created_at = at.toISOString();
  const session = await rollBackOnNull(database, async (db) => {
    // Whoever changes a proof ends the sessions under the same lock: either this one is among them, or the change is seen here.
    if (proof !== undefined) await lockOutbox(db, code);
    const row = { id, person, name, device, how, key_version: keyVersion, is_rescue: isRescue ? 1 : 0, created_at };
    await insertSession(db, code, { ...row, expires_at: expiresAt.toISOString() });
    const opened = await liveSession(db, code, id, created_at);
    if (opened === null || (proof !== undefined && !(await isCredentialAs(db, code, proof)))) return null;
    await touchSession(db, code, opened, created_at);
    return opened;
  });
  if (session === null) return null;
  await rememberName(database.db, code, session.name, at);
  return {
    signed: signSession(deskToken, code, { id, expiresAt: expiresAt.getTime() }),
    session: { ...session, actions: actionsOf(session) },
  };
}

/** The operator's desk has no staff, and a host may name a hotel that is not stored. Rule: chat/CH39. */
async function rememberName(db: Db, code: string, name: string, at: Date): Promise<void> {
  if (code === OPERATOR_DESK || (await findHotelKey(db, code)) === null) return;
  await saveStaffName(db, code, { name, now: at.toISOString(), before: rememberedSince(at) });
}

/** Minutes within which a session is not noted as seen again. */
const SEEN_MINUTES = 5;

/**
 * The session in a signed text, as the store has it now; null when it is not this desk's, was changed, has expired or was
 * ended, its person was removed, its device taken out of use, or the key that has opened it replaced. Rule: staff/SP6.
 */
export async function readSession(context: Context, { code }: Desk, signed: string): Promise<StaffSession | null> {
  const { database, deskToken, now } = context;
  const at = now();
  const named = deskToken === null ? null : readSignedSession(deskToken, code, signed, at);
  const session = named === null ? null : await liveSession(database.db, code, named.id, at.toISOString());
  if (session === null) return null;
  if (session.last_seen_at < subMinutes(at, SEEN_MINUTES).toISOString())
    await touchSession(database.db, code, session, at.toISOString());
  return { ...session, actions: actionsOf(session) };
}

/** Ends the session in a signed text, in every process and open tab. Rule: desk/DE22. */
export async function endSession(context: Context, desk: Desk, signed: string): Promise<void> {
  const session = await readSession(context, desk, signed);
  if (session === null) return;
  await endSessionsOf(context, desk, { id: session.id });
  await recordSignOut(context, desk.code, session);
}

/** Ends sessions in every process and open tab; returns whether any was open. Rule: staff/SP7. */
export async function endSessionsOf(context: Context, { code }: Desk, which: EndedSessions): Promise<boolean> {
  const hotel = code === OPERATOR_DESK ? null : await findHotelKey(context.database.db, code);
  const now = context.now().toISOString();
  // The operator's desk has no events: its list is read again and again.
  if (hotel === null) return (await endSessions(context.database.db, code, which, now)) > 0;
  const ended = await context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, code);
    return endSessionsWithEvent(db, code, which, now);
  });
  if (ended !== null) context.publishEvent(ended);
  return ended !== null;
}

/**
 * Ends sessions within a transaction that has locked the outbox. Returns the event to publish after the commit; null: none
 * was open. Rule: staff/SP7.
 */
export async function endSessionsWithEvent(
  db: Db,
  hotel: string,
  which: EndedSessions,
  now: string,
): Promise<StaffEvent | null> {
  if ((await endSessions(db, hotel, which, now)) === 0) return null;
  return appendStaffEvent(db, hotel, { id: await nextEventId(db, hotel), type: 'sessions-changed' }, now);
}
