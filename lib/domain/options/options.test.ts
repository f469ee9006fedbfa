import fc from 'fast-check';
import { checkbox, choice, kit, option, select } from '@/tests/builders/catalogue/kit';
import type { Kit, Option } from './kit';
import {
  canDecrease,
  canIncrease,
  chooseChoice,
  hasOptions,
  isChoiceDisabled,
  minimumQuantity,
  offeredKit,
  setChoiceQuantity,
  setOptionValue,
  tickChoice,
} from './options';

const first = (from: Kit): Option => from.properties[0] ?? option();
const ticked = (id: number, quantity: number | null = null) => choice({ id, checked: true, quantity });

describe('chooseChoice and setOptionValue', () => {
  it('stores the choice’s id as the hotel sent it', () => {
    const sizes = kit(select({ attrs: [choice({ id: 1 }), choice({ id: 2 })] }));
    expect(first(chooseChoice(sizes, 1, '2')).value).toBe(2);
  });

  it('changes nothing if the choice or the option does not exist', () => {
    const sizes = kit(select({ attrs: [choice({ id: 1 })] }));
    expect(chooseChoice(sizes, 1, 9)).toBe(sizes);
    expect(chooseChoice(sizes, 9, 1)).toBe(sizes);
  });

  it('changes the value of one option only', () => {
    const size = select({ id: 1, title: { en: 'Size' }, is_required: true, attrs: [choice({ id: 1 })] });
    const note = option({ id: 2, value: 'No ice' });
    expect(chooseChoice(kit(note, size), 1, 1)).toEqual(kit(note, { ...size, value: 1 }));
    expect(setOptionValue(kit(note, size), 2, null)).toEqual(kit({ ...note, value: null }, size));
  });

  it('does not modify the previous kit', () => {
    const sizes = kit(select({ attrs: [choice({ id: 1 })] }));
    chooseChoice(sizes, 1, 1);
    expect(first(sizes).value).toBeNull();
  });
});

describe('tickChoice', () => {
  const toppings = kit(checkbox({ attrs: [choice({ id: 1 }), choice({ id: 2 })] }));

  it('sets the value to checked with the first tick and to null without ticks', () => {
    const one = tickChoice(toppings, 1, 1, true);
    const both = tickChoice(one, 1, 2, true);
    expect(first(one).value).toBe('checked');
    expect(first(tickChoice(both, 1, 1, false)).value).toBe('checked');
    expect(first(tickChoice(one, 1, 1, false)).value).toBeNull();
  });

  it('sets the quantity of a choice with a stepper to its minimum, and to null when it is unticked', () => {
    const stepped = kit(checkbox({ pcode_id: 'quantity', attrs: [choice({ id: 1, minimum: 2 })] }));
    const chosen = tickChoice(stepped, 1, 1, true);
    expect(first(chosen).attrs[0]).toMatchObject({ checked: true, quantity: 2 });
    expect(first(tickChoice(chosen, 1, 1, false)).attrs[0]).toMatchObject({ checked: false, quantity: null });
  });

  it('keeps the quantity of a choice that is already ticked, and the hotel’s quantity without a stepper', () => {
    const counted = kit(checkbox({ pcode_id: 'quantity', value: 'checked', attrs: [ticked(1, 4)] }));
    expect(tickChoice(counted, 1, 1, true)).toBe(counted);
    const given = kit(checkbox({ attrs: [choice({ id: 1, quantity: 3 })] }));
    expect(first(tickChoice(given, 1, 1, true)).attrs).toEqual([ticked(1, 3)]);
  });

  it('changes nothing if the choice does not exist', () => {
    expect(tickChoice(toppings, 1, 9, true)).toBe(toppings);
    expect(setChoiceQuantity(toppings, 1, 9, 2)).toBe(toppings);
  });

  it('does not tick a disabled choice', () => {
    const full = kit(checkbox({ maximum: 1, value: 'checked', attrs: [ticked(1), choice({ id: 2 })] }));
    expect(tickChoice(full, 1, 2, true)).toBe(full);
  });
});

