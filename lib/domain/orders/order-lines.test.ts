import { bcp47 } from '../i18n/language';
import { answerIn, lineAmount, propertiesInWords, shownAnswer, shownProperties } from './order-lines';

const answer = (title: string, value: string | null = null, quantity: number | null = null) => ({
  property: { title: title === '' ? '' : { en: title, ar: `${title} ع` } },
  value,
  quantity,
  choice: null,
});

const ENGLISH = { language: 'en', locale: 'en' } as const;

/** Removes the bidi isolation characters. */
const plain = (words: string) => words.replace(/[\u2066-\u2069]/g, '');

describe('propertiesInWords', () => {
  it.each([
    ['displays a title and its value', [answer('Size', '32 cm')], 'Size: 32 cm'],
    ['displays only the title of a tick', [answer('Mozzarella', 'checked')], 'Mozzarella'],
    ['displays a quantity above 1', [answer('Mozzarella', null, 2)], 'Mozzarella x 2'],
    ['does not display a quantity of 1', [answer('Mozzarella', null, 1)], 'Mozzarella'],
    ['displays a value with its quantity', [answer('Extras', 'Olives', 3)], 'Extras: Olives x 3'],
    ['displays only the title if the value is blank', [answer('Note', '  ')], 'Note'],
    ['displays nothing without title and value', [answer('', null, 4)], ''],
    ['displays a value without a title', [answer('', 'no basil')], 'no basil'],
    ['does not treat a value that begins with x as a count', [answer('Note', 'x ray')], 'Note: x ray'],
    [
      'separates several options with semicolons',
      [answer('Size', '32 cm'), answer('Note', 'hot')],
      'Size: 32 cm; Note: hot',
    ],
    [
      'displays the ticks of one option after a shared title',
      [answer('Extras', 'Mozzarella', 2), answer('Extras', 'Olives', 1), answer('Note', 'hot')],
      'Extras: Mozzarella x 2, Olives; Note: hot',
    ],
  ])('the answers of a product: %s', (_title, lines, words) => {
    expect(plain(propertiesInWords(lines, ENGLISH))).toBe(words);
  });

  it('displays a choice in the reader’s language, not in the language of the order', () => {
    const lines = [{ ...answer('Milk', 'Hafer', 2), choice: { title: { en: 'Oat', ar: 'شوفان', de: 'Hafer' } } }];
    expect(plain(propertiesInWords(lines, ENGLISH))).toBe('Milk: Oat x 2');
  });

  it('formats dates for the guest’s country', () => {
    const lines = [answer('Time', '2026-06-18 10:00:00'), answer('Time', '2026-06-18 11:30:00'), answer('Note', '5')];
    expect(plain(propertiesInWords(lines, ENGLISH))).toBe('Time: 18 Jun 2026 10:00, 18 Jun 2026 11:30; Note: 5');
    expect(plain(propertiesInWords(lines.slice(1, 2), { language: 'en', locale: 'en-US' }))).toBe(
      'Time: Jun 18, 2026 11:30',
    );
  });

  it('uses titles and separators of the guest’s language', () => {
    const lines = [answer('Size', '32 cm'), answer('Extras', 'a'), answer('Extras', 'b')];
    expect(plain(propertiesInWords(lines, { language: 'ar', locale: 'ar' }))).toBe('Size ع: 32 cm؛ Extras ع: a، b');
  });
});

it('isolates answers with bidi override characters, so that other text keeps its direction', () => {
  const lines = [answer('Wish', 'no \u202eonions'), answer('Extras', '\u2069\u202eOlives', 2), answer('Size', '32 cm')];
  expect(propertiesInWords(lines, ENGLISH)).toBe(
    'Wish: \u2068no \u202eonions\u2069; Extras: \u2068\u202eOlives x 2\u2069; Size: \u206832 cm\u2069',
  );
});

describe('prices of order lines', () => {
  it.each([
    ['returns the line’s total', { price: 11, quantity: 2, total_price: 22 }, 22_000],
    ['multiplies price and quantity if the line has no total', { price: 11, quantity: 2, total_price: 0 }, 22_000],
    ['returns 0 for a free line', { price: 0, quantity: 2, total_price: 0 }, 0],
  ])('lineAmount %s', (_title, line, amount) => {
    expect(lineAmount(line)).toBe(amount);
  });

  it('displays only those order-level properties that have a price', () => {
    expect(shownProperties([{ total_price: 0 }, { total_price: 1.5 }])).toEqual([{ total_price: 1.5 }]);
  });
});

it.each([
  ['a choice in the reader’s language', { choice: { title: { en: 'Oat', de: 'Hafer' } }, value: 'Hafer' }, 'Oat'],
  ['what the guest typed', { choice: null, value: 'extra hot' }, 'extra hot'],
  ['the answer of the order for a choice without a title', { choice: { title: '' }, value: 'Hafer' }, 'Hafer'],
  ['nothing without an answer', { choice: null, value: null }, ''],
])('an answer is read as %s', (_title, property, expected) => {
  expect(answerIn(property, 'en')).toBe(expected);
});

it.each([
  ['a moment in the reader’s format', '2026-06-18 20:00', 'en', '18 Jun 2026 20:00'],
  ['a moment in another reader’s format', '2026-06-18 20:00', 'de', '18. Juni 2026 20:00'],
  ['what the guest typed', ' extra hot ', 'en', 'extra hot'],
  ['nothing for a tick', 'checked', 'en', ''],
])('a screen shows %s', (_title, value, language, expected) => {
  expect(shownAnswer({ choice: null, value }, { language, locale: bcp47(language) })).toBe(expected);
});
