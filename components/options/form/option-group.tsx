'use client';

import type { ReactNode } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { ChoiceList } from '@/components/ui/form/choice-list';
import { missingChoices } from '@/lib/domain/options/options';
import type { BlockProps } from '../inputs/option-props';
import { OptionFieldset } from './option-fieldset';

/** A list of choices in one box, with a ring around it when the answer is invalid. */
export function OptionGroup({ children, ...block }: BlockProps & { role?: 'radiogroup'; children: ReactNode }) {
  const t = useTranslations();
  const missing = missingChoices(block.option);
  return (
    <OptionFieldset {...block} error={missing > 0 ? t('choose_more', { n: missing }) : t('validation_choice')}>
      <ChoiceList isInvalid={block.isInvalid}>{children}</ChoiceList>
    </OptionFieldset>
  );
}
