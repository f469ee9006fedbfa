import { REFUSALS } from '@/lib/contract/refusals';
import { CONSENT_LANGUAGES, CONSENT_SENTENCES, CONSENT_WORDS } from '@/lib/words/consent-words';
import { interpolate } from '@/lib/words/word-key';
import { builtIn, builtInLanguages, fallenBackToEnglish, messagesFor, messagesVersion, pickMessages } from './messages';

const english = builtIn('en');

describe('the messages of a page', () => {
  it('returns the built-in word where the hotel has none', () => {
    expect(messagesFor({}, 'en').cart).toBe(english.cart);
  });

  it('returns the hotel’s word in the guest’s language first', () => {
    expect(messagesFor({ cart: { en: 'Basket', ru: 'Заказ' } }, 'ru').cart).toBe('Заказ');
  });

  it('returns the hotel’s English word where nobody has the language', () => {
    expect(messagesFor({ cart: { en: 'Basket' } }, 'xx').cart).toBe('Basket');
    expect(messagesFor({ cart: { en: '' } }, 'xx').cart).toBe(english.cart);
  });

  it('returns a hotel’s plain text in every language', () => {
    expect(messagesFor({ cart: 'Basket' }, 'ru').cart).toBe('Basket');
  });

  it('keeps the hotel’s additional keywords, in any language rather than none', () => {
    const words: Record<string, string> = messagesFor({ house_rule: { de: 'Ruhe' } }, 'en');
    expect(words.house_rule).toBe('Ruhe');
  });

  it('never returns the bare keyword or nothing, in any language', () => {
    for (const language of [...builtInLanguages(), 'xx'])
      for (const [key, word] of Object.entries(messagesFor({}, language))) {
        expect(word).not.toBe('');
        expect([key, typeof word]).toEqual([key, 'string']);
      }
  });

  it('has a message for every refusal', () => {
    for (const { word } of Object.values(REFUSALS)) expect(english[word]).toEqual(expect.any(String));
  });

  it('picks only the requested keys', () => {
    expect(pickMessages(english, ['cart', 'home'])).toEqual({ cart: english.cart, home: english.home });
  });

  it('changes the version when the hotel changes a word', () => {
    expect(messagesVersion({ cart: 'A' })).toBe(messagesVersion({ cart: 'A' }));
    expect(messagesVersion({ cart: 'A' })).not.toBe(messagesVersion({ cart: 'B' }));
  });
});

it('ignores a keyword that every object has', () => {
  expect(messagesFor(JSON.parse('{"cart":{"constructor":"x"}}'), 'constructor').cart).toBe('x');
  expect(messagesFor({}, 'constructor').cart).toBe(english.cart);
});

describe('the messages of the consent', () => {
  it('has consent texts in eleven languages', () => {
    const isTranslated = (language: string) =>
      language === 'en' || builtIn(language).personal_data_consent !== english.personal_data_consent;
    expect(CONSENT_LANGUAGES.filter((language) => !isTranslated(language))).toEqual([]);
    expect(builtInLanguages().filter(isTranslated).sort()).toEqual([...CONSENT_LANGUAGES].sort());
  });

  it.each([
    ['in a language of the product', {}, 'de', []],
    ['in English', {}, 'en', []],
    ['in any other', {}, 'xx', CONSENT_WORDS],
    ['in one that has all words but the legal ones', {}, 'ja', CONSENT_SENTENCES],
    ['there as far as the hotel has none', { use_session: { ja: 'ご注文' } }, 'ja', CONSENT_SENTENCES.slice(1)],
    ['there where the hotel’s are English too', { use_session: { en: 'Hi' } }, 'ja', CONSENT_SENTENCES],
    ['where the hotel says it in every language alike', { use_session: 'OK' }, 'ja', CONSENT_SENTENCES.slice(1)],
    ['in a language that is none', {}, 'constructor', CONSENT_WORDS],
  ])('reports the consent texts that are English: %s', (_title, words, language, expected) => {
    expect(fallenBackToEnglish(words, language, CONSENT_WORDS)).toEqual(expected);
  });

  it('prefers the hotel’s consent texts', () => {
    expect(messagesFor({ personal_data_consent: { pl: 'Tak' } }, 'pl').personal_data_consent).toBe('Tak');
  });
});

describe('the wording', () => {
  it.each([
    ['es', 'chosen_n', { n: 1 }, '1 elegido'],
    ['es', 'chosen_of', { n: 1, most: 3 }, '1 de 3 elegido'],
    ['es', 'free_slots', { n: 1 }, '1 libre'],
    ['fr', 'chosen_n', { n: 1 }, '1 choisi'],
    ['fr', 'chosen_n', { n: 2 }, '2 choisis'],
    ['ru', 'length_so_far', { n: 5, most: 21 }, '5 из 21 знака'],
    ['ar', 'length_so_far', { n: 5, most: 500 }, '5 من 500 حرف'],
  ] as const)('agrees with its number in %s: %s of %j', (language, key, gaps, sentence) => {
    expect(interpolate(builtIn(language)[key], gaps, language)).toBe(sentence);
  });

  it.each([
    ['en', 'Terms and conditions'],
    ['de', 'AGB'],
    ['es', 'Condiciones'],
    ['fr', 'CGV'],
    ['ar', 'الشروط والأحكام'],
  ])('calls the hotel’s terms in %s as the law of that country does', (language, title) => {
    expect(builtIn(language).public_offer).toBe(title);
    expect(builtIn(language).consent_public_offer).not.toMatch(/public offer|öffentliche|oferta|offre publique|العرض/);
  });

  it('addresses a guest in Arabic in the polite plural throughout', () => {
    const singular =
      /(?<!\p{L})(?:اختر|أضف|ادفع|اضغط|ابحث|انتقل|اجعل|أدخل|أرسل|افتح|حاول|انتظر)(?!\p{L})|(?:طلب|غرفت|اختيارات)ك(?!\p{L})/u;
    expect(Object.entries(builtIn('ar')).filter(([, word]) => singular.test(word))).toEqual([]);
  });
});
