'use client';

import clsx from 'clsx';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Checkbox } from '@/components/ui/form/choice-input';
import { ChoiceRow } from '@/components/ui/form/choice-list';
import { Stepper } from '@/components/ui/form/stepper';
import { textIn } from '@/lib/domain/i18n/text';
import { isAnswered } from '@/lib/domain/options/answered';
import { quantityOf } from '@/lib/domain/options/choice-quantity';
import type { Choice } from '@/lib/domain/options/kit';
import {
  canDecrease,
  canIncrease,
  isChoiceDisabled,
  setChoiceQuantity,
  tickChoice,
} from '@/lib/domain/options/options';
import { OptionGroup } from '../form/option-group';
import { optionErrorId } from '../form/option-ids';
import type { OptionProps } from './option-props';
import { ChoiceNote } from './price-tag';

/**
 * A checkbox option: its choices, each with a stepper while ticked when the option counts quantities. Rule: options/O4.
 */
export function CheckboxOption(props: OptionProps) {
  const { change, ...shared } = props;
  const counted = shared.option.pcode_id === 'quantity';
  return (
    <OptionGroup {...shared}>
      {shared.option.attrs.map((choice) =>
        counted ? (
          <CountedChoice key={String(choice.id)} {...props} choice={choice} />
        ) : (
          <ChoiceLabel key={String(choice.id)} {...props} choice={choice} />
        ),
      )}
    </OptionGroup>
  );
}

function ChoiceLabel(props: OptionProps & { choice: Choice; priceBelow?: boolean }) {
  const { option, choice, priceBelow, isInvalid, blockId, change } = props;
  const { language } = useHotel();
  const title = textIn(choice.title, language);
  const price = <ChoiceNote option={option} choice={choice} />;
  return (
    <ChoiceRow>
      <Checkbox
        checked={choice.checked}
        // One ticked choice is enough, so the others are no longer `required`.
        required={option.is_required && !isAnswered(option)}
        disabled={option.is_read_only || isChoiceDisabled(option, choice)}
        {...(isInvalid && { 'aria-describedby': optionErrorId(blockId) })}
        onChange={({ target }) => change((kit) => tickChoice(kit, option.id, choice.id, target.checked))}
      />
      {priceBelow ? (
        <span>
          <span>{title}</span>
          {/* A block of the text's direction: an amount alone is left to right and would start at the left in Arabic too. */}
          <span className="block">{price}</span>
        </span>
      ) : (
        <>
          <span>{title}</span>
          {price}
        </>
      )}
    </ChoiceRow>
  );
}

function CountedChoice(props: OptionProps & { choice: Choice }) {
  const { option, choice, change } = props;
  const { language } = useHotel();
  const t = useTranslations();
  const quantity = quantityOf(choice);
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center not-first:border-line not-first:border-t has-checked:bg-brand-soft',
        choice.checked && 'pe-2',
      )}
    >
      <ChoiceLabel {...props} priceBelow={choice.checked} />
      {choice.checked && (
        <Stepper
          label={textIn(choice.title, language)}
          value={quantity}
          onStep={(step) => change((kit) => setChoiceQuantity(kit, option.id, choice.id, quantity + step))}
          canLower={!option.is_read_only && canDecrease(choice)}
          canRaise={!option.is_read_only && canIncrease(option, choice)}
          labels={{ fewer: t('fewer'), more: t('more') }}
          isRaised
        />
      )}
    </div>
  );
}
