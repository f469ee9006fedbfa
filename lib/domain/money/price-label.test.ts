import { checkbox, choice, option, scheduled, select } from '@/tests/builders/kit';
import { choiceLabel, choiceLimit, optionLabel } from './price-label';

const NONE = { kind: 'none' };

describe('the price beside a choice', () => {
  const free = choice({ id: 1, price: 0 });
  const dear = choice({ id: 2, price: 4 });
  const less = choice({ id: 3, price: -1.5 });

  it.each([
    ['a plus choice is added', select({ price_type_id: 'plus', attrs: [free, dear] }), dear, ['plus', 400]],
    ['no price type counts as plus', select({ price_type_id: null, attrs: [dear] }), dear, ['plus', 400]],
    [
      'a replacing choice is the price itself',
      select({ price_type_id: 'replace', attrs: [dear] }),
      dear,
      ['plain', 400],
    ],
    ['a choice that takes something off', select({ price_type_id: 'plus', attrs: [less] }), less, ['plain', -150]],
  ])('%s', (_title, asked, shown, [kind, amount]) => {
    expect(choiceLabel(asked, shown)).toEqual({ kind, amount });
  });

  it.each([
    ['is included where another one costs', select({ attrs: [free, dear] }), { kind: 'included' }],
    ['has no words where nothing costs', select({ attrs: [free, choice({ id: 9 })] }), NONE],
    ['has no words where prices replace', select({ price_type_id: 'replace', attrs: [free, dear] }), NONE],
    ['has no words where prices do not count', select({ price_type_id: 'none', attrs: [free, dear] }), NONE],
  ])('a choice without a price %s', (_title, asked, expected) => {
    expect(choiceLabel(asked, free)).toEqual(expected);
  });

  it('a tick without a price is never included where ticking it alone costs the option’s own', () => {
    const asked = checkbox({ price: 2.2, attrs: [free, dear] });
    expect(choiceLabel(asked, free)).toEqual(NONE);
    expect(choiceLabel(checkbox({ attrs: [free, dear] }), free)).toEqual({ kind: 'included' });
    // A select takes no price of its own.
    expect(choiceLabel(select({ price: 2.2, attrs: [free, dear] }), free)).toEqual({ kind: 'included' });
  });

  it('says nothing about prices that do not count', () => {
    expect(choiceLabel(select({ price_type_id: 'none', attrs: [dear] }), dear)).toEqual(NONE);
  });
});

describe('the price beside the title of an option', () => {
  it.each([
    ['a text that costs', option({ price: 5 }), { kind: 'plus', amount: 500 }],
    ['a text that replaces the price', option({ price: 5, price_type_id: 'replace' }), { kind: 'plain', amount: 500 }],
    ['ticks that cost as a whole', checkbox({ price: 5, attrs: [choice()] }), { kind: 'plus', amount: 500 }],
    ['ticks with prices of their own', checkbox({ price: 5, attrs: [choice({ price: 1 })] }), NONE],
    [
      'ticks of which one has no price of its own',
      checkbox({ price: 2.2, attrs: [choice({ id: 1 }), choice({ id: 2, price: 5 })] }),
      { kind: 'plus', amount: 220 },
    ],
    ['a select: its choices have the prices', select({ price: 5 }), NONE],
    ['slots: the product has the price', scheduled({ price: 5 }), NONE],
    ['a price that does not count', option({ price: 5, price_type_id: 'none' }), NONE],
    ['no price', option(), NONE],
  ])('%s', (_title, asked, expected) => {
    expect(optionLabel(asked)).toEqual(expected);
  });
});

describe('how many choices a guest may take', () => {
  const three = [choice({ id: 1 }), choice({ id: 2 }), choice({ id: 3 })];

  it.each([
    ['the number of ticks', checkbox({ max_checked_attrs_count: 2, attrs: three }), 2],
    ['the sum of quantities', checkbox({ maximum: 5, pcode_id: 'quantity', attrs: three }), 5],
    ['the smaller of both', checkbox({ maximum: 5, max_checked_attrs_count: 2, attrs: three }), 2],
    ['0 is no limit', checkbox({ maximum: 0, max_checked_attrs_count: 0, attrs: three }), null],
    ['nothing is no limit', checkbox({ attrs: three }), null],
    [
      'a limit that cannot be reached is not worth a word',
      checkbox({ max_checked_attrs_count: 3, attrs: three }),
      null,
    ],
    ['a select takes one by its nature', select({ maximum: 1, attrs: three }), null],
  ])('%s', (_title, asked, expected) => {
    expect(choiceLimit(asked)).toBe(expected);
  });
});
