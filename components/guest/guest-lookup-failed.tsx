'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import type { ApiState } from '@/components/hotel/use-api';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Notice } from '@/components/ui/notice';

/** Shown when the guest's data could not be fetched: the fields work without them, with a retry. Rule: failures/FL6. */
export function GuestLookupFailed({ lookup }: { lookup: ApiState<unknown> }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  if (lookup.refusal === null || lookup.value !== undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Notice tone="info" alert>
        {failure('prefill_failed')}
      </Notice>
      <RetryButton label={t('try_again')} isBusy={lookup.isLoading} onPress={lookup.refetch} />
    </div>
  );
}
