import { useCallback, useEffect, useRef, useState } from 'react';
import { jsonEqual } from '@/lib/domain/json/json-equal';
import { callDesk, type DeskSession, onForbidden } from '../desk-api';
import { reachOf } from './session-reach';
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

/** What belongs to signing out: calls that need the session, and the texts that nobody else may find. */
export type SignOutSteps = {
  beforeSignOut?: (() => Promise<void>) | undefined;
  forgetTexts?: (() => void) | undefined;
};

const ended = (now: SessionState, isChanging: boolean): SessionState =>
  now.kind === 'in' ? { kind: 'ended', session: now.session, isChanging } : now;

/** What becomes of the state when the server says who is signed in. */
const withFound = (now: SessionState, found: DeskSession): SessionState =>
  now.kind !== 'in' || jsonEqual(found, now.session) ? now : { kind: 'in', session: found };

const isSamePerson = (one: DeskSession, other: DeskSession): boolean =>
  one.person?.id === other.person?.id && (one.person !== null || one.name === other.name);

/** Whether what was typed in one state may not be found in the next: by nobody, or by somebody else who may see other things. */
const isForgotten = (before: SessionState, after: SessionState): boolean => {
  if (!('session' in before)) return false;
  if (!('session' in after)) return true;
  return !isSamePerson(before.session, after.session) && reachOf(before.session) !== reachOf(after.session);
};

/** The state, which forgets what was typed before somebody else is shown the desk. Rule: staff/SP43. */
function useSessionState(forgetTexts: SignOutSteps['forgetTexts']) {
  const [state, showState] = useState<SessionState>({ kind: 'unknown' });
  const current = useRef(state);
  const setState = useCallback(
    (next: (now: SessionState) => SessionState) => {
      const [before, after] = [current.current, next(current.current)];
      current.current = after;
      if (isForgotten(before, after)) forgetTexts?.();
      showState(after);
    },
    [forgetTexts],
  );
  return [state, setState] as const;
}

/** The session of this browser at its desk. Rules: staff/SP43, staff/SP45. */
export function useSession({ beforeSignOut, forgetTexts }: SignOutSteps) {
  const [state, setState] = useSessionState(forgetTexts);
  useEffect(() => {
    void readSession().then((response) => {
      const session = response.ok ? response.value : null;
      setState(() => (session === null ? { kind: 'out' } : { kind: 'in', session }));
    });
  }, [setState]);
  const onSignIn = useCallback((session: DeskSession) => setState(() => ({ kind: 'in', session })), [setState]);
  const isHeld = useRef(false);
  const isOver = useRef(false);
  const onSignedOut = useCallback(() => {
    if (isHeld.current) isOver.current = true;
    else setState((now) => ended(now, false));
  }, [setState]);
  /** Shows the sign-in only after what is seen once was read. Returns the function that ends it. Rule: staff/SP48. */
  const holdSignIn = useCallback(() => {
    isHeld.current = true;
    return () => {
      isHeld.current = false;
      if (isOver.current) setState((now) => ended(now, false));
      isOver.current = false;
    };
  }, [setState]);
  /** Asks whether the session is still there, and what it may do by now. */
  const checkSession = useCallback(async () => {
    const response = await readSession();
    if (!response.ok) return;
    if (response.value === null) onSignedOut();
    else {
      const found = response.value;
      setState((now) => withFound(now, found));
    }
  }, [onSignedOut, setState]);
  useEffect(() => onForbidden(() => void checkSession()), [checkSession]);
  /** Ends the session. The hotel's event of it may be here before the answer, and must not show the sign-in by itself. */
  const leave = useCallback(
    async (isChanging: boolean) => {
      const release = holdSignIn();
      try {
        await beforeSignOut?.();
        if (!(await callDesk('/session/end', {})).ok) return;
        setState((now) => (isChanging ? ended(now, true) : { kind: 'out' }));
      } finally {
        release();
      }
    },
    [beforeSignOut, holdSignIn, setState],
  );
  const onSignOut = useCallback(() => leave(false), [leave]);
  const onChangePerson = useCallback(() => leave(true), [leave]);
  return { state, onSignIn, onSignedOut, checkSession, holdSignIn, onSignOut, onChangePerson };
}
