import type { DueTime } from '../booking/due-times';
import { hotelInstant } from '../booking/hotel-instant';
import { readScheduleDays } from '../booking/read-schedule-days';
import { minutesOfSection } from '../desk/promise';
import { type Station, stationOfLine } from '../desk/stations';
import type { Id } from '../id';
import { scheduledOption } from '../money/price';
import type { Kit } from '../options/kit';
import type { PaceLine } from './pace';

/** The stations of a hotel, and its sections with the minutes that their orders usually take. */
export type PacePlan = {
  stations: readonly Station[];
  sections: readonly { id: number; parent_id: number | null; promise_minutes: number | null }[];
};

/** `dueTimes`: when its answers say, the earliest first; an empty list: now. */
type OrderedLine = {
  sectionId: Id;
  product: { property: Kit | null; schedule: unknown };
  ordered_for: string | null;
  dueTimes: readonly DueTime[];
};

/**
 * The lines of an order as its stations see them. What has slots is limited by them, and a day without a time says nothing
 * of an interval, so that no station counts these. Rule: pace/PA3.
 */
export const paceLines = (
  lines: readonly OrderedLine[],
  plan: PacePlan,
  timezone: string | null,
): readonly PaceLine[] =>
  lines.map(({ sectionId, product, ordered_for, dueTimes }) => {
    const [due] = dueTimes;
    const isUncounted = scheduledOption(product) !== null || due?.isWholeDay === true;
    const section = Number(sectionId);
    return {
      station: isUncounted ? null : stationOfLine({ id: 0, repeat: { section_id: section } }, plan),
      at: due === undefined ? null : Date.parse(hotelInstant(due.at, timezone)),
      hasOwnTime: isUncounted || (due !== undefined && ordered_for === null),
      minutes: minutesOfSection(plan.sections, section),
      days: readScheduleDays(product.schedule),
    };
  });
