'use client';

import clsx from 'clsx';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { FieldHint } from '@/components/ui/form/field';
import { Icon } from '@/components/ui/icon';
import { calendarIcon } from '@/components/ui/icons/calendar';
import { dayAvailability, initialTabStop, stripDays } from '@/lib/domain/booking/day-strip';
import { freeSlotsOn } from '@/lib/domain/booking/slot-rules';
import { LoadFailed } from '../form/load-failed';
import { OptionFieldset } from '../form/option-fieldset';
import { optionTitleId } from '../form/option-ids';
import type { OptionProps, ProductWithSlots } from '../inputs/option-props';
import type { DayState } from './calendar-day';
import { DayStrip } from './day-strip';
import { MonthCalendar } from './month-calendar';
import { SlotTimes } from './slot-times';
import { type Slots, useSlots } from './use-slots';

/**
 * A scheduled option: the free days of a product, the next ones or a month, and the times of the chosen day (options/O5,
 * booking/B2, booking/B3, booking/B4).
 */
export function SlotOption(props: OptionProps) {
  const t = useTranslations();
  const { product } = props.environment;
  return (
    <OptionFieldset {...props} error={t('validation_slots')}>
      {product && <SlotCalendar {...props} product={product} />}
    </OptionFieldset>
  );
}

function SlotCalendar({ product, ...props }: OptionProps & { product: ProductWithSlots }) {
  const { option, blockId, environment: around } = props;
  const t = useTranslations();
  const failure = useFailureMessage();
  const slots = useSlots(props, product);
  const { days, date, isMonthShown } = slots;
  const isLoading = days.value === undefined && (days.isLoading || days.refusal === null);
  const dayOf = useDayState(slots, product);
  const shared = { today: around.now.date, dayOf, onDay: slots.chooseDate };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        <Button
          variant="quiet"
          size="sm"
          className={clsx(
            '-mt-3 w-auto! justify-self-end px-3!',
            !isMonthShown && 'text-brand-strong! forced-colors:text-system-link!',
          )}
          aria-pressed={isMonthShown}
          onClick={slots.toggleMonth}
        >
          <Icon shape={calendarIcon} size="sm" />
          <span>{t('show_month')}</span>
        </Button>
        {isMonthShown ? (
          <MonthCalendar
            {...shared}
            month={slots.month}
            onMonth={slots.showMonth}
            earliest={around.now.date}
            labelledBy={optionTitleId(blockId)}
            isBusy={isLoading}
          />
        ) : (
          <DayStrip
            {...shared}
            initialTabStop={initialTabStop(stripDays(around.now.date), date, days.value ?? [])}
            isBusy={isLoading}
          />
        )}
      </div>
      {days.refusal !== null && (
        <LoadFailed text={failure('days_failed')} blockId={blockId} isLoading={days.isLoading} onRetry={days.refetch} />
      )}
      {days.value?.every((day) => day.available_timeslots <= 0) && (
        <FieldHint>{t(isMonthShown ? 'no_free_days' : 'booking_none')}</FieldHint>
      )}
      {date !== null && <SlotTimes option={option} blockId={blockId} slots={slots} date={date} product={product} />}
    </div>
  );
}

/** Returns the state of a day: whether it is chosen or disabled, with the word that says so. Rule: booking/B26. */
function useDayState({ days, date }: Slots, product: ProductWithSlots): (day: string) => DayState {
  const t = useTranslations();
  const free = days.value ?? [];
  const words = { full: t('day_full'), closed: t('day_closed'), unavailable: t('not_free') };
  return (day) => {
    // Only a platform that tells the length of slots lists full days.
    const state = dayAvailability(free, day, product.slot_minutes !== null);
    return {
      isDisabled: state !== 'free',
      isChosen: day === date,
      ...(days.value && { note: state === 'free' ? t('free_slots', { n: freeSlotsOn(free, day) }) : words[state] }),
    };
  };
}
