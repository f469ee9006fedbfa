import fc from 'fast-check';
import { checkbox, choice, kit, option, select } from '@/tests/builders/kit';
import type { Kit, Option } from './kit';
import {
  canDecrease,
  canIncrease,
  chooseChoice,
  hasOptions,
  isChoiceDisabled,
  minimumOf,
  offeredKit,
  setChoiceQuantity,
  setOptionValue,
  tickChoice,
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

  it('changes the value of that option and nothing else of the kit', () => {
    const size = select({ id: 1, title: { en: 'Size' }, is_required: true, attrs: [choice({ id: 1 })] });
    const note = option({ id: 2, value: 'No ice' });
    expect(chooseChoice(kit(note, size), 1, 1)).toEqual(kit(note, { ...size, value: 1 }));
    expect(setOptionValue(kit(note, size), 2, null)).toEqual(kit({ ...note, value: null }, size));
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

  it('keeps the quantity of a choice that is ticked again, and the one that the hotel gave where nothing is counted', () => {
    const counted = kit(checkbox({ pcode_id: 'quantity', value: 'checked', attrs: [ticked(1, 4)] }));
    expect(tickChoice(counted, 1, 1, true)).toBe(counted);
    const given = kit(checkbox({ attrs: [choice({ id: 1, quantity: 3 })] }));
    expect(first(tickChoice(given, 1, 1, true)).attrs).toEqual([ticked(1, 3)]);
  });

  it('changes nothing for a choice that is not there', () => {
    expect(tickChoice(toppings, 1, 9, true)).toBe(toppings);
    expect(setChoiceQuantity(toppings, 1, 9, 2)).toBe(toppings);
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
    ['disabled by the whole part of a maximum', { maximum: 2.5, attrs: [ticked(1, 2), choice({ id: 9 })] }, true],
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

  it('whose own limits say nothing where nothing is counted is free, whatever the hotel counts it for', () => {
    const box = checkbox({ attrs: [choice({ id: 9, quantity: 3, maximum: 2 })] });
    expect(isChoiceDisabled(box, box.attrs[0] ?? choice())).toBe(false);
  });

  it.each([
    [null, 1],
    [0, 1],
    [3, 3],
    [2.5, 2],
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
    expect(canDecrease({ ...other, checked: false })).toBe(false);
  });

  it.each([
    ['what is asked for', 2, 2],
    ['whole pieces', 2.9, 2],
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
    [1, full, true],
    ['12', full, true],
    [0, full, false],
    [null, full, false],
    [12, kit(), false],
    [12, null, false],
  ])('with kit id %p', (property_kit_id, property, expected) => {
    expect(hasOptions({ property_kit_id, property })).toBe(expected);
    expect(offeredKit({ property_kit_id, property })).toBe(expected ? property : null);
  });
});

it('a text is written as it is and can be taken back', () => {
  const form = kit(option({ id: 1 }));
  const written = setOptionValue(form, '1', '  Ana ');
  expect(first(written).value).toBe('  Ana ');
  expect(first(setOptionValue(written, 1, null)).value).toBeNull();
});
