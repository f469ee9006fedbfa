import { hotelNow } from '../booking/hotel-time';
import { formatClock, minutesOf } from '../booking/schedule';
import { type DayClock, type DayEntry, endOf, shownDays } from './day-entries';

/** Free time between two entries, on the hotel's clock: YYYY-MM-DDTHH:MM. */
export type DayGap = { kind: 'gap'; key: string; at: string; until: string };

/** One day of My day, in the order of time. */
export type DayPlan = { date: string; items: readonly (DayEntry | DayGap)[] };

/** Free time is offered between these hours: nobody books a massage for six in the morning of the next day. */
const WAKING = { from: '09:00', until: '21:00' } as const;
/** What lasts nobody knows how long is taken to last an hour. */
const UNKNOWN_MINUTES = 60;
/** Shorter gaps are not worth an offer. */
const LEAST_GAP_MINUTES = 60;

/** What keeps a guest: what is announced needs no booking, and an order comes to the guest. */
const keepsGuest = ({ kind }: DayEntry): boolean => kind === 'booked' || kind === 'held';

/** Today and tomorrow with their free times. Rules: my-day/MD1, my-day/MD3. */
export function dayPlans(entries: readonly DayEntry[], clock: DayClock): readonly DayPlan[] {
  const { date: today, time } = hotelNow(clock.timezone, new Date(clock.now));
  return shownDays(clock).map((date) => {
    const own = entries.filter(({ at }) => at.startsWith(date));
    const from = date === today && time > WAKING.from ? time : WAKING.from;
    const items = [...own, ...gapsOf(own.filter(keepsGuest), { date, from })];
    return { date, items: items.toSorted((one, other) => one.at.localeCompare(other.at)) };
  });
}

function gapsOf(kept: readonly DayEntry[], { date, from }: { date: string; from: string }): DayGap[] {
  const end = `${date}T${WAKING.until}`;
  const gaps: DayGap[] = [];
  let free = `${date}T${from}`;
  for (const { at, minutes } of [
    ...kept.map((entry) => ({ at: entry.at, minutes: entry.minutes })),
    { at: end, minutes: 0 },
  ]) {
    const until = at < end ? at : end;
    if (endOf(free, LEAST_GAP_MINUTES) <= until) gaps.push({ kind: 'gap', key: `gap ${free}`, at: free, until });
    const over = endOf(at, minutes ?? UNKNOWN_MINUTES);
    if (over > free) free = over;
  }
  return gaps;
}

/** The first free time within a gap as HH:MM; null: none. `times`: those of the gap's day, `start_time` like '19:00:00'. Rule: my-day/MD3. */
export function timeInGap(times: readonly { start_time: string }[], { at, until }: DayGap): string | null {
  const clocks = times.flatMap(({ start_time }) => {
    const minutes = minutesOf(start_time);
    return minutes === null ? [] : [formatClock(minutes)];
  });
  return clocks.find((clock) => clock >= at.slice(11) && clock < until.slice(11)) ?? null;
}

/** Entries in the one line of home. */
const IN_LINE = 2;

/** What the line of home names: the next of what the guest has booked, ordered for later or holds. Rule: my-day/MD6. */
export const nextEntries = (entries: readonly DayEntry[]): readonly DayEntry[] =>
  entries.filter(({ kind }) => kind !== 'announced' && kind !== 'arriving').slice(0, IN_LINE);
