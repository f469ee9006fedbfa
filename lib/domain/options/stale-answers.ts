import { chosenDate, isDateDisabled } from '../booking/date-rules';
import type { HotelNow } from '../booking/hotel-time';
import { isSlotOver, limitSlots } from '../booking/slot-rules';
import { daysBeside, isTimeStanding } from '../booking/time-list';
import { isScheduled, valuesOf } from './answered';
import { type Id, type Kit, type Option, type OptionValue, sameId } from './kit';
import { setOptionValue } from './options';
import { datesFromToday, isMomentOver } from './past-answers';

/** What can overtake an answer: time, and `max_booking_slot` of the product (null or 0: any number of slots). */
export type Today = { now: HotelNow; mostSlots: number | null };

/** What is left of an answer today: the answer itself, or less of it. */
function valueToday(kit: Kit, option: Option, { now, mostSlots }: Today): OptionValue {
  if (isScheduled(option)) {
    const chosen = valuesOf(option);
    const left = limitSlots(
      chosen.filter((slot) => !isSlotOver(slot, now)),
      mostSlots,
    );
    if (left.length === chosen.length) return option.value;
    return left.length === 0 ? null : left;
  }
  if (option.ptype_id === 'date') {
    const date = chosenDate(option);
    return date !== null && isDateDisabled(option, date, now) ? null : option.value;
  }
  if (option.extra.from_today && (option.ptype_id === 'calendar' || option.ptype_id === 'datetime')) {
    return momentsToday(option, now);
  }
  if (option.ptype_id !== 'time' || option.value === null) return option.value;
  const asked = { option, dates: daysBeside(kit, option.id, now), now };
  return typeof option.value === 'string' && isTimeStanding(asked, option.value) ? option.value : null;
}

/** What is left of a calendar's dates, or of a day and time, where none may lie in the past. */
function momentsToday(option: Option, now: HotelNow): OptionValue {
  const chosen = valuesOf(option);
  const left =
    option.ptype_id === 'calendar'
      ? datesFromToday(chosen, now)
      : chosen.filter((moment) => !isMomentOver(moment, now));
  if (left.length === chosen.length) return option.value;
  return left.length === 0 ? null : left;
}

/**
 * The kit without answers that cannot be had any more: a day that is over or closed, a time that its day does not offer
 * or that is over, a slot that has begun, slots beyond the product's limit (the earliest stay). They come from what the
 * phone remembers (options/O22), from a line that waited in the cart, and from a day that the guest
 * changes under a chosen time. The same kit when every answer still stands.
 */
export const withoutStaleAnswers = (kit: Kit, today: Today): Kit =>
  // Days first: what times there are depends on the day.
  [...kit.properties]
    .sort((one, other) => Number(one.ptype_id === 'time') - Number(other.ptype_id === 'time'))
    .reduce((so, option) => {
      if (option.is_read_only) return so;
      const value = valueToday(so, option, today);
      return value === option.value ? so : setOptionValue(so, option.id, value);
    }, kit);

/** What was taken out of the answer to an option: dates, times or slots, as they were written. */
export type RemovedAnswers = { optionId: Id; values: readonly string[] };

/** What the answers in the second kit have less than those in the first. */
export const removedAnswers = (before: Kit, after: Kit): RemovedAnswers[] =>
  before.properties.flatMap((option) => {
    const left = after.properties.find(({ id }) => sameId(id, option.id));
    const values = valuesOf(option).filter((value) => left === undefined || !valuesOf(left).includes(value));
    return values.length === 0 ? [] : [{ optionId: option.id, values }];
  });

/** The answers removed so far that the guest has not seen yet, with those just removed. */
export function mergeRemoved(
  removed: readonly RemovedAnswers[],
  more: readonly RemovedAnswers[],
): readonly RemovedAnswers[] {
  const known = (optionId: Id) => removed.find((one) => sameId(one.optionId, optionId))?.values ?? [];
  return [
    ...removed.filter(({ optionId }) => !more.some((one) => sameId(one.optionId, optionId))),
    ...more.map(({ optionId, values }) => ({ optionId, values: [...new Set([...known(optionId), ...values])] })),
  ];
}

/** The removed answers that still have to be shown after a tap: not those of an option with a new answer. */
export const remainingRemoved = (
  removed: readonly RemovedAnswers[],
  before: Kit,
  after: Kit,
): readonly RemovedAnswers[] => {
  const answered = removedAnswers(after, before);
  return answered.length === 0
    ? removed
    : removed.filter(({ optionId }) => !answered.some((one) => sameId(one.optionId, optionId)));
};
