import fc from 'fast-check';
import { anyKit } from '@/tests/builders/arbitrary';
import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/kit';
import { isAnswered } from './answered';
import type { Kit, Option } from './kit';
import {
  canDecrease,
  canIncrease,
  chooseChoice,
  cleanKit,
  hasOptions,
  invalidOptions,
  isChoiceDisabled,
  isKitValid,
  isOptionShown,
  minimumOf,
  missingChoices,
  setChoiceQuantity,
  setOptionValue,
  tickChoice,
  withoutBanknotes,
} from './options';

const first = (from: Kit): Option => from.properties[0] ?? option();
const ticked = (id: number, quantity: number | null = null) => choice({ id, checked: true, quantity });

describe('choosing in a select', () => {
  it('keeps the choice’s id exactly as the hotel gave it', () => {
    const sizes = kit(select({ attrs: [choice({ id: 1 }), choice({ id: 2 })] }));
    expect(first(chooseChoice(sizes, 1, '2')).value).toBe(2);
  });

  it('changes nothing for a choice or an option that is not there', () => {
    const sizes = kit(select({ attrs: [choice({ id: 1 })] }));
    expect(chooseChoice(sizes, 1, 9)).toBe(sizes);
    expect(chooseChoice(sizes, 9, 1)).toBe(sizes);
  });

  it('leaves the kit before as it was', () => {
    const sizes = kit(select({ attrs: [choice({ id: 1 })] }));
    chooseChoice(sizes, 1, 1);
    expect(first(sizes).value).toBeNull();
  });
});

describe('ticking in a checkbox', () => {
  const toppings = kit(checkbox({ attrs: [choice({ id: 1 }), choice({ id: 2 })] }));

  it('makes the value "checked" with the first tick and null with the last one gone', () => {
    const one = tickChoice(toppings, 1, 1, true);
    const both = tickChoice(one, 1, 2, true);
    expect(first(one).value).toBe('checked');
    expect(first(tickChoice(both, 1, 1, false)).value).toBe('checked');
    expect(first(tickChoice(one, 1, 1, false)).value).toBeNull();
  });

  it('starts a choice with a stepper at its minimum and forgets the quantity with the tick', () => {
    const stepped = kit(checkbox({ pcode_id: 'quantity', attrs: [choice({ id: 1, minimum: 2 })] }));
    const chosen = tickChoice(stepped, 1, 1, true);
    expect(first(chosen).attrs[0]).toMatchObject({ checked: true, quantity: 2 });
    expect(first(tickChoice(chosen, 1, 1, false)).attrs[0]).toMatchObject({ checked: false, quantity: null });
  });

  it('is refused where the choice is disabled', () => {
    const full = kit(checkbox({ maximum: 1, value: 'checked', attrs: [ticked(1), choice({ id: 2 })] }));
    expect(tickChoice(full, 1, 2, true)).toBe(full);
  });
});

