import type { z } from 'zod';
import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** What a value must be, by the type that its schema expects. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  guid: 'must be a uuid',
  uuid: 'must be a uuid',
  datetime: 'must be a time like 2026-05-31T08:30:00Z',
  date: 'must be a date like 2026-05-31',
  time: 'must be a time like 08:30:00',
  safeint: 'must be a whole number',
};

/** What lengths and bounds count, by the kind of value. */
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

function boundMessage(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const isMin = issue.code === 'too_small';
  const bound = Number(isMin ? issue.minimum : issue.maximum);
  const unit = UNITS[issue.origin] ?? '';
  const verb = unit === '' ? 'be' : 'have';
  if (issue.exact) return `must ${verb} exactly ${bound}${unit}`;
  if (isMin && bound === 1 && unit !== '') return 'must not be empty';
  if (issue.inclusive === false) return `must be ${isMin ? 'above' : 'below'} ${bound}`;
  return `must ${verb} at ${isMin ? 'least' : 'most'} ${bound}${unit}`;
}

/** Our own words for what a schema finds wrong, where the schema has none. Rule: staff-api/DK8. */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing';
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
    case 'too_big':
      return boundMessage(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'has another form';
    default:
      return issue.input === undefined ? 'is missing' : 'has another form';
  }
};

const fieldOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || 'body';

/** The first message of each field; of an object with unknown fields one for each of these. */
function fieldErrors(error: z.ZodError): FieldErrors {
  const messages = error.issues.flatMap((issue): (readonly [string, string])[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [fieldOf([...issue.path, key]), 'is not known'])
      : [[fieldOf(issue.path), issue.message]],
  );
  return Object.fromEntries(messages.reverse());
}

/** The input of a call by its schema; `invalid` with a message for each field that is wrong or not known. */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): ApiResponse<z.output<S>> {
  const read = schema.safeParse(input, { error: messageOf });
  return read.success ? succeeded(read.data) : refused('invalid', fieldErrors(read.error));
}
