'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiState, useApi } from '@/components/hotel/use-api';
import { browserApi } from '@/lib/contract/browser';
import { paths } from '@/lib/contract/paths';
import {
  shownDay,
  slotDate,
  slotsAfterDate,
  type TimeOffer,
  toggleSlot,
  withoutSlots,
  withoutTaken,
} from '@/lib/domain/booking/slot-rules';
import { valuesOf } from '@/lib/domain/options/answered';
import { setOptionValue } from '@/lib/domain/options/options';
import { onSlotCalendarUpdate } from '@/lib/live/slot-calendar';
import type { OptionProps, ProductWithSlots } from '../inputs/option-props';
import { type DayPick, useDayPick } from './day-picker';
import { ALWAYS, asHolder } from './use-offered-days';
import { useSlotHolds } from './use-slot-holds';

export type Slots = {
  /** The next days and the one whose times are shown. */
  pick: DayPick;
  chooseDate: (date: string) => void;
  times: ApiState<readonly TimeOffer[]>;
  toggle: (slot: string) => void;
  /** Chosen slots that somebody else has taken, until the guest chooses again. */
  taken: readonly string[];
  /** Chosen slots whose hold has ended, until the guest chooses again. */
  expired: readonly string[];
};

const NONE: readonly string[] = [];
/**
 * The free days and times of a product, and the guest's chosen slots. Days and times are separate requests, so that one
 * can fail without the other. Rules: booking/B1, booking/B4, booking/B7, booking/B9, booking/B6, booking/B25,
 * booking/B29, booking/B37.
 */
export function useSlots({ option, change, environment: around }: OptionProps, product: ProductWithSlots): Slots {
  const { now, day } = around;
  const [tapped, setTapped] = useState(() => day ?? slotDate(option, now));
  // The shown day can pass while a cart line is stored or a form is open.
  const date = shownDay(tapped, option, now);
  const [taken, setTaken] = useState(NONE);
  const [expired, setExpired] = useState(NONE);
  const rule = { kind: 'slots' as const, productUuid: product.uuid, isLengthKnown: product.slot_minutes !== null };
  const pick = useDayPick(rule, date, now);
  const times = useFreeTimes(product.uuid, date);

  const reset = useEffectEvent(() => {
    pick.reset();
    if (date !== null) times.reset();
  });
  useEffect(() => onSlotCalendarUpdate(() => reset()), []);

  const dropTaken = useEffectEvent((on: string, free: readonly TimeOffer[]) => {
    const left = withoutTaken(option, on, free);
    if (left.taken.length === 0) return;
    setTaken(left.taken);
    change((kit) => setOptionValue(kit, option.id, left.value));
  });
  // The guest's last answer may be of another day than the one with which the form opens.
  const keepDay = useEffectEvent(() => {
    if (day !== null) change((kit) => setOptionValue(kit, option.id, slotsAfterDate(option, day)));
  });
  useEffect(() => keepDay(), []);

  const { value: free } = times;
  // Only a finished, successful read shows that a missing slot is taken.
  const isFresh = !times.isLoading && times.refusal === null;
  useEffect(() => {
    if (date !== null && free !== undefined && isFresh) dropTaken(date, free);
  }, [date, free, isFresh]);

  const refetch = () => {
    pick.refetch();
    times.refetch();
  };
  useSlotHolds({
    product,
    chosen: valuesOf(option),
    // The times that are read then show which ones.
    onTaken: refetch,
    onExpired: (slots) => {
      setExpired(slots);
      change((kit) => setOptionValue(kit, option.id, withoutSlots(option, slots)));
      refetch();
    },
  });

  const forgetNotices = () => {
    setTaken(NONE);
    setExpired(NONE);
  };
  return {
    pick,
    chooseDate: (next) => {
      setTapped(next);
      forgetNotices();
      change((kit) => setOptionValue(kit, option.id, slotsAfterDate(option, next)));
    },
    times,
    toggle: (slot) => {
      forgetNotices();
      change((kit) => setOptionValue(kit, option.id, toggleSlot(option, slot, product.max_booking_slot)));
    },
    taken,
    expired,
  };
}

function useFreeTimes(productUuid: string, date: string | null): Slots['times'] {
  const { uuid: hotelUuid } = useHotel();
  const at = date === null ? null : { hotelUuid, date };
  const request = at && {
    key: paths.availableTimes(productUuid, at),
    fetch: () => browserApi().availableTimes(productUuid, { ...at, ...asHolder() }),
  };
  return useApi(request, ALWAYS);
}
