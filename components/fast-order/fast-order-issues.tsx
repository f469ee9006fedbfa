'use client';

import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { lineIssueText, RefusalText } from '@/components/ordering/order-issues';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { errorMessages, type OrderErrors } from '@/lib/domain/checkout/order-errors';

/**
 * Why the product cannot be ordered, or the platform's messages about it. Ordering again accepts a new price.
 * Rules: fast-order/FO8, refusals/RF2, refusals/RF3, refusals/RF5, fast-order/FO10, failures/FL9.
 */
export function FastOrderIssues(props: {
  refusals: readonly string[] | null;
  errors: OrderErrors;
  issue: LineIssue | null;
}) {
  const { refusals, errors, issue } = props;
  const t = useTranslations();
  const hotel = useHotel();
  const { amount } = useMoney();
  // Changed choices have a shorter message than in the cart, because the options are right below.
  const issueText = (lineIssue: LineIssue) =>
    lineIssue.kind === 'choices' ? t('choices_changed') : lineIssueText(lineIssue, { t, hotel, amount });
  const isMarked = refusals !== null || errors.header !== null;
  const words = [...(refusals ?? []), errors.header ?? ''].filter(Boolean);
  const messages = [
    ...(issue === null ? [] : [issueText(issue)]),
    ...(isMarked && issue === null && words.length === 0 ? [t('products_not_available')] : words),
    ...(errors.list === null ? [] : [errors.list]),
    ...errorMessages(errors),
  ];
  if (messages.length === 0) return null;
  const isPrice = issue?.kind === 'price' && !isMarked;
  const isRefused = isMarked || errorMessages(errors).length > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <RefusalText messages={messages} tone={isPrice ? 'warn' : 'danger'} />
      {isRefused && <HotelCallLink />}
    </div>
  );
}
