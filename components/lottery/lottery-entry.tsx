'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { LotteryEntry as Entry } from '@/lib/contract/lottery';
import type { Id } from '@/lib/domain/id';
import type { LotteryState } from '@/lib/domain/lottery/lottery';
import { EntryForm } from './entry-form';
import { useLotteryEntry } from './use-lottery-entry';

/** Where this device's guest stands in a draw: the form, the entry, or the prize. Rule: lottery/LO5. */
export function LotteryEntry({ sectionId, state }: { sectionId: Id; state: LotteryState }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  const mine = useLotteryEntry(sectionId);
  if (mine.value) return <Entered entry={mine.value} state={state} takesFocus={mine.hasJustEntered} />;
  if (mine.value === undefined && mine.refusal !== null) {
    return (
      <div className="grid gap-3">
        <Notice tone="info" alert>
          {failure('section_failed')}
        </Notice>
        <RetryButton label={t('try_again')} isBusy={mine.isLoading} onPress={mine.refetch} />
      </div>
    );
  }
  if (state !== 'open') return null;
  return mine.value === undefined ? <Skeleton className="h-88 rounded-lg" /> : <EntryForm enter={mine.enter} />;
}

/** The guest's entry. Of a draw with a winner it matters only to the winner. */
function Entered({ entry, state, takesFocus }: { entry: Entry; state: LotteryState; takesFocus: boolean }) {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  if (state === 'drawn' && !entry.is_winner) return null;
  return (
    <div ref={box} tabIndex={-1} className="rounded-md" role="status">
      <Notice tone="success">
        <p>
          <strong>{t(entry.is_winner ? 'lottery_won' : 'lottery_entered')}</strong>
        </p>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
          <dt>{t('lottery_name')}</dt>
          <dd className="wrap-anywhere" dir="auto">
            {entry.name}
          </dd>
          <dt>{t('room_number')}</dt>
          <dd className="wrap-anywhere" dir="auto">
            {entry.room_number}
          </dd>
        </dl>
      </Notice>
    </div>
  );
}
