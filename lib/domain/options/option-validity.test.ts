import fc from 'fast-check';
import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { anyKit } from '@/tests/builders/generated/arbitrary';
import { isAnswered } from './answered';
import type { Kit, Option } from './kit';
import { invalidOptions, isKitValid, leastTicked, missingChoices, setChoiceQuantity, tickChoice } from './options';

const first = (from: Kit): Option => from.properties[0] ?? option();
const ticked = (id: number, quantity: number | null = null) => choice({ id, checked: true, quantity });

describe('a required option', () => {
  const required = (parts: Parameters<typeof option>[0]) => option({ is_required: true, ...parts });
  const phone = (value: string) => required({ pcode_id: 'phone_number', value });

  it.each([
    ['no value', required({ value: null }), false],
    ['an empty value', required({ value: '' }), false],
    ['only spaces', required({ value: '   ' }), false],
    ['a text', required({ value: 'Ana' }), true],
    ['an empty list of dates', required({ ptype_id: 'calendar', value: [] }), false],
    ['a date', required({ ptype_id: 'calendar', value: ['2026-11-20'] }), true],
    ['no slot', scheduled({ is_required: true, value: [] }), false],
    ['a slot', scheduled({ is_required: true, value: ['2026-11-20 10:00'] }), true],
    ['a chosen choice', select({ is_required: true, value: 1, attrs: [choice({ id: 1 })] }), true],
    [
      'an id that is not one of its choices',
      select({ is_required: true, value: 8, attrs: [choice({ id: 1 })] }),
      false,
    ],
    ['a tick', checkbox({ is_required: true, value: 'checked', attrs: [ticked(1)] }), true],
    ['the value checked but no tick', checkbox({ is_required: true, value: 'checked', attrs: [choice()] }), false],
    [
      'a slottime without its start',
      required({ ptype_id: 'slottime', value: { date: '2026-11-20', timeStart: '' } }),
      false,
    ],
    [
      'a complete slottime',
      required({ ptype_id: 'slottime', value: { date: '2026-11-20', timeStart: '10:00' } }),
      true,
    ],
    ['a phone number of nine characters', phone('123456789'), false],
    ['a phone number of ten characters', phone('1234567890'), true],
    ['ten characters including one dash', phone('123456-789'), false],
    ['ten characters including one space', phone('123456 789'), false],
    ['a formatted phone number', phone('+1202-555-0123'), true],
  ])('a required option with %s: valid %p', (_title, one, expected) => {
    expect(isKitValid(kit(one))).toBe(expected);
  });

  it('rejects a phone number that is impossible in its country after the table of countries was loaded', () => {
    const asked = kit(phone('+34-12345678901'));
    expect(isKitValid(asked)).toBe(true);
    expect(isKitValid(asked, { isPhonePossible: () => true })).toBe(true);
    expect(invalidOptions(asked, { isPhonePossible: (number) => number !== '+34-12345678901' })).toEqual([1]);
  });

  it('a product without options has no invalid option', () => {
    expect(isKitValid(null)).toBe(true);
    expect(isKitValid(kit())).toBe(true);
  });

  it('returns the ids of invalid options in display order', () => {
    const form = kit(required({ id: 4 }), option({ id: 5 }), required({ id: '6' }), required({ id: 7, value: 'x' }));
    expect(invalidOptions(form)).toEqual([4, '6']);
  });
});

