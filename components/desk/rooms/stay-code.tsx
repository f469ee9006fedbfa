'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { RefusalNotice } from './room-dialog';
import { useRoomCall } from './use-room-call';

/** A screen at the reception is seen by the next guest too. */
const SHOWN_MS = 60_000;

/**
 * The six digits of a room's running stay, read when staff ask for them and kept nowhere. They go with a tap, after a
 * minute, with the area, and with the session. `onClose`: the same function in every render. Rule: rooms/RM7.
 */
export function StayCode({ room, onChanged, onClose }: { room: string; onChanged(): Promise<void>; onClose(): void }) {
  const { t } = useDesk();
  const { isEnded } = useDeskData();
  const { isBusy, refusal, send } = useRoomCall<{ stay_code: string }>('/rooms/stay-code', onChanged);
  const [code, setCode] = useState<string | null>(null);
  const read = useCallback(async () => {
    const response = await send({ room });
    if (response !== null) setCode(response.stay_code);
  }, [send, room]);
  useEffect(() => void read(), [read]);
  useEffect(() => {
    if (code === null) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [code, onClose]);
  useEffect(() => {
    if (isEnded) onClose();
  }, [isEnded, onClose]);
  return (
    <DeskDialog title={t('stay_code_of', { room })} onClose={onClose}>
      <div role="status" className="grid min-h-18 place-items-center">
        {code !== null && <Digits code={code} />}
        {code === null && refusal === null && <Spinner />}
      </div>
      <RefusalNotice refusal={refusal} />
      {refusal !== null && <RetryButton label={t('try_again')} isBusy={isBusy} onPress={() => void read()} />}
      {code !== null && <p className="text-ink-2 text-sm">{t('stay_code_text')}</p>}
      <Button variant="outline" onClick={onClose}>
        {t('hide')}
      </Button>
    </DeskDialog>
  );
}

/** Two groups for the eye; screen readers read the code as one. */
function Digits({ code }: { code: string }) {
  const half = code.length / 2;
  return (
    <p translate="no" dir="ltr" className="font-medium text-[2.75rem] tabular-nums leading-none tracking-[.12em]">
      <span aria-hidden="true" className="flex flex-wrap justify-center gap-x-[.4em] gap-y-2">
        <span>{code.slice(0, half)}</span>
        <span>{code.slice(half)}</span>
      </span>
      <span className="sr-only">{code}</span>
    </p>
  );
}
