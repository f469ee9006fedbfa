'use client';

import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Notice } from '@/components/ui/notice';
import { focusBlock } from './option-ids';

/**
 * In place of something that could not be read, beside what still works. It stands while it is tried again, so that the
 * focus does not fall out of the form; when it leaves with the focus, the first control of the option has it.
 */
export function LoadFailed(props: { words: string; blockId: string; isReading: boolean; onRetry: () => void }) {
  const { words, blockId, isReading, onRetry } = props;
  const t = useTranslations();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      // Once what comes in its place is there.
      if (own !== null && own === document.activeElement) queueMicrotask(() => focusBlock(blockId));
    };
  }, [blockId]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Notice tone="danger" alert>
        {words}
      </Notice>
      <RetryButton ref={button} words={t('try_again')} isBusy={isReading} onPress={onRetry} />
    </div>
  );
}
