import type { DayFigures, StaffFigures } from './day-figures';
import type { HourFigures } from './hour-figures';

/** A day in a report. `figures`: of the orders sent until the report's time of day; `hours`: of the whole day. */
export type ReportedDay = {
  day: string;
  figures: DayFigures<number>;
  hours: readonly HourFigures<number>[];
};

/** In how many chats a person of the hotel has written. */
export type StaffChats = { name: string; chats: number };

/** What the desk shows of a day of the hotel. */
export type DayReport = {
  /** YYYY-MM-DD at the hotel. */
  day: string;
  today: string;
  /** HH:MM at the hotel while the day is not over; null: it is. */
  until: string | null;
  /** Within which orders are to be taken up. */
  accept_minutes: number;
  /** The day, the one before, and the same weekday of the week before. */
  days: readonly ReportedDay[];
  chats: readonly StaffChats[];
};

/** The hotel's people with the chats in which they wrote, also those who moved no order. Rule: figures/FG9. */
export function staffWithChats(
  staff: readonly StaffFigures[],
  chats: readonly StaffChats[],
): readonly (StaffFigures & { chats: number })[] {
  const chatsOf = new Map(chats.map(({ name, chats: count }) => [name, count]));
  const known = staff.map((each) => ({ ...each, chats: each.name === null ? 0 : (chatsOf.get(each.name) ?? 0) }));
  const names = new Set(staff.map(({ name }) => name));
  const others = chats
    .filter(({ name }) => !names.has(name))
    .map(({ name, chats: count }) => ({
      ...{ name, accepted: 0, accepting: { count: 0, ms: 0 }, delivered: 0 },
      chats: count,
    }));
  return [...known, ...others];
}

type Section = { id: number; parent_id: number | null };

/** The section at the top of the one with this id, or the id itself where the hotel has no such section any more. */
export function topSection(sections: ReadonlyMap<number, Section>, id: number): number {
  let top = id;
  // No longer than there are sections: files of other origin may have a circle.
  for (let steps = 0; steps < sections.size; steps += 1) {
    const parent = sections.get(top)?.parent_id ?? null;
    if (parent === null) return top;
    top = parent;
  }
  return top;
}
