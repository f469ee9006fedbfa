import fc from 'fast-check';
import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { anyKit } from '@/tests/builders/generated/arbitrary';
import { choicesOf, isAnswered, isScheduled, valuesOf } from './answered';
import type { Option, OptionValue } from './kit';
import { invalidOptions, isKitValid } from './options';

const slot = { date: '2026-11-20', timeStart: '10:00' };
const calendar = (parts: Partial<Omit<Option, 'extra'>>) => option({ ptype_id: 'calendar', ...parts });

/** Values that corrupt device storage or another platform may contain instead of slots or dates. */
const NO_LISTS: readonly (readonly [string, OptionValue])[] = [
  ['nothing', null],
  ['0', 0],
  ['another number', 5],
  ['a slot of another kind', slot],
  ['an empty list', []],
  ['a list of an empty text', ['']],
  ['a list of blanks', ['  ', '']],
  ['only blanks', '  '],
  ['only invisible characters', '\u200b\u2800\u3164'],
];

describe.each([
  ['a scheduled option', scheduled],
  ['a calendar', calendar],
])('%s', (_kind, made) => {
  it.each(NO_LISTS)('is not answered by a value without texts: %s', (_title, value) => {
    const asked = made({ is_required: true, value });
    expect([isAnswered(asked), valuesOf(asked), isKitValid(kit(asked))]).toEqual([false, [], false]);
  });

  it('is answered by at least one text, without duplicates and other values', () => {
    const value = ['2026-11-20 10:00', '', '2026-11-21 10:00', '2026-11-20 10:00'];
    expect(valuesOf(made({ value }))).toEqual(['2026-11-20 10:00', '2026-11-21 10:00']);
    expect(isAnswered(made({ value: '2026-11-20 10:00' }))).toBe(true);
  });
});

describe('isAnswered for types with a single answer', () => {
  it.each<[string, Partial<Omit<Option, 'extra'>>, boolean]>([
    ['a text option with a text', { value: 'Ana' }, true],
    ['a text option with the number 0', { value: 0 }, true],
    ['a text option with NaN', { value: Number.NaN }, false],
    ['a text option with a list', { value: ['Ana'] }, false],
    ['a text option with a slot', { value: slot }, false],
    ['a date option with a date', { ptype_id: 'date', value: '2026-11-20' }, true],
    ['a date option with a number', { ptype_id: 'date', value: 5 }, false],
    ['a date option with a list', { ptype_id: 'date', value: ['2026-11-20'] }, false],
    ['a time option with a number', { ptype_id: 'time', value: 9 }, false],
    ['an unscheduled datetime option with a day and time', { ptype_id: 'datetime', value: '2026-11-20 10:00' }, true],
    ['a slottime option with a slot', { ptype_id: 'slottime', value: slot }, true],
    ['a slottime option with a text', { ptype_id: 'slottime', value: '10:00' }, false],
    ['a select with a choice’s id as a number', { ptype_id: 'select', value: 2, attrs: [choice({ id: '2' })] }, true],
    ['a select with a choice’s id as a text', { ptype_id: 'select', value: '2', attrs: [choice({ id: 2 })] }, true],
    ['a select with a list', { ptype_id: 'select', value: ['2'], attrs: [choice({ id: 2 })] }, false],
    [
      'a checkbox with a tick',
      { ptype_id: 'checkbox', value: null, attrs: [choice({ checked: true }), choice({ id: 2 })] },
      true,
    ],
    ['a slottime option without a time', { ptype_id: 'slottime', value: { ...slot, timeStart: ' ' } }, false],
    ['a slottime option without a date', { ptype_id: 'slottime', value: { ...slot, date: '' } }, false],
  ])('decides whether an answer was given: %s', (_title, parts, expected) => {
    expect(isAnswered(option(parts))).toBe(expected);
  });
});

it('a required scheduled or calendar option is valid with at least one slot or date, for any stored value', () => {
  fc.assert(
    fc.property(anyKit, (any) => {
      const invalid = new Set(invalidOptions(any).map(String));
      const listed = any.properties.filter((one) => isScheduled(one) || one.ptype_id === 'calendar');
      const passed = listed.filter((one) => one.is_required && !invalid.has(String(one.id)));
      const isReal = (value: unknown) => typeof value === 'string' && value.trim() !== '';
      expect(passed.filter((one) => !valuesOf(one).some(isReal) && one.pcode_id !== 'banknotes')).toEqual([]);
      expect(listed.flatMap(valuesOf).every(isReal)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

describe('choicesOf', () => {
  const [red, blue] = [choice({ id: 1 }), choice({ id: 2, checked: true })];
  it.each([
    ['the chosen one of a select', select({ value: 1, attrs: [red, blue] }), [red]],
    ['the ticked ones of a checkbox', checkbox({ attrs: [red, blue] }), [blue]],
    ['none of an unanswered select', select({ value: null, attrs: [red] }), []],
    ['none of an answer that the guest typed', option({ ptype_id: 'text', value: '1', attrs: [red] }), []],
  ])('returns %s', (_title, answered, expected) => {
    expect(choicesOf(answered)).toEqual(expected);
  });
});
