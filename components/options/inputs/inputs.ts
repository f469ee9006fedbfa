import type { ComponentType } from 'react';
import { isScheduled } from '@/lib/domain/options/answered';
import type { Option } from '@/lib/domain/options/kit';
import type { OptionType } from '@/lib/domain/options/option-types';
import { lateOption } from '../form/late-option';
import { phoneCode } from '../phone/phone-code';
import { CheckboxOption } from './checkbox-option';
import { DropdownOption } from './dropdown-option';
import type { OptionProps } from './option-props';
import { RadioOption } from './radio-option';
import { TextOption } from './text-option';

type Input = ComponentType<OptionProps>;

const SlotOption: Input = lateOption({
  load: () => import('../calendar/slot-option').then((module) => module.SlotOption),
  height: 'h-23 rounded-md',
  hasAction: true,
});

const DateOption: Input = lateOption({
  load: () => import('../calendar/date-option').then((module) => module.DateOption),
  height: 'h-23 rounded-md',
  hasAction: true,
});

const TimeOption: Input = lateOption({
  load: () => import('../calendar/time-option').then((module) => module.TimeOption),
  height: 'h-control rounded-md',
});

const DateTimeOption: Input = lateOption({
  load: () => import('../calendar/date-time-option').then((module) => module.DateTimeOption),
  height: 'h-control rounded-md',
});

const StepperOption: Input = lateOption({
  load: () => import('./stepper-option').then((module) => module.StepperOption),
  height: 'h-0',
  hasAction: true,
});

const CalendarOption: Input = lateOption({
  load: () => import('../calendar/calendar-option').then((module) => module.CalendarOption),
  height: 'h-96 rounded-lg',
});

const PhoneOption: Input = lateOption({
  load: () => phoneCode.load().then((module) => module.PhoneOption),
  height: 'h-control rounded-md',
});

const isDropdown = ({ extra, pcode_id }: Option): boolean => extra.is_dropdown === 'true' || pcode_id === 'building';

const BY_TYPE: Readonly<Record<OptionType, (option: Option) => Input | null>> = {
  select: (option) => (option.extra.is_stepper ? StepperOption : isDropdown(option) ? DropdownOption : RadioOption),
  checkbox: () => CheckboxOption,
  datetime: (option) => (isScheduled(option) ? SlotOption : DateTimeOption),
  text: (option) => (option.pcode_id === 'phone_number' && !option.is_read_only ? PhoneOption : TextOption),
  time: () => TimeOption,
  date: () => DateOption,
  calendar: () => CalendarOption,
  // Part of carts and orders, without an input.
  slottime: () => null,
};

/** The input for an option's type and code (options/O3, options/O5, options/O7); null: it has no input. */
export const inputFor = (option: Option): Input | null => BY_TYPE[option.ptype_id]?.(option) ?? null;
