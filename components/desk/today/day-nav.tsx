'use client';

import { DayPicker } from '../day-picker';
import { deskAddress } from '../frame/use-desk-address';

/** Leads to the figures of another day. */
export function DayNav({ day, today }: { day: string; today: string }) {
  const show = (other: string | null) => {
    window.location.hash = deskAddress('today', other === null || other === today ? undefined : other);
  };
  return <DayPicker day={day} today={today} onDay={show} />;
}
