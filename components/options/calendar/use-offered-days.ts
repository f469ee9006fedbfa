'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { type ApiOptions, useApi } from '@/components/hotel/use-api';
import { browserApi } from '@/lib/contract/browser';
import { paths } from '@/lib/contract/paths';
import { slotHolder } from '@/lib/device/slot-holder';
import { firstOpenDate, isDateDisabled } from '@/lib/domain/booking/date-rules';
import { dayAvailability } from '@/lib/domain/booking/day-strip';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { freeSlotsOn, isDayFree } from '@/lib/domain/booking/slot-rules';
import type { ScheduleDay } from '@/lib/domain/schedule-day';

/**
 * What decides which days can be chosen: the hours of a date option, or the free slots of a product. `isLengthKnown`:
 * whether the platform tells the length of slots, and therefore also lists full days. Plain JSON, because an overlay
 * gets it.
 */
export type DayRule =
  | { kind: 'hours'; schedule: readonly ScheduleDay[] }
  | { kind: 'slots'; productUuid: string; isLengthKnown: boolean };

/** The state of days, without which of them is chosen. */
export type OfferedDays = {
  dayOf: (date: string) => { isDisabled: boolean; note?: string };
  /** Returns the first day that can be chosen, as far as known. */
  first: () => string | null;
  /** Whether no day of the range can be chosen. */
  isNone: boolean;
  isBusy: boolean;
  /** The call that lists free slots; its `refusal` is null where none is needed. */
  call: { refusal: unknown; isLoading: boolean; refetch: () => void; reset: () => void };
};

/** Reads at every opening and when the guest returns to the page, because others book too. */
export const ALWAYS: ApiOptions = { dedupingInterval: 0, revalidateOnFocus: true };

/** The device's code, so that what it holds itself stays free for it. Not a part of the cache's key: it changes. */
export const asHolder = () => ({ holder: slotHolder(Date.now()) });

/**
 * The days of a range that can be chosen; null: the range is over. Rules: booking/B1, booking/B2, booking/B12,
 * booking/B22, booking/B26.
 */
export function useOfferedDays(
  rule: DayRule,
  range: { start_date: string; end_date: string } | null,
  now: HotelNow,
): OfferedDays {
  const { uuid: hotelUuid } = useHotel();
  const t = useTranslations();
  const productUuid = rule.kind === 'slots' ? rule.productUuid : null;
  const at = range && { hotelUuid, from: range.start_date, to: range.end_date };
  const request = at &&
    productUuid !== null && {
      key: paths.availableDays(productUuid, at),
      fetch: () => browserApi().availableDays(productUuid, { ...at, ...asHolder() }),
    };
  const call = useApi(request || null, ALWAYS);
  if (rule.kind === 'hours') {
    const hours = { schedule_kit: { days: rule.schedule } };
    return {
      dayOf: (date) => {
        const isDisabled = isDateDisabled(hours, date, now);
        return { isDisabled, ...(isDisabled && { note: t('not_free') }) };
      },
      first: () => firstOpenDate(hours, now),
      isNone: false,
      isBusy: false,
      call,
    };
  }
  const free = call.value ?? [];
  const words = { full: t('day_full'), closed: t('day_closed'), unavailable: t('not_free') };
  return {
    dayOf: (date) => {
      const state = dayAvailability(free, date, rule.isLengthKnown);
      const note = state === 'free' ? t('free_slots', { n: freeSlotsOn(free, date) }) : words[state];
      return { isDisabled: state !== 'free', ...(call.value && { note }) };
    },
    first: () => free.find(({ service_date }) => isDayFree(free, service_date))?.service_date ?? null,
    isNone: call.value?.every((day) => day.available_timeslots <= 0) ?? false,
    isBusy: call.value === undefined && (call.isLoading || call.refusal === null),
    call,
  };
}
