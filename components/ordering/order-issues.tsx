'use client';

import { type Translate, useTranslations } from '@/components/hotel/hotel-context';
import { unavailabilityText } from '@/components/hotel/unavailability-text';
import { Notice } from '@/components/ui/notice';
import type { HotelView } from '@/lib/contract/views';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import type { Minor } from '@/lib/domain/money/money';

/** The message about a line that cannot be ordered in its present state. `amount`: formats an amount for the hotel. */
export function lineIssueText(
  issue: LineIssue,
  { t, hotel, amount }: { t: Translate; hotel: HotelView; amount: (amount: Minor) => string },
): string {
  if (issue.kind === 'gone') return t('line_gone');
  if (issue.kind === 'choices') return t('line_choices_changed');
  if (issue.kind === 'few') {
    const sentence = t('line_few_left', { n: issue.left });
    return issue.choice === null ? sentence : `${textIn(issue.choice, hotel.language)}: ${sentence}`;
  }
  if (issue.kind === 'over') return t('answer_over');
  if (issue.kind === 'reopened') return t('line_reopened');
  if (issue.kind === 'price') {
    return t('line_price_changed', {
      old: isolateNumber(amount(issue.was)),
      new: isolateNumber(amount(issue.now)),
    });
  }
  return unavailabilityText(issue, { t, hotel });
}

/**
 * The platform's messages, unchanged. They can be in any language, so each has its own direction. An empty message is
 * replaced by ours, so that a refusal always has a text (refusals/RF8). `title`: a heading of ours.
 */
export function RefusalText(props: { title?: string; messages: readonly string[]; tone?: 'danger' | 'warn' }) {
  const { title, messages, tone = 'danger' } = props;
  const t = useTranslations();
  return (
    // A failed send moves the focus here.
    <div data-error tabIndex={-1}>
      <Notice tone={tone} alert>
        {title !== undefined && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {[...new Set(messages)].map((message) => (
          <p key={message} className="first-letter:uppercase">
            <bdi>{message || t('order_refused')}</bdi>
          </p>
        ))}
      </Notice>
    </div>
  );
}
