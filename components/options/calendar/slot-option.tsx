'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { FieldHint } from '@/components/ui/form/field';
import { freeSlotsOn, isDayFree } from '@/lib/domain/booking/slot-rules';
import { LoadFailed } from '../form/load-failed';
import { OptionFieldset } from '../form/option-fieldset';
import { optionTitleId } from '../form/option-ids';
import type { OptionProps } from '../inputs/option-props';
import type { DayState } from './calendar-day';
import { MonthCalendar } from './month-calendar';
import { SlotTimes } from './slot-times';
import { type ProductWithSlots, useSlots } from './use-slots';

/**
 * A scheduled option: the free days of a product in a month, and the times of the chosen day (options/O5, booking/B2,
 * booking/B3, booking/B4).
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
  const { days, date } = slots;
  const isLoading = days.value === undefined && (days.isLoading || days.refusal === null);
  const free = days.value ?? [];
  const dayOf = (day: string): DayState => ({
    isDisabled: !isDayFree(free, day),
    isChosen: day === date,
    ...(days.value && {
      note: isDayFree(free, day) ? t('free_slots', { n: freeSlotsOn(free, day) }) : t('not_free'),
    }),
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <MonthCalendar
        month={slots.month}
        onMonth={slots.showMonth}
        earliest={around.now.date}
        today={around.now.date}
        dayOf={dayOf}
        onDay={slots.chooseDate}
        labelledBy={optionTitleId(blockId)}
        isBusy={isLoading}
      />
      {days.refusal !== null && (
        <LoadFailed text={failure('days_failed')} blockId={blockId} isLoading={days.isLoading} onRetry={days.refetch} />
      )}
      {days.value?.every((day) => day.available_timeslots <= 0) && <FieldHint>{t('no_free_days')}</FieldHint>}
      {date !== null && (
        <SlotTimes option={option} blockId={blockId} slots={slots} date={date} maxSlots={product.max_booking_slot} />
      )}
    </div>
  );
}
