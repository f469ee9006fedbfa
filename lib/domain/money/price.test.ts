import fc from 'fast-check';
import { anyAmount, anyKit } from '@/tests/builders/arbitrary';
import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/kit';
import { withoutAnswers } from '../options/clean-kit';
import { fastOrderKit, lineTotal, quantityOf, scheduledOption, unitPrice } from './price';
import { choiceLabel } from './price-label';

const sizes = [choice({ id: 1, price: 2 }), choice({ id: 2, price: 3.5 })];
const extras = [choice({ id: 1, price: 1.5, checked: true, quantity: 2 }), choice({ id: 2, price: 4 })];

describe('the price of one piece in the sheet', () => {
  it.each([
    ['a product without options', null, 1000],
    ['a select adds the chosen choice', kit(select({ value: 2, attrs: sizes })), 1350],
    [
      'a select takes the choice’s own quantity',
      kit(select({ value: 9, attrs: [choice({ id: 9, price: 2, quantity: 3 })] })),
      1600,
    ],
    ['an id counts as text or number alike', kit(select({ value: '2', attrs: sizes })), 1350],
    ['an unanswered select adds nothing', kit(select({ attrs: sizes })), 1000],
    ['a choice that is none adds nothing', kit(select({ value: 99, attrs: sizes })), 1000],
    ['a checkbox adds what is ticked, times its quantity', kit(checkbox({ value: 'checked', attrs: extras })), 1300],
    ['a checkbox counts by its ticks, whatever its value says', kit(checkbox({ value: null, attrs: extras })), 1300],
    [
      'a checkbox whose choices cost nothing adds its own price',
      kit(checkbox({ value: 'checked', price: 2.2, attrs: [choice({ checked: true })] })),
      1220,
    ],
    [
      'a checkbox whose choices cost something does not add its own price as well',
      kit(checkbox({ value: 'checked', price: 2.2, attrs: extras })),
      1300,
    ],
    ['an unticked checkbox adds nothing', kit(checkbox({ price: 2.2, attrs: [choice()] })), 1000],
    ['an answered text adds its price', kit(option({ value: 'Happy birthday', price: 5 })), 1500],
    ['blanks are no answer', kit(option({ value: '   ', price: 5 })), 1000],
    ['a price below nothing adds nothing', kit(option({ value: 'x', price: -5 })), 1000],
    ['a choice may take something off', kit(select({ value: 1, attrs: [choice({ id: 1, price: -2 })] })), 800],
    ['but never below nothing', kit(select({ value: 1, attrs: [choice({ id: 1, price: -20 })] })), 0],
    ['price type none adds nothing', kit(option({ value: 'x', price: 5, price_type_id: 'none' })), 1000],
    ['price type null counts as plus', kit(option({ value: 'x', price: 5, price_type_id: null })), 1500],
    ['replace sets the base to 0', kit(select({ value: 2, price_type_id: 'replace', attrs: sizes })), 350],
    [
      'replace counts wherever it stands',
      kit(
        option({ id: 1, value: 'x', price: 5, price_type_id: 'plus' }),
        select({ id: 2, value: 2, price_type_id: 'replace', attrs: sizes }),
      ),
      850,
    ],
    ['an unanswered replace leaves the base', kit(select({ price_type_id: 'replace', attrs: sizes })), 1000],
    [
      'a replace whose value names no choice leaves the base',
      kit(select({ value: 77, price_type_id: 'replace', attrs: sizes })),
      1000,
    ],
    [
      'calendar dates add the option’s price once',
      kit(option({ ptype_id: 'calendar', value: ['2026-11-20', '2026-11-21'], price: 3 })),
      1300,
    ],
    ['an empty list is no answer', kit(option({ ptype_id: 'calendar', value: [], price: 3 })), 1000],
  ])('%s', (_title, property, expected) => {
    expect(unitPrice({ price: 10, property })).toBe(expected);
  });

  it('is booked by the first of its options that books', () => {
    const [first, second] = [scheduled({ id: 1 }), scheduled({ id: 2 })];
    expect(scheduledOption({ property: kit(option({ id: 3 }), first, second) })).toBe(first);
  });

  it.each([
    ['nothing before a slot is chosen', scheduled(), 0],
    ['the product’s price a slot', scheduled({ value: ['2026-11-20 10:00', '2026-11-20 11:00'] }), 2000],
    ['the same with price type replace', scheduled({ value: ['2026-11-20 10:00'], price_type_id: 'replace' }), 1000],
    ['nothing with price type none', scheduled({ value: ['2026-11-20 10:00'], price_type_id: 'none' }), 0],
  ])('a bookable product costs %s', (_title, slots, expected) => {
    expect(unitPrice({ price: 10, property: kit(slots) })).toBe(expected);
  });
});

