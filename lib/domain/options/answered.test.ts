import fc from 'fast-check';
import { anyKit } from '@/tests/builders/arbitrary';
import { choice, kit, option, scheduled } from '@/tests/builders/kit';
import { isAnswered, isScheduled, valuesOf } from './answered';
import type { Option, OptionValue } from './kit';
import { invalidOptions, isKitValid } from './options';

const slot = { date: '2026-11-20', timeStart: '10:00' };
const calendar = (parts: Partial<Omit<Option, 'extra'>>) => option({ ptype_id: 'calendar', ...parts });

/** What a corrupt device or another platform may have put where slots or dates belong. */
const NO_LISTS: readonly (readonly [string, OptionValue])[] = [
  ['nothing', null],
  ['0', 0],
  ['another number', 5],
  ['a slot of another kind', slot],
  ['an empty list', []],
  ['a list of an empty text', ['']],
  ['a list of blanks', ['  ', '']],
  ['only blanks', '  '],
];

describe.each([
  ['a scheduled option', scheduled],
  ['a calendar', calendar],
])('%s', (_kind, made) => {
  it.each(NO_LISTS)('is not answered by %s', (_title, value) => {
    const asked = made({ is_required: true, value });
    expect([isAnswered(asked), valuesOf(asked), isKitValid(kit(asked))]).toEqual([false, [], false]);
  });

  it('is answered by one real text or more, each once, and by nothing else beside them', () => {
    const value = ['2026-11-20 10:00', '', '2026-11-21 10:00', '2026-11-20 10:00'];
    expect(valuesOf(made({ value }))).toEqual(['2026-11-20 10:00', '2026-11-21 10:00']);
    expect(isAnswered(made({ value: '2026-11-20 10:00' }))).toBe(true);
  });
});

describe('an option that asks one thing', () => {
  it.each<[string, Partial<Omit<Option, 'extra'>>, boolean]>([
    ['a text', { value: 'Ana' }, true],
    ['a number in a text', { value: 0 }, true],
    ['a number that is none', { value: Number.NaN }, false],
    ['a list in a text', { value: ['Ana'] }, false],
    ['a slot in a text', { value: slot }, false],
    ['a date', { ptype_id: 'date', value: '2026-11-20' }, true],
    ['a number for a date', { ptype_id: 'date', value: 5 }, false],
    ['a list for a date', { ptype_id: 'date', value: ['2026-11-20'] }, false],
    ['a number for a time', { ptype_id: 'time', value: 9 }, false],
    ['a day and time that nobody books', { ptype_id: 'datetime', value: '2026-11-20 10:00' }, true],
    ['a slot', { ptype_id: 'slottime', value: slot }, true],
    ['a text for a slot', { ptype_id: 'slottime', value: '10:00' }, false],
    ['a choice by its id as a number', { ptype_id: 'select', value: 2, attrs: [choice({ id: '2' })] }, true],
    ['a choice by its id as text', { ptype_id: 'select', value: '2', attrs: [choice({ id: 2 })] }, true],
    ['a list for a choice', { ptype_id: 'select', value: ['2'], attrs: [choice({ id: 2 })] }, false],
    ['a tick', { ptype_id: 'checkbox', value: null, attrs: [choice({ checked: true }), choice({ id: 2 })] }, true],
    ['a slot without its time', { ptype_id: 'slottime', value: { ...slot, timeStart: ' ' } }, false],
    ['a slot without its date', { ptype_id: 'slottime', value: { ...slot, date: '' } }, false],
  ])('with %s', (_title, parts, expected) => {
    expect(isAnswered(option(parts))).toBe(expected);
  });
});

it('what must be booked or dated is valid with at least one slot or date, whatever stands in a kit', () => {
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
