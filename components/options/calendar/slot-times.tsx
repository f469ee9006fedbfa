'use client';

import clsx from 'clsx';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { FieldHint } from '@/components/ui/form/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { isSlotDisabled, slotLabel, slotParts, slotValue } from '@/lib/domain/booking/slot-rules';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { joinList } from '@/lib/domain/i18n/join-list';
import { valuesOf } from '@/lib/domain/options/answered';
import type { Option } from '@/lib/domain/options/kit';
import { LoadFailed } from '../form/load-failed';
import { OPTION_HEAD } from '../form/option-head';
import type { ProductWithSlots } from '../inputs/option-props';
import { TimeGrid } from './time-grid';
import type { Slots } from './use-slots';

/** Placeholders for about as many times as most days have, so that little moves when the times are loaded. */
const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The times of the chosen day, in three columns, under the day's name. Rules: booking/B11, booking/B27. */
export function SlotTimes(props: {
  option: Option;
  blockId: string;
  slots: Slots;
  date: string;
  product: ProductWithSlots;
}) {
  const { option, blockId, slots, date } = props;
  const { max_booking_slot: maxSlots, slot_minutes: minutes } = props.product;
  const { times, toggle } = slots;
  const { locale } = useHotel();
  const t = useTranslations();
  const failure = useFailureMessage();
  const chosen = valuesOf(option);
  return (
    <div>
      <div className={clsx(OPTION_HEAD, 'mb-3')}>
        {/* Names the day, because the calendar may show another month. */}
        <span>{t('times_on', { date: dayTitle(date, locale) })}</span>
        <small className="flex-none text-end">
          {minutes !== null && <span>{`${t('slot_minutes', { n: minutes })} · `}</span>}
          <span role="status">
            {maxSlots ? t('chosen_of', { n: chosen.length, most: maxSlots }) : t('chosen_n', { n: chosen.length })}
          </span>
        </small>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <LostSlots slots={slots} />
        {times.refusal !== null && (
          <LoadFailed
            text={failure('times_failed')}
            blockId={blockId}
            isLoading={times.isLoading}
            onRetry={times.refetch}
          />
        )}
        {times.value === undefined && times.refusal === null && (
          <div className="grid grid-cols-3 gap-2" aria-hidden="true">
            {WAITING.map((key) => (
              <Skeleton key={key} className="h-12 rounded-md" />
            ))}
          </div>
        )}
        {times.value?.length === 0 && <FieldHint>{t('no_times')}</FieldHint>}
        {/* biome-ignore lint/a11y/useSemanticElements: a part of the option's own fieldset */}
        <div role="group" aria-label={t('times_on', { date: dayTitle(date, locale) })}>
          <TimeGrid
            times={(times.value ?? []).map((time) => {
              const slot = slotValue(date, time);
              return {
                key: slot,
                text: slotLabel(time),
                isChosen: chosen.includes(slot),
                isDisabled: isSlotDisabled(option, slot, maxSlots),
              };
            })}
            onTap={toggle}
          />
        </div>
      </div>
    </div>
  );
}

/** What the guest had chosen and has no longer, with the reason. Rules: booking/B10, booking/B29. */
function LostSlots({ slots: { taken, expired } }: { slots: Slots }) {
  const { locale } = useHotel();
  const t = useTranslations();
  const list = (slots: readonly string[]) =>
    joinList(
      slots.map((slot) => slotLabel(startOf(slot))),
      locale,
    );
  return (
    <>
      {taken.length > 0 && (
        <Notice tone="warn" alert>
          {t('slots_taken', { times: list(taken) })}
        </Notice>
      )}
      {expired.length > 0 && (
        <Notice tone="warn" alert>
          {t('slot_hold_over', { times: list(expired) })}
        </Notice>
      )}
    </>
  );
}

const startOf = (slot: string) => ({ start_time: slotParts(slot).start, service_time: null });
