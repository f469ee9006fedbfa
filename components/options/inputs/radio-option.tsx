'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { Radio } from '@/components/ui/form/choice-input';
import { ChoiceRow } from '@/components/ui/form/choice-list';
import { textIn } from '@/lib/domain/i18n/text';
import { chosenChoice } from '@/lib/domain/options/answered';
import { chooseChoice, isSoldOut, setOptionValue } from '@/lib/domain/options/options';
import { OptionGroup } from '../form/option-group';
import { optionErrorId } from '../form/option-ids';
import type { OptionProps } from './option-props';
import { ChoiceNote } from './price-tag';

/** A select option as a list of radio buttons. */
export function RadioOption({ change, ...shared }: OptionProps) {
  const { option, blockId, isInvalid } = shared;
  const { language } = useHotel();
  const chosen = chosenChoice(option);
  return (
    <OptionGroup {...shared} role="radiogroup">
      {option.attrs.map((choice) => (
        <ChoiceRow key={String(choice.id)}>
          <Radio
            name={blockId}
            required={option.is_required}
            checked={choice === chosen}
            disabled={(option.is_read_only || isSoldOut(choice)) && choice !== chosen}
            {...(isInvalid && { 'aria-describedby': optionErrorId(blockId) })}
            onChange={() => change((kit) => chooseChoice(kit, option.id, choice.id))}
            onClick={() => {
              // Radio buttons cannot be deselected natively: a second tap does it when no answer is required.
              if (choice === chosen && !option.is_required && !option.is_read_only) {
                change((kit) => setOptionValue(kit, option.id, null));
              }
            }}
          />
          <span>{textIn(choice.title, language)}</span>
          <ChoiceNote option={option} choice={choice} />
        </ChoiceRow>
      ))}
    </OptionGroup>
  );
}
