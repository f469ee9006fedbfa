'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiOptions, type ApiState, apiCall, useApi } from '@/components/hotel/use-api';
import { monthOf } from '@/lib/domain/booking/calendar-date';
import { monthRange } from '@/lib/domain/booking/month-grid';
import {
  type DayOffer,
  shownDay,
  shownMonth,
  slotDate,
  slotsAfterDate,
  type TimeOffer,
  toggleSlot,
  withoutTaken,
} from '@/lib/domain/booking/slot-rules';
import { setOptionValue } from '@/lib/domain/options/options';
import { onSlotCalendarUpdate } from '@/lib/live/slot-calendar';
import type { OptionEnvironment, OptionProps } from '../inputs/option-props';

export type ProductWithSlots = NonNullable<OptionEnvironment['product']>;

export type Slots = {
  month: string;
  showMonth: (month: string) => void;
  days: ApiState<readonly DayOffer[]>;
  /** The day whose times are shown; null: none yet. */
  date: string | null;
  chooseDate: (date: string) => void;
  times: ApiState<readonly TimeOffer[]>;
  toggle: (slot: string) => void;
  /** Chosen slots that somebody else has taken, until the guest chooses again. */
  taken: readonly string[];
};

const NONE: readonly string[] = [];
/** Reads at every opening and when the guest returns to the page, because others book too. */
const ALWAYS: ApiOptions = { dedupingInterval: 0, revalidateOnFocus: true };

/**
 * The free days and times of a product, and the guest's chosen slots. Days and times are separate requests, so that one
 * can fail without the other. Rules: booking/B1, booking/B4, booking/B7, booking/B9, booking/B6.
 */
export function useSlots({ option, change, environment: around }: OptionProps, product: ProductWithSlots): Slots {
  const { now } = around;
  const [tapped, setTapped] = useState(() => slotDate(option, now));
  // The shown day can pass while a cart line is stored or a form is open.
  const date = shownDay(tapped, option, now);
  const [paged, setMonth] = useState(() => monthOf(date ?? now.date));
  const month = shownMonth(paged, now);
  const [taken, setTaken] = useState(NONE);
  const days = useFreeDays(product.uuid, monthRange(month, now));
  const times = useFreeTimes(product.uuid, date);

  const reset = useEffectEvent(() => {
    days.reset();
    if (date !== null) times.reset();
  });
  useEffect(() => onSlotCalendarUpdate(() => reset()), []);

  const dropTaken = useEffectEvent((on: string, free: readonly TimeOffer[]) => {
    const left = withoutTaken(option, on, free);
    if (left.taken.length === 0) return;
    setTaken(left.taken);
    change((kit) => setOptionValue(kit, option.id, left.value));
  });
  const { value: free } = times;
  // Only a finished, successful read shows that a missing slot is taken.
  const isFresh = !times.isLoading && times.refusal === null;
  useEffect(() => {
    if (date !== null && free !== undefined && isFresh) dropTaken(date, free);
  }, [date, free, isFresh]);

  return {
    month,
    showMonth: setMonth,
    days,
    date,
    chooseDate: (next) => {
      setTapped(next);
      setTaken(NONE);
      change((kit) => setOptionValue(kit, option.id, slotsAfterDate(option, next)));
    },
    times,
    toggle: (slot) => {
      setTaken(NONE);
      change((kit) => setOptionValue(kit, option.id, toggleSlot(option, slot, product.max_booking_slot)));
    },
    taken,
  };
}

function useFreeDays(productUuid: string, range: ReturnType<typeof monthRange>): Slots['days'] {
  const { uuid: hotelUuid } = useHotel();
  const at = range && { hotelUuid, from: range.start_date, to: range.end_date };
  return useApi(at && apiCall('availableDays', productUuid, at), ALWAYS);
}

function useFreeTimes(productUuid: string, date: string | null): Slots['times'] {
  const { uuid: hotelUuid } = useHotel();
  const at = date === null ? null : { hotelUuid, date };
  return useApi(at && apiCall('availableTimes', productUuid, at), ALWAYS);
}
