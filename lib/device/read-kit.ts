import { readAllergenChange, readDietChange } from '@/lib/domain/allergens/allergens';
import { readScheduleDays } from '@/lib/domain/booking/read-schedule-days';
import type { Text } from '@/lib/domain/i18n/text';
import { isRecord, readList, readNumber, readString } from '@/lib/domain/json/read-value';
import {
  type Choice,
  type Id,
  type Kit,
  OPTION_CODES,
  OPTION_TYPES,
  type Option,
  PRICE_TYPES,
} from '@/lib/domain/options/kit';
import { readOptionValue } from '@/lib/domain/options/read-option-value';

/** Readers for stored options and choices. Invalid parts are read as null or left out; nothing throws. */

export const readId = (value: unknown): Id | null =>
  (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && value !== '') ? value : null;

export const readText = (value: unknown): Text | null => {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
};

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((known) => known === value) ?? null;

function readChoice(value: unknown): Choice | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  if (id === null) return null;
  return {
    id,
    title: readText(value.title) ?? '',
    price: readNumber(value.price) ?? 0,
    checked: value.checked === true,
    quantity: readNumber(value.quantity),
    minimum: readNumber(value.minimum),
    maximum: readNumber(value.maximum),
    allergens: readAllergenChange(value.allergens),
    diets: readDietChange(value.diets),
  };
}

function readOption(value: unknown): Option | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  const type = oneOf(OPTION_TYPES, value.ptype_id);
  if (id === null || type === null) return null;
  const extra = isRecord(value.extra) ? value.extra : {};
  const kit = isRecord(value.schedule_kit) ? value.schedule_kit : null;
  return {
    id,
    title: readText(value.title) ?? '',
    is_required: value.is_required === true,
    price: readNumber(value.price) ?? 0,
    price_type_id: oneOf(PRICE_TYPES, value.price_type_id),
    ptype_id: type,
    pcode_id: oneOf(OPTION_CODES, value.pcode_id),
    value: readOptionValue(value.value),
    is_read_only: value.is_read_only === true,
    max_checked_attrs_count: readNumber(value.max_checked_attrs_count),
    maximum: readNumber(value.maximum),
    minimum: readNumber(value.minimum),
    schedule_id: readId(value.schedule_id),
    schedule_kit: kit === null ? null : { days: readScheduleDays(kit) },
    extra: {
      is_dropdown: readString(extra.is_dropdown),
      is_resizable: extra.is_resizable === true,
      time_interval: readNumber(extra.time_interval),
      hotel_payment_type_ids: readList(extra.hotel_payment_type_ids, readId),
      old_id: readId(extra.old_id),
      from_today: extra.from_today === true,
    },
    attrs: readList(value.attrs, readChoice),
  };
}

/** Reads a kit with its answers; null if it is invalid. */
export function readKit(value: unknown): Kit | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  return id === null ? null : { id, properties: readList(value.properties, readOption) };
}
