import { z } from 'zod';
import { hasText, type Text } from '@/lib/domain/i18n/text';
import { isRecord } from '@/lib/domain/json/read-value';
import { hasDigits } from '@/lib/domain/money/money';
import { type JsonSchema, jsonSchemaOf, schemaAt } from '../schemas/json-schema';

/**
 * The field types of hotel files. A missing field gets its empty value, so that a file contains only what the hotel
 * needs. An existing field must be valid.
 */

type Report = {
  addIssue(issue: { code: 'custom'; message: string; path?: (string | number)[]; input?: unknown }): void;
};

/** A field of any form, which the next step validates. */
export const anything = z.unknown().optional();

const LANGUAGE = /^[a-z]{2,3}$/;

/**
 * Reads a text, or texts by language; null after it has reported an issue. A z.union would only report that no variant
 * matches.
 */
function reportedText(value: unknown, report: Report): Text | null {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) {
    report.addIssue({ code: 'custom', message: 'a text, or texts by language, is expected' });
    return null;
  }
  const mistakes = Object.entries(value).flatMap(([language, text]) => {
    if (!LANGUAGE.test(language)) return [{ language, message: `"${language}" is no language code` }];
    return typeof text === 'string' || text === null ? [] : [{ language, message: 'a text is expected' }];
  });
  for (const { language, message } of mistakes) report.addIssue({ code: 'custom', message, path: [language] });
  return mistakes.length === 0 ? (value as Text) : null;
}

const textsByLanguage = {
  type: 'object',
  propertyNames: { pattern: LANGUAGE.source },
  additionalProperties: { type: ['string', 'null'] },
};

/** A text that must not be empty. */
export const text = anything
  .transform((value, report): Text => {
    const read = reportedText(value ?? '', report);
    if (read === null) return z.NEVER;
    if (!hasText(read)) report.addIssue({ code: 'custom', message: 'a text is missing here' });
    return read;
  })
  .meta({ 'x-required': true, anyOf: [{ type: 'string' }, textsByLanguage] });

/** An optional text; empty becomes null. */
export const maybeText = anything
  .transform((value, report): Text | null => {
    if (value === undefined || value === null) return null;
    const read = reportedText(value, report);
    return hasText(read) ? read : null;
  })
  .meta({ anyOf: [{ type: 'string' }, textsByLanguage, { type: 'null' }] });

/** Optional flags, lists and objects. */
export const flag = z.boolean().default(false);
export const maybeString = z.string().nullable().default(null);
export const id = z.int().positive('an id is above 0');
export const maybeId = id.nullable().default(null);
export const count = z.int().min(0).nullable().default(null);
export const price = z
  .number()
  .min(0, 'a price is not below 0')
  .max(1_000_000_000)
  // Those of the hotel are checked when all files are there: `checkAmounts`.
  .refine((amount) => hasDigits(amount, 3), 'an amount has at most three decimals')
  .default(0);

const PICTURE = /^(?:\/storage\/|https?:\/\/)/;
/** A picture or another file. A later check of the whole hotel finds files that are missing in our storage. */
export const picture = z
  .string()
  .regex(PICTURE, 'an address under /storage/ or https:// is expected')
  .nullable()
  .default(null);

const percent = z.number().min(0).max(100);

/** What stays in view when a picture is cut, in percent from the top left. */
export const focus = z.strictObject({ x: percent, y: percent }).nullable().default(null);

const date = z.iso.date('a date like 2026-05-31 is expected').nullable().default(null);
/** A time of day as HH:MM:SS; HH:MM is accepted. */
export const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/, 'a time like 08:30:00 is expected')
  .transform((value) => (value.length === 5 ? `${value}:00` : value))
  .nullable()
  .default(null);

const scheduleDay = z.strictObject({
  start_date: date,
  end_date: date,
  days: z.array(z.boolean()).length(7, 'seven flags, Sunday first, are expected'),
  start_time: time,
  end_time: time,
});

export const scheduleDays = z.array(scheduleDay).default([]);
export const schedule = z.strictObject({ descr: maybeText, days: scheduleDays }).nullable().default(null);

/**
 * A field with several variants. The value decides the variant, so that an error is reported at its position instead of
 * as "no variant matches".
 */
export const oneOf = <T>(pick: (value: unknown) => z.ZodType<T>) =>
  anything.transform((value, report): T => {
    const schema = pick(value);
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    const known = jsonSchemaOf(schema);
    for (const issue of read.error.issues) {
      report.addIssue({ code: 'custom', message: reasonOf(issue, known), path: issue.path.filter(isStep) });
    }
    return z.NEVER;
  });

export const isStep = (step: PropertyKey): step is string | number => typeof step !== 'symbol';

/** The kind of value that a field expects: zod calls a whole number "number" too, when it finds no number at all. */
export function expectedKind({ expected, path }: z.core.$ZodIssueInvalidType, known: JsonSchema): string {
  const schema = schemaAt(known, path.filter(isStep));
  const isWhole = [schema, ...(schema?.anyOf ?? [])].some((each) => each?.type === 'integer');
  return expected === 'number' && isWhole ? 'int' : expected;
}

/** The message of an issue, for the person who wrote the file. `known`: the schema of the file. */
export function reasonOf(issue: z.core.$ZodIssue, known: JsonSchema): string {
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  if (issue.code === 'invalid_type') {
    const kind = expectedKind(issue, known);
    const expected = Object.hasOwn(KINDS, kind) ? KINDS[kind] : kind;
    return `${/received undefined$/.test(issue.message) ? 'is missing' : 'is wrong'}: ${expected} is expected`;
  }
  return issue.message;
}

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