describe('limits of a checkbox’s choices', () => {
  it.each([
    ['enabled below the maximum', { maximum: 3, attrs: [ticked(1, 2), choice({ id: 9 })] }, false],
    ['disabled at the maximum', { maximum: 3, attrs: [ticked(1, 3), choice({ id: 9 })] }, true],
    [
      'disabled at the whole part of a fractional maximum',
      { maximum: 2.5, attrs: [ticked(1, 2), choice({ id: 9 })] },
      true,
    ],
    ['enabled if the maximum is 0', { maximum: 0, attrs: [ticked(1, 3), choice({ id: 9 })] }, false],
    ['enabled without a maximum', { attrs: [ticked(1, 3), choice({ id: 9 })] }, false],
    [
      'disabled if the maximum number of choices is ticked',
      { max_checked_attrs_count: 1, attrs: [ticked(1), choice({ id: 9 })] },
      true,
    ],
    [
      'enabled if any number may be ticked',
      { max_checked_attrs_count: 0, attrs: [ticked(1), choice({ id: 9 })] },
      false,
    ],
    ['enabled if it is ticked itself', { maximum: 3, max_checked_attrs_count: 1, attrs: [ticked(9, 3)] }, false],
    [
      'disabled if its minimum would exceed the remaining maximum',
      { pcode_id: 'quantity', maximum: 3, attrs: [ticked(1, 2), choice({ id: 9, minimum: 2 })] },
      true,
    ],
    [
      'disabled if its minimum exceeds its own maximum',
      { pcode_id: 'quantity', attrs: [choice({ id: 9, minimum: 3, maximum: 2 })] },
      true,
    ],
    [
      'disabled if its minimum exceeds the option’s maximum',
      { pcode_id: 'quantity', maximum: 2, attrs: [choice({ id: 9, minimum: 3 })] },
      true,
    ],
    [
      'enabled if its minimum equals the option’s maximum',
      { pcode_id: 'quantity', maximum: 3, attrs: [choice({ id: 9, minimum: 3 })] },
      false,
    ],
    [
      'disabled if the hotel’s quantity exceeds the option’s maximum',
      { maximum: 2, attrs: [choice({ id: 9, quantity: 3 })] },
      true,
    ],
    [
      'enabled despite its own minimum and maximum if the option has no steppers',
      { maximum: 2, attrs: [choice({ id: 9, minimum: 3, maximum: 2 })] },
      false,
    ],
  ] as const)('a choice is %s', (_title, parts, expected) => {
    const box = checkbox(parts);
    const last = box.attrs.at(-1) ?? choice();
    expect(isChoiceDisabled(box, last)).toBe(expected);
  });

  it('ignores a choice’s own limits if the option has no steppers', () => {
    const box = checkbox({ attrs: [choice({ id: 9, quantity: 3, maximum: 2 })] });
    expect(isChoiceDisabled(box, box.attrs[0] ?? choice())).toBe(false);
  });

  it.each([
    [null, 1],
    [0, 1],
    [3, 3],
    [2.5, 2],
  ])('a choice with minimum %p has the minimum quantity %p', (minimum, expected) => {
    expect(minimumQuantity(choice({ minimum }))).toBe(expected);
  });

  it('steps between the minimum and the lower of both maximums', () => {
    const own = { ...ticked(1, 2), maximum: 2 };
    const other = ticked(2, 2);
    expect(canIncrease(checkbox({ attrs: [own, other] }), own)).toBe(false);
    expect(canIncrease(checkbox({ attrs: [own, other] }), other)).toBe(true);
    expect(canIncrease(checkbox({ maximum: 4, attrs: [own, other] }), other)).toBe(false);
    expect(canIncrease(checkbox({ attrs: [choice()] }), choice())).toBe(false);
    expect(canDecrease(other)).toBe(true);
    expect(canDecrease({ ...other, minimum: 2 })).toBe(false);
    expect(canDecrease({ ...other, checked: false })).toBe(false);
  });

  it.each([
    ['the requested quantity', 2, 2],
    ['whole pieces', 2.9, 2],
    ['its own maximum at most', 9, 5],
    ['its minimum at least', 0, 1],
    ['its previous quantity for NaN', Number.NaN, 1],
  ])('sets a choice’s quantity to %s', (_title, asked, expected) => {
    const box = kit(checkbox({ pcode_id: 'quantity', attrs: [{ ...ticked(1, 1), maximum: 5 }] }));
    expect(first(setChoiceQuantity(box, 1, 1, asked)).attrs[0]?.quantity).toBe(expected);
  });

  it('limits a choice’s quantity by what other choices leave of the option’s maximum', () => {
    const box = kit(checkbox({ maximum: 4, attrs: [ticked(1, 1), ticked(2, 1)] }));
    expect(first(setChoiceQuantity(box, 1, 1, 9)).attrs[0]?.quantity).toBe(3);
  });

  it('reduces the quantity of a preset tick to a maximum below its minimum', () => {
    const own = { ...ticked(1, 1), minimum: 3, maximum: 2 };
    const box = kit(checkbox({ pcode_id: 'quantity', attrs: [own] }));
    expect(first(setChoiceQuantity(box, 1, 1, 9)).attrs[0]?.quantity).toBe(2);
  });

  it('ignores the quantity of a choice that is not ticked', () => {
    const box = kit(checkbox({ attrs: [choice({ id: 1 })] }));
    expect(setChoiceQuantity(box, 1, 1, 3)).toBe(box);
  });

  it('never exceeds a limit after any sequence of taps', () => {
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

describe('hasOptions', () => {
  const full = kit(option());
  it.each([
    [12, full, true],
    [1, full, true],
    ['12', full, true],
    [0, full, false],
    [null, full, false],
    [12, kit(), false],
    [12, null, false],
  ])('decides whether a product has options with kit id %p', (property_kit_id, property, expected) => {
    expect(hasOptions({ property_kit_id, property })).toBe(expected);
    expect(offeredKit({ property_kit_id, property })).toBe(expected ? property : null);
  });
});

it('setOptionValue stores a text unchanged and removes it with null', () => {
  const form = kit(option({ id: 1 }));
  const written = setOptionValue(form, '1', '  Ana ');
  expect(first(written).value).toBe('  Ana ');
  expect(first(setOptionValue(written, 1, null)).value).toBeNull();
});
