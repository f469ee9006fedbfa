'use client';

import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { Tag } from '@/components/ui/tag';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { useDeskData } from '../live/desk-data';
import { ReadFailed } from '../rooms/read-failed';
import { ROLE_TEXTS, ROLE_WORDS } from '../staff/role-words';
import { useNarrowing } from '../staff/use-narrowing';
import { CredentialList } from './credential-list';
import { OwnPassword } from './own-password';
import { OwnPin } from './own-pin';
import { useAccount } from './use-account';

/** The account of whoever is signed in: role, PIN, password, passkeys. Rule: staff/SP41. */
export function AccountArea() {
  const { t } = useDesk();
  const { account, hasFailed, read } = useAccount();
  const [said, setSaid] = useState<string | null>(null);
  const done = (words: string) => {
    setSaid(words);
    void read();
  };
  return (
    <Area title="account">
      <div role="status" className="empty:absolute">
        {said !== null && <Notice tone="success">{said}</Notice>}
      </div>
      {hasFailed && <ReadFailed onRetry={() => void read()} />}
      {account === null && !hasFailed && (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {account !== null && (
        <>
          <Who />
          {!account.may_change && <Notice tone="info">{t('pin_session')}</Notice>}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1080px]:grid-cols-3">
            {(account.may_change || account.credentials.length > 0) && (
              <CredentialList account={account} onDone={done} />
            )}
            {account.may_change && <OwnPassword account={account} onDone={done} />}
            <OwnPin account={account} onDone={done} />
          </div>
        </>
      )}
    </Area>
  );
}

/** Name, role, and to what the person is narrowed. */
function Who() {
  const { t } = useDesk();
  const { session } = useDeskData();
  const narrowing = useNarrowing();
  const { person, name } = session;
  if (person === null) return null;
  const names = narrowing(person);
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-medium text-lg">
          <bdi>{name}</bdi>
        </span>
        <Tag>{t(ROLE_WORDS[person.role])}</Tag>
      </p>
      <p className="max-w-160 text-ink-2">{t(ROLE_TEXTS[person.role])}</p>
      {names !== null && <p className="wrap-anywhere">{t('narrowed_to', { names })}</p>}
    </div>
  );
}
