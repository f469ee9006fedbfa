import { lineAmount, propertiesInWords, shownProperties } from './order-lines';

const answer = (title: string, value: string | null = null, quantity: number | null = null) => ({
  property: { title: title === '' ? '' : { en: title, ar: `${title} ع` } },
  value,
  quantity,
});

const ENGLISH = { language: 'en', locale: 'en' };

/** Without the marks that keep an answer apart. */
const plain = (words: string) => words.replace(/[\u2066-\u2069]/g, '');

describe('the answers under a product of an order', () => {
  it.each([
    ['a title and its value', [answer('Size', '32 cm')], 'Size: 32 cm'],
    ['a tick says it with its title', [answer('Mozzarella', 'checked')], 'Mozzarella'],
    ['a quantity above one', [answer('Mozzarella', null, 2)], 'Mozzarella x 2'],
    ['one is not counted', [answer('Mozzarella', null, 1)], 'Mozzarella'],
    ['a value with a quantity', [answer('Extras', 'Olives', 3)], 'Extras: Olives x 3'],
    ['blanks are no value', [answer('Note', '  ')], 'Note'],
    ['nothing at all', [answer('', null, 4)], ''],
    ['an answer without a title', [answer('', 'no basil')], 'no basil'],
    ['words that only look like a count', [answer('Note', 'x ray')], 'Note: x ray'],
    ['several options', [answer('Size', '32 cm'), answer('Note', 'hot')], 'Size: 32 cm; Note: hot'],
    [
      'the ticks of one option under its title',
      [answer('Extras', 'Mozzarella', 2), answer('Extras', 'Olives', 1), answer('Note', 'hot')],
      'Extras: Mozzarella x 2, Olives; Note: hot',
    ],
  ])('%s', (_title, lines, words) => {
    expect(plain(propertiesInWords(lines, ENGLISH))).toBe(words);
  });

  it('are dates as the guest’s country writes them', () => {
    const lines = [answer('Time', '2026-06-18 10:00:00'), answer('Time', '2026-06-18 11:30:00'), answer('Note', '5')];
    expect(plain(propertiesInWords(lines, ENGLISH))).toBe('Time: 18 Jun 2026 10:00, 18 Jun 2026 11:30; Note: 5');
    expect(plain(propertiesInWords(lines.slice(1, 2), { language: 'en', locale: 'en-US' }))).toBe(
      'Time: Jun 18, 2026 11:30',
    );
  });

  it('are read in the language of the guest, with its marks', () => {
    const lines = [answer('Size', '32 cm'), answer('Extras', 'a'), answer('Extras', 'b')];
    expect(plain(propertiesInWords(lines, { language: 'ar', locale: 'ar' }))).toBe('Size ع: 32 cm؛ Extras ع: a، b');
  });
});

it('an answer that turns its direction around turns nothing else', () => {
  const lines = [answer('Wish', 'no \u202eonions'), answer('Extras', '\u2069\u202eOlives', 2), answer('Size', '32 cm')];
  expect(propertiesInWords(lines, ENGLISH)).toBe(
    'Wish: \u2068no \u202eonions\u2069; Extras: \u2068\u202eOlives x 2\u2069; Size: \u206832 cm\u2069',
  );
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
