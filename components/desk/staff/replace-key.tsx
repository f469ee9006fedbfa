'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CopiedValue } from '../copied-value';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { AnswerButtons, RefusalNotice } from '../rooms/room-dialog';
import { STAFF_PATHS } from './staff-api';
import { useStaffCall } from './use-staff-call';

/** Asks before the hotel's key is replaced, and then shows the new one once. Rule: staff/SP48. */
export function ReplaceKey({ onClose }: { onClose(): void }) {
  const { t } = useDesk();
  const { isOffline, holdSignIn } = useDeskData();
  // The session that replaces the key may end by it, before the new one was read.
  useEffect(() => holdSignIn(), [holdSignIn]);
  const { isBusy, refusal, send } = useStaffCall<{ key: string }>();
  const [key, setKey] = useState<string | null>(null);
  const replace = async () => {
    const replaced = await send(STAFF_PATHS.replaceKey, {});
    if (replaced !== null) setKey(replaced.value.key);
  };
  if (key !== null) {
    return (
      <DeskDialog title={t('new_key')} onClose={onClose}>
        <p className="text-sm">{t('new_key_text')}</p>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
          <dt className="text-ink-2 text-sm">{t('hotel_key')}</dt>
          <CopiedValue label={t('hotel_key')} value={key} />
        </dl>
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </DeskDialog>
    );
  }
  return (
    <DeskDialog role="alertdialog" title={t('replace_key_title')} onClose={onClose}>
      <p className="text-sm">{t('replace_key_text')}</p>
      <RefusalNotice refusal={refusal} />
      <AnswerButtons yes="replace_key" isOff={isOffline || isBusy} onYes={replace} onNo={onClose} />
    </DeskDialog>
  );
}
