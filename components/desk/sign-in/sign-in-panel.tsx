'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { keyRoundIcon } from '@/components/ui/icons/key-round';
import type { DeskSession } from '../desk-api';
import { useDesk } from '../desk-context';
import { DevicePersons } from './device-persons';
import { KeyForm, type SignInWords } from './key-form';
import { PasskeyButton } from './passkey-button';
import { hasPasskeys } from './passkeys';
import { PasswordForm } from './password-form';
import { ProviderButton } from './provider-button';
import { ProviderNotice } from './provider-notice';
import type { SignInOffer } from './sign-in-api';

type PanelProps = {
  offer: SignInOffer;
  words: SignInWords;
  /** What the field of the name begins with. */
  name?: string | undefined;
  onSignIn(session: DeskSession): void;
};

/**
 * Every way to sign in that the hotel offers: on a shared device its persons, otherwise the quickest way first and the
 * hotel's key last. A hotel without persons has the key alone. Rules: staff/SP40, staff/SP42.
 */
export function SignInPanel({ offer, words, name, onSignIn }: PanelProps) {
  const { t } = useDesk();
  const [isOther, setIsOther] = useState(false);
  const { device } = offer;
  if (device === null || device.persons.length === 0)
    return <Ways offer={offer} words={words} name={name} onSignIn={onSignIn} />;
  return (
    <>
      {isOther ? (
        <Ways offer={offer} words={words} name={name} onSignIn={onSignIn} />
      ) : (
        <DevicePersons title={device.title} persons={device.persons} onSignIn={onSignIn} />
      )}
      <Button variant="quiet" onClick={() => setIsOther(!isOther)}>
        {t(isOther ? 'with_pin' : 'other_way')}
      </Button>
    </>
  );
}

function Ways({ offer, words, name = '', onSignIn }: PanelProps) {
  const ways = offer.ways.filter((way) => way !== 'passkey' || hasPasskeys());
  const has = (way: (typeof ways)[number]) => ways.includes(way);
  if (!has('passkey') && !has('password') && !has('oidc'))
    return <KeyForm words={words} name={name} onSignIn={onSignIn} />;
  return (
    <>
      <ProviderNotice />
      {has('passkey') && <PasskeyButton onSignIn={onSignIn} />}
      {has('password') && <PasswordForm onSignIn={onSignIn} />}
      {has('oidc') && <ProviderButton title={offer.oidc_title} />}
      {has('key') && <KeyDisclosure words={words} onSignIn={onSignIn} />}
    </>
  );
}

/** The hotel's key, which persons seldom need, behind a button. */
function KeyDisclosure({ words, onSignIn }: Pick<PanelProps, 'words' | 'onSignIn'>) {
  const { t } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Icon shape={keyRoundIcon} size="sm" />
        <span>{t('with_key')}</span>
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <KeyForm words={words} onSignIn={onSignIn} />}
      </div>
    </div>
  );
}
