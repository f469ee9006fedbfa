'use client';

import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Notice } from '@/components/ui/notice';
import { focusBlock } from './option-ids';

/**
 * An error with a retry for a part of an option that could not be read. It stays during the retry, so that it keeps the
 * focus. When it is removed with the focus, the option's first control gets the focus.
 */
export function LoadFailed(props: { text: string; blockId: string; isLoading: boolean; onRetry: () => void }) {
  const { text, blockId, isLoading, onRetry } = props;
  const t = useTranslations();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      // After the loaded content is rendered.
      if (own !== null && own === document.activeElement) queueMicrotask(() => focusBlock(blockId));
    };
  }, [blockId]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Notice tone="danger" alert>
        {text}
      </Notice>
      <RetryButton ref={button} label={t('try_again')} isBusy={isLoading} onPress={onRetry} />
    </div>
  );
}
