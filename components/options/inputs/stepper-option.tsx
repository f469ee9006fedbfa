'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Stepper } from '@/components/ui/form/stepper';
import { textIn } from '@/lib/domain/i18n/text';
import { chosenChoice } from '@/lib/domain/options/answered';
import { chooseChoice } from '@/lib/domain/options/options';
import { stepChoice } from '@/lib/domain/options/step-choice';
import { OptionFieldset } from '../form/option-fieldset';
import type { OptionProps } from './option-props';
import { ChoiceNote } from './price-tag';

/** A select whose choices are in order, like the number of guests, as minus and plus. Rule: options/O26. */
export function StepperOption({ change, ...block }: OptionProps) {
  const { option, title } = block;
  const { language } = useHotel();
  const t = useTranslations();
  const chosen = chosenChoice(option);
  const canStep = (step: 1 | -1) => !option.is_read_only && stepChoice(option, step) !== null;
  const step = (by: 1 | -1) => {
    const next = stepChoice(option, by);
    if (next !== null) change((kit) => chooseChoice(kit, option.id, next.id));
  };
  return (
    <OptionFieldset
      {...block}
      error={t('validation_choice')}
      action={
        <Stepper
          label={title}
          value={chosen === null ? '–' : textIn(chosen.title, language)}
          onStep={step}
          canLower={canStep(-1)}
          canRaise={canStep(1)}
          labels={{ fewer: t('fewer'), more: t('more') }}
        />
      }
    >
      {chosen !== null && <ChoiceNote option={option} choice={chosen} />}
    </OptionFieldset>
  );
}
