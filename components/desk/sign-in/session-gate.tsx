'use client';

import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';
import type { StaffAction } from '@/lib/domain/staff/roles';
import type { DeskSession } from '../desk-api';
import type { SignInWords } from './key-form';
import { SignIn } from './sign-in';
import { SignInAgain } from './sign-in-again';
import { type SignOutSteps, useSession } from './use-session';

/**
 * What an open desk needs of its session. `isEnded`: it is over, and the sign-in lies over the desk. `may`: whether it may
 * do something. `checkSession`: asks whether it is still there. `holdSignIn`:
 * lets the sign-in wait until something was read. `onChangePerson`: somebody else takes over the device.
 */
export type OpenSession = {
  name: string;
  session: DeskSession;
  isEnded: boolean;
  may(action: StaffAction): boolean;
  onSignedOut(): void;
  checkSession(): Promise<void>;
  holdSignIn(): () => void;
  onSignOut(): void;
  onChangePerson(): void;
};

type GateProps = SignOutSteps & {
  words: SignInWords;
  /** Whether persons sign in here too, and not only the key. */
  hasPersons: boolean;
  children(session: OpenSession): ReactNode;
};

/**
 * Asks for the session, then shows the sign-in or the desk. When the session ends by itself, the desk stays as it is
 * under the sign-in, with everything that was typed. Rule: desk/DE24.
 */
export function SessionGate({ words, hasPersons, beforeSignOut, forgetTexts, children }: GateProps) {
  const { state, onSignIn, ...calls } = useSession({ beforeSignOut, forgetTexts });
  if (state.kind === 'unknown') return <Waiting />;
  const signIn = { words, hasPersons, onSignIn };
  if (state.kind === 'out') return <SignIn {...signIn} />;
  const { session } = state;
  const isEnded = state.kind === 'ended';
  const may = (action: StaffAction) => session.actions.includes(action);
  return (
    <>
      {children({ name: session.name, session, isEnded, may, ...calls })}
      {isEnded && <SignInAgain {...signIn} session={session} isChanging={state.isChanging} />}
    </>
  );
}

function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <Spinner />
    </main>
  );
}
