import { createHmac } from 'node:crypto';
import type { PlatformContext } from '../context';
import { bearerKey, isDeskKey, isOperatorKey, OPERATOR_DESK } from '../desk-key';
import { recordFailedSignIn, recordSignIn } from '../staff-log/record-sign-in';
import type { StoredEvent } from '../stores/outbox';
import { keyVersion } from '../stores/staff/hotel-keys';
import { hasManager } from '../stores/staff/persons';
import { countWrongKey } from '../stores/wrong-keys';
import { callerOfSession, type DeskCaller, MACHINE } from './desk-caller';
import { heardEvents } from './heard-events';
import { type SessionAnswer, sessionAnswer } from './session-answer';
import { onSharedDevice } from './session-device';
import { endSession, openSession, readSession, type StaffSession } from './sessions';

type SignedSession = { session: StaffSession; signed: string };

/** Sessions at the desk of a hotel, or at the operator's (`OPERATOR_DESK`). */
export type DeskSessions = {
  /**
   * The signed session of a staff member with this key, whose name is remembered; null: the key is wrong. At a hotel with an
   * active manager it is for the staff's own affairs alone. Rules: desk/DE1, chat/CH39, staff/SP5.
   */
  openDeskSession(desk: string, signIn: { key: string; name: string }): Promise<SignedSession | null>;
  /** The session in a signed text; null when it cannot be used any more. Rule: staff/SP6. */
  readDeskSession(desk: string, signed: string): Promise<StaffSession | null>;
  /** The session of a browser with these tokens of shared devices: it ends with the device. Rule: staff/SP31. */
  onSharedDevice(desk: string, at: { session: StaffSession; tokens: readonly string[] }): Promise<StaffSession>;
  /** Ends a session for every process. Rule: desk/DE22. */
  endDeskSession(desk: string, signed: string): Promise<void>;
  /**
   * Who calls a hotel's desk, by the key in an `Authorization` header, else by a signed session; null: nobody who may, also
   * with a wrong key beside a session.
   */
  deskCaller(
    hotelCode: string,
    by: { authorization: string | null; signed: string | null },
  ): Promise<DeskCaller | null>;
  /** A session as its own browser reads it. Rule: staff/SP8. */
  describeSession(desk: string, session: StaffSession): Promise<SessionAnswer>;
  /** Which events of the hotel a stream of its desk gives to a caller. Rule: staff/SP16. */
  heardEvents(hotelCode: string, caller: DeskCaller): (event: StoredEvent) => boolean | Promise<boolean>;
  /** Counts a wrong key and returns the seconds to wait if a source sent too many; null: not too many. Rule: desk/DE2. */
  countWrongKey(desk: string, source: string): Promise<number | null>;
};

/** Wrong keys of one network at one desk in a minute, over all processes. */
const MAX_WRONG_KEYS = 30;
const MINUTE_MS = 60_000;

export function createDeskSessions(context: PlatformContext): DeskSessions {
  const { database, deskToken, now } = context;
  const { db } = database;
  return {
    async openDeskSession(desk, { key, name }) {
      if (deskToken === null) return null;
      const opening = { person: null, name, how: 'key', device: null } as const;
      if (desk === OPERATOR_DESK)
        return isOperatorKey(deskToken, key) ? openSession(context, { code: desk }, opening) : null;
      const version = await keyVersion(db, desk);
      if (!isDeskKey(deskToken, { code: desk, version }, key)) return null;
      const isRescue = await hasManager(db, desk);
      const opened = await openSession(context, { code: desk }, { ...opening, keyVersion: version, isRescue });
      if (opened !== null) await recordSignIn(context, desk, opened.session);
      return opened;
    },
    readDeskSession: (desk, signed) => readSession(context, { code: desk }, signed),
    onSharedDevice: (desk, at) => onSharedDevice(context, desk, at),
    endDeskSession: (desk, signed) => endSession(context, { code: desk }, signed),
    async deskCaller(code, { authorization, signed }) {
      if (authorization !== null) {
        const key = bearerKey(authorization);
        if (key === null || deskToken === null) return null;
        return isDeskKey(deskToken, { code, version: await keyVersion(db, code) }, key) ? MACHINE : null;
      }
      const session = signed === null ? null : await readSession(context, { code }, signed);
      return session === null ? null : callerOfSession(session);
    },
    describeSession: async (desk, session) =>
      sessionAnswer(session, desk !== OPERATOR_DESK && (await hasManager(db, desk))),
    heardEvents: (code, caller) => heardEvents(context, code, caller),
    async countWrongKey(desk, source) {
      const at = now().getTime();
      const [begin, end] = [new Date(at).toISOString(), new Date(at + MINUTE_MS).toISOString()];
      // A keyed hash, so that the store holds no address.
      const hash = createHmac('sha256', deskToken ?? '')
        .update(source)
        .digest('base64url');
      const counted = await countWrongKey(db, desk, { source: hash, now: begin, endsAt: end });
      if (counted.count <= MAX_WRONG_KEYS) {
        await recordFailedSignIn(context, desk);
        return null;
      }
      return Math.max(1, Math.ceil((Date.parse(counted.ends_at) - at) / 1000));
    },
  };
}
