import { useCallback, useEffect, useState } from 'react';
import { callDesk, type DeskSession } from './desk-api';

/** `unknown`: not asked yet. `ended`: the session has ended by itself; what it showed stays, under the sign-in. */
type SessionState =
  | { kind: 'unknown' }
  | { kind: 'out' }
  | { kind: 'in'; session: DeskSession }
  | { kind: 'ended'; session: DeskSession };

/** What belongs to signing out: calls that need the session, and what is forgotten after it. */
export type SignOutSteps = {
  beforeSignOut?: (() => Promise<void>) | undefined;
  afterSignOut?: (() => void) | undefined;
};

/** The session of this browser at its desk. */
export function useSession({ beforeSignOut, afterSignOut }: SignOutSteps) {
  const [state, setState] = useState<SessionState>({ kind: 'unknown' });
  useEffect(() => {
    void callDesk<DeskSession | null>('/session').then((response) => {
      const session = response.ok ? response.value : null;
      setState(session === null ? { kind: 'out' } : { kind: 'in', session });
    });
  }, []);
  const onSignIn = useCallback((session: DeskSession) => setState({ kind: 'in', session }), []);
  const onSignedOut = useCallback(
    () => setState((now) => (now.kind === 'in' ? { kind: 'ended', session: now.session } : now)),
    [],
  );
  const onSignOut = useCallback(async () => {
    await beforeSignOut?.();
    const response = await callDesk('/session/end', {});
    if (!response.ok) return;
    afterSignOut?.();
    setState({ kind: 'out' });
  }, [beforeSignOut, afterSignOut]);
  return { state, onSignIn, onSignedOut, onSignOut };
}
