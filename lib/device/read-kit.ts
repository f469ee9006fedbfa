import type { Text } from '@/lib/domain/i18n/text';
import {
  type Choice,
  type Id,
  type Kit,
  OPTION_CODES,
  OPTION_TYPES,
  type Option,
  type OptionValue,
  PRICE_TYPES,
  type ScheduleDay,
} from '@/lib/domain/options/kit';
import { isRecord } from './read-json';

/** Readers for what the cart keeps. A part that is corrupt becomes null or is dropped; nothing throws. */

export const readId = (value: unknown): Id | null =>
  (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && value !== '') ? value : null;

export const readText = (value: unknown): Text | null => {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
};

export const readNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export const readString = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((known) => known === value) ?? null;

function readValue(value: unknown): OptionValue {
  if (typeof value === 'string' || readNumber(value) !== null) return value as string | number;
  if (Array.isArray(value)) return value.filter((entry): entry is string => typeof entry === 'string');
  if (isRecord(value) && typeof value.date === 'string' && typeof value.timeStart === 'string') {
    return { date: value.date, timeStart: value.timeStart };
  }
  return null;
}

function readChoice(value: unknown): Choice[] {
  if (!isRecord(value)) return [];
  const id = readId(value.id);
  if (id === null) return [];
  return [
    {
      id,
      title: readText(value.title) ?? '',
      price: readNumber(value.price) ?? 0,
      checked: value.checked === true,
      quantity: readNumber(value.quantity),
      minimum: readNumber(value.minimum),
      maximum: readNumber(value.maximum),
    },
  ];
}

function readScheduleDay(value: unknown): ScheduleDay[] {
  if (!isRecord(value) || !Array.isArray(value.days)) return [];
  return [
    {
      start_date: readString(value.start_date),
      end_date: readString(value.end_date),
      days: value.days.map((day) => day === true),
      start_time: readString(value.start_time),
      end_time: readString(value.end_time),
    },
  ];
}

const listOf = <T>(value: unknown, read: (entry: unknown) => T[]): T[] =>
  Array.isArray(value) ? value.flatMap(read) : [];

const readIds = (value: unknown): Id[] => {
  const id = readId(value);
  return id === null ? [] : [id];
};

function readOption(value: unknown): Option[] {
  if (!isRecord(value)) return [];
  const id = readId(value.id);
  const type = oneOf(OPTION_TYPES, value.ptype_id);
  if (id === null || type === null) return [];
  const extra = isRecord(value.extra) ? value.extra : {};
  const kit = isRecord(value.schedule_kit) ? value.schedule_kit : null;
  return [
    {
      id,
      title: readText(value.title) ?? '',
      is_required: value.is_required === true,
      price: readNumber(value.price) ?? 0,
      price_type_id: oneOf(PRICE_TYPES, value.price_type_id),
      ptype_id: type,
      pcode_id: oneOf(OPTION_CODES, value.pcode_id),
      value: readValue(value.value),
      is_read_only: value.is_read_only === true,
      max_checked_attrs_count: readNumber(value.max_checked_attrs_count),
      maximum: readNumber(value.maximum),
      minimum: readNumber(value.minimum),
      schedule_id: readId(value.schedule_id),
      schedule_kit: kit === null ? null : { days: listOf(kit.days, readScheduleDay) },
      extra: {
        is_dropdown: readString(extra.is_dropdown),
        is_resizable: extra.is_resizable === true,
        time_interval: readNumber(extra.time_interval),
        hotel_payment_type_ids: listOf(extra.hotel_payment_type_ids, readIds),
        old_id: readId(extra.old_id),
        from_today: extra.from_today === true,
      },
      attrs: listOf(value.attrs, readChoice),
    },
  ];
}

/** A kit with its answers, or null. */
export function readKit(value: unknown): Kit | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  return id === null ? null : { id, properties: listOf(value.properties, readOption) };
}
