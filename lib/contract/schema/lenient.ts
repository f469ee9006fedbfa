import { z } from 'zod';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/options/kit';

/**
 * How single values of a platform nobody here wrote are read: numbers as strings, flags as 0 and 1, missing and null
 * fields, maps that arrive as an empty list. Rules: platform-calls/W20, languages/L9, platform-calls/W19,
 * platform-calls/W17. Nothing here throws.
 */

/** A field that always has a value: whatever stands there, or nothing, is read into one. */
export const lenient = <T>(read: (value: unknown) => T) => z.unknown().optional().transform(read);

/** A field that an entity cannot live without: `null` from `read` drops the entity. */
export const needed = <T>(what: string, read: (value: unknown) => T | null) =>
  z
    .unknown()
    .optional()
    .transform((value, context): T => {
      const known = read(value);
      if (known !== null) return known;
      context.addIssue({ code: 'custom', message: `no ${what}` });
      return z.NEVER;
    });

/** A field that may be empty; when it says something that `read` does not understand, the entity is dropped. */
export const nullOr = <T>(what: string, read: (value: unknown) => T | null) =>
  needed(what, (value) => {
    const known = isNothing(value) ? null : read(value);
    return known === null && !isNothing(value) ? null : { known };
  }).transform(({ known }) => known);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An id exactly as received: it is sent back like that and compared as text (platform-calls/W17). */
export function readId(value: unknown): Id | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && value.trim() !== '' && value.length <= 100 ? value : null;
}

// Beyond this an amount is a mistake of the sender, and formatting would turn it into an exponent.
const LARGEST = 1e9;

const MACHINE_MADE = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
const WITH_A_COMMA = /^[-+]?\d+,\d+$/;
const A_GROUP_OR_PLACES = /^[-+]?[1-9]\d{0,2},\d{3}$/;
const WITH_GROUPS =
  /^([-+]?\d{1,3}(?:(?<mark>[ \u00a0\u2009\u202f'’.,])\d{3})(?:\k<mark>\d{3})*)(?:(?<point>[.,])(?<places>\d+))?$/;

/**
 * A number as a machine or a person writes it: "1250.5", "12,50", "1 250,50", "1,250.50". What can be read in two ways
 * ("1,250") or says more than a number ("12.50 €") is not guessed at: NaN.
 */
function readWritten(text: string): number {
  if (MACHINE_MADE.test(text)) return Number(text);
  if (A_GROUP_OR_PLACES.test(text)) return Number.NaN;
  if (WITH_A_COMMA.test(text)) return Number(text.replace(',', '.'));
  const [, whole, mark, point, places] = WITH_GROUPS.exec(text) ?? [];
  if (whole === undefined || mark === point) return Number.NaN;
  return Number(`${whole.replace(/[^-+\d]/g, '')}.${places ?? 0}`);
}

/** A number, also one that came as text ("12.50"); null when it is none. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? readWritten(value.trim()) : value;
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= LARGEST ? number : null;
}

/** Whether a field says nothing: also an empty map, which some platforms send as an empty list, and `false`. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** What something costs: nothing where no price stands; null where one does and cannot be read. */
export const readPrice = (value: unknown): number | null => (isNothing(value) ? 0 : readNumber(value));

/** A text of one line or many; numbers count as text, anything else and blanks are null. */
export function readString(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function readFlag(value: unknown, otherwise = false): boolean {
  if (value === undefined || value === null) return otherwise;
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** A language map or a plain string (languages/L9); null when there is nothing to read. */
export function readText(value: unknown): Text | null {
  if (!isRecord(value)) return readString(value);
  const entries = Object.entries(value).flatMap(([language, words]) => {
    const known = readString(words);
    return known === null ? [] : [[language, known] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** The members of a list, also of one that came as an object with numbered keys. */
export function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : [];
}

export const id = needed('id', readId);
export const idOrNull = lenient(readId);
/** A sum of something that is over and only shown. */
export const amount = lenient((value) => readNumber(value) ?? 0);
export const charge = lenient((value) => Math.max(0, readNumber(value) ?? 0));
/**
 * The price of a choice or an option, which may be less than nothing. What has a price that cannot be read is
 * dropped.
 */
export const extraPrice = needed('readable price', readPrice);
/**
 * The price of a product. One that cannot be read drops the product: it must not be sold for nothing
 * (platform-calls/W19, platform-calls/W20).
 */
export const price = extraPrice.transform((known) => Math.max(0, known));
export const numberOrNull = lenient(readNumber);
export const stringOrNull = lenient(readString);
export const string = lenient((value) => readString(value) ?? '');
export const flag = lenient((value) => readFlag(value));
export const flagUnlessSaid = lenient((value) => readFlag(value, true));
export const textOrNull = lenient(readText);
/** A title: a thing without one is still shown, with no name. */
export const text = lenient((value): Text => readText(value) ?? '');
export const idList = lenient((value) => readList(value).flatMap((member) => readId(member) ?? []));

/** One of a closed list, else null (unknown values of an upstream are not known here). */
export const oneOf = <T extends string>(known: readonly T[]) =>
  lenient((value): T | null => known.find((candidate) => candidate === value) ?? null);
