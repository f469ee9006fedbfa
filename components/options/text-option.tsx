'use client';

import { useWords } from '@/components/hotel/hotel-context';
import type { OptionCode } from '@/lib/domain/kit';
import { setOptionValue } from '@/lib/domain/options';
import { OptionField } from './option-field';
import type { OptionProps } from './option-props';

/** What the phone may offer to fill in. */
const AUTO_COMPLETE: Partial<Record<OptionCode, string>> = { name: 'name', phone_number: 'tel' };

/** A text: one line or several, or one that only the hotel writes. */
export function TextOption({ change, ...shared }: OptionProps) {
  const { option } = shared;
  const say = useWords();
  const isPhone = option.pcode_id === 'phone_number';
  const value = typeof option.value === 'string' || typeof option.value === 'number' ? String(option.value) : '';
  const text = {
    className: 'control',
    value,
    readOnly: option.is_read_only,
    maxLength: 2000,
    onChange: ({ target }: { target: { value: string } }) =>
      change((kit) => setOptionValue(kit, option.id, target.value)),
  };
  return (
    <OptionField {...shared} error={say(isPhone ? 'validation_phone' : 'validation_required')}>
      {(field) =>
        option.extra.is_resizable ? (
          <textarea {...field} {...text} rows={2} />
        ) : (
          <input
            {...field}
            {...text}
            type={isPhone ? 'tel' : 'text'}
            {...(option.pcode_id === 'banknotes' && { inputMode: 'decimal' })}
            autoComplete={(option.pcode_id && AUTO_COMPLETE[option.pcode_id]) || 'off'}
          />
        )
      }
    </OptionField>
  );
}
