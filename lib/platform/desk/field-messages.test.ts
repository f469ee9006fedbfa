import { z } from 'zod';
import { CREATE_ANNOUNCEMENT } from './announcement-calls';
import { SET_CLOSED_DAY, SET_HOURS, SET_PRICE, SET_SALE } from './content-calls';
import type { DeskCall } from './desk-call';
import { DESK_CALLS } from './desk-calls';
import { readInput } from './field-messages';
import { ADD_NOTE, MOVE_ORDER, UNDO_MOVE } from './order-calls';

const fieldsOf = (schema: z.ZodType | null, input: unknown) => {
  const read = readInput(schema ?? z.never(), input);
  return read.ok ? {} : read.refusal.fields;
};

it.each<[string, Pick<DeskCall, 'body'>, unknown, Record<string, string>]>([
  ['a missing field', UNDO_MOVE, {}, { version: 'is missing' }],
  ['a field of another type', UNDO_MOVE, { version: 'x' }, { version: 'must be a number' }],
  ['a part of a whole number', UNDO_MOVE, { version: 1.5 }, { version: 'must be a whole number' }],
  ['a number below its bound', UNDO_MOVE, { version: -1 }, { version: 'must be at least 0' }],
  [
    'a number above its bound',
    MOVE_ORDER,
    { expected_seconds: 700_000 },
    { expected_seconds: 'must be at most 604800' },
  ],
  [
    'a word that is not in the list',
    MOVE_ORDER,
    { reason: 'x' },
    { reason: expect.stringMatching(/^must be one of order_/) },
  ],
  ['no flag', MOVE_ORDER, { keep_expected: 1 }, { keep_expected: 'must be true or false' }],
  ['an unknown field', MOVE_ORDER, { versoin: 1 }, { versoin: 'is not known' }],
  ['two unknown fields', MOVE_ORDER, { a: 1, b: 2 }, { a: 'is not known', b: 'is not known' }],
  [
    'an unknown field inside another one',
    CREATE_ANNOUNCEMENT,
    { title: 'x', extra: { pic: 1 } },
    { 'extra.pic': 'is not known' },
  ],
  [
    'neither a text nor texts',
    CREATE_ANNOUNCEMENT,
    { title: 5 },
    { title: 'must be a text, or an object with a text a language' },
  ],
  ['another time', SET_SALE, { sold_out: true, until: 'soon' }, { until: 'must be a time like 2026-05-31T08:30:00Z' }],
  [
    'a list with too few entries',
    SET_CLOSED_DAY,
    { date: '2026-05-04', closed: true, times: [] },
    { times: 'must not be empty' },
  ],
  [
    'a list of another length',
    SET_HOURS,
    { days: [{ days: [], start_time: '08:00', end_time: '09:00' }] },
    { 'days.0.days': 'must have exactly 7 entries' },
  ],
  ['words of the schema itself', SET_PRICE, { price: -1 }, { price: 'a price is not below 0' }],
  ['a body that is no object', ADD_NOTE, [], { body: 'must be an object' }],
])('says in our own words what is wrong: %s', (_what, { body }, input, fields) => {
  expect(fieldsOf(body, input)).toEqual(fields);
});

it('never answers in the words of the validator', () => {
  const inputs = [undefined, null, 0, -1, 1.5, '', 'x', true, [], {}, 'x'.repeat(5000), { x: 1 }];
  const schemas = Object.values(DESK_CALLS)
    .flat()
    .flatMap(({ query, body }) => [query, body])
    .filter((schema) => schema !== null);
  const messages = schemas.flatMap((schema) =>
    inputs.flatMap((input) => [
      ...Object.values(fieldsOf(schema, input)),
      ...Object.keys(schema.shape).flatMap((field) => Object.values(fieldsOf(schema, { [field]: input }))),
    ]),
  );
  expect(messages.length).toBeGreaterThan(500);
  for (const message of messages)
    expect(message).not.toMatch(/invalid|expected (?!$)|received|unrecognized|too (?:small|big)/i);
});
