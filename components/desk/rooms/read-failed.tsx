'use client';

import { RetryButton } from '@/components/ui/button/retry-button';
import { Notice } from '@/components/ui/notice';
import { useDesk } from '../desk-context';

/** Says that something could not be read, with a button that reads it again. */
export function ReadFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useDesk();
  return (
    <div className="grid gap-2">
      <Notice tone="warn" alert>
        {t('no_response')}
      </Notice>
      <RetryButton label={t('try_again')} isBusy={false} onPress={onRetry} />
    </div>
  );
}
