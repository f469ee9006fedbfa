import { checkbox, choice, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { choiceLabel, choiceLimit, optionLabel } from './price-label';

const NONE = { kind: 'none' };

describe('choiceLabel', () => {
  const free = choice({ id: 1, price: 0 });
  const dear = choice({ id: 2, price: 4 });
  const less = choice({ id: 3, price: -1.5 });

  it.each([
    [
      'a plus sign and its price for type plus',
      select({ price_type_id: 'plus', attrs: [free, dear] }),
      dear,
      ['plus', 4000],
    ],
    [
      'a plus sign and its price without a price type',
      select({ price_type_id: null, attrs: [dear] }),
      dear,
      ['plus', 4000],
    ],
    ['its price alone for type replace', select({ price_type_id: 'replace', attrs: [dear] }), dear, ['plain', 4000]],
    [
      'its price alone if the price is negative',
      select({ price_type_id: 'plus', attrs: [less] }),
      less,
      ['plain', -1500],
    ],
  ])('labels a choice with %s', (_title, asked, shown, [kind, amount]) => {
    expect(choiceLabel(asked, shown)).toEqual({ kind, amount });
  });

  it.each([
    ['is labelled included if another choice costs something', select({ attrs: [free, dear] }), { kind: 'included' }],
    ['has no label if no choice costs anything', select({ attrs: [free, choice({ id: 9 })] }), NONE],
    ['has no label if prices replace the base', select({ price_type_id: 'replace', attrs: [free, dear] }), NONE],
    ['has no label if the price type is none', select({ price_type_id: 'none', attrs: [free, dear] }), NONE],
  ])('a choice without a price %s', (_title, asked, expected) => {
    expect(choiceLabel(asked, free)).toEqual(expected);
  });

  it('a free tick is not labelled included if ticking it costs the option’s own price', () => {
    const asked = checkbox({ price: 2.2, attrs: [free, dear] });
    expect(choiceLabel(asked, free)).toEqual(NONE);
    expect(choiceLabel(checkbox({ attrs: [free, dear] }), free)).toEqual({ kind: 'included' });
    // The own price of a select is never charged.
    expect(choiceLabel(select({ price: 2.2, attrs: [free, dear] }), free)).toEqual({ kind: 'included' });
  });

  it('a choice has no label if the price type of its option is none', () => {
    expect(choiceLabel(select({ price_type_id: 'none', attrs: [dear] }), dear)).toEqual(NONE);
  });
});

describe('optionLabel', () => {
  it.each([
    ['a text option with a price has a plus sign and its price', option({ price: 5 }), { kind: 'plus', amount: 5000 }],
    [
      'a text option with a replacing price has its price alone',
      option({ price: 5, price_type_id: 'replace' }),
      { kind: 'plain', amount: 5000 },
    ],
    [
      'a checkbox option with its own price and free choices has its own price',
      checkbox({ price: 5, attrs: [choice()] }),
      { kind: 'plus', amount: 5000 },
    ],
    [
      'a checkbox option whose choices all have prices has no label',
      checkbox({ price: 5, attrs: [choice({ price: 1 })] }),
      NONE,
    ],
    [
      'a checkbox option with one free choice has its own price',
      checkbox({ price: 2.2, attrs: [choice({ id: 1 }), choice({ id: 2, price: 5 })] }),
      { kind: 'plus', amount: 2200 },
    ],
    ['a select has no label, because its choices have prices', select({ price: 5 }), NONE],
    ['an option with slots has no label, because the product has the price', scheduled({ price: 5 }), NONE],
    ['an option of price type none has no label', option({ price: 5, price_type_id: 'none' }), NONE],
    ['an option without a price has no label', option(), NONE],
  ])('%s', (_title, asked, expected) => {
    expect(optionLabel(asked)).toEqual(expected);
  });
});

describe('choiceLimit', () => {
  const three = [choice({ id: 1 }), choice({ id: 2 }), choice({ id: 3 })];

  it.each([
    [
      'the limit of a checkbox is its maximum number of ticks',
      checkbox({ max_checked_attrs_count: 2, attrs: three }),
      2,
    ],
    [
      'the limit of a checkbox with quantities is its maximum sum of quantities',
      checkbox({ maximum: 5, pcode_id: 'quantity', attrs: three }),
      5,
    ],
    [
      'the limit of a checkbox is the smaller of its two maxima',
      checkbox({ maximum: 5, max_checked_attrs_count: 2, attrs: three }),
      2,
    ],
    [
      'a checkbox with maxima of 0 has no limit',
      checkbox({ maximum: 0, max_checked_attrs_count: 0, attrs: three }),
      null,
    ],
    ['a checkbox without maxima has no limit', checkbox({ attrs: three }), null],
    [
      'a checkbox with as many choices as its maximum has no limit',
      checkbox({ max_checked_attrs_count: 3, attrs: three }),
      null,
    ],
    ['a select has no limit', select({ maximum: 1, attrs: three }), null],
  ])('%s', (_title, asked, expected) => {
    expect(choiceLimit(asked)).toBe(expected);
  });
});
