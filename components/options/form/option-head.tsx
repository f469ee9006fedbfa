'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { choiceLimit, optionLabel } from '@/lib/domain/money/price-label';
import type { Option } from '@/lib/domain/options/kit';
import { leastTicked } from '@/lib/domain/options/options';
import { PriceTag } from '../inputs/price-tag';

/** The title of an option with its asterisk, and beside it what there is to know before answering. */
export function OptionHead({ option, title }: { option: Option; title: string }) {
  const t = useTranslations();
  const limit = choiceLimit(option);
  const least = leastTicked(option);
  const facts = [
    option.is_required && t('required'),
    least > 0 && t(least === limit ? 'choose_n' : 'at_least', { n: least }),
    limit !== null && limit !== least && t('up_to', { n: limit }),
  ].filter(Boolean);
  const label = optionLabel(option);
  return (
    <>
      <span>
        {title}
        {option.is_required && (
          <span className="req" aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      {(facts.length > 0 || label.kind !== 'none') && (
        <small>
          {facts.join(' · ')}
          {facts.length > 0 && label.kind !== 'none' && ' · '}
          <PriceTag label={label} />
        </small>
      )}
    </>
  );
}
