'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';

/**
 * What the platform said, as it said it: in whatever language, and so in a direction of its own. A refusal is never
 * silent: where the platform gave no word, the product has one (refusals/RF8). `title`: our own word above it.
 */
export function RefusalText(props: { title?: string; words: readonly string[]; tone?: 'danger' | 'warn' }) {
  const { title, words, tone = 'danger' } = props;
  const t = useTranslations();
  return (
    // A failed send brings the focus here.
    <div data-error tabIndex={-1}>
      <Notice tone={tone} alert>
        {title !== undefined && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {[...new Set(words)].map((word) => (
          <p key={word} className="first-letter:uppercase">
            <bdi>{word || t('order_refused')}</bdi>
          </p>
        ))}
      </Notice>
    </div>
  );
}
