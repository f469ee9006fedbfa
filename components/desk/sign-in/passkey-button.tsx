'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { fingerprintPatternIcon } from '@/components/ui/icons/fingerprint-pattern';
import { Spinner } from '@/components/ui/spinner';
import { callDesk, type DeskSession } from '../desk-api';
import { useDesk } from '../desk-context';
import { Refusal } from './form-parts';
import { readPasskey } from './passkeys';
import { useSignIn } from './use-sign-in';

const REFUSALS = { 401: 'passkey_unknown', 404: 'passkey_unknown', 422: 'passkey_unknown' } as const;

/** Signs in by a passkey of this device. Rule: staff/SP40. */
export function PasskeyButton({ onSignIn }: { onSignIn(session: DeskSession): void }) {
  const { t } = useDesk();
  const { isBusy, refusal, setRefusal, setIsBusy, send } = useSignIn(REFUSALS, onSignIn);
  const start = async () => {
    setRefusal(null);
    setIsBusy(true);
    const asked = await callDesk<PublicKeyCredentialRequestOptionsJSON>('/sign-in/passkey/options', {});
    const answer = asked.ok ? await readPasskey(asked.value) : null;
    setIsBusy(false);
    if (answer === null) return setRefusal('no_response');
    if (!answer.ok) return setRefusal('passkey_cancelled');
    await send('/sign-in/passkey', { credential: answer.value, keep: false });
  };
  return (
    <div className="grid gap-3">
      <Refusal of={refusal} />
      <Button variant="primary" aria-busy={isBusy} disabled={isBusy} onClick={() => void start()}>
        {isBusy ? <Spinner /> : <Icon shape={fingerprintPatternIcon} />}
        <span>{t('with_passkey')}</span>
      </Button>
    </div>
  );
}
