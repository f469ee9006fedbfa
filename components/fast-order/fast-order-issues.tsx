'use client';

import { type Translate, useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { lineIssueText, RefusalText } from '@/components/ordering/order-issues';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { errorMessages, type OrderErrors } from '@/lib/domain/checkout/order-errors';
import type { Minor } from '@/lib/domain/money/money';

/**
 * What keeps the product from being ordered, or what the platform said of it; a new price is taken by ordering again.
 * Rules: fast-order/FO8, refusals/RF2, refusals/RF3, refusals/RF5, fast-order/FO10.
 */
export function FastOrderIssues(props: { refusal: string | null; places: OrderErrors; trouble: LineIssue | null }) {
  const { refusal, places, trouble } = props;
  const t = useTranslations();
  const { amount } = useMoney();
  const isMarked = refusal !== null || places.header !== null;
  const words = [
    ...(trouble === null ? [] : [wordsOf(trouble, t, amount)]),
    ...(isMarked && trouble === null ? [refusal || places.header || t('products_not_available')] : []),
    ...(places.list === null ? [] : [places.list]),
    ...errorMessages(places),
  ];
  if (words.length === 0) return null;
  const isPrice = trouble?.kind === 'price' && !isMarked;
  return <RefusalText words={words} tone={isPrice ? 'warn' : 'danger'} />;
}

/** Here the options stand right below. */
const wordsOf = (trouble: LineIssue, t: Translate, amount: (amount: Minor) => string): string =>
  trouble.kind === 'choices' ? t('choices_changed') : lineIssueText(trouble, t, amount);
