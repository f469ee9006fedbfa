'use client';

import { useCallback, useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { deskDrafts, NO_DRAFTS } from '@/lib/device/desk/desk-drafts';
import { callDesk, type DeskSession } from './desk-api';
import { type DeskHotel, DeskProvider } from './desk-context';
import { DeskFrame } from './frame/desk-frame';
import { DeskDataProvider } from './live/desk-data';
import { SignIn } from './sign-in';

/** `unknown`: not asked yet. `ended`: a session that was open has expired. */
type State = { kind: 'unknown' } | { kind: 'out'; hasEnded: boolean } | { kind: 'in'; session: DeskSession };

/** The staff's console: the sign-in, then its areas. Only calls of the staff API receive the session's cookie. */
export function DeskApp({ hotel }: { hotel: DeskHotel }) {
  const [state, setState] = useState<State>({ kind: 'unknown' });
  useEffect(() => {
    void callDesk<DeskSession | null>('/session').then((answer) => {
      const session = answer.ok ? answer.value : null;
      setState(session === null ? { kind: 'out', hasEnded: false } : { kind: 'in', session });
    });
  }, []);
  const onSignedOut = useCallback(() => setState({ kind: 'out', hasEnded: true }), []);
  const signOut = async () => {
    const answer = await callDesk('/session/end', {});
    if (!answer.ok) return;
    deskDrafts.changeNow(() => NO_DRAFTS);
    setState({ kind: 'out', hasEnded: false });
  };
  return (
    <DeskProvider hotel={hotel}>
      {state.kind === 'unknown' && (
        <main className="grid min-h-dvh place-items-center" aria-busy="true">
          <Spinner />
        </main>
      )}
      {state.kind === 'out' && (
        <SignIn hasEnded={state.hasEnded} onSignIn={(session) => setState({ kind: 'in', session })} />
      )}
      {state.kind === 'in' && (
        <DeskDataProvider session={{ name: state.session.name, onSignedOut, onSignOut: signOut }}>
          <DeskFrame />
        </DeskDataProvider>
      )}
    </DeskProvider>
  );
}
