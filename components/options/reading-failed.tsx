'use client';

import { useWords } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';

/** In place of something that could not be read, beside what still works. */
export function ReadingFailed({ words, onRetry }: { words: string; onRetry: () => void }) {
  const say = useWords();
  return (
    <div className="stack stack--sm">
      <Notice tone="danger" alert>
        {words}
      </Notice>
      <button type="button" className="btn btn--soft btn--sm" onClick={onRetry}>
        {say('try_again')}
      </button>
    </div>
  );
}
