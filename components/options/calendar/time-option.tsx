'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { FieldHint } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { chosenDays, timesWithChosen } from '@/lib/domain/booking/time-list';
import { timeChoiceInWords } from '@/lib/domain/i18n/format-time-choice';
import { setOptionValue } from '@/lib/domain/options/options';
import { OptionField } from '../form/option-field';
import type { OptionProps } from '../inputs/option-props';

/** A time in the hotel's time zone: from the times of the chosen days, or today's when the kit has no day option. */
export function TimeOption({ change, ...block }: OptionProps) {
  const { option, environment: around, dayOption } = block;
  const t = useTranslations();
  const { locale } = useHotel();
  const chosen = typeof option.value === 'string' ? option.value : '';
  const dates = chosenDays(dayOption, around.now);
  const times = timesWithChosen({ option, dates, now: around.now }, chosen);
  // A read-only value may be outside the list, and is shown anyway.
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
                {timeChoiceInWords(time, { today: around.now.date, locale })}
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
