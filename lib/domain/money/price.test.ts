import fc from 'fast-check';
import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { anyAmount, anyKit } from '@/tests/builders/generated/arbitrary';
import { quantityOf } from '../options/choice-quantity';
import { withoutAnswers } from '../options/clean-kit';
import { decimalLineTotal, fastOrderKit, lineTotal, priceFrom, scheduledOption, unitPrice } from './price';
import { choiceLabel } from './price-label';

const sizes = [choice({ id: 1, price: 2 }), choice({ id: 2, price: 3.5 })];
const extras = [choice({ id: 1, price: 1.5, checked: true, quantity: 2 }), choice({ id: 2, price: 4 })];

describe('unitPrice in the sheet', () => {
  it.each([
    ['a product without options costs its own price', null, 10000],
    ['a select adds the price of the chosen choice', kit(select({ value: 2, attrs: sizes })), 13500],
    [
      'a select multiplies the price by the choice’s own quantity',
      kit(select({ value: 9, attrs: [choice({ id: 9, price: 2, quantity: 3 })] })),
      16000,
    ],
    ['a select finds its choice by an id that is a text', kit(select({ value: '2', attrs: sizes })), 13500],
    ['an unanswered select adds nothing', kit(select({ attrs: sizes })), 10000],
    ['a select whose value is not one of its choices adds nothing', kit(select({ value: 99, attrs: sizes })), 10000],
    [
      'a checkbox adds the prices of ticked choices times their quantities',
      kit(checkbox({ value: 'checked', attrs: extras })),
      13000,
    ],
    ['a checkbox counts its ticks and ignores its value', kit(checkbox({ value: null, attrs: extras })), 13000],
    [
      'a checkbox with free ticked choices adds its own price',
      kit(checkbox({ value: 'checked', price: 2.2, attrs: [choice({ checked: true })] })),
      12200,
    ],
    [
      'a checkbox with priced ticked choices does not add its own price',
      kit(checkbox({ value: 'checked', price: 2.2, attrs: extras })),
      13000,
    ],
    ['an unticked checkbox adds nothing', kit(checkbox({ price: 2.2, attrs: [choice()] })), 10000],
    ['an answered text option adds its price', kit(option({ value: 'Happy birthday', price: 5 })), 15000],
    ['a text option with only spaces as answer adds nothing', kit(option({ value: '   ', price: 5 })), 10000],
    ['an option with a negative price of its own adds nothing', kit(option({ value: 'x', price: -5 })), 10000],
    [
      'a choice with a negative price reduces the price',
      kit(select({ value: 1, attrs: [choice({ id: 1, price: -2 })] })),
      8000,
    ],
    ['a choice cannot reduce the price below 0', kit(select({ value: 1, attrs: [choice({ id: 1, price: -20 })] })), 0],
    ['an option of price type none adds nothing', kit(option({ value: 'x', price: 5, price_type_id: 'none' })), 10000],
    [
      'an option without a price type adds its price',
      kit(option({ value: 'x', price: 5, price_type_id: null })),
      15000,
    ],
    ['a replace option sets the base to 0', kit(select({ value: 2, price_type_id: 'replace', attrs: sizes })), 3500],
    [
      'a replace option after a plus option sets the base to 0',
      kit(
        option({ id: 1, value: 'x', price: 5, price_type_id: 'plus' }),
        select({ id: 2, value: 2, price_type_id: 'replace', attrs: sizes }),
      ),
      8500,
    ],
    ['an unanswered replace option keeps the base', kit(select({ price_type_id: 'replace', attrs: sizes })), 10000],
    [
      'a replace option whose value is not one of its choices keeps the base',
      kit(select({ value: 77, price_type_id: 'replace', attrs: sizes })),
      10000,
    ],
    [
      'a calendar option adds its price once for several dates',
      kit(option({ ptype_id: 'calendar', value: ['2026-11-20', '2026-11-21'], price: 3 })),
      13000,
    ],
    [
      'a calendar option with an empty list adds nothing',
      kit(option({ ptype_id: 'calendar', value: [], price: 3 })),
      10000,
    ],
  ])('%s', (_title, property, expected) => {
    expect(unitPrice({ price: 10, property })).toBe(expected);
  });

  it('scheduledOption returns the first of several scheduled options', () => {
    const [first, second] = [scheduled({ id: 1 }), scheduled({ id: 2 })];
    expect(scheduledOption({ property: kit(option({ id: 3 }), first, second) })).toBe(first);
  });

  it.each([
    ['nothing before a slot is chosen', scheduled(), 0],
    ['its own price for each chosen slot', scheduled({ value: ['2026-11-20 10:00', '2026-11-20 11:00'] }), 20000],
    [
      'its own price for a slot of price type replace',
      scheduled({ value: ['2026-11-20 10:00'], price_type_id: 'replace' }),
      10000,
    ],
    ['nothing for a slot of price type none', scheduled({ value: ['2026-11-20 10:00'], price_type_id: 'none' }), 0],
  ])('a bookable product costs %s', (_title, slots, expected) => {
    expect(unitPrice({ price: 10, property: kit(slots) })).toBe(expected);
  });
});

describe('unitPrice in the fast order', () => {
  it.each([
    ['an option without a price type adds nothing in the fast order', option({ value: 'x', price: 5 }), 10000],
    [
      'an option of type plus adds its price in the fast order',
      option({ value: 'x', price: 5, price_type_id: 'plus' }),
      15000,
    ],
    [
      'an option of type replace replaces the base in the fast order',
      select({ value: 2, price_type_id: 'replace', attrs: sizes }),
      3500,
    ],
    [
      'a chosen slot without a price type is charged in the fast order',
      scheduled({ value: ['2026-11-20 10:00'] }),
      10000,
    ],
    [
      'a text option with the code of slots and no price type adds nothing in the fast order',
      option({ value: 'x', price: 5, pcode_id: 'scheduled' }),
      10000,
    ],
  ])('%s', (_title, answered, expected) => {
    expect(unitPrice({ price: 10, property: fastOrderKit(kit(answered)) })).toBe(expected);
  });
});

