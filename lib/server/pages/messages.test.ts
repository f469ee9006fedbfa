import { gzipSync } from 'node:zlib';
import type { HotelMessages } from '@/lib/contract/hotel';
import { REFUSALS } from '@/lib/contract/refusals';
import { CONSENT_LANGUAGES, CONSENT_MESSAGE_KEYS, CONSENT_SENTENCES } from '@/lib/words/consent-message-keys';
import { interpolate } from '@/lib/words/message-key';
import {
  builtInLanguages,
  builtInMessages,
  fallenBackToEnglish,
  messagesFor,
  messagesVersion,
  pickMessages,
} from './messages';

const english = builtInMessages('en');

describe('the messages of a page in one language', () => {
  it('returns the built-in message where the hotel has none', () => {
    expect(messagesFor({}, 'en').cart).toBe(english.cart);
  });

  it('prefers the hotel’s message in the guest’s language', () => {
    expect(messagesFor({ cart: { en: 'Basket', ru: 'Заказ' } }, 'ru').cart).toBe('Заказ');
  });

  it('returns the hotel’s English message where neither the hotel nor the product has the language', () => {
    expect(messagesFor({ cart: { en: 'Basket' } }, 'xx').cart).toBe('Basket');
    expect(messagesFor({ cart: { en: '' } }, 'xx').cart).toBe(english.cart);
  });

  it('returns a hotel’s plain text in every language', () => {
    expect(messagesFor({ cart: 'Basket' }, 'ru').cart).toBe('Basket');
  });

  it.each<[string, HotelMessages, string | null]>([
    ['in the language', { send_to_order: { de: 'Abschicken' } }, 'Abschicken'],
    ['in another language only', { send_to_order: { en: 'Submit' } }, null],
    ['beside a word for the bar', { send_to_order: 'Submit', view_order: 'To the basket' }, 'To the basket'],
    ['beside a word for the bar in another language', { send_to_order: 'Submit', view_order: { ru: 'В' } }, 'Submit'],
  ])('gives the bar the hotel’s word for the cart’s button %s', (_case, words, expected) => {
    expect(messagesFor(words, 'de').view_order).toBe(expected ?? messagesFor({}, 'de').view_order);
  });

  it('takes the hotel’s own word for the button that confirms a cancellation', () => {
    expect(messagesFor({ ready_btn: { en: 'Done' } }, 'en').ready_btn).toBe('Done');
    expect(english.ready_btn).toBe(english.cancel_order);
  });

  it('keeps the hotel’s additional keywords, in another language if the guest’s is missing', () => {
    const words: Record<string, string> = messagesFor({ house_rule: { de: 'Ruhe' } }, 'en');
    expect(words.house_rule).toBe('Ruhe');
  });

  it('returns a text for every keyword in every language, never the bare keyword or an empty text', () => {
    for (const language of [...builtInLanguages(), 'xx'])
      for (const [key, word] of Object.entries(messagesFor({}, language))) {
        expect(word).not.toBe('');
        expect([key, typeof word]).toEqual([key, 'string']);
      }
  });

  it.each(builtInLanguages())('needs at most 12 KB of compressed words for an overlay in %s', (language) => {
    expect(gzipSync(JSON.stringify(messagesFor({}, language))).length).toBeLessThanOrEqual(12 * 1024);
  });

  it('has a message for every refusal', () => {
    for (const { word } of Object.values(REFUSALS)) expect(english[word]).toEqual(expect.any(String));
  });

  it('returns only the requested keys to a client component', () => {
    expect(pickMessages(english, ['cart', 'home'])).toEqual({ cart: english.cart, home: english.home });
  });

  it('changes the version of the dictionary when the hotel changes a message', () => {
    expect(messagesVersion({ cart: 'A' })).toBe(messagesVersion({ cart: 'A' }));
    expect(messagesVersion({ cart: 'A' })).not.toBe(messagesVersion({ cart: 'B' }));
  });
});

