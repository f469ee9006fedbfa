import type { Translate } from '@/components/hotel/hotel-context';
import { unavailabilityText } from '@/components/hotel/unavailability-text';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { isolateNumber } from '@/lib/domain/i18n/text';

/** What a guest reads about a line that cannot be ordered as it stands. `amount`: minor units in the hotel's writing. */
export function lineIssueText(trouble: LineIssue, t: Translate, amount: (minor: number) => string): string {
  if (trouble.kind === 'gone') return t('line_gone');
  if (trouble.kind === 'choices') return t('line_choices_changed');
  if (trouble.kind === 'over') return t('answer_over');
  if (trouble.kind === 'price') {
    return t('line_price_changed', {
      old: isolateNumber(amount(trouble.was)),
      new: isolateNumber(amount(trouble.now)),
    });
  }
  return unavailabilityText(trouble, t);
}
