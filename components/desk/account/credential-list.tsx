'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { fingerprintPatternIcon } from '@/components/ui/icons/fingerprint-pattern';
import { callDesk } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { RefusalNotice } from '../rooms/room-dialog';
import { createPasskey, hasPasskeys } from '../sign-in/passkeys';
import { SureQuestion } from '../staff/sure-question';
import { Panel } from '../today/panel';
import { useMomentText } from '../use-moment-text';
import { type Credential, type OwnAccount, useAccountCall } from './use-account';

const WORDS = { passkey: 'passkey', password: 'password', oidc: 'oidc_account' } as const;

type ListProps = { account: OwnAccount; onDone(words: string): void };

/** By what the person signs in, each with a way to delete it, and the way to make another passkey. The last one stays. */
export function CredentialList({ account, onDone }: ListProps) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const moment = useMomentText();
  const { isBusy, refusal, addPasskey } = useNewPasskey(() => onDone(t('passkey_made')));
  const [asked, setAsked] = useState<Credential | null>(null);
  const { credentials, may_change: mayChange } = account;
  return (
    <Panel title={t('own_ways')}>
      <ul className="grid">
        {credentials.map((credential) => (
          <li
            key={credential.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line py-2 not-first:border-t"
          >
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium">{t(WORDS[credential.kind])}</p>
              <p className="text-ink-2">
                {credential.last_used_at === null
                  ? t('made_at', { time: moment(credential.created_at) })
                  : t('used_at', { time: moment(credential.last_used_at) })}
              </p>
            </div>
            {mayChange && credentials.length > 1 && (
              <Button
                variant="outline"
                size="sm"
                className="w-auto!"
                disabled={isOffline}
                onClick={() => setAsked(credential)}
              >
                <span>
                  <span>{t('remove')}</span>
                  <span className="sr-only">{`, ${t(WORDS[credential.kind])}, ${moment(credential.created_at)}`}</span>
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RefusalNotice refusal={refusal} />
      {mayChange && account.passkeys && hasPasskeys() && (
        <Button
          variant="soft"
          size="sm"
          className="w-auto! justify-self-start"
          disabled={isOffline || isBusy}
          onClick={() => void addPasskey()}
        >
          <Icon shape={fingerprintPatternIcon} size="sm" />
          <span>{t('make_passkey')}</span>
        </Button>
      )}
      {asked !== null && (
        <SureQuestion
          title={t('delete_way_title', { name: t(WORDS[asked.kind]) })}
          text={t('delete_way_text')}
          yes="remove"
          path={`/me/credentials/${asked.id}/delete`}
          onDone={() => {
            setAsked(null);
            onDone(t('saved'));
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

function useNewPasskey(onDone: () => void) {
  const { isBusy, refusal, setRefusal, send } = useAccountCall();
  const addPasskey = async () => {
    setRefusal(null);
    const options = await callDesk<PublicKeyCredentialCreationOptionsJSON>('/me/passkey/options', {});
    if (!options.ok) return setRefusal('no_response');
    const made = await createPasskey(options.value);
    if (!made.ok) return setRefusal(REASONS[made.reason]);
    if (await send('/me/passkey', { credential: made.value })) onDone();
  };
  return { isBusy, refusal, addPasskey };
}

const REASONS = { cancelled: 'passkey_cancelled', known: 'passkey_known', failed: 'passkey_refused' } as const;