it('ignores the name of a built-in object property as a language', () => {
  expect(messagesFor(JSON.parse('{"cart":{"constructor":"x"}}'), 'constructor').cart).toBe('x');
  expect(messagesFor({}, 'constructor').cart).toBe(english.cart);
});

describe('the messages of the consent form', () => {
  it('has consent texts in the eleven languages that are listed as having them', () => {
    const isTranslated = (language: string) =>
      language === 'en' || builtInMessages(language).personal_data_consent !== english.personal_data_consent;
    expect(CONSENT_LANGUAGES.filter((language) => !isTranslated(language))).toEqual([]);
    expect(builtInLanguages().filter(isTranslated).sort()).toEqual([...CONSENT_LANGUAGES].sort());
  });

  it.each([
    ['for a language with all consent texts', {}, 'de', []],
    ['for English', {}, 'en', []],
    ['for an unknown language', {}, 'xx', CONSENT_MESSAGE_KEYS],
    ['for a language that has all messages except the legal ones', {}, 'ja', CONSENT_SENTENCES],
    [
      'except one that the hotel has in the language',
      { use_session: { ja: 'ご注文' } },
      'ja',
      CONSENT_SENTENCES.slice(1),
    ],
    ['including one that the hotel has only in English', { use_session: { en: 'Hi' } }, 'ja', CONSENT_SENTENCES],
    [
      'except one that the hotel has as a plain text for every language',
      { use_session: 'OK' },
      'ja',
      CONSENT_SENTENCES.slice(1),
    ],
    ['for the name of a built-in object property as a language', {}, 'constructor', CONSENT_MESSAGE_KEYS],
  ])('lists the consent texts that fall back to English %s', (_title, words, language, expected) => {
    expect(fallenBackToEnglish(words, language, CONSENT_MESSAGE_KEYS)).toEqual(expected);
  });

  it('prefers the hotel’s consent texts over the built-in ones', () => {
    expect(messagesFor({ personal_data_consent: { pl: 'Tak' } }, 'pl').personal_data_consent).toBe('Tak');
  });
});

describe('the built-in messages', () => {
  it.each([
    ['es', 'chosen_n', { n: 1 }, '1 elegido'],
    ['es', 'chosen_of', { n: 1, most: 3 }, '1 de 3 elegido'],
    ['es', 'free_slots', { n: 1 }, '1 libre'],
    ['fr', 'chosen_n', { n: 1 }, '1 choisi'],
    ['fr', 'chosen_n', { n: 2 }, '2 choisis'],
    ['ru', 'length_so_far', { n: 5, most: 21 }, '5 из 21 знака'],
    ['ar', 'length_so_far', { n: 5, most: 500 }, '5 من 500 حرف'],
  ] as const)('adapts a message in %s to its number: %s with %j', (language, key, params, sentence) => {
    expect(interpolate(builtInMessages(language)[key], params, language)).toBe(sentence);
  });

  it.each([
    ['en', 'Terms and conditions'],
    ['de', 'AGB'],
    ['es', 'Condiciones'],
    ['fr', 'CGV'],
    ['ar', 'الشروط والأحكام'],
  ])('names the hotel’s terms in %s as the law of that country does', (language, title) => {
    expect(builtInMessages(language).public_offer).toBe(title);
    expect(builtInMessages(language).consent_public_offer).not.toMatch(
      /public offer|öffentliche|oferta|offre publique|العرض/,
    );
  });

  it('addresses a guest in Arabic in the polite plural in every message', () => {
    const singular =
      /(?<!\p{L})(?:اختر|أضف|ادفع|اضغط|ابحث|انتقل|اجعل|أدخل|أرسل|افتح|حاول|انتظر)(?!\p{L})|(?:طلب|غرفت|اختيارات)ك(?!\p{L})/u;
    expect(Object.entries(builtInMessages('ar')).filter(([, word]) => singular.test(word))).toEqual([]);
  });
});
