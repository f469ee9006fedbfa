import { readAllergenChange, readDietChange } from '@/lib/domain/allergens/allergens';
import { readScheduleDays } from '@/lib/domain/booking/read-schedule-days';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import {
  type FieldReaders,
  isRecord,
  isTrue,
  readFields,
  readList,
  readNumber,
  readString,
} from '@/lib/domain/json/read-value';
import { type Choice, type Kit, type Option, PRICE_TYPES } from '@/lib/domain/options/kit';
import { OPTION_CODES, OPTION_TYPES } from '@/lib/domain/options/option-types';
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

/** A text that every record of its kind has. */
export const readTitle = (value: unknown): Text => readText(value) ?? '';

/** Reads a record with an id by the readers of its other fields; null without an id. */
export function readWithId<T extends { id: Id }>(value: unknown, readers: FieldReaders<Omit<T, 'id'>>): T | null {
  const id = isRecord(value) ? readId(value.id) : null;
  // The cast is safe: T is its id and what the readers read.
  return isRecord(value) && id !== null ? ({ id, ...readFields(value, readers) } as unknown as T) : null;
}

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): T | null =>
    values.find((known) => known === value) ?? null;

const CHOICE: FieldReaders<Omit<Choice, 'id'>> = {
  title: readTitle,
  price: (value) => readNumber(value) ?? 0,
  checked: isTrue,
  quantity: readNumber,
  minimum: readNumber,
  maximum: readNumber,
  allergens: readAllergenChange,
  diets: readDietChange,
};

const EXTRA: FieldReaders<Option['extra']> = {
  is_dropdown: readString,
  is_resizable: isTrue,
  time_interval: readNumber,
  hotel_payment_type_ids: (value) => readList(value, readId),
  old_id: readId,
  from_today: isTrue,
  is_stepper: isTrue,
};

/** An option whose type is null is not read. */
type StoredOption = Omit<Option, 'ptype_id'> & { ptype_id: Option['ptype_id'] | null };

const OPTION: FieldReaders<Omit<StoredOption, 'id'>> = {
  title: readTitle,
  is_required: isTrue,
  price: (value) => readNumber(value) ?? 0,
  price_type_id: oneOf(PRICE_TYPES),
  ptype_id: oneOf(OPTION_TYPES),
  pcode_id: oneOf(OPTION_CODES),
  value: readOptionValue,
  is_read_only: isTrue,
  max_checked_attrs_count: readNumber,
  maximum: readNumber,
  minimum: readNumber,
  schedule_id: readId,
  schedule_kit: (value) => (isRecord(value) ? { days: readScheduleDays(value) } : null),
  extra: (value) => readFields(isRecord(value) ? value : {}, EXTRA),
  attrs: (value) => readList(value, (choice) => readWithId<Choice>(choice, CHOICE)),
};

const hasType = (option: StoredOption): option is Option => option.ptype_id !== null;

const KIT: FieldReaders<Omit<Kit, 'id'>> = {
  properties: (value) => readList(value, (option) => readWithId<StoredOption>(option, OPTION)).filter(hasType),
};

/** Reads a kit with its answers; null if it is invalid. */
export const readKit = (value: unknown): Kit | null => readWithId<Kit>(value, KIT);
