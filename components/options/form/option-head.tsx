'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { RequiredMark } from '@/components/ui/form/field';
import { choiceLimit, optionLabel } from '@/lib/domain/money/price-label';
import type { Option } from '@/lib/domain/options/kit';
import { leastTicked } from '@/lib/domain/options/options';
import { PriceTag } from '../inputs/price-tag';

/** The classes of an option's title, without margin. Among the guest details it looks like the title of a field. */
export const OPTION_HEAD =
  'flex w-full items-baseline justify-between gap-3 font-medium text-lg in-data-field-titles:text-ink-2 in-data-field-titles:text-sm';

/**
 * The title of an option with its asterisk, and beside it the limits and the price. `isBrief`: only read out, where a
 * button stands beside the title.
 */
export function OptionHead(props: { option: Option; title: string; isBrief?: boolean }) {
  const { option, title, isBrief } = props;
  const t = useTranslations();
  const limit = choiceLimit(option);
  const min = leastTicked(option);
  const facts = [
    option.is_required && t('required'),
    min > 0 && t(min === limit ? 'choose_n' : 'at_least', { n: min }),
    limit !== null && limit !== min && t('up_to', { n: limit }),
  ].filter(Boolean);
  const label = optionLabel(option);
  return (
    <>
      <span>
        <span>{title}</span>
        {option.is_required && <RequiredMark />}
      </span>
      {(facts.length > 0 || label.kind !== 'none') && (
        <small className={isBrief ? 'sr-only' : 'max-w-1/2 flex-none font-normal text-ink-2 text-sm leading-[inherit]'}>
          <span>{`${facts.join(' · ')}${facts.length > 0 && label.kind !== 'none' ? ' · ' : ''}`}</span>
          <PriceTag label={label} />
        </small>
      )}
    </>
  );
}
