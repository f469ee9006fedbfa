'use client';

import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import type { DeskSession } from '../desk-api';
import { useDesk } from '../desk-context';
import type { SignInWords } from './key-form';
import { SignInPanel } from './sign-in-panel';
import { useOffer } from './use-offer';

/**
 * The sign-in over a desk whose session is over. Nothing under it is lost. `session`: the one that is over; `isChanging`:
 * somebody else takes over the device. Rules: desk/DE24, staff/SP43.
 */
export function SignInAgain(props: {
  words: SignInWords;
  hasPersons: boolean;
  session: DeskSession;
  isChanging: boolean;
  onSignIn(session: DeskSession): void;
}) {
  const { words, hasPersons, session, isChanging, onSignIn } = props;
  const { t } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const offer = useOffer({ isAsked: hasPersons, isShown: !session.hotel_has_persons });
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="m-auto grid h-fit max-h-[calc(100dvh-24px)] w-[calc(100%-24px)] max-w-110 grid-cols-[minmax(0,1fr)] gap-5 overflow-y-auto rounded-lg bg-surface p-5 text-ink shadow-lg backdrop:bg-scrim forced-colors:border"
      aria-labelledby="sign-in-again"
      aria-describedby="sign-in-again-text"
      onCancel={(event) => event.preventDefault()}
      // Browsers close it at a second Escape all the same.
      onClose={() => dialog.current?.showModal()}
    >
      <div>
        <h2 id="sign-in-again" className="font-medium text-xl">
          {t(isChanging ? 'change_person' : 'expired_session')}
        </h2>
        <p id="sign-in-again-text" className="mt-2 text-ink-2">
          {t(isChanging ? 'change_person_text' : 'text_kept')}
        </p>
      </div>
      {offer === null ? (
        <div className="grid place-items-center p-5" aria-busy="true">
          <Spinner />
        </div>
      ) : (
        <SignInPanel offer={offer} words={words} name={isChanging ? '' : session.name} onSignIn={onSignIn} />
      )}
    </dialog>
  );
}
