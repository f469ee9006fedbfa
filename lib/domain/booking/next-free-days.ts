import type { DayOffer } from './slot-rules';

/** How many free days a card shows. */
const SHOWN = 3;

/** The next days with free slots from today on, earliest first, each once. Rule: pages/PG23. */
export function nextFreeDays(days: readonly DayOffer[], today: string): DayOffer[] {
  const free = days.filter((day) => day.available_timeslots > 0 && day.service_date >= today);
  const byDate = new Map(free.map((day) => [day.service_date, day]));
  return [...byDate.values()].sort((one, other) => (one.service_date < other.service_date ? -1 : 1)).slice(0, SHOWN);
}
