import { dayFigures } from '@/lib/domain/figures/day-figures';
import type { DayReport } from '@/lib/domain/figures/day-report';
import { comparedDays, dayHours, hotelDay } from '@/lib/domain/figures/hotel-day';
import { hourFigures } from '@/lib/domain/figures/hour-figures';
import type { CountedOrder } from '@/lib/domain/figures/order-facts';
import { reportedFigures, reportedHours } from '@/lib/domain/figures/reported-figures';

const MADRID = 'Europe/Madrid';

/** A report of a day that is over, or of today until `until`, from the orders of the three days. */
export function reportOf(
  day: string,
  orders: readonly (readonly CountedOrder[])[],
  parts: Partial<DayReport> = {},
): DayReport {
  return {
    day,
    today: day,
    until: null,
    accept_minutes: 5,
    days: [day, ...comparedDays(day)].map((date, index) => {
      const own = orders[index] ?? [];
      const hours = dayHours(hotelDay(date, MADRID), MADRID);
      return {
        day: date,
        figures: reportedFigures(dayFigures(own, 5)),
        hours: reportedHours(hourFigures(own, hours)),
      };
    }),
    chats: [],
    ...parts,
  };
}
