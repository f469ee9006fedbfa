'use client';

import { Amount } from '@/components/hotel/amount';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { choiceLabel, type PriceLabel } from '@/lib/domain/money/price-label';
import type { Choice, Option } from '@/lib/domain/options/kit';
import { isSoldOut } from '@/lib/domain/options/options';
import { fewLeft } from '@/lib/domain/stock/stock';

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
const CHOICE_PRICE = 'text-[color:var(--choice-note,var(--ink-2))] text-sm';

/** The price of a choice, or that it is sold out; and that few are left. Rule: stock/SK7. */
export function ChoiceNote({ option, choice }: { option: Option; choice: Choice }) {
  const t = useTranslations();
  const few = fewLeft(choice.stock_left);
  const price = <PriceTag className={CHOICE_PRICE} label={choiceLabel(option, choice)} />;
  if (isSoldOut(choice)) return <span className={CHOICE_PRICE}>{t('line_sold_out')}</span>;
  if (few === null) return price;
  return (
    <span className="grid justify-items-end">
      {price}
      <span className={CHOICE_PRICE}>{t('few_left', { n: few })}</span>
    </span>
  );
}

/** The price of an option or a choice. */
export function PriceTag({ label, className }: { label: PriceLabel; className?: string }) {
  const text = useFormatPriceLabel()(label);
  if (label.kind === 'none') return null;
  if (label.kind === 'included') return <span className={className}>{text}</span>;
  return <Amount {...(className && { className })}>{text}</Amount>;
}
