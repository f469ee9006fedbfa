'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { chosenDate } from '@/lib/domain/booking/date-rules';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { setOptionValue } from '@/lib/domain/options/options';
import { OptionFieldset } from '../form/option-fieldset';
import type { OptionProps } from '../inputs/option-props';
import { DayPicker, MonthButton, useDayPick } from './day-picker';

/**
 * An option with one date: the next days, and the months behind a button, as for slots. Not the native date picker,
 * which cannot disable single days. Rules: booking/B12, booking/B24, booking/B25.
 */
export function DateOption(props: OptionProps) {
  const { locale } = useHotel();
  const t = useTranslations();
  const date = chosenDate(props.option);
  if (!props.option.is_read_only) return <OpenDate {...props} date={date} />;
  return (
    <OptionFieldset {...props} error={t('validation_choice')}>
      <p>{date === null ? '' : dayTitle(date, locale)}</p>
    </OptionFieldset>
  );
}

function OpenDate({ change, date, ...block }: OptionProps & { date: string | null }) {
  const { option, title, blockId, environment } = block;
  const t = useTranslations();
  const pick = useDayPick({ kind: 'hours', schedule: option.schedule_kit?.days ?? [] }, date, environment.now);
  const choose = (day: string) => {
    // A second tap takes the day back when no answer is required.
    const next = day === date && !option.is_required ? null : day;
    change((kit) => setOptionValue(kit, option.id, next));
  };
  return (
    <OptionFieldset
      {...block}
      error={t('validation_choice')}
      action={<MonthButton pick={pick} title={title} onDay={choose} />}
    >
      <DayPicker pick={pick} blockId={blockId} onDay={choose} />
    </OptionFieldset>
  );
}
