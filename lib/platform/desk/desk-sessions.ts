import { createHmac } from 'node:crypto';
import type { PlatformContext } from '../context';
import { isDeskKey, isOperatorKey, OPERATOR_DESK } from '../desk-key';
import { countWrongKey, endSession, isSessionEnded } from '../stores/desk-sessions';
import { findHotelKey } from '../stores/hotels';
import { saveStaffName } from '../stores/staff-names';
import { type DeskSession, readSession, SESSION_SECONDS, signSession } from './desk-session';
import { rememberedSince } from './staff-names';

type SignedSession = { session: DeskSession; signed: string };

/** Sessions at the desk of a hotel, or at the operator's (`OPERATOR_DESK`). */
export type DeskSessions = {
  /**
   * The signed session of a staff member with this key, whose name is remembered; null: the key is wrong. Rules: desk/DE1,
   * chat/CH39.
   */
  openDeskSession(desk: string, signIn: { key: string; name: string }): Promise<SignedSession | null>;
  /** The session in a signed text; null when it is not this desk's, has expired or was ended. */
  readDeskSession(desk: string, signed: string): Promise<DeskSession | null>;
  /** Ends a session for every process. Rule: desk/DE22. */
  endDeskSession(desk: string, signed: string): Promise<void>;
  /** Counts a wrong key and returns the seconds to wait if a source sent too many; null: not too many. Rule: desk/DE2. */
  countWrongKey(desk: string, source: string): Promise<number | null>;
};

/** Wrong keys of one network at one desk in a minute, over all processes. */
const MAX_WRONG_KEYS = 30;
const MINUTE_MS = 60_000;

export function createDeskSessions({ database, deskToken, now, uuid }: PlatformContext): DeskSessions {
  const valid = (desk: string, signed: string) =>
    deskToken === null ? null : readSession(deskToken, desk, signed, now());
  return {
    async openDeskSession(desk, { key, name }) {
      if (deskToken === null) return null;
      const isRight = desk === OPERATOR_DESK ? isOperatorKey(deskToken, key) : isDeskKey(deskToken, desk, key);
      if (!isRight) return null;
      const at = now();
      const session = { id: uuid(), name, expiresAt: at.getTime() + SESSION_SECONDS * 1000 };
      // The operator's desk has no staff, and a host may name a hotel that is not stored.
      if (desk !== OPERATOR_DESK && (await findHotelKey(database.db, desk)) !== null)
        await saveStaffName(database.db, desk, { name, now: at.toISOString(), before: rememberedSince(at) });
      return { session, signed: signSession(deskToken, desk, session) };
    },
    async readDeskSession(desk, signed) {
      const session = valid(desk, signed);
      if (session === null || (await isSessionEnded(database.db, desk, session.id))) return null;
      return session;
    },
    async endDeskSession(desk, signed) {
      const session = valid(desk, signed);
      if (session === null) return;
      const ended = { id: session.id, expiresAt: new Date(session.expiresAt).toISOString() };
      await endSession(database.db, desk, ended, now().toISOString());
    },
    async countWrongKey(desk, source) {
      const at = now().getTime();
      const [begin, end] = [new Date(at).toISOString(), new Date(at + MINUTE_MS).toISOString()];
      // A keyed hash, so that the store holds no address.
      const hash = createHmac('sha256', deskToken ?? '')
        .update(source)
        .digest('base64url');
      const counted = await countWrongKey(database.db, desk, { source: hash, now: begin, endsAt: end });
      if (counted.count <= MAX_WRONG_KEYS) return null;
      return Math.max(1, Math.ceil((Date.parse(counted.ends_at) - at) / 1000));
    },
  };
}
