import { z } from 'zod';
import { ALLERGENS, DIETS, readAllergenChange, readDietChange } from '@/lib/domain/allergens/allergens';
import { isRecord } from '@/lib/domain/json/read-value';
import { type Kit, type OptionValue, PRICE_TYPES } from '@/lib/domain/options/kit';
import { OPTION_CODES, OPTION_TYPES, type OptionType } from '@/lib/domain/options/option-types';
import { readOptionValue } from '@/lib/domain/options/read-option-value';
import type { ScheduleDay } from '@/lib/domain/schedule-day';
import { idOutput } from './described';
import { entity, listOf, maybe, type OnDrop } from './drops';
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
export function readTime(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const [, hours = '', minutes, seconds = '00'] = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/.exec(text) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  return minutes === undefined || time > '24:00:00' ? null : time;
}

const readDays = (value: unknown): readonly boolean[] | null => {
  const days = lenientList(value);
  return days.length === 7 ? days.map((day) => lenientFlag(day)) : null;
};

const date = z.string().describe('YYYY-MM-DD');
const time = z.string().describe('HH:mm:ss');

/**
 * An entry of opening hours. Dropped without its seven weekdays, or with an unreadable date or time: if that counted as
 * missing, the entry would apply all year or from midnight.
 */
export const scheduleDay: z.ZodType<ScheduleDay> = z.object({
  start_date: nullOr('readable date', readDate, date),
  end_date: nullOr('readable date', readDate, date),
  days: needed('seven weekdays', readDays, z.array(z.boolean()).length(7)).describe('Sunday first'),
  start_time: nullOr('readable time', readTime, time),
  end_time: nullOr('readable time', readTime, time),
});

/** The current answer. A number must be within the limit of amounts. */
const readValue = (value: unknown): OptionValue =>
  typeof value === 'number' ? lenientNumber(value) : readOptionValue(value);

/** An answer: the id of a choice, a text, a list of texts, or a slot. */
export const optionValueOutput: z.ZodType<OptionValue> = z.union([
  z.string(),
  z.number(),
  z.array(z.string()),
  z.object({ date: z.string(), timeStart: z.string() }),
  z.null(),
]);

const readType = (value: unknown): OptionType | null => OPTION_TYPES.find((known) => known === value) ?? null;

/** What a choice adds to its product and what it takes away. */
const changeOf = <T extends string>(known: readonly T[]) =>
  z.object({ add: z.array(z.enum(known)), remove: z.array(z.enum(known)) });

/** Whole pieces, not below 0. */
const readLeft = (value: unknown): number | null => {
  const pieces = lenientNumber(value);
  return pieces === null ? null : Math.max(0, Math.trunc(pieces));
};

/** How many pieces are left today. */
export const stockLeft = lenient(readLeft, z.int().nullable()).describe(
  'Pieces left today; 0: sold out for today; null: not counted, or the guest chooses the day',
);

const choice = z.object({
  id,
  title: text,
  price: extraPrice,
  checked: flag,
  quantity: numberOrNull,
  minimum: numberOrNull,
  maximum: numberOrNull,
  allergens: lenient(readAllergenChange, z.union([changeOf(ALLERGENS), z.literal('unknown'), z.null()])),
  diets: lenient(readDietChange, changeOf(DIETS).nullable()),
  stock_left: stockLeft,
});

/** The contract has the text 'true'; a boolean means the same. */
const readDropdown = (value: unknown): string | null => (value === true ? 'true' : lenientString(value));

const extraOutput = z.object({
  is_dropdown: z.string().nullable().describe('A select is a dropdown if this is the text true'),
  is_resizable: z.boolean(),
  time_interval: z.number().nullable().describe('Minutes between two times; null: 30'),
  hotel_payment_type_ids: z.array(idOutput),
  old_id: idOutput.nullable(),
  from_today: z.boolean().describe('Refuses past days and times'),
  is_stepper: z.boolean().describe('A select is minus and plus around its ordered choices'),
});

const extra = lenient((value) => {
  const known = isRecord(value) ? value : {};
  return {
    is_dropdown: readDropdown(known.is_dropdown),
    is_resizable: lenientFlag(known.is_resizable),
    time_interval: lenientNumber(known.time_interval),
    hotel_payment_type_ids: lenientList(known.hotel_payment_type_ids).flatMap((member) => lenientId(member) ?? []),
    old_id: lenientId(known.old_id),
    from_today: lenientFlag(known.from_today),
    is_stepper: lenientFlag(known.is_stepper),
  };
}, extraOutput);

/** An option; dropped when its type is unknown (platform-calls/W19, options/O2). */
const optionWith = (onDrop: OnDrop) =>
  z.object({
    id,
    title: text,
    is_required: flag,
    price: extraPrice,
    price_type_id: oneOf(PRICE_TYPES),
    ptype_id: needed('known option type', readType, z.enum(OPTION_TYPES)),
    pcode_id: oneOf(OPTION_CODES),
    value: lenient(readValue, optionValueOutput),
    is_read_only: flag,
    max_checked_attrs_count: numberOrNull.describe('The most choices that can be ticked; null or 0: no limit'),
    maximum: numberOrNull,
    minimum: numberOrNull,
    schedule_id: idOrNull,
    schedule_kit: maybe('schedule', z.object({ days: listOf('schedule day', scheduleDay, onDrop) }), onDrop),
    extra,
    attrs: listOf('choice', choice, onDrop),
  });

/** A kit. Its id is only sent back, so a kit without one is kept. */
export const kitWith = entity<Kit>('Kit', (onDrop) =>
  z.object({
    id: lenient((value) => lenientId(value) ?? 0, idOutput),
    properties: listOf('option', optionWith(onDrop), onDrop),
  }),
);
