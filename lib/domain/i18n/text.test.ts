import fc from 'fast-check';
import { hasText, isolateNumber, textIn } from './text';

describe('a text in the guest’s language', () => {
  it.each([
    ['the language asked for', { en: 'Towels', es: 'Toallas' }, 'es', 'Toallas'],
    ['English where the language is missing', { en: 'Towels', es: 'Toallas' }, 'de', 'Towels'],
    ['English where the language is empty', { en: 'Towels', es: '' }, 'es', 'Towels'],
    ['English where the language is only blanks', { en: 'Towels', es: '  ' }, 'es', 'Towels'],
    ['English where the language is null', { en: 'Towels', es: null }, 'es', 'Towels'],
    ['the first that is filled where there is no English', { ru: '', ar: 'مناشف' }, 'es', 'مناشف'],
    ['a plain string as it is', 'Towels', 'es', 'Towels'],
    ['nothing for an empty map', {}, 'es', ''],
    ['nothing for null', null, 'es', ''],
    ['nothing for what is not there', undefined, 'es', ''],
  ])('is %s', (_title, text, language, expected) => {
    expect(textIn(text, language)).toBe(expected);
  });

  it('is never a part of the language that is not text, whatever the language is called', () => {
    fc.assert(fc.property(fc.string(), (language) => textIn({ en: 'Towels' }, language) === 'Towels'));
    expect(textIn({ en: 'Towels' }, 'constructor')).toBe('Towels');
    expect(textIn({ en: 'Towels' }, '__proto__')).toBe('Towels');
  });
});

describe('whether a text counts', () => {
  it.each([
    ['a map with one filled value', { en: '', ar: 'شكرا' }, true],
    ['a map of empty values', { en: '', ar: null }, false],
    ['an empty map', {}, false],
    ['a string', 'Thanks', true],
    ['blanks', '  ', false],
    ['null', null, false],
  ])('%s: %s', (_title, text, expected) => {
    expect(hasText(text)).toBe(expected);
  });
});

it('an amount or a time runs from left to right inside a sentence', () => {
  expect(isolateNumber('5.00 €')).toBe('\u20665.00 €\u2069');
  expect(isolateNumber('')).toBe('');
});
