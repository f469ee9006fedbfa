'use client';

import { hoursAndMinutes } from '@/lib/domain/desk/promise';
import { useDesk } from './desk-context';

/** Writes a number of minutes, from 90 on as hours and minutes. */
export function useMinutesInWords(): (minutes: number) => string {
  const { t } = useDesk();
  return (all) => {
    const { hours, minutes } = hoursAndMinutes(all);
    return hours === 0 ? t('minutes', { minutes }) : t('hours_minutes', { hours, minutes });
  };
}