describe('an optional option', () => {
  const phone = (parts: Parameters<typeof option>[0]) => option({ pcode_id: 'phone_number', ...parts });

  it.each([
    ['no answer', option(), true],
    ['no choice', select(), true],
    ['no tick', checkbox(), true],
    ['no phone number', phone({ value: null }), true],
    ['an empty phone number', phone({ value: '' }), true],
    ['an incomplete phone number', phone({ value: '+34-612' }), false],
    ['a complete phone number', phone({ value: '+34-612-345-678' }), true],
    ['an incomplete phone number in a read-only option', phone({ value: '+34-612', is_read_only: true }), true],
  ])('an optional option with %s: valid %p', (_title, one, expected) => {
    expect(isKitValid(kit(one))).toBe(expected);
  });

  it('rejects an optional phone number that is impossible in its country after the table of countries was loaded', () => {
    const answered = kit(phone({ id: 4, value: '+34-12345678901' }));
    expect(invalidOptions(answered)).toEqual([]);
    expect(invalidOptions(answered, { isPhonePossible: () => false })).toEqual([4]);
  });

  it('an unanswered optional option is always valid', () => {
    fc.assert(
      fc.property(anyKit, (any) => {
        const invalid = invalidOptions(any, { paymentType: 'cash', paymentId: 1 }).map(String);
        const empty = any.properties.filter((one) => !one.is_required && !isAnswered(one)).map(({ id }) => String(id));
        expect(invalid.filter((id) => empty.includes(id))).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a checkbox with a minimum', () => {
  const dishes = (ticks: number, parts: Parameters<typeof option>[0] = {}) =>
    checkbox({ minimum: 4, attrs: [1, 2, 3, 4, 5].map((id) => choice({ id, checked: id <= ticks })), ...parts });
  const counted = (quantities: readonly number[], parts: Parameters<typeof option>[0] = {}) =>
    checkbox({
      minimum: 4,
      pcode_id: 'quantity',
      attrs: quantities.map((quantity, index) =>
        choice({ id: index, checked: quantity > 0, quantity: quantity > 0 ? quantity : null }),
      ),
      ...parts,
    });

  it.each([
    ['one of four is ticked', dishes(1), 3],
    ['three of four are ticked', dishes(3), 1],
    ['four are ticked', dishes(4), 0],
    ['more than the minimum are ticked', dishes(5), 0],
    ['nothing is ticked', dishes(0), 4],
    ['one piece of a counted minimum is missing', counted([1, 2, 0]), 1],
    ['enough pieces are counted', counted([3, 1]), 0],
    ['a minimum of one is not reached', dishes(0, { minimum: 1 }), 1],
    ['the minimum is not a whole number', dishes(1, { minimum: 2.5 }), 1],
    [
      'only one choice may be ticked and the second one has the higher maximum',
      counted([1, 0], {
        max_checked_attrs_count: 1,
        attrs: [choice({ maximum: 1, checked: true }), choice({ id: 2, maximum: 3 })],
      }),
      2,
    ],
    ['the minimum is null', dishes(1, { minimum: null }), 0],
    ['the minimum is 0', dishes(1, { minimum: 0 }), 0],
    ['the option is not a checkbox', select({ minimum: 4, attrs: [choice()] }), 0],
    ['the minimum exceeds the maximum', dishes(1, { maximum: 2 }), 1],
    ['the minimum exceeds the number of ticks allowed', dishes(1, { max_checked_attrs_count: 3 }), 2],
    ['the minimum exceeds the number of choices', dishes(1, { minimum: 9 }), 4],
    [
      'the choices’ own maximums limit the sum',
      counted([1, 0], { attrs: [choice({ maximum: 1 }), choice({ id: 2, maximum: 2 })] }),
      3,
    ],
    [
      'one choice can never be ticked',
      dishes(0, { attrs: [choice({ id: 1, quantity: 3 }), choice({ id: 2 })], maximum: 2 }),
      1,
    ],
    [
      'fixed quantities leave a gap below the maximum',
      dishes(0, { maximum: 3, attrs: [choice({ id: 1, quantity: 2 }), choice({ id: 2, quantity: 2 })] }),
      2,
    ],
    [
      'two smallest quantities do not fit into the maximum',
      counted([], { minimum: 5, maximum: 5, attrs: [1, 2].map((id) => choice({ id, minimum: 3, maximum: 3 })) }),
      3,
    ],
  ])('returns the number of missing choices if %s', (_title, one, missing) => {
    expect(missingChoices(one)).toBe(missing);
  });

  it.each([
    ['incomplete', dishes(1), false],
    ['complete', dishes(4), true],
    ['empty', dishes(0), true],
    ['required and empty', dishes(0, { is_required: true }), false],
    ['required and incomplete', dishes(3, { is_required: true }), false],
    ['incomplete and read-only', dishes(1, { is_read_only: true }), true],
  ])('an optional checkbox with a minimum is %s: valid %p', (_title, one, expected) => {
    expect(isKitValid(kit(one))).toBe(expected);
  });

  it('a minimum is lowered to the largest sum that some choices can have together', () => {
    const few = fc.integer({ min: 0, max: 5 });
    const one = fc.record({ quantity: few, minimum: few, maximum: few });
    const box = fc.record({
      choices: fc.array(one, { maxLength: 5 }),
      maximum: few,
      count: few,
      isCounted: fc.boolean(),
    });
    fc.assert(
      fc.property(box, ({ choices, maximum, count, isCounted }) => {
        const attrs = choices.map((each, id) => choice({ id, ...each }));
        const code = isCounted ? ('quantity' as const) : null;
        const asked = checkbox({ minimum: 99, maximum, max_checked_attrs_count: count, pcode_id: code, attrs });
        let best = 0;
        for (let chosen = 1; chosen < 2 ** attrs.length; chosen++) {
          const ticked = attrs.filter((_, index) => (chosen >> index) & 1);
          const least = ticked.map((each) => Math.max(1, (isCounted ? each.minimum : each.quantity) ?? 0));
          const most = ticked.map((each, index) => (isCounted ? each.maximum || 999 : (least[index] ?? 0)));
          const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
          const isPossible =
            ticked.length <= (count || 99) &&
            sum(least) <= (maximum || 9999) &&
            least.every((number, index) => number <= (most[index] ?? 0));
          if (isPossible) best = Math.max(best, Math.min(maximum || 9999, sum(most)));
        }
        expect(leastTicked(asked)).toBe(Math.min(99, best));
      }),
      { numRuns: 3000 },
    );
  });

  it('a minimum can always be reached by ticking', () => {
    fc.assert(
      fc.property(anyKit, (any) => {
        for (const box of any.properties.filter(({ ptype_id }) => ptype_id === 'checkbox')) {
          // Ticking from the first on would miss the best choices when they count more than one, so this test resets them.
          const one = {
            ...box,
            attrs: box.attrs.map((each) => ({ ...each, checked: false, quantity: null, minimum: null })),
          };
          let filled = kit(one);
          const roomFirst = [...one.attrs].sort((a, b) => (b.maximum || 99) - (a.maximum || 99));
          for (const { id } of roomFirst) {
            filled = setChoiceQuantity(
              tickChoice(filled, one.id, id, true),
              one.id,
              id,
              one.pcode_id === 'quantity' ? 99 : 1,
            );
          }
          expect(missingChoices(first(filled))).toBe(0);
        }
      }),
      { numRuns: 5000 },
    );
  });
});
