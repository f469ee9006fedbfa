import fc from 'fast-check';
import {
  bcp47,
  chooseLanguage,
  directionOf,
  flagOf,
  fromBrowserTag,
  isRightToLeft,
  LANGUAGES,
  languageLabel,
  languageName,
  pinLanguage,
  readPinnedLanguage,
  regionalLocale,
} from './language';

describe('the languages of the product', () => {
  it('are the 37 of the document', () => {
    const listed =
      'en ru ko cn pl nl de ar il kz fr hr az ua pt ka cs es it gr tat uz al lv tr ba fa ro hu sk et ky mn ja cnr sl sv';
    expect(LANGUAGES).toEqual(listed.split(' '));
  });

  it.each(LANGUAGES)('%s has a tag that Intl knows how to read, a name and a flag', (code) => {
    expect(Intl.getCanonicalLocales(bcp47(code))).toHaveLength(1);
    expect(languageName(code).trim()).not.toBe('');
    expect(flagOf(code)).toMatch(/^[a-z]{2}$/);
  });

  it.each(LANGUAGES)('%s comes back from its own tag', (code) => {
    expect(fromBrowserTag(bcp47(code))).toBe(code);
  });

  it.each([
    ['cn', 'zh-Hans'],
    ['kz', 'kk'],
    ['ua', 'uk'],
    ['il', 'he'],
    ['gr', 'el'],
    ['tat', 'tt'],
    ['al', 'sq'],
    ['cnr', 'sr-Latn-ME'],
    ['en', 'en'],
    ['hi', 'hi'],
    ['"><script>', 'en'],
    ['', 'en'],
    ['constructor', 'en'],
  ])('%p is %p in HTML', (code, tag) => {
    expect(bcp47(code)).toBe(tag);
  });

  it('always gives HTML and Intl a tag they accept', () => {
    fc.assert(fc.property(fc.string(), (code) => Intl.getCanonicalLocales(bcp47(code)).length === 1));
  });
});

describe('a browser’s language', () => {
  it.each([
    ['zh', 'cn'],
    ['zh-Hant-TW', 'cn'],
    ['ZH-hans-cn', 'cn'],
    ['kk-KZ', 'kz'],
    ['uk-UA', 'ua'],
    ['he-IL', 'il'],
    ['iw', 'il'],
    ['el-GR', 'gr'],
    ['tt-RU', 'tat'],
    ['sq', 'al'],
    ['sr-Latn-ME', 'cnr'],
    ['cnr', 'cnr'],
    ['pt-BR', 'pt'],
    ['en_GB', 'en'],
    ['sr-Latn-RS', null],
    ['cn', null],
    ['il', null],
    ['ua', null],
    ['xx', null],
    ['', null],
    ['__proto__', null],
    ['constructor', null],
  ])('%p is our %p', (tag, code) => {
    expect(fromBrowserTag(tag)).toBe(code);
  });
});

describe('a language that a link names', () => {
  it.each([
    ['de', 'de'],
    ['ua', 'ua'],
    ['uk', 'ua'],
    ['pt-BR', 'pt'],
    ['zh-Hans', 'cn'],
    ['hi', 'hi'],
    ['', null],
    [null, null],
    ['DE ', null],
    ['de,ru', null],
    ['"><script>', null],
    ['constructor', null],
    ['__proto__', null],
    ['a'.repeat(5000), null],
  ])('written %j is %j', (written, language) => {
    expect(readPinnedLanguage(written)).toBe(language);
  });

  it('stands in the address beside what is there', () => {
    expect(pinLanguage('/products/102', 'de')).toBe('/products/102?lang=de');
    expect(pinLanguage('/products/102?product=1', 'de')).toBe('/products/102?product=1&lang=de');
  });
});

