'use client';

import { useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { TextField } from '@/components/ui/form/text-field';
import { isMomentOver } from '@/lib/domain/booking/past-answers';
import { setOptionValue } from '@/lib/domain/options/options';
import { OptionField } from '../form/option-field';
import type { OptionProps } from '../inputs/option-props';

/** A day and time without slots, by the native picker. The value is 'YYYY-MM-DD HH:MM' in the hotel's time zone. */
export function DateTimeOption({ change, ...block }: OptionProps) {
  const { option, environment: around } = block;
  const t = useTranslations();
  // While a year is typed the value passes through past years. It is shown, but stored only when it is not in the past.
  const [typed, setTyped] = useState<string | null>(null);
  const inputValue = typeof option.value === 'string' ? option.value.replace(' ', 'T') : '';
  const type = (text: string) => {
    const moment = text.replace('T', ' ');
    const isOver = option.extra.from_today && isMomentOver(moment, around.now);
    setTyped(isOver ? text : null);
    change((kit) => setOptionValue(kit, option.id, isOver || moment === '' ? null : moment));
  };
  return (
    <OptionField {...block} error={t('validation_required')}>
      {(field) => (
        <TextField
          {...field}
          isNumber
          type="datetime-local"
          readOnly={option.is_read_only}
          min={`${around.now.date}T${around.now.time}`}
          value={typed ?? inputValue}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(null)}
        />
      )}
    </OptionField>
  );
}