describe('the price in the fast order', () => {
  it.each([
    ['price type null does not count', option({ value: 'x', price: 5 }), 1000],
    ['plus counts', option({ value: 'x', price: 5, price_type_id: 'plus' }), 1500],
    ['replace counts', select({ value: 2, price_type_id: 'replace', attrs: sizes }), 350],
    ['slots count in any case', scheduled({ value: ['2026-11-20 10:00'] }), 1000],
    ['a text with the code of slots does not count', option({ value: 'x', price: 5, pcode_id: 'scheduled' }), 1000],
  ])('%s', (_title, answered, expected) => {
    expect(unitPrice({ price: 10, property: fastOrderKit(kit(answered)) })).toBe(expected);
  });
});

describe('the kit of a fast order', () => {
  it('says of an option without a price type that it costs nothing', () => {
    const asked = kit(select({ id: 3, is_required: true, attrs: [choice({ price: 4 })] }), scheduled({ id: 4 }));
    const [sizesAsked, slots] = fastOrderKit(asked).properties;
    expect(fastOrderKit(asked)).toEqual(
      kit(...asked.properties.map((one) => (one.id === 3 ? { ...one, price_type_id: 'none' as const } : one))),
    );
    expect(slots?.price_type_id).toBeNull();
    expect(sizesAsked && choiceLabel(sizesAsked, sizesAsked.attrs[0] ?? choice())).toEqual({ kind: 'none' });
  });

  it('leaves slots and priced options as they are', () => {
    const priced = kit(
      scheduled(),
      option({ id: 2, price_type_id: 'plus' }),
      option({ id: 3, price_type_id: 'replace' }),
    );
    expect(fastOrderKit(priced)).toEqual(priced);
  });

  it('is the same kit when it is made twice, in every kit', () => {
    fc.assert(
      fc.property(anyKit, (property) => expect(fastOrderKit(fastOrderKit(property))).toEqual(fastOrderKit(property))),
    );
  });
});

describe('a choice’s own quantity', () => {
  it.each([
    [null, 1],
    [0, 1],
    [-2, 1],
    [3, 3],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('%p counts as %p', (quantity, expected) => {
    expect(quantityOf(choice({ quantity }))).toBe(expected);
  });
});

describe('what a line costs', () => {
  it('is its price times its quantity, with no crumbs of floating point', () => {
    expect(lineTotal({ price: 0.1, property: null }, 3)).toBe(30);
    expect(lineTotal({ price: 1.1, property: kit(option({ value: 'x', price: 2.2 })) }, 3)).toBe(990);
  });

  it('counts slots once and not times the quantity', () => {
    const property = kit(scheduled({ value: ['2026-11-20 10:00', '2026-11-20 11:00', '2026-11-20 12:00'] }));
    expect(lineTotal({ price: 10, property }, 3)).toBe(3000);
  });

  it.each([-1, 0, Number.NaN, Number.POSITIVE_INFINITY])('is nothing for a quantity of %p', (quantity) => {
    expect(lineTotal({ price: 10, property: null }, quantity)).toBe(0);
  });

  it('is a whole number of minor units, never below nothing, for any kit and any quantity', () => {
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

  it('grows in step with the quantity, unless slots are booked', () => {
    fc.assert(
      fc.property(anyAmount, anyKit, fc.integer({ min: 1, max: 99 }), (price, property, pieces) => {
        const factor = scheduledOption({ property }) === null ? pieces : 1;
        expect(lineTotal({ price, property }, pieces)).toBe(unitPrice({ price, property }) * factor);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the bare price while nothing is answered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), anyKit, (cents, any) => {
        const property = withoutAnswers({
          ...any,
          properties: any.properties.map((one) => ({ ...one, is_read_only: false })),
        });
        fc.pre(scheduledOption({ property }) === null);
        expect(unitPrice({ price: cents / 100, property })).toBe(cents);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not depend on the order of the options', () => {
    fc.assert(
      fc.property(anyAmount, anyKit, (price, property) => {
        const turned = { ...property, properties: [...property.properties].reverse() };
        const there = unitPrice({ price, property });
        // Beyond the integers that are counted exactly, the order of additions shows.
        fc.pre(there < Number.MAX_SAFE_INTEGER);
        expect(unitPrice({ price, property: turned })).toBe(there);
      }),
      { numRuns: 2000 },
    );
  });
});
