'use client';

import { useWords } from '@/components/hotel/hotel-context';
import { setOptionValue } from '@/lib/domain/options';
import { OptionField } from './option-field';
import type { OptionProps } from './option-props';

/** A day and a time that nobody books: the phone's own picker. The value is 'YYYY-MM-DD HH:MM', the hotel's wall time. */
export function MomentOption({ change, ...block }: OptionProps) {
  const { option, around } = block;
  const say = useWords();
  const value = typeof option.value === 'string' ? option.value.replace(' ', 'T') : '';
  return (
    <OptionField {...block} error={say('validation_required')}>
      {(field) => (
        <input
          {...field}
          className="control num"
          type="datetime-local"
          readOnly={option.is_read_only}
          min={`${around.now.date}T${around.now.time}`}
          value={value}
          onChange={({ target }) =>
            change((kit) => setOptionValue(kit, option.id, target.value.replace('T', ' ') || null))
          }
        />
      )}
    </OptionField>
  );
}
