import { z } from 'zod';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import { isRecord } from '@/lib/domain/json/read-value';
import { described, idOutput, textOutput } from './described';

/**
 * Lenient readers of single values: numbers as strings, flags as 0 and 1, missing and null fields, maps that arrive as
 * an empty list. Never throw. Rules: platform-calls/W20, languages/L9, platform-calls/W19, platform-calls/W17.
 */

/** A field that has a value for any input. `output`: describes what `read` returns. */
export const lenient = <T>(read: (value: unknown) => T, output: z.ZodType<T>) =>
  described(
    z
      .unknown()
      .optional()
      .transform((value): T => read(value)),
    output,
  );

/** A required field: `null` from `read` drops the entity. */
export const needed = <T>(what: string, read: (value: unknown) => T | null, output: z.ZodType<T>) =>
  described(
    z
      .unknown()
      .optional()
      .transform((value, context): T => {
        const known = read(value);
        if (known !== null) return known;
        context.addIssue({ code: 'custom', message: `no ${what}` });
        return z.NEVER;
      }),
    output,
  );

/** An optional field; a value that `read` does not understand drops the entity. */
export const nullOr = <T>(what: string, read: (value: unknown) => T | null, output: z.ZodType<T>) =>
  described(
    z
      .unknown()
      .optional()
      .transform((value, context): T | null => {
        const known = isNothing(value) ? null : read(value);
        if (known === null && !isNothing(value)) context.addIssue({ code: 'custom', message: `no ${what}` });
        return known;
      }),
    output.nullable(),
  );

/** An id exactly as received: it is sent back unchanged and compared as text (platform-calls/W17). */
export function lenientId(value: unknown): Id | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && value.trim() !== '' && value.length <= 100 ? value : null;
}

// Larger amounts are errors, and their formatted text would have an exponent.
const MAX_AMOUNT = 1e9;

const PLAIN_NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
const DECIMAL_COMMA = /^[-+]?\d+,\d+$/;
const AMBIGUOUS_COMMA = /^[-+]?[1-9]\d{0,2},\d{3}$/;
const GROUPED_NUMBER =
  /^([-+]?\d{1,3}(?:(?<mark>[ \u00a0\u2009\u202f'’.,])\d{3})(?:\k<mark>\d{3})*)(?:(?<point>[.,])(?<places>\d+))?$/;

/**
 * Reads a number as a machine or a person writes it: "1250.5", "12,50", "1 250,50", "1,250.50". Returns NaN for
 * ambiguous texts ("1,250") and texts with more than a number ("12.50 €").
 */
function readWritten(text: string): number {
  if (PLAIN_NUMBER.test(text)) return Number(text);
  if (AMBIGUOUS_COMMA.test(text)) return Number.NaN;
  if (DECIMAL_COMMA.test(text)) return Number(text.replace(',', '.'));
  const [, integer, mark, point, places] = GROUPED_NUMBER.exec(text) ?? [];
  if (integer === undefined || mark === point) return Number.NaN;
  return Number(`${integer.replace(/[^-+\d]/g, '')}.${places ?? 0}`);
}

/** A number, also as text ("12.50"); null for anything else. */
export function lenientNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? readWritten(value.trim()) : value;
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= MAX_AMOUNT ? number : null;
}

/** Whether a field is empty, including `false` and an empty map, which some platforms send as an empty list. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A price: 0 when empty, null when unreadable. */
export const lenientPrice = (value: unknown): number | null => (isNothing(value) ? 0 : lenientNumber(value));

/** A text; numbers are converted, blank texts and anything else are null. */
export function lenientString(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function lenientFlag(value: unknown, fallback = false): boolean {
  if (value === undefined || value === null) return fallback;
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** A language map or a plain string (languages/L9); null when empty. */
export function lenientText(text: unknown): Text | null {
  if (!isRecord(text)) return lenientString(text);
  const entries = Object.entries(text).flatMap(([language, value]) => {
    const known = lenientString(value);
    return known === null ? [] : [[language, known] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** The members of a list, also when sent as an object with numbered keys. */
export function lenientList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : [];
}

export const id = needed('id', lenientId, idOutput);
export const idOrNull = lenient(lenientId, idOutput.nullable());
/** An amount that is only displayed. */
export const amount = lenient((value) => lenientNumber(value) ?? 0, z.number());
export const charge = lenient((value) => Math.max(0, lenientNumber(value) ?? 0), z.number().min(0));
/** The price of a choice or an option; may be negative. An unreadable one drops the entity. */
export const extraPrice = needed('readable price', lenientPrice, z.number());
/**
 * The price of a product. An unreadable one drops the product, because it would be sold for nothing
 * (platform-calls/W19, platform-calls/W20).
 */
export const price = described(
  extraPrice.transform((known) => Math.max(0, known)),
  z.number().min(0),
);
export const numberOrNull = lenient(lenientNumber, z.number().nullable());
export const stringOrNull = lenient(lenientString, z.string().nullable());
export const string = lenient((value) => lenientString(value) ?? '', z.string());
export const flag = lenient((value) => lenientFlag(value), z.boolean());
export const flagUnlessSaid = lenient((value) => lenientFlag(value, true), z.boolean());
export const textOrNull = lenient(lenientText, textOutput.nullable());
/** A title. An entity without one is still displayed. */
export const text = lenient((value): Text => lenientText(value) ?? '', textOutput);
export const idList = lenient(
  (value) => lenientList(value).flatMap((member) => lenientId(member) ?? []),
  z.array(idOutput),
);

/** A value of a closed list; null for any other. */
export const oneOf = <T extends string>(known: readonly T[]) =>
  lenient((value): T | null => known.find((candidate) => candidate === value) ?? null, z.enum(known).nullable());
