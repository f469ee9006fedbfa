import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import type { Option } from './kit';
import { answersOf, mergeAnswers, restoreAnswers, savedValuesFrom, withAnswer } from './saved-values';

describe('answers that are stored on the device', () => {
  it('answers of all types are stored except ticks, banknotes and read-only ones', () => {
    const form = kit(
      option({ id: 1, value: 'Ana' }),
      select({ id: '2', value: 8, attrs: [choice({ id: 8 })] }),
      scheduled({ id: 3, value: ['2026-11-20 10:00'] }),
      checkbox({ id: 4, value: 'checked', attrs: [choice({ checked: true })] }),
      option({ id: 5, pcode_id: 'banknotes', value: '50' }),
      option({ id: 6, value: 'Main building', is_read_only: true }),
      option({ id: 7, value: '  ' }),
      option({ id: 'no-number', value: 'x' }),
    );
    expect(answersOf(form)).toEqual([
      { id: 1, value: 'Ana' },
      { id: 2, value: 8 },
      { id: 3, value: ['2026-11-20 10:00'] },
    ]);
  });

  it('answers of two forms are stored together, and a removed answer is deleted', () => {
    const saved = [
      { id: 1, value: 'Ana' },
      { id: 2, value: 'old' },
      { id: 9, value: 'elsewhere' },
    ];
    const form = kit(option({ id: 1, value: null }), option({ id: 2, value: 'new' }));
    expect(mergeAnswers(saved, form)).toEqual([
      { id: 9, value: 'elsewhere' },
      { id: 2, value: 'new' },
    ]);
  });
});

describe('restoreAnswers', () => {
  const restored = (one: Option, value: Option['value']) =>
    restoreAnswers(kit(one), [{ id: 1, value }]).properties[0]?.value;

  it.each([
    ['a text', option(), 'Ana', 'Ana'],
    ['a choice with the id that the hotel sends now', select({ attrs: [choice({ id: 8 })] }), '8', 8],
    ['slots', scheduled(), ['2026-11-20 10:00'], ['2026-11-20 10:00']],
    ['dates', option({ ptype_id: 'calendar' }), ['2026-11-20'], ['2026-11-20']],
    [
      'a slot time',
      option({ ptype_id: 'slottime' }),
      { date: '2026-11-20', timeStart: '10:00' },
      { date: '2026-11-20', timeStart: '10:00' },
    ],
  ])('restores %s', (_title, one, value, expected) => {
    expect(restored(one, value)).toEqual(expected);
  });

  it.each([
    ['a choice that no longer exists', select({ attrs: [choice({ id: 8 })] }), 9],
    ['a list in a text option', option(), ['a']],
    ['a text in a scheduled option', scheduled(), 'a'],
    ['a checkbox', checkbox({ attrs: [choice({ id: 1 })] }), 'checked'],
    ['a banknotes option', option({ pcode_id: 'banknotes' }), '50'],
  ])('does not restore the stored answer of %s', (_title, one, value) => {
    expect(restored(one, value)).toBeNull();
  });

  it('does not overwrite a read-only answer', () => {
    expect(restored(option({ value: 'Main building', is_read_only: true }), 'Annexe')).toBe('Main building');
  });

  it('restores the last of two stored answers to the same option', () => {
    const saved = [
      { id: 1, value: 'old' },
      { id: 1, value: 'new' },
    ];
    expect(restoreAnswers(kit(option({ id: '1' })), saved).properties[0]?.value).toBe('new');
  });
});

describe('a stored answer for an old option id', () => {
  const asked = kit(option({ id: 20, extra: { old_id: 4 } }));
  const restored = (saved: Parameters<typeof restoreAnswers>[1], oldIdMatching: boolean) =>
    restoreAnswers(asked, saved, { oldIdMatching }).properties[0]?.value;

  it('an answer for an old option id is restored only with the variation oldIdMatching', () => {
    expect(restored([{ id: 4, value: 'Ana' }], true)).toBe('Ana');
    expect(restored([{ id: 4, value: 'Ana' }], false)).toBeNull();
  });

  it('an answer for an old option id is ignored if there is one for the option’s own id', () => {
    const both = [
      { id: 20, value: 'new' },
      { id: 4, value: 'old' },
    ];
    expect(restored(both, true)).toBe('new');
  });
});

describe('savedValuesFrom', () => {
  it.each([
    ['nothing is stored', undefined, []],
    ['the stored value is not a list', { id: 1, value: 'x' }, []],
    [
      'some entries are corrupt',
      [null, 7, { id: '1', value: 'x' }, { id: 2 }, { id: 3, value: 'x' }],
      [{ id: 3, value: 'x' }],
    ],
    [
      'some values have an unknown type',
      [
        { id: 1, value: true },
        { id: 2, value: { a: 1 } },
      ],
      [],
    ],
    ['a list contains values that are not texts', [{ id: 1, value: ['a', 2, null] }], [{ id: 1, value: ['a'] }]],
    [
      'entries have further fields',
      [{ id: 1, value: { date: 'd', timeStart: 't', x: 1 }, y: 2 }],
      [{ id: 1, value: { date: 'd', timeStart: 't' } }],
    ],
  ])('reads the valid answers if %s', (_title, stored, expected) => {
    expect(savedValuesFrom(stored)).toEqual(expected);
  });
});

it('replaces the answer to the same option and keeps the others', () => {
  const saved = [
    { id: 1, value: 'a' },
    { id: 2, value: 'b' },
  ];
  expect(withAnswer(saved, { id: 1, value: 'c' })).toEqual([
    { id: 2, value: 'b' },
    { id: 1, value: 'c' },
  ]);
});
