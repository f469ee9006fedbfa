'use client';

import { Amount } from '@/components/hotel/amount';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import type { PriceLabel } from '@/lib/domain/money/price-label';

type FormatPriceLabel = (label: PriceLabel) => string;

const NO_BREAK_SPACE = '\u00a0';

/** Returns the function that formats a price label: '+ 4.00 €', 'included', or ''. */
export function useFormatPriceLabel(): FormatPriceLabel {
  const { amount } = useMoney();
  const t = useTranslations();
  return (label) => {
    if (label.kind === 'none') return '';
    if (label.kind === 'included') return t('included');
    return label.kind === 'plus' ? `+${NO_BREAK_SPACE}${amount(label.amount)}` : amount(label.amount);
  };
}

/** The classes of the price in a choice's row, which pales with it. */
export const CHOICE_PRICE = 'text-[color:var(--choice-note,var(--ink-2))] text-sm';

/** The price of an option or a choice. */
export function PriceTag({ label, className }: { label: PriceLabel; className?: string }) {
  const text = useFormatPriceLabel()(label);
  if (label.kind === 'none') return null;
  if (label.kind === 'included') return <span className={className}>{text}</span>;
  return <Amount {...(className && { className })}>{text}</Amount>;
}
