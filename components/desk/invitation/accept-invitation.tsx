'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { fingerprintPatternIcon } from '@/components/ui/icons/fingerprint-pattern';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { callDesk } from '../desk-api';
import { useDesk } from '../desk-context';
import { Keep, Refusal, SubmitButton } from '../sign-in/form-parts';
import { type Chosen, chosenProblems, NewPasswordFields } from '../sign-in/new-password-fields';
import { createPasskey, hasPasskeys } from '../sign-in/passkeys';
import { PROVIDER_WORDS } from '../sign-in/provider-button';
import { goToProvider, signInBy } from '../sign-in/sign-in-api';
import { type RefusalWords, wordOf } from '../sign-in/use-sign-in';
import { goneWord, type Invitation, type Refused } from './use-invitation';

type AcceptProps = { token: string; invitation: Invitation; onGone(word: keyof DeskMessages): void };

const WORDS: RefusalWords = {
  ...PROVIDER_WORDS,
  login: 'login_taken',
  password: 'password_refused',
  credential: 'passkey_refused',
};

/** A passkey on this device, or a login and a password. Either uses the link and opens the desk. Rule: staff/SP41. */
export function AcceptInvitation({ token, invitation, onGone }: AcceptProps) {
  const { t } = useDesk();
  const { isBusy, refusal, acceptByPasskey, acceptByPassword, acceptByAccount } = useAcceptance(token, onGone);
  const canHavePasskey = invitation.ways.includes('passkey') && hasPasskeys();
  const [isOpen, setIsOpen] = useState(!canHavePasskey);
  return (
    <>
      <Refusal of={refusal} />
      {canHavePasskey && (
        <div className="grid gap-2">
          <Button variant="primary" aria-busy={isBusy} disabled={isBusy} onClick={() => void acceptByPasskey()}>
            <Icon shape={fingerprintPatternIcon} />
            <span>{t('make_passkey')}</span>
          </Button>
          <p className="text-ink-2 text-sm">{t('make_passkey_text')}</p>
        </div>
      )}
      {invitation.ways.includes('oidc') && (
        <Button variant="outline" aria-busy={isBusy} disabled={isBusy} onClick={() => void acceptByAccount()}>
          {t('with_oidc', { title: t('oidc_account') })}
        </Button>
      )}
      {!isOpen && (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {t('make_password')}
        </Button>
      )}
      {isOpen && <PasswordPart invitation={invitation} isBusy={isBusy} onAccept={acceptByPassword} />}
    </>
  );
}

function PasswordPart(props: {
  invitation: Invitation;
  isBusy: boolean;
  onAccept(chosen: Chosen & { keep: boolean }): Promise<void>;
}) {
  const { invitation, isBusy, onAccept } = props;
  const [chosen, setChosen] = useState<Chosen>({ login: invitation.login ?? '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const names = [invitation.name, invitation.hotel];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const problems = chosenProblems(chosen, names);
    const form = event.currentTarget;
    if (Object.keys(problems).length === 0)
      return void onAccept({ ...chosen, keep: new FormData(form).get('keep') !== null });
    form.querySelector<HTMLElement>(problems.login === undefined ? '#new-password' : '#new-login')?.focus();
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <NewPasswordFields
        chosen={chosen}
        problems={isChecked ? chosenProblems(chosen, names) : {}}
        onChange={(part) => setChosen((known) => ({ ...known, ...part }))}
      />
      <Keep id="invitation-keep" />
      <SubmitButton word="accept_invitation" isBusy={isBusy} />
    </form>
  );
}

/** Uses the link; whoever has used it opens the desk, signed in. */
function useAcceptance(token: string, onGone: AcceptProps['onGone']) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<keyof DeskMessages | null>(null);
  const refuse = (response: Refused) => {
    const gone = goneWord(response);
    if (gone !== null) return onGone(gone);
    setRefusal(wordOf(response, WORDS));
  };
  const send = async (way: 'password' | 'passkey', body: object) => {
    const response = await signInBy(`/invitations/${way}`, { token, ...body });
    // The address with the link leaves the history.
    if (response.ok) return window.location.replace('/desk');
    refuse(response);
  };
  const run = async (accept: () => Promise<void>) => {
    setIsBusy(true);
    setRefusal(null);
    await accept();
    setIsBusy(false);
  };
  const acceptByPasskey = () =>
    run(async () => {
      const options = await callDesk<PublicKeyCredentialCreationOptionsJSON>('/invitations/passkey/options', { token });
      if (!options.ok) return refuse(options);
      const made = await createPasskey(options.value);
      if (!made.ok) return setRefusal(made.reason === 'cancelled' ? 'passkey_cancelled' : 'passkey_refused');
      await send('passkey', { credential: made.value, keep: false });
    });
  const acceptByPassword = (chosen: Chosen & { keep: boolean }) => run(() => send('password', chosen));
  const acceptByAccount = () =>
    run(async () => {
      const response = await goToProvider({ invitation: token });
      if (!response.ok) refuse(response);
    });
  return { isBusy, refusal, acceptByPasskey, acceptByPassword, acceptByAccount };
}
