'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
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
          <span className="select">
            <select
              className="control num"
              {...field}
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
            </select>
            <Icon name="chevron-down" />
          </span>
          {shown.length === 0 && (
            <p className="hint" role="status">
              {t(dayOption !== undefined && dates.length === 0 ? 'choose_day_first' : 'no_times')}
            </p>
          )}
        </>
      )}
    </OptionField>
  );
}
