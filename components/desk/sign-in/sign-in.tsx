'use client';

import type { DeskSession } from '../desk-api';
import { useDesk } from '../desk-context';
import { EntryPage, EntryWait } from './entry-page';
import type { SignInWords } from './key-form';
import { SignInPanel } from './sign-in-panel';
import { useOffer } from './use-offer';

type SignInProps = { words: SignInWords; hasPersons: boolean; onSignIn(session: DeskSession): void };

/** The sign-in as a page of its own. */
export function SignIn({ words, hasPersons, onSignIn }: SignInProps) {
  const { t } = useDesk();
  const offer = useOffer({ isAsked: hasPersons, isShown: false });
  return (
    <EntryPage title={t(words.title)} text={t(words.text)}>
      {offer === null ? <EntryWait /> : <SignInPanel offer={offer} words={words} onSignIn={onSignIn} />}
    </EntryPage>
  );
}