describe('the locale of dates and numbers', () => {
  it.each([
    ['fr', 'fr-CA,fr;q=0.9,en-US;q=0.8', 'fr-CA'],
    ['en', 'fr-CA,fr;q=0.9,en-US;q=0.8', 'en-US'],
    ['pt', 'pt-BR', 'pt-BR'],
    ['es', 'es-419', 'es-419'],
    ['il', 'iw-IL', 'he-IL'],
    ['cn', 'zh-SG', 'zh-Hans-SG'],
    ['hi', 'hi-IN', 'hi-IN'],
    ['cnr', 'sr-Latn-ME', 'sr-Latn-ME'],
    ['de', 'fr-CA', 'de'],
    ['de', 'de', 'de'],
    ['de', null, 'de'],
    ['fa', 'fa-IR-u-ca-persian', 'fa'],
    ['fa', 'fa-u-ca-persian-IR', 'fa'],
  ])('of a page in %s for a browser of %j is %s', (language, accept, locale) => {
    expect(regionalLocale(language, accept)).toBe(locale);
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
  });

  it('is always one that Intl accepts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.string(),
        (language, accept) => Intl.getCanonicalLocales(regionalLocale(language, accept)).length === 1,
      ),
    );
  });
});

describe('the direction of writing', () => {
  it('is right to left for Arabic, Hebrew and Persian alone', () => {
    expect(LANGUAGES.filter(isRightToLeft)).toEqual(['ar', 'il', 'fa']);
    expect(directionOf('ar')).toBe('rtl');
    expect(directionOf('en')).toBe('ltr');
  });
});

describe('the code that a guest sees', () => {
  it.each([
    ['en', 'EN'],
    ['il', 'HEB'],
    ['cnr', 'CNR'],
  ])('%s is %s', (code, label) => {
    expect(languageLabel(code)).toBe(label);
  });
});

describe('the language a page opens in', () => {
  const offered = ['es', 'en', 'de', 'ru', 'ar'];
  const none = { stored: null, accept: null, offered, hideRu: false };

  it.each([
    ['the stored one before the browser’s', { ...none, stored: 'ar', accept: 'de' }, 'ar'],
    ['the browser’s when the stored one is not offered here', { ...none, stored: 'fr', accept: 'de' }, 'de'],
    ['the browser’s first that is offered', { ...none, accept: 'fr-FR,fr;q=0.9,de;q=0.8,en;q=0.7' }, 'de'],
    ['the browser’s most wanted, wherever it stands', { ...none, accept: 'en;q=0.3, de;q=0.5, es;q=0.4' }, 'de'],
    ['the first of equals', { ...none, accept: 'de,en' }, 'de'],
    ['not one that the browser refuses', { ...none, accept: 'de;q=0, en;q=0.1' }, 'en'],
    ['not one whose weight cannot be read', { ...none, accept: 'de;q=lots, en;q=0.1' }, 'en'],
    ['Russian when the browser says nothing that is offered', { ...none, accept: 'fr,*;q=0.5' }, 'ru'],
    ['the hotel’s first when Russian is hidden', { ...none, accept: 'it', hideRu: true }, 'es'],
    ['the hotel’s first for a crawler, which names no language', none, 'es'],
    ['the hotel’s first for a crawler that takes any', { ...none, accept: '*' }, 'es'],
    ['the one that the link names, before the stored one', { ...none, pinned: 'ar', stored: 'de', accept: 'ru' }, 'ar'],
    ['the stored one when the link names one that is not offered', { ...none, pinned: 'ja', stored: 'de' }, 'de'],
    ['Russian for a Russian browser even when it is hidden', { ...none, accept: 'ru', hideRu: true }, 'ru'],
    ['the hotel’s first when Russian is not offered', { ...none, offered: ['fr', 'en'] }, 'fr'],
    ['English when the hotel offers nothing', { ...none, offered: [] }, 'en'],
    ['Hebrew by either of its tags', { ...none, offered: ['en', 'il'], accept: 'iw-IL' }, 'il'],
    ['a language that only the hotel has', { ...none, offered: ['en', 'hi'], accept: 'hi-IN' }, 'hi'],
    ['never a country’s code taken for a language', { ...none, offered: ['en', 'ua'], accept: 'ua' }, 'en'],
  ])('is %s', (_title, from, expected) => {
    expect(chooseLanguage(from)).toBe(expected);
  });

  it('is one that the hotel offers, whatever the browser and the device say', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3000 }), fc.boolean(), (stored, accept, hideRu) => {
        expect(offered).toContain(chooseLanguage({ stored, accept, offered, hideRu }));
      }),
    );
  });

  it('is chosen from the beginning of a header that is made to be endless', () => {
    const accept = `fr,${'a;q=0.'.repeat(20_000)}${'-'.repeat(50_000)},de`;
    expect(chooseLanguage({ ...none, accept })).toBe('ru');
  });
});
