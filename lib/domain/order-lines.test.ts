import { lineAmount, propertiesInWords, propertyInWords, shownProperties } from './order-lines';

const answer = (title: string, value: string | null = null, quantity: number | null = null) => ({
  property: { title: title === '' ? '' : { en: title, ar: `${title} ع` } },
  value,
  quantity,
});

describe('the answers under a product of an order', () => {
  it.each([
    ['a title and its value', answer('Size', '32 cm'), 'Size: 32 cm'],
    ['a tick says it with its title', answer('Mozzarella', 'checked'), 'Mozzarella'],
    ['a quantity above one', answer('Mozzarella', null, 2), 'Mozzarella x 2'],
    ['one is not counted', answer('Mozzarella', null, 1), 'Mozzarella'],
    ['a value with a quantity', answer('Extras', 'Olives', 3), 'Extras: Olives x 3'],
    ['blanks are no value', answer('Note', '  '), 'Note'],
    ['nothing at all', answer('', null, 4), ''],
  ])('%s', (_title, line, words) => {
    expect(propertyInWords(line, 'en')).toBe(words);
  });

  it('stand in one text, in the language of the guest', () => {
    const lines = [answer('Size', '32 cm'), answer(''), answer('Olives', null, 2)];
    expect(propertiesInWords(lines, 'en')).toBe('Size: 32 cm; Olives x 2');
    expect(propertiesInWords(lines, 'ar')).toContain('Size ع: 32 cm');
  });
});

describe('what a product of an order cost', () => {
  it.each([
    ['the total of the line', { price: 11, quantity: 2, total_price: 22 }, 2200],
    ['the pieces, where the line has no total', { price: 11, quantity: 2, total_price: 0 }, 2200],
    ['nothing', { price: 0, quantity: 2, total_price: 0 }, 0],
  ])('%s', (_title, line, amount) => {
    expect(lineAmount(line)).toBe(amount);
  });

  it('and of the lines of the order itself only those that cost something show', () => {
    expect(shownProperties([{ total_price: 0 }, { total_price: 1.5 }])).toEqual([{ total_price: 1.5 }]);
  });
});
