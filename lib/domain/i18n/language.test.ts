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

describe('the supported languages', () => {
  it('the supported languages are these 37, in display order', () => {
    const listed =
      'en ru ko cn pl nl de ar il kz fr hr az ua pt ka cs es it gr tat uz al lv tr ba fa ro hu sk et ky mn ja cnr sl sv';
    expect(LANGUAGES).toEqual(listed.split(' '));
  });

  it.each(LANGUAGES)('%s has a tag that Intl accepts, a name and a flag', (code) => {
    expect(Intl.getCanonicalLocales(bcp47(code))).toHaveLength(1);
    expect(languageName(code).trim()).not.toBe('');
    expect(flagOf(code)).toMatch(/^[a-z]{2}$/);
  });

  it.each(LANGUAGES)('the tag of %s is converted back to the same code', (code) => {
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
    ['aa-00', 'en'],
    ['aa-bb-cc', 'en'],
    ['aa-Latn-001', 'aa-Latn-001'],
  ])('bcp47 converts the code %p to %p', (code, tag) => {
    expect(bcp47(code)).toBe(tag);
  });

  it('bcp47 returns a tag that HTML and Intl accept for any text', () => {
    fc.assert(fc.property(fc.string(), (code) => Intl.getCanonicalLocales(bcp47(code)).length === 1));
  });
});

describe('fromBrowserTag', () => {
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
  ])('converts the browser’s tag %p to %p', (tag, code) => {
    expect(fromBrowserTag(tag)).toBe(code);
  });
});

describe('readPinnedLanguage and pinLanguage', () => {
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
  ])('reads the parameter lang=%j as %j', (written, language) => {
    expect(readPinnedLanguage(written)).toBe(language);
  });

  it('appends the language to an address with or without a query', () => {
    expect(pinLanguage('/products/102', 'de')).toBe('/products/102?lang=de');
    expect(pinLanguage('/products/102?product=1', 'de')).toBe('/products/102?product=1&lang=de');
  });
});

describe('regionalLocale', () => {
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
  ])('the locale of a page in %s with Accept-Language %j is %s', (language, accept, locale) => {
    expect(regionalLocale(language, accept)).toBe(locale);
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
  });

  it('returns a locale that Intl accepts for any header', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.string(),
        (language, accept) => Intl.getCanonicalLocales(regionalLocale(language, accept)).length === 1,
      ),
    );
  });
});

describe('isRightToLeft and directionOf', () => {
  it('only Arabic, Hebrew and Persian are written from right to left', () => {
    expect(LANGUAGES.filter(isRightToLeft)).toEqual(['ar', 'il', 'fa']);
    expect(directionOf('ar')).toBe('rtl');
    expect(directionOf('en')).toBe('ltr');
  });
});

describe('languageLabel', () => {
  it.each([
    ['en', 'EN'],
    ['il', 'HEB'],
    ['cnr', 'CNR'],
  ])('the label of %s is %s', (code, label) => {
    expect(languageLabel(code)).toBe(label);
  });
});

describe('chooseLanguage', () => {
  const offered = ['es', 'en', 'de', 'ru', 'ar'];
  const none = { stored: null, accept: null, offered, hideRu: false };

  it.each([
    ['the stored language even if the browser prefers another', { ...none, stored: 'ar', accept: 'de' }, 'ar'],
    ['the browser’s language if the stored one is not offered', { ...none, stored: 'fr', accept: 'de' }, 'de'],
    ['the browser’s first language that is offered', { ...none, accept: 'fr-FR,fr;q=0.9,de;q=0.8,en;q=0.7' }, 'de'],
    [
      'the browser’s language with the highest weight at any position',
      { ...none, accept: 'en;q=0.3, de;q=0.5, es;q=0.4' },
      'de',
    ],
    ['the first of two browser languages with the same weight', { ...none, accept: 'de,en' }, 'de'],
    ['no language that the browser refuses', { ...none, accept: 'de;q=0, en;q=0.1' }, 'en'],
    ['no Russian that the browser refuses', { ...none, accept: 'fr, ru;q=0' }, 'es'],
    ['a refused language if nothing else is left', { ...none, offered: ['ru'], accept: 'fr, ru;q=0' }, 'ru'],
    ['no language with an unreadable weight', { ...none, accept: 'de;q=lots, en;q=0.1' }, 'en'],
    ['Russian if none of the browser’s languages is offered', { ...none, accept: 'fr,*;q=0.5' }, 'ru'],
    ['the hotel’s first language if Russian is hidden', { ...none, accept: 'it', hideRu: true }, 'es'],
    ['the hotel’s first language for a crawler without Accept-Language', none, 'es'],
    ['the hotel’s first language for a crawler that accepts any', { ...none, accept: '*' }, 'es'],
    [
      'the language in the link even if another one is stored',
      { ...none, pinned: 'ar', stored: 'de', accept: 'ru' },
      'ar',
    ],
    ['the stored language if the one in the link is not offered', { ...none, pinned: 'ja', stored: 'de' }, 'de'],
    ['Russian for a Russian browser even if it is hidden', { ...none, accept: 'ru', hideRu: true }, 'ru'],
    ['the hotel’s first language if Russian is not offered', { ...none, offered: ['fr', 'en'] }, 'fr'],
    ['English if the hotel offers no language', { ...none, offered: [] }, 'en'],
    ['Hebrew by its old tag', { ...none, offered: ['en', 'il'], accept: 'iw-IL' }, 'il'],
    ['a language that only the hotel has', { ...none, offered: ['en', 'hi'], accept: 'hi-IN' }, 'hi'],
    ['no language for a country code in the browser’s header', { ...none, offered: ['en', 'ua'], accept: 'ua' }, 'en'],
  ])('chooses %s', (_title, from, expected) => {
    expect(chooseLanguage(from)).toBe(expected);
  });

  it('always chooses a language that the hotel offers', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3000 }), fc.boolean(), (stored, accept, hideRu) => {
        expect(offered).toContain(chooseLanguage({ stored, accept, offered, hideRu }));
      }),
    );
  });

  it('reads only the beginning of an excessively long header', () => {
    const accept = `fr,${'a;q=0.'.repeat(20_000)}${'-'.repeat(50_000)},de`;
    expect(chooseLanguage({ ...none, accept })).toBe('ru');
  });
});
