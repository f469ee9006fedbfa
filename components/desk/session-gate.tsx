'use client';

import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { SignIn, type SignInWords } from './sign-in';
import { SignInAgain } from './sign-in-again';
import { type SignOutSteps, useSession } from './use-session';

/** What an open desk needs of its session. `isEnded`: it has ended by itself, and the sign-in lies over the desk. */
export type OpenSession = { name: string; isEnded: boolean; onSignedOut(): void; onSignOut(): void };

/**
 * Asks for the session, then shows the sign-in or the desk. When the session ends by itself, the desk stays as it is
 * under the sign-in, with everything that was typed. Rule: desk/DE24.
 */
export function SessionGate(props: SignOutSteps & { words: SignInWords; children(session: OpenSession): ReactNode }) {
  const { words, beforeSignOut, afterSignOut, children } = props;
  const { state, onSignIn, onSignedOut, onSignOut } = useSession({ beforeSignOut, afterSignOut });
  if (state.kind === 'unknown') {
    return (
      <main className="grid min-h-dvh place-items-center" aria-busy="true">
        <Spinner />
      </main>
    );
  }
  if (state.kind === 'out') return <SignIn words={words} onSignIn={onSignIn} />;
  const isEnded = state.kind === 'ended';
  return (
    <>
      {children({ name: state.session.name, isEnded, onSignedOut, onSignOut })}
      {isEnded && <SignInAgain words={words} name={state.session.name} onSignIn={onSignIn} />}
    </>
  );
}
