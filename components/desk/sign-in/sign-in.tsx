'use client';

import { CARD } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import type { DeskSession } from '../desk-api';
import { useDesk } from '../desk-context';
import type { SignInWords } from './key-form';
import { SignInPanel } from './sign-in-panel';
import { useOffer } from './use-offer';

type SignInProps = { words: SignInWords; hasPersons: boolean; onSignIn(session: DeskSession): void };

/** The sign-in as a page of its own. */
export function SignIn({ words, hasPersons, onSignIn }: SignInProps) {
  const { hotel, t } = useDesk();
  const offer = useOffer({ isAsked: hasPersons, isShown: false });
  return (
    <main className="mx-auto grid min-h-dvh max-w-110 content-center gap-5 p-gutter" id="main">
      <p className="font-medium text-lg">{hotel.title}</p>
      <div className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-5 p-5`}>
        <div>
          <h1 className="font-medium text-2xl">{t(words.title)}</h1>
          <p className="mt-2 text-ink-2">{t(words.text)}</p>
        </div>
        {offer === null ? (
          <div className="grid place-items-center p-5" aria-busy="true">
            <Spinner />
          </div>
        ) : (
          <SignInPanel offer={offer} words={words} onSignIn={onSignIn} />
        )}
      </div>
    </main>
  );
}
