import { lackingLanguages, lacksByLanguage, readText, withText, writtenIn } from './written-texts';

const LANGUAGES = ['en', 'de', 'ar'];

it.each([
  ['a text by language', { en: 'Soup', de: 'Suppe' }, 'de', 'Suppe'],
  ['a language that it lacks, without falling back', { en: 'Soup' }, 'de', ''],
  ['a language that is null', { en: 'Soup', de: null }, 'de', ''],
  ['a text of one string in every language', 'Soup', 'ar', 'Soup'],
  ['no text', null, 'en', ''],
  ['a field that is missing', undefined, 'en', ''],
])('reads %s', (_title, text, language, expected) => {
  expect(writtenIn(text, language)).toBe(expected);
});

it.each([
  ['adds a language', { en: 'Soup' }, 'de', 'Suppe', { en: 'Soup', de: 'Suppe' }],
  [
    'replaces a language and keeps the order',
    { en: 'Soup', de: 'S', ar: 'ح' },
    'de',
    'Suppe',
    { en: 'Soup', de: 'Suppe', ar: 'ح' },
  ],
  ['removes a language that was emptied', { en: 'Soup', de: 'Suppe' }, 'de', '  ', { en: 'Soup' }],
  ['keeps a language that the hotel no longer has', { fr: 'Soupe' }, 'en', 'Soup', { fr: 'Soupe', en: 'Soup' }],
  ['makes one string a text by language', 'Soup', 'de', 'Suppe', { en: 'Soup', de: 'Suppe', ar: 'Soup' }],
  ['is null once nothing is left', { en: 'Soup' }, 'en', '', null],
  ['begins a text', null, 'en', 'Soup', { en: 'Soup' }],
  ['keeps a space at the end, after which somebody goes on typing', null, 'en', 'Soup ', { en: 'Soup ' }],
])('%s', (_title, text, language, typed, expected) => {
  const next = withText(text, { language, typed, languages: LANGUAGES });
  expect(next).toEqual(expected);
  if (next !== null) expect(Object.keys(next)).toEqual(Object.keys(expected ?? {}));
});

it.each([
  ['a language without a text', { en: 'Soup', de: 'Suppe' }, ['ar']],
  ['a language with only spaces', { en: 'Soup', de: ' ', ar: 'حساء' }, ['de']],
  ['nothing where all have it', { en: 'Soup', de: 'Suppe', ar: 'حساء' }, []],
  ['nothing of a text that nobody has written', {}, []],
  ['nothing of a field that is missing', null, []],
  ['nothing of one string for all languages', 'Wi-Fi', []],
])('finds %s', (_title, text, expected) => {
  expect(lackingLanguages(text, LANGUAGES)).toEqual(expected);
});

it('counts what each language lacks of several texts', () => {
  const texts = [{ en: 'Soup', de: 'Suppe' }, { en: 'Hot' }, null, 'All'];
  expect([...lacksByLanguage(texts, LANGUAGES)]).toEqual([
    ['de', 1],
    ['ar', 2],
  ]);
});

it.each([[1], [null], [['a']], [undefined]])('reads %s as no text', (value) => {
  expect(readText(value)).toBeNull();
});
