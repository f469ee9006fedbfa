'use client';

import { useCallback, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { historyIcon } from '@/components/ui/icons/history';
import { plusIcon } from '@/components/ui/icons/plus';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { useDeskData } from '../live/desk-data';
import { ReadFailed } from '../rooms/read-failed';
import { DeviceList } from './device-list';
import { KeyPanel } from './key-panel';
import { PersonList } from './person-list';
import { SessionList } from './session-list';
import { LOG_ADDRESS } from './staff-address';
import { StaffDialog } from './staff-dialog';
import type { StaffQuestion } from './staff-question';
import { useStaff } from './use-staff';

/** Who works at the desk, on which shared devices, who is signed in, and the hotel's key. Rules: staff/SP46 to staff/SP48. */
export function StaffScreen() {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { lists, hasFailed, read } = useStaff();
  const [question, setQuestion] = useState<StaffQuestion | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const close = useCallback(() => setQuestion(null), []);
  const ask = (next: StaffQuestion) => {
    setSaid(null);
    setQuestion(next);
  };
  /** `next`: what is shown after it, such as the link of an invitation. */
  const done = (words: string | null, next: StaffQuestion | null = null) => {
    setQuestion(next);
    setSaid(words);
    void read();
  };
  const tools = (
    <>
      <Button
        variant="primary"
        size="sm"
        className="w-auto!"
        disabled={isOffline}
        onClick={() => ask({ kind: 'person', person: null })}
      >
        <Icon shape={plusIcon} size="sm" />
        <span>{t('invite')}</span>
      </Button>
      <ButtonLink variant="outline" size="sm" className="w-auto! no-underline" href={LOG_ADDRESS}>
        <Icon shape={historyIcon} size="sm" />
        <span>{t('staff_log')}</span>
      </ButtonLink>
    </>
  );
  return (
    <Area title="staff_area" tools={tools}>
      <div role="status" className="empty:absolute">
        {said !== null && <Notice tone="success">{said}</Notice>}
      </div>
      {hasFailed && <ReadFailed onRetry={() => void read()} />}
      {lists === null && !hasFailed && (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {lists !== null && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[1080px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <PersonList persons={lists.persons} onAsk={ask} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <DeviceList devices={lists.devices} onAsk={ask} />
            <SessionList sessions={lists.sessions} onChanged={read} />
            <KeyPanel onAsk={ask} />
          </div>
        </div>
      )}
      {question !== null && <StaffDialog question={question} onDone={done} onClose={close} />}
    </Area>
  );
}
