import { useCallback, useEffect, useRef, useState } from 'react';
import { jsonEqual } from '@/lib/domain/json/json-equal';
import { callDesk, type DeskSession, onForbidden } from '../desk-api';
import { readSession } from './sign-in-api';

/**
 * `unknown`: not asked yet. `ended`: the session is over; what it showed stays, under the sign-in. `isChanging`: because
 * somebody else takes over the device.
 */
type SessionState =
  | { kind: 'unknown' }
  | { kind: 'out' }
  | { kind: 'in'; session: DeskSession }
  | { kind: 'ended'; session: DeskSession; isChanging: boolean };

/** What belongs to signing out: calls that need the session, and what is forgotten after it. */
export type SignOutSteps = {
  beforeSignOut?: (() => Promise<void>) | undefined;
  afterSignOut?: (() => void) | undefined;
};

const ended = (now: SessionState, isChanging: boolean): SessionState =>
  now.kind === 'in' ? { kind: 'ended', session: now.session, isChanging } : now;

/** What becomes of the state when the server says who is signed in. */
const withFound = (now: SessionState, found: DeskSession): SessionState =>
  now.kind !== 'in' || jsonEqual(found, now.session) ? now : { kind: 'in', session: found };

/** The session of this browser at its desk. Rules: staff/SP43, staff/SP45. */
export function useSession({ beforeSignOut, afterSignOut }: SignOutSteps) {
  const [state, setState] = useState<SessionState>({ kind: 'unknown' });
  useEffect(() => {
    void readSession().then((response) => {
      const session = response.ok ? response.value : null;
      setState(session === null ? { kind: 'out' } : { kind: 'in', session });
    });
  }, []);
  const onSignIn = useCallback((session: DeskSession) => setState({ kind: 'in', session }), []);
  const isHeld = useRef(false);
  const isOver = useRef(false);
  const onSignedOut = useCallback(() => {
    if (isHeld.current) isOver.current = true;
    else setState((now) => ended(now, false));
  }, []);
  /** Shows the sign-in only after what is seen once was read. Returns the function that ends it. Rule: staff/SP48. */
  const holdSignIn = useCallback(() => {
    isHeld.current = true;
    return () => {
      isHeld.current = false;
      if (isOver.current) setState((now) => ended(now, false));
      isOver.current = false;
    };
  }, []);
  /** Asks whether the session is still there, and what it may do by now. */
  const checkSession = useCallback(async () => {
    const response = await readSession();
    if (!response.ok) return;
    if (response.value === null) onSignedOut();
    else {
      const found = response.value;
      setState((now) => withFound(now, found));
    }
  }, [onSignedOut]);
  useEffect(() => onForbidden(() => void checkSession()), [checkSession]);
  /** Ends the session. The hotel's event of it may be here before the answer, and must not show the sign-in by itself. */
  const leave = useCallback(
    async (isChanging: boolean) => {
      const release = holdSignIn();
      try {
        await beforeSignOut?.();
        if (!(await callDesk('/session/end', {})).ok) return;
        if (!isChanging) afterSignOut?.();
        setState((now) => (isChanging ? ended(now, true) : { kind: 'out' }));
      } finally {
        release();
      }
    },
    [beforeSignOut, afterSignOut, holdSignIn],
  );
  const onSignOut = useCallback(() => leave(false), [leave]);
  const onChangePerson = useCallback(() => leave(true), [leave]);
  return { state, onSignIn, onSignedOut, checkSession, holdSignIn, onSignOut, onChangePerson };
}
