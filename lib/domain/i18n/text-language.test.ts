import { textLanguage } from './text-language';

describe('textLanguage', () => {
  it.each([
    ['the guest’s language', { en: 'Towels', ar: 'مناشف' }, 'ar', 'ar'],
    ['English if the guest’s language is missing', { ar: 'مناشف', en: 'Towels' }, 'de', 'en'],
    ['the first language with a text if English is empty', { en: ' ', ru: 'Полотенца' }, 'de', 'ru'],
    ['the guest’s language if another one has the same text', { en: 'Spa', de: 'Spa' }, 'de', 'de'],
    ['null for a plain string', 'Towels', 'de', null],
    ['null for an empty text', { en: '' }, 'de', null],
    ['null for no text', null, 'de', null],
  ])('returns %s', (_title, text, language, expected) => {
    expect(textLanguage(text, language)).toBe(expected);
  });
});
