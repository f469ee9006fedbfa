import type { HotelNow } from '../booking/hotel-time';

/** Whether today's stock counts for a line. Where the guest chooses the day, the platform says nothing of what is left. */
export const isForToday = (
  { ordered_for }: { ordered_for: string | null },
  { date }: Pick<HotelNow, 'date'>,
): boolean => ordered_for === null || ordered_for.startsWith(date);
