import { type Id, sameId } from '../id';
import { isScheduled, valuesOf } from '../options/answered';
import type { Kit, Option, OptionValue } from '../options/kit';
import { timeKind } from '../options/option-types';
import { setOptionValue } from '../options/options';
import { chosenDate, isDateDisabled } from './date-rules';
import type { HotelNow } from './hotel-time';
import { datesFromToday, isMomentOver } from './past-answers';
import { isSlotOver, limitSlots } from './slot-rules';
import { daysBeside, isTimeStanding } from './time-list';

/** What can make an answer invalid: the current time, and the product's `max_booking_slot` (null or 0: no limit). */
export type Today = { now: HotelNow; maxSlots: number | null };

/** Returns the part of an answer that is still valid today. */
function valueToday(kit: Kit, option: Option, { now, maxSlots }: Today): OptionValue {
  const chosen = valuesOf(option);
  switch (timeKind(option)) {
    case 'moment':
      if (isScheduled(option)) {
        const upcoming = chosen.filter((slot) => !isSlotOver(slot, now));
        return remaining(option, limitSlots(upcoming, maxSlots));
      }
      return option.extra.from_today
        ? remaining(
            option,
            chosen.filter((moment) => !isMomentOver(moment, now)),
          )
        : option.value;
    case 'dates':
      return option.extra.from_today ? remaining(option, datesFromToday(chosen, now)) : option.value;
    case 'date': {
      const date = chosenDate(option);
      return date !== null && isDateDisabled(option, date, now) ? null : option.value;
    }
    case 'time': {
      const query = { option, dates: daysBeside(kit, option.id, now), now };
      return typeof option.value === 'string' && isTimeStanding(query, option.value) ? option.value : null;
    }
    case 'slot':
    case null:
      return option.value;
  }
}

/** Returns the value with only the texts that are left: the same value if that is all, null if there are none. */
function remaining(option: Option, left: readonly string[]): OptionValue {
  if (left.length === valuesOf(option).length) return option.value;
  return left.length === 0 ? null : left;
}

/**
 * Removes answers that can no longer be ordered: a past or closed day, a time that is in the past or that its day does
 * not offer, a slot that has begun, and slots beyond the product's limit (the earliest are kept). Such answers come
 * from device storage (options/O22), from old cart lines, and from a change of the day after a time was chosen. Returns
 * the same kit if every answer is valid.
 */
export const withoutStaleAnswers = (kit: Kit, today: Today): Kit =>
  // Dates are checked before times, because the offered times depend on the date.
  [...kit.properties]
    .sort((one, other) => Number(timeKind(one) === 'time') - Number(timeKind(other) === 'time'))
    .reduce((current, option) => {
      if (option.is_read_only) return current;
      const value = valueToday(current, option, today);
      return value === option.value ? current : setOptionValue(current, option.id, value);
    }, kit);

/** The dates, times or slots that were removed from an answer, in their stored form. */
export type RemovedAnswers = { optionId: Id; values: readonly string[] };

/** Returns the values of the first kit's answers that are missing in the second kit. */
export const removedAnswers = (before: Kit, after: Kit): RemovedAnswers[] =>
  before.properties.flatMap((option) => {
    const left = after.properties.find(({ id }) => sameId(id, option.id));
    const values = valuesOf(option).filter((value) => left === undefined || !valuesOf(left).includes(value));
    return values.length === 0 ? [] : [{ optionId: option.id, values }];
  });

/** Adds newly removed answers to those that the guest has not seen yet. */
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

/**
 * Returns the removed answers that are still displayed after a tap. Those of an option with a new answer are dropped.
 */
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
