'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { FieldHint } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { chosenDays, hasTimeButtons, timesWithChosen } from '@/lib/domain/booking/time-list';
import { timeChoiceInWords } from '@/lib/domain/i18n/format-time-choice';
import { setOptionValue } from '@/lib/domain/options/options';
import { OptionField } from '../form/option-field';
import { OptionFieldset } from '../form/option-fieldset';
import type { OptionProps } from '../inputs/option-props';
import { TimeGrid } from './time-grid';

/**
 * A time in the hotel's time zone: from the times of the chosen days, or today's when the kit has no day option. Few
 * times stand side by side like slots, many in a list. Rules: booking/B13, booking/B16, booking/B39.
 */
export function TimeOption({ change, ...block }: OptionProps) {
  const { option, environment: around, dayOption } = block;
  const t = useTranslations();
  const { locale } = useHotel();
  const chosen = typeof option.value === 'string' ? option.value : '';
  const dates = chosenDays(dayOption, around.now);
  const times = timesWithChosen({ option, dates, now: around.now }, chosen);
  // A read-only value may be outside the list, and is shown anyway.
  const shown = option.is_read_only && chosen !== '' ? [chosen] : times;
  const inWords = (time: string) => timeChoiceInWords(time, { today: around.now.date, locale });
  const choose = (time: string) => change((kit) => setOptionValue(kit, option.id, time || null));
  const error = t('validation_choice');
  const hint = shown.length === 0 && (
    <FieldHint>{t(dayOption !== undefined && dates.length === 0 ? 'choose_day_first' : 'no_times')}</FieldHint>
  );
  if (hasTimeButtons(option)) {
    return (
      <OptionFieldset {...block} error={error}>
        <TimeGrid
          times={shown.map((time) => ({
            key: time,
            text: inWords(time),
            isChosen: time === chosen,
            isDisabled: option.is_read_only && time !== chosen,
          }))}
          onTap={(time) => {
            if (!option.is_read_only) choose(time === chosen ? '' : time);
          }}
        />
        {hint}
      </OptionFieldset>
    );
  }
  return (
    <OptionField {...block} error={error}>
      {(field) => (
        <>
          <Select
            {...field}
            isNumber
            disabled={option.is_read_only}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t('choose')}</option>
            {shown.map((time) => (
              <option key={time} value={time}>
                {inWords(time)}
              </option>
            ))}
          </Select>
          {hint}
        </>
      )}
    </OptionField>
  );
}
