'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { FieldHint } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { chosenDays, timesWith } from '@/lib/domain/booking/time-list';
import { setOptionValue } from '@/lib/domain/options/options';
import { OptionField } from '../form/option-field';
import type { OptionProps } from '../inputs/option-props';

/** A time of the hotel's day, from the list of the chosen day or days, or of today where the kit asks no day. */
export function TimeOption({ change, ...block }: OptionProps) {
  const { option, around, dayOption } = block;
  const t = useTranslations();
  const chosen = typeof option.value === 'string' ? option.value : '';
  const dates = chosenDays(dayOption, around.now);
  const times = timesWith({ option, dates, now: around.now }, chosen);
  // What only the hotel writes shows as it is.
  const shown = option.is_read_only && chosen !== '' ? [chosen] : times;
  return (
    <OptionField {...block} error={t('validation_choice')}>
      {(field) => (
        <>
          <Select
            {...field}
            isNumber
            disabled={option.is_read_only}
            value={chosen}
            onChange={({ target }) => change((kit) => setOptionValue(kit, option.id, target.value || null))}
          >
            <option value="">{t('choose')}</option>
            {shown.map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
          </Select>
          {shown.length === 0 && (
            <FieldHint>{t(dayOption !== undefined && dates.length === 0 ? 'choose_day_first' : 'no_times')}</FieldHint>
          )}
        </>
      )}
    </OptionField>
  );
}
