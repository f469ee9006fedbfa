import { isScheduled, valuesOf } from './answered';
import { chosenDate, isDateDisabled } from './date-rules';
import type { HotelNow } from './hotel-time';
import type { Kit, Option, OptionValue } from './kit';
import { setOptionValue } from './options';
import { isSlotOver } from './slot-rules';
import { dateBeside, timeChoices } from './time-list';

/** What is left of an answer today: the answer itself, or less of it. */
function valueToday(kit: Kit, option: Option, now: HotelNow): OptionValue {
  if (isScheduled(option)) {
    const ahead = valuesOf(option).filter((slot) => !isSlotOver(slot, now));
    if (ahead.length === valuesOf(option).length) return option.value;
    return ahead.length === 0 ? null : ahead;
  }
  if (option.ptype_id === 'date') {
    const date = chosenDate(option);
    return date !== null && isDateDisabled(option, date, now) ? null : option.value;
  }
  if (option.ptype_id !== 'time' || option.value === null) return option.value;
  const times = timeChoices({ option, date: dateBeside(kit, option.id), now });
  return times.some((time) => time === option.value) ? option.value : null;
}

/**
 * The kit without answers that time has overtaken: a day that is over or closed, a time that is not on its list, a slot
 * that has begun. They come from what the phone remembers (guest-app 4 "Option values"), and from a day that the guest
 * changes under a chosen time. The same kit when every answer still stands.
 */
export const withoutStaleAnswers = (kit: Kit, now: HotelNow): Kit =>
  // Days first: what times there are depends on the day.
  [...kit.properties]
    .sort((one, other) => Number(one.ptype_id === 'time') - Number(other.ptype_id === 'time'))
    .reduce((so, option) => {
      if (option.is_read_only) return so;
      const value = valueToday(so, option, now);
      return value === option.value ? so : setOptionValue(so, option.id, value);
    }, kit);