describe('fastOrderKit', () => {
  it('gives options without a price type the type none, except slots', () => {
    const asked = kit(select({ id: 3, is_required: true, attrs: [choice({ price: 4 })] }), scheduled({ id: 4 }));
    const [sizesAsked, slots] = fastOrderKit(asked).properties;
    expect(fastOrderKit(asked)).toEqual(
      kit(...asked.properties.map((one) => (one.id === 3 ? { ...one, price_type_id: 'none' as const } : one))),
    );
    expect(slots?.price_type_id).toBeNull();
    expect(sizesAsked && choiceLabel(sizesAsked, sizesAsked.attrs[0] ?? choice())).toEqual({ kind: 'none' });
  });

  it('keeps slots and options with a price type unchanged', () => {
    const priced = kit(
      scheduled(),
      option({ id: 2, price_type_id: 'plus' }),
      option({ id: 3, price_type_id: 'replace' }),
    );
    expect(fastOrderKit(priced)).toEqual(priced);
  });

  it('applying fastOrderKit twice has the same result as applying it once', () => {
    fc.assert(
      fc.property(anyKit, (property) => expect(fastOrderKit(fastOrderKit(property))).toEqual(fastOrderKit(property))),
    );
  });
});

describe('quantityOf', () => {
  it.each([
    [null, 1],
    [0, 1],
    [-2, 1],
    [3, 3],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('a choice with quantity %p counts as %p pieces', (quantity, expected) => {
    expect(quantityOf(choice({ quantity }))).toBe(expected);
  });
});

describe('lineTotal', () => {
  it('multiplies price and quantity without floating-point errors', () => {
    expect(lineTotal({ price: 0.1, property: null }, 3)).toBe(300);
    expect(decimalLineTotal({ price: 1.235, property: null }, 3)).toBe(3.705);
    expect(decimalLineTotal({ price: 1205, property: null }, 3)).toBe(3615);
    expect(lineTotal({ price: 1.1, property: kit(option({ value: 'x', price: 2.2 })) }, 3)).toBe(9900);
  });

  it('charges each booked slot once, independent of the line’s quantity', () => {
    const property = kit(scheduled({ value: ['2026-11-20 10:00', '2026-11-20 11:00', '2026-11-20 12:00'] }));
    expect(lineTotal({ price: 10, property }, 3)).toBe(30000);
  });

  it.each([-1, 0, Number.NaN, Number.POSITIVE_INFINITY])('a line with quantity %p costs 0', (quantity) => {
    expect(lineTotal({ price: 10, property: null }, quantity)).toBe(0);
  });

  it('the line total is a non-negative whole number for any kit and any quantity', () => {
    fc.assert(
      fc.property(anyAmount, anyKit, anyAmount, fc.boolean(), (price, kitInSheet, pieces, isFastOrder) => {
        const property = isFastOrder ? fastOrderKit(kitInSheet) : kitInSheet;
        const total = lineTotal({ price, property }, pieces);
        expect(Number.isInteger(total)).toBe(true);
        expect(Object.is(total, -0) || total < 0).toBe(false);
      }),
      { numRuns: 10_000 },
    );
  });

  it('the line total is the unit price times the quantity, or the unit price alone if slots are booked', () => {
    fc.assert(
      fc.property(anyAmount, anyKit, fc.integer({ min: 1, max: 99 }), (price, property, pieces) => {
        const factor = scheduledOption({ property }) === null ? pieces : 1;
        expect(lineTotal({ price, property }, pieces)).toBe(unitPrice({ price, property }) * factor);
      }),
      { numRuns: 2000 },
    );
  });

  it('the unit price is the product’s own price if no option is answered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), anyKit, (cents, any) => {
        const property = withoutAnswers({
          ...any,
          properties: any.properties.map((one) => ({ ...one, is_read_only: false })),
        });
        fc.pre(scheduledOption({ property }) === null);
        expect(unitPrice({ price: cents / 100, property })).toBe(cents * 10);
      }),
      { numRuns: 2000 },
    );
  });

  it('the unit price does not depend on the order of the options', () => {
    fc.assert(
      fc.property(anyAmount, anyKit, (price, property) => {
        const turned = { ...property, properties: [...property.properties].reverse() };
        const there = unitPrice({ price, property });
        // Sums beyond the safe integers depend on the order of additions.
        fc.pre(there < Number.MAX_SAFE_INTEGER);
        expect(unitPrice({ price, property: turned })).toBe(there);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('priceFrom', () => {
  const slots = (value: readonly string[] | null = null) => scheduled({ id: 7, value });
  it.each([
    ['a product without options has none', null, null],
    ['a product without slots has none', kit(select({ attrs: sizes })), null],
    ['slots that are chosen have none', kit(slots(['2026-06-18 10:00:00'])), null],
    ['one slot costs the price of the product', kit(slots()), 10000],
    ['a chosen extra counts', kit(slots(), select({ id: 8, value: 2, attrs: sizes })), 13500],
    ['an unanswered extra does not count', kit(slots(), select({ id: 8, attrs: sizes })), 10000],
    ['slots that are free of charge', kit(scheduled({ id: 7, price_type_id: 'none' })), 0],
  ])('%s', (_case, property, expected) => {
    expect(priceFrom({ price: 10, property })).toBe(expected);
  });
});
