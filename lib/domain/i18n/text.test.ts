import fc from 'fast-check';
import { hasText, isolateNumber, languageIn, type Text, textFrom, textIn } from './text';

describe('textIn', () => {
  it.each([
    ['the text in the requested language', { en: 'Towels', es: 'Toallas' }, 'es', 'Toallas'],
    ['English if the language is missing', { en: 'Towels', es: 'Toallas' }, 'de', 'Towels'],
    ['English if the language is empty', { en: 'Towels', es: '' }, 'es', 'Towels'],
    ['English if the language has only spaces', { en: 'Towels', es: '  ' }, 'es', 'Towels'],
    ['English if the language is null', { en: 'Towels', es: null }, 'es', 'Towels'],
    ['the first non-empty language if there is no English', { ru: '', ar: 'مناشف' }, 'es', 'مناشف'],
    ['a plain string unchanged', 'Towels', 'es', 'Towels'],
    ['an empty text for an empty map', {}, 'es', ''],
    ['an empty text for null', null, 'es', ''],
    ['an empty text for undefined', undefined, 'es', ''],
  ])('returns %s', (_title, text, language, expected) => {
    expect(textIn(text, language)).toBe(expected);
  });

  it('returns a text for any language code, including names of built-in properties', () => {
    fc.assert(fc.property(fc.string(), (language) => textIn({ en: 'Towels' }, language) === 'Towels'));
    expect(textIn({ en: 'Towels' }, 'constructor')).toBe('Towels');
    expect(textIn({ en: 'Towels' }, '__proto__')).toBe('Towels');
  });
});

describe('languageIn', () => {
  it.each([
    ['the requested language', { en: 'Towels', es: 'Toallas' }, 'es', 'es'],
    ['English where the text falls back to it', { es: ' ', en: 'Towels' }, 'es', 'en'],
    ['the first non-empty language if there is no English', { ru: '', ar: 'مناشف' }, 'es', 'ar'],
    ['no language of a plain string', 'Towels', 'es', null],
    ['no language of an empty map', {}, 'es', null],
    ['no language of null', null, 'es', null],
  ])('returns %s', (_title, text, language, expected) => {
    expect(languageIn(text, language)).toBe(expected);
  });

  it('names the language of the text that is returned', () => {
    const texts = fc.dictionary(fc.constantFrom('en', 'es', 'de', 'ar'), fc.constantFrom('', ' ', 'one', 'two'));
    fc.assert(
      fc.property(texts, fc.constantFrom('en', 'es', 'de', 'fr'), (text, asked) => {
        const language = languageIn(text, asked);
        return textIn(text, asked) === (language === null ? '' : text[language]);
      }),
    );
  });
});

describe('textFrom', () => {
  const joined = (texts: readonly Text[]) =>
    textFrom(texts, (language) => texts.map((text) => textIn(text, language)).join(' & '));

  it.each<[string, readonly Text[], Text]>([
    ['one string for texts without languages', ['Oat', 'Soya'], 'Oat & Soya'],
    [
      'every language of any of the texts',
      [
        { en: 'Oat', de: 'Hafer' },
        { en: 'Soya', es: 'Soja' },
      ],
      {
        en: 'Oat & Soya',
        de: 'Hafer & Soya',
        es: 'Oat & Soja',
      },
    ],
    ['a text without languages in each', ['Oat', { de: 'Soja' }], { de: 'Oat & Soja' }],
    ['an empty string for no texts', [], ''],
  ])('returns %s', (_title, texts, expected) => {
    expect(joined(texts)).toEqual(expected);
  });
});

describe('hasText', () => {
  it.each([
    ['a map with one non-empty value', { en: '', ar: 'شكرا' }, true],
    ['a map with only empty values', { en: '', ar: null }, false],
    ['an empty map', {}, false],
    ['a string', 'Thanks', true],
    ['a string of spaces', '  ', false],
    ['null', null, false],
  ])('hasText tells whether a guest would see any text: %s', (_title, text, expected) => {
    expect(hasText(text)).toBe(expected);
  });
});

it('isolateNumber makes an amount or a time run left to right inside a sentence', () => {
  expect(isolateNumber('5.00 €')).toBe('\u20665.00 €\u2069');
  expect(isolateNumber('')).toBe('');
});
