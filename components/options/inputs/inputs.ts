import type { ComponentType } from 'react';
import { isScheduled } from '@/lib/domain/options/answered';
import type { Option, OptionType } from '@/lib/domain/options/kit';
import { DateOption } from '../calendar/date-option';
import { DateTimeOption } from '../calendar/date-time-option';
import { TimeOption } from '../calendar/time-option';
import { lazyOption } from '../form/lazy-option';
import { CheckboxOption } from './checkbox-option';
import { DropdownOption } from './dropdown-option';
import type { OptionProps } from './option-props';
import { RadioOption } from './radio-option';
import { TextOption } from './text-option';

type Input = ComponentType<OptionProps>;

const SlotOption: Input = lazyOption({
  name: 'slots',
  load: () => import('../calendar/slot-option').then((module) => module.SlotOption),
  height: 'h-96 rounded-lg',
});

const CalendarOption: Input = lazyOption({
  name: 'calendar',
  load: () => import('../calendar/calendar-option').then((module) => module.CalendarOption),
  height: 'h-96 rounded-lg',
});

/** When the code fails to load, a plain text field is used, and only the number's length is checked. */
const PhoneOption: Input = lazyOption({
  name: 'phone',
  load: () => import('../phone/phone-option').then((module) => module.PhoneOption),
  height: 'h-control rounded-md',
  instead: TextOption,
});

const isDropdown = ({ extra, pcode_id }: Option): boolean => extra.is_dropdown === 'true' || pcode_id === 'building';

const BY_TYPE: Readonly<Record<OptionType, (option: Option) => Input | null>> = {
  select: (option) => (isDropdown(option) ? DropdownOption : RadioOption),
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
