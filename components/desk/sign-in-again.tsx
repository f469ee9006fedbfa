'use client';

import { useEffect, useRef } from 'react';
import type { DeskSession } from './desk-api';
import { useDesk } from './desk-context';
import { SignInForm, type SignInWords } from './sign-in';

/** The sign-in over a desk whose session has ended. Nothing under it is lost. Rule: desk/DE24. */
export function SignInAgain(props: { words: SignInWords; name: string; onSignIn(session: DeskSession): void }) {
  const { t } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="m-auto grid h-fit max-h-dvh w-full max-w-110 gap-5 overflow-y-auto rounded-lg bg-surface p-5 text-ink shadow-lg backdrop:bg-scrim forced-colors:border"
      aria-labelledby="sign-in-again"
      aria-describedby="sign-in-again-text"
      onCancel={(event) => event.preventDefault()}
      // Browsers close it at a second Escape all the same.
      onClose={() => dialog.current?.showModal()}
    >
      <div>
        <h2 id="sign-in-again" className="font-medium text-xl">
          {t('expired_session')}
        </h2>
        <p id="sign-in-again-text" className="mt-2 text-ink-2">
          {t('text_kept')}
        </p>
      </div>
      <SignInForm {...props} />
    </dialog>
  );
}
