import { textLanguage } from './text-language';

describe('the language that a text is read in', () => {
  it.each([
    ['the guest’s own', { en: 'Towels', ar: 'مناشف' }, 'ar', 'ar'],
    ['English where the guest’s is missing', { ar: 'مناشف', en: 'Towels' }, 'de', 'en'],
    ['the first that has words where English has none', { en: ' ', ru: 'Полотенца' }, 'de', 'ru'],
    ['the guest’s own where two say the same', { en: 'Spa', de: 'Spa' }, 'de', 'de'],
    ['unknown for a plain string', 'Towels', 'de', null],
    ['unknown for a text without words', { en: '' }, 'de', null],
    ['unknown for no text', null, 'de', null],
  ])('is %s', (_title, text, language, expected) => {
    expect(textLanguage(text, language)).toBe(expected);
  });
});
