'use client';

import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useTranslations } from '@/components/hotel/hotel-context';
import { RefusalText } from '@/components/ordering/order-issues';
import { Button } from '@/components/ui/button/button';
import { isBlocking } from '@/lib/domain/cart/is-blocking';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import type { OrderErrors } from '@/lib/domain/checkout/order-errors';

/**
 * Lists products that cannot be ordered now, with a button that removes them. The platform's own
 * message stands below, or alone when no line is marked. Rules: refusals/RF2, cart/CT15.
 */
export function UnavailableNotice(props: { issues: readonly LineIssue[]; errors: OrderErrors; onRemove: () => void }) {
  const { issues, errors, onRemove } = props;
  const t = useTranslations();
  const canRemove = issues.some(isBlocking);
  const isMarked = canRemove || errors.lines.length > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <RefusalText
        title={t('products_not_available_title')}
        messages={
          isMarked
            ? [t('products_not_available_text'), ...(errors.header ? [errors.header] : [])]
            : [errors.header ?? '']
        }
      />
      {canRemove && (
        <Button variant="soft" size="sm" onClick={onRemove}>
          {t('remove_unavailable')}
        </Button>
      )}
      <HotelCallLink />
    </div>
  );
}

/** Lists lines that can stay after the guest has chosen their options again. */
export function ChoicesNotice({ issues }: { issues: readonly LineIssue[] }) {
  const t = useTranslations();
  const has = (kind: LineIssue['kind']) => issues.some((issue) => issue.kind === kind);
  const few = issues.find((issue) => issue.kind === 'few');
  const messages = [
    has('choices') && t('lines_choices_changed'),
    few !== undefined && t('line_few_left', { n: few.left }),
    has('reopened') && t('line_reopened'),
    has('over') && t('answer_over'),
  ];
  const shown = messages.filter((line) => line !== false);
  return shown.length > 0 && <RefusalText messages={shown} />;
}

/**
 * The platform's message about the list of lines. It is above the list, because the end of a long list is out of view.
 */
export const ListNotice = ({ errors }: { errors: OrderErrors }) =>
  errors.list !== null && <RefusalText messages={[errors.list]} />;

/** The platform's messages about the order as a whole. Rules: refusals/RF3, refusals/RF8. */
export const ErrorLines = ({ messages }: { messages: readonly string[] }) =>
  messages.length > 0 && (
    <div className="grid grid-cols-1 gap-3">
      <RefusalText messages={messages} />
      <HotelCallLink />
    </div>
  );
