'use client';

import type { ComponentType } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type Id, type Kit, type Option, type OptionType, sameId } from '@/lib/domain/kit';
import { isOptionShown, type PaymentContext } from '@/lib/domain/options';
import { textIn } from '@/lib/domain/text';
import { CheckboxOption } from './checkbox-option';
import { DropdownOption } from './dropdown-option';
import { optionBlockId } from './option-ids';
import type { OptionProps } from './option-props';
import { RadioOption } from './radio-option';
import { TextOption } from './text-option';

function SelectOption(props: OptionProps) {
  return props.option.extra.is_dropdown === 'true' ? <DropdownOption {...props} /> : <RadioOption {...props} />;
}

const INPUTS: Partial<Record<OptionType, ComponentType<OptionProps>>> = {
  select: SelectOption,
  checkbox: CheckboxOption,
  text: TextOption,
};

/**
 * The options of a kit, one block each. The kit is the form's one value, answers in place: every tap gives `onChange`
 * a new kit, so a form library would only hold a second copy of it.
 *
 * `invalid`: the options to mark, in their order. `payment`: what the guest pays with, where that decides what shows.
 */
export function OptionForm(props: {
  kit: Kit;
  onChange: (kit: Kit) => void;
  invalid: readonly Id[];
  idPrefix: string;
  payment?: PaymentContext;
}) {
  const { kit, onChange, invalid, idPrefix, payment } = props;
  const { language } = useHotel();
  const blockOf = (option: Option) => {
    const Input = INPUTS[option.ptype_id];
    if (Input === undefined || !isOptionShown(option, payment)) return null;
    return (
      <Input
        key={String(option.id)}
        option={option}
        title={textIn(option.title, language)}
        blockId={optionBlockId(idPrefix, option.id)}
        isInvalid={invalid.some((id) => sameId(id, option.id))}
        change={(rule) => onChange(rule(kit))}
      />
    );
  };
  return <>{kit.properties.map(blockOf)}</>;
}
