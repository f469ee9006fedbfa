import { z } from 'zod';
import { readAllergenChange, readDietChange } from '@/lib/domain/allergens/allergens';
import { isRecord } from '@/lib/domain/json/read-value';
import {
  type Kit,
  OPTION_CODES,
  OPTION_TYPES,
  type OptionType,
  type OptionValue,
  PRICE_TYPES,
  type ScheduleDay,
} from '@/lib/domain/options/kit';
import { readOptionValue } from '@/lib/domain/options/read-option-value';
import { listOf, maybe, type OnDrop } from './drops';
import {
  extraPrice,
  flag,
  id,
  idOrNull,
  lenient,
  lenientFlag,
  lenientId,
  lenientList,
  lenientNumber,
  lenientString,
  needed,
  nullOr,
  numberOrNull,
  oneOf,
  text,
} from './lenient';

const readDate = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;

/** H:mm, HH:mm or HH:mm:ss as HH:mm:ss; 24:00 is the end of a day. */
function readTime(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const [, hours = '', minutes, seconds = '00'] = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/.exec(text) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  return minutes === undefined || time > '24:00:00' ? null : time;
}

const readDays = (value: unknown): readonly boolean[] | null => {
  const days = lenientList(value);
  return days.length === 7 ? days.map((day) => lenientFlag(day)) : null;
};

/**
 * An entry of opening hours. Dropped without its seven weekdays, or with an unreadable date or time: if that counted as
 * missing, the entry would apply all year or from midnight.
 */
export const scheduleDay: z.ZodType<ScheduleDay> = z.object({
  start_date: nullOr('readable date', readDate),
  end_date: nullOr('readable date', readDate),
  days: needed('seven weekdays', readDays),
  start_time: nullOr('readable time', readTime),
  end_time: nullOr('readable time', readTime),
});

/** The current answer. A number must be within the limit of amounts. */
const readValue = (value: unknown): OptionValue =>
  typeof value === 'number' ? lenientNumber(value) : readOptionValue(value);

const readType = (value: unknown): OptionType | null => OPTION_TYPES.find((known) => known === value) ?? null;

const choice = z.object({
  id,
  title: text,
  price: extraPrice,
  checked: flag,
  quantity: numberOrNull,
  minimum: numberOrNull,
  maximum: numberOrNull,
  allergens: lenient(readAllergenChange),
  diets: lenient(readDietChange),
});

/** The contract has the text 'true'; a boolean means the same. */
const readDropdown = (value: unknown): string | null => (value === true ? 'true' : lenientString(value));

const extra = lenient((value) => {
  const known = isRecord(value) ? value : {};
  return {
    is_dropdown: readDropdown(known.is_dropdown),
    is_resizable: lenientFlag(known.is_resizable),
    time_interval: lenientNumber(known.time_interval),
    hotel_payment_type_ids: lenientList(known.hotel_payment_type_ids).flatMap((member) => lenientId(member) ?? []),
    old_id: lenientId(known.old_id),
    from_today: lenientFlag(known.from_today),
  };
});

/** An option; dropped when its type is unknown (platform-calls/W19, options/O2). */
const optionWith = (onDrop: OnDrop) =>
  z.object({
    id,
    title: text,
    is_required: flag,
    price: extraPrice,
    price_type_id: oneOf(PRICE_TYPES),
    ptype_id: needed('known option type', readType),
    pcode_id: oneOf(OPTION_CODES),
    value: lenient(readValue),
    is_read_only: flag,
    max_checked_attrs_count: numberOrNull,
    maximum: numberOrNull,
    minimum: numberOrNull,
    schedule_id: idOrNull,
    schedule_kit: maybe('schedule', z.object({ days: listOf('schedule day', scheduleDay, onDrop) }), onDrop),
    extra,
    attrs: listOf('choice', choice, onDrop),
  });

/** A kit. Its id is only sent back, so a kit without one is kept. */
export const kitWith = (onDrop: OnDrop): z.ZodType<Kit> =>
  z.object({ id: lenient((value) => lenientId(value) ?? 0), properties: listOf('option', optionWith(onDrop), onDrop) });
