import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/kit';
import type { Option } from './kit';
import { answersOf, mergeAnswers, restoreAnswers, savedValuesFrom } from './saved-values';

describe('the answers worth remembering', () => {
  it('are those of every kind but ticks, cash, and what the guest cannot change', () => {
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

  it('of one form stand beside those of another, and an answer taken back is forgotten', () => {
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

describe('a remembered answer', () => {
  const restored = (one: Option, value: Option['value']) =>
    restoreAnswers(kit(one), [{ id: 1, value }]).properties[0]?.value;

  it.each([
    ['a text', option(), 'Ana', 'Ana'],
    ['a choice, by the id the hotel gives it now', select({ attrs: [choice({ id: 8 })] }), '8', 8],
    ['slots', scheduled(), ['2026-11-20 10:00'], ['2026-11-20 10:00']],
    ['dates', option({ ptype_id: 'calendar' }), ['2026-11-20'], ['2026-11-20']],
    [
      'a slot time',
      option({ ptype_id: 'slottime' }),
      { date: '2026-11-20', timeStart: '10:00' },
      { date: '2026-11-20', timeStart: '10:00' },
    ],
  ])('comes back as %s', (_title, one, value, expected) => {
    expect(restored(one, value)).toEqual(expected);
  });

  it.each([
    ['for a choice that is gone', select({ attrs: [choice({ id: 8 })] }), 9],
    ['for a list where a text belongs', option(), ['a']],
    ['for a text where a list belongs', scheduled(), 'a'],
    ['in a checkbox', checkbox({ attrs: [choice({ id: 1 })] }), 'checked'],
    ['as cash', option({ pcode_id: 'banknotes' }), '50'],
  ])('does not come back %s', (_title, one, value) => {
    expect(restored(one, value)).toBeNull();
  });

  it('does not overwrite what the guest cannot change', () => {
    expect(restored(option({ value: 'Main building', is_read_only: true }), 'Annexe')).toBe('Main building');
  });

  it('is the latest where a device holds two', () => {
    const saved = [
      { id: 1, value: 'old' },
      { id: 1, value: 'new' },
    ];
    expect(restoreAnswers(kit(option({ id: '1' })), saved).properties[0]?.value).toBe('new');
  });
});

describe('a remembered answer under an old id', () => {
  const asked = kit(option({ id: 20, extra: { old_id: 4 } }));
  const restored = (saved: Parameters<typeof restoreAnswers>[1], oldIdMatching: boolean) =>
    restoreAnswers(asked, saved, { oldIdMatching }).properties[0]?.value;

  it('is found only where the hotel varies in that', () => {
    expect(restored([{ id: 4, value: 'Ana' }], true)).toBe('Ana');
    expect(restored([{ id: 4, value: 'Ana' }], false)).toBeNull();
  });

  it('gives way to one under the option’s own id', () => {
    const both = [
      { id: 20, value: 'new' },
      { id: 4, value: 'old' },
    ];
    expect(restored(both, true)).toBe('new');
  });
});

describe('what a device holds', () => {
  it.each([
    ['nothing', undefined, []],
    ['no list', { id: 1, value: 'x' }, []],
    [
      'corrupt entries among good ones',
      [null, 7, { id: '1', value: 'x' }, { id: 2 }, { id: 3, value: 'x' }],
      [{ id: 3, value: 'x' }],
    ],
    [
      'a value of no known kind',
      [
        { id: 1, value: true },
        { id: 2, value: { a: 1 } },
      ],
      [],
    ],
    ['a list with foreign entries', [{ id: 1, value: ['a', 2, null] }], [{ id: 1, value: ['a'] }]],
    [
      'more than was asked for',
      [{ id: 1, value: { date: 'd', timeStart: 't', x: 1 }, y: 2 }],
      [{ id: 1, value: { date: 'd', timeStart: 't' } }],
    ],
  ])('is read although it is %s', (_title, stored, expected) => {
    expect(savedValuesFrom(stored)).toEqual(expected);
  });
});