describe('a choice of a checkbox', () => {
  it.each([
    ['free below the maximum', { maximum: 3, attrs: [ticked(1, 2), choice({ id: 9 })] }, false],
    ['disabled once the ticked quantities reach it', { maximum: 3, attrs: [ticked(1, 3), choice({ id: 9 })] }, true],
    ['free when the maximum is 0', { maximum: 0, attrs: [ticked(1, 3), choice({ id: 9 })] }, false],
    ['free when there is no maximum', { attrs: [ticked(1, 3), choice({ id: 9 })] }, false],
    [
      'disabled once as many as allowed are ticked',
      { max_checked_attrs_count: 1, attrs: [ticked(1), choice({ id: 9 })] },
      true,
    ],
    [
      'free when any number may be ticked',
      { max_checked_attrs_count: 0, attrs: [ticked(1), choice({ id: 9 })] },
      false,
    ],
    ['free when it is ticked itself', { maximum: 3, max_checked_attrs_count: 1, attrs: [ticked(9, 3)] }, false],
    [
      'disabled when its minimum would pass the maximum',
      { pcode_id: 'quantity', maximum: 3, attrs: [ticked(1, 2), choice({ id: 9, minimum: 2 })] },
      true,
    ],
    [
      'disabled when its minimum is above its own maximum, so that no quantity is right',
      { pcode_id: 'quantity', attrs: [choice({ id: 9, minimum: 3, maximum: 2 })] },
      true,
    ],
    [
      'disabled when its minimum alone would pass the maximum',
      { pcode_id: 'quantity', maximum: 2, attrs: [choice({ id: 9, minimum: 3 })] },
      true,
    ],
    [
      'free when its minimum just reaches the maximum',
      { pcode_id: 'quantity', maximum: 3, attrs: [choice({ id: 9, minimum: 3 })] },
      false,
    ],
    [
      'disabled when the quantity that the hotel gave it would pass the maximum',
      { maximum: 2, attrs: [choice({ id: 9, quantity: 3 })] },
      true,
    ],
    [
      'free with such limits where nothing is counted',
      { maximum: 2, attrs: [choice({ id: 9, minimum: 3, maximum: 2 })] },
      false,
    ],
  ] as const)('is %s', (_title, parts, expected) => {
    const box = checkbox(parts);
    const last = box.attrs.at(-1) ?? choice();
    expect(isChoiceDisabled(box, last)).toBe(expected);
  });

  it.each([
    [null, 1],
    [0, 1],
    [3, 3],
  ])('with minimum %p begins at %p', (minimum, expected) => {
    expect(minimumOf(choice({ minimum }))).toBe(expected);
  });

  it('steps up to its own maximum and to what the option leaves, and down to its minimum', () => {
    const own = { ...ticked(1, 2), maximum: 2 };
    const other = ticked(2, 2);
    expect(canIncrease(checkbox({ attrs: [own, other] }), own)).toBe(false);
    expect(canIncrease(checkbox({ attrs: [own, other] }), other)).toBe(true);
    expect(canIncrease(checkbox({ maximum: 4, attrs: [own, other] }), other)).toBe(false);
    expect(canIncrease(checkbox({ attrs: [choice()] }), choice())).toBe(false);
    expect(canDecrease(other)).toBe(true);
    expect(canDecrease({ ...other, minimum: 2 })).toBe(false);
  });

  it.each([
    ['what is asked for', 2, 2],
    ['its own maximum', 9, 5],
    ['its minimum', 0, 1],
    ['what it had, for what is no number', Number.NaN, 1],
  ])('gets %s', (_title, asked, expected) => {
    const box = kit(checkbox({ pcode_id: 'quantity', attrs: [{ ...ticked(1, 1), maximum: 5 }] }));
    expect(first(setChoiceQuantity(box, 1, 1, asked)).attrs[0]?.quantity).toBe(expected);
  });

  it('gets no more than the option’s maximum leaves beside the others', () => {
    const box = kit(checkbox({ maximum: 4, attrs: [ticked(1, 1), ticked(2, 1)] }));
    expect(first(setChoiceQuantity(box, 1, 1, 9)).attrs[0]?.quantity).toBe(3);
  });

  it('that the hotel has ticked keeps to a maximum below its minimum', () => {
    const own = { ...ticked(1, 1), minimum: 3, maximum: 2 };
    const box = kit(checkbox({ pcode_id: 'quantity', attrs: [own] }));
    expect(first(setChoiceQuantity(box, 1, 1, 9)).attrs[0]?.quantity).toBe(2);
  });

  it('has no quantity while it is not ticked', () => {
    const box = kit(checkbox({ attrs: [choice({ id: 1 })] }));
    expect(setChoiceQuantity(box, 1, 1, 3)).toBe(box);
  });

  it('never passes a limit, whatever is tapped in whatever order', () => {
    const taps = fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 4 }), tick: fc.boolean(), quantity: fc.integer({ min: -2, max: 12 }) }),
      { maxLength: 30 },
    );
    const limits = fc.record({
      maximum: fc.option(fc.integer({ min: 0, max: 8 }), { nil: null }),
      max_checked_attrs_count: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
      each: fc.integer({ min: 0, max: 5 }),
      least: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(limits, taps, ({ maximum, max_checked_attrs_count, each, least }, steps) => {
        const attrs = [1, 2, 3, 4].map((id) => choice({ id, minimum: least, maximum: each }));
        let box = kit(checkbox({ pcode_id: 'quantity', maximum, max_checked_attrs_count, attrs }));
        for (const { id, tick, quantity } of steps) {
          box = setChoiceQuantity(tickChoice(box, 1, id, tick), 1, id, quantity);
        }
        const chosen = first(box).attrs.filter(({ checked }) => checked);
        const quantities = chosen.map(({ quantity }) => quantity ?? 1);
        const total = quantities.reduce((sum, quantity) => sum + quantity, 0);
        expect(quantities.filter((quantity) => quantity < Math.max(1, least))).toEqual([]);
        if (each) expect(quantities.filter((quantity) => quantity > each)).toEqual([]);
        if (maximum) expect(total).toBeLessThanOrEqual(maximum);
        if (max_checked_attrs_count) expect(chosen.length).toBeLessThanOrEqual(max_checked_attrs_count);
        expect(first(box).value).toBe(chosen.length > 0 ? 'checked' : null);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('whether a product has options', () => {
  const full = kit(option());
  it.each([
    [12, full, true],
    ['12', full, true],
    [0, full, false],
    [null, full, false],
    [12, kit(), false],
    [12, null, false],
  ])('with kit id %p', (property_kit_id, property, expected) => {
    expect(hasOptions({ property_kit_id, property })).toBe(expected);
  });
});

describe('an option that is required', () => {
  const required = (parts: Parameters<typeof option>[0]) => option({ is_required: true, ...parts });
  const phone = (value: string) => required({ pcode_id: 'phone_number', value });

  it.each([
    ['no value', required({ value: null }), false],
    ['an empty value', required({ value: '' }), false],
    ['only blanks', required({ value: '   ' }), false],
    ['a text', required({ value: 'Ana' }), true],
    ['an empty list of dates', required({ ptype_id: 'calendar', value: [] }), false],
    ['a date', required({ ptype_id: 'calendar', value: ['2026-11-20'] }), true],
    ['no slot', scheduled({ is_required: true, value: [] }), false],
    ['a slot', scheduled({ is_required: true, value: ['2026-11-20 10:00'] }), true],
    ['a chosen choice', select({ is_required: true, value: 1, attrs: [choice({ id: 1 })] }), true],
    ['a choice that is none', select({ is_required: true, value: 8, attrs: [choice({ id: 1 })] }), false],
    ['a tick', checkbox({ is_required: true, value: 'checked', attrs: [ticked(1)] }), true],
    ['a value without a tick', checkbox({ is_required: true, value: 'checked', attrs: [choice()] }), false],
    ['half a slot time', required({ ptype_id: 'slottime', value: { date: '2026-11-20', timeStart: '' } }), false],
    ['a whole slot time', required({ ptype_id: 'slottime', value: { date: '2026-11-20', timeStart: '10:00' } }), true],
    ['a phone number of nine signs', phone('123456789'), false],
    ['a phone number of ten signs', phone('1234567890'), true],
    ['ten signs of which one is a dash', phone('123456-789'), false],
    ['ten signs of which one is a blank', phone('123456 789'), false],
    ['a whole number as its mask writes it', phone('+1202-555-0123'), true],
  ])('with %s: valid %p', (_title, one, expected) => {
    expect(isKitValid(kit(one))).toBe(expected);
  });

  it('asks again for a phone number that no country has, once the countries are known', () => {
    const asked = kit(phone('+34-12345678901'));
    expect(isKitValid(asked)).toBe(true);
    expect(isKitValid(asked, { isPhonePossible: () => true })).toBe(true);
    expect(invalidOptions(asked, { isPhonePossible: (number) => number !== '+34-12345678901' })).toEqual([1]);
  });

  it('is not missing where a kit has no options', () => {
    expect(isKitValid(null)).toBe(true);
    expect(isKitValid(kit())).toBe(true);
  });

  it('is named by its id, in the order of the form', () => {
    const form = kit(required({ id: 4 }), option({ id: 5 }), required({ id: '6' }), required({ id: 7, value: 'x' }));
    expect(invalidOptions(form)).toEqual([4, '6']);
  });
});

describe('an option that need not be answered', () => {
  const phone = (parts: Parameters<typeof option>[0]) => option({ pcode_id: 'phone_number', ...parts });

  it.each([
    ['no answer', option(), true],
    ['no choice', select(), true],
    ['no tick', checkbox(), true],
    ['no phone number', phone({ value: null }), true],
    ['an empty phone number', phone({ value: '' }), true],
    ['half a phone number', phone({ value: '+34-612' }), false],
    ['a whole phone number', phone({ value: '+34-612-345-678' }), true],
    ['half a phone number that only the hotel can change', phone({ value: '+34-612', is_read_only: true }), true],
  ])('with %s: valid %p', (_title, one, expected) => {
    expect(isKitValid(kit(one))).toBe(expected);
  });

  it('takes no phone number that no country has, once the countries are known', () => {
    const answered = kit(phone({ id: 4, value: '+34-12345678901' }));
    expect(invalidOptions(answered)).toEqual([]);
    expect(invalidOptions(answered, { isPhonePossible: () => false })).toEqual([4]);
  });

  it('is never named while it is empty', () => {
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
      attrs: quantities.map((quantity, place) =>
        choice({ id: place, checked: quantity > 0, quantity: quantity > 0 ? quantity : null }),
      ),
      ...parts,
    });

  it.each([
    ['one of four is ticked', dishes(1), 3],
    ['three of four are ticked', dishes(3), 1],
    ['four are ticked', dishes(4), 0],
    ['more than the minimum are ticked', dishes(5), 0],
    ['nothing is ticked', dishes(0), 4],
    ['pieces are counted', counted([1, 2, 0]), 1],
    ['enough pieces are counted', counted([3, 1]), 0],
    ['the minimum is null', dishes(1, { minimum: null }), 0],
    ['the minimum is 0', dishes(1, { minimum: 0 }), 0],
    ['the option is no checkbox', select({ minimum: 4, attrs: [choice()] }), 0],
    ['the minimum is above the maximum', dishes(1, { maximum: 2 }), 1],
    ['the minimum is above the number of ticks allowed', dishes(1, { max_checked_attrs_count: 3 }), 2],
    ['there are fewer choices than the minimum', dishes(1, { minimum: 9 }), 4],
    [
      'choices can be had only once each',
      counted([1, 0], { attrs: [choice({ maximum: 1 }), choice({ id: 2, maximum: 2 })] }),
      3,
    ],
    [
      'a choice can never be ticked',
      dishes(0, { attrs: [choice({ id: 1, quantity: 3 }), choice({ id: 2 })], maximum: 2 }),
      1,
    ],
  ])('is short when %s: %#', (_title, one, missing) => {
    expect(missingChoices(one)).toBe(missing);
  });

  it.each([
    ['short', dishes(1), false],
    ['complete', dishes(4), true],
    ['left empty', dishes(0), true],
    ['required and empty', dishes(0, { is_required: true }), false],
    ['required and short', dishes(3, { is_required: true }), false],
    ['short, and only the hotel can change it', dishes(1, { is_read_only: true }), true],
  ])('that is %s: valid %p', (_title, one, expected) => {
    expect(isKitValid(kit(one))).toBe(expected);
  });

  it('can always be filled up by ticking', () => {
    fc.assert(
      fc.property(anyKit, (any) => {
        for (const box of any.properties.filter(({ ptype_id }) => ptype_id === 'checkbox')) {
          // With quantities above 1 that nobody can change, a sum can be out of reach in other ways.
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

describe('banknotes', () => {
  const purse = option({ is_required: true, pcode_id: 'banknotes', extra: { hotel_payment_type_ids: [3] } });

  it.each([
    ['cash that it belongs to', { paymentType: 'cash', paymentId: '3' }, true, false],
    ['another cash payment', { paymentType: 'cash', paymentId: 4 }, false, true],
    ['a payment that is not cash', { paymentType: 'online', paymentId: 3 }, true, true],
    ['no payment', { paymentType: null, paymentId: null }, false, true],
  ])('with %s', (_title, context, shown, valid) => {
    expect(isOptionShown(purse, context)).toBe(shown);
    expect(isKitValid(kit(purse), context)).toBe(valid);
  });

  it('go with nothing else of the kit', () => {
    const before = kit({ ...purse, value: '50' }, option({ id: 2, value: 'Ana' }));
    expect(withoutBanknotes(before).properties.map(({ value }) => value)).toEqual([null, 'Ana']);
    const none = kit(option({ value: 'Ana' }));
    expect(withoutBanknotes(none)).toBe(none);
  });
});

describe('a clean kit', () => {
  it('has no answers, but keeps what only the hotel can write', () => {
    const answered = kit(
      option({ id: 1, value: 'Ana' }),
      option({ id: 2, value: 'Main building', is_read_only: true }),
      checkbox({ id: 3, pcode_id: 'quantity', value: 'checked', attrs: [ticked(1, 4)] }),
    );
    const clean = cleanKit(answered);
    expect(clean.properties.map(({ value }) => value)).toEqual([null, 'Main building', null]);
    expect(clean.properties[2]?.attrs[0]).toMatchObject({ checked: false, quantity: null });
  });

  it('keeps what the hotel has ticked for every guest', () => {
    const fixed = checkbox({ is_read_only: true, value: 'checked', attrs: [ticked(1)] });
    expect(cleanKit(kit(fixed)).properties).toEqual([fixed]);
  });
});

it('a text is written as it is and can be taken back', () => {
  const form = kit(option({ id: 1 }));
  const written = setOptionValue(form, '1', '  Ana ');
  expect(first(written).value).toBe('  Ana ');
  expect(first(setOptionValue(written, 1, null)).value).toBeNull();
});
