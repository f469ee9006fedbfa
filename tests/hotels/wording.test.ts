import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Sentence = { where: string; language: string; text: string };
type Texts = Readonly<Record<string, string>>;

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const jsonBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file));

/** The messages of the built-in dictionaries, including legal notices, and those of the demo hotels. */
function dictionarySentences(path: string): Sentence[] {
  const language = /(\w+)\.json$/.exec(path)?.[1] ?? '';
  return textsBelow(read(path)).map((text) => ({ where: path, language, text }));
}

const textsBelow = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(textsBelow) : [];

const isTexts = (value: object): value is Texts =>
  'en' in value && Object.values(value).every((text) => typeof text === 'string');

/** The texts of the demo hotels: each object in their files that has a text in English and in other languages. */
function hotelTexts(value: unknown): Texts[] {
  if (!(value instanceof Object)) return [];
  return isTexts(value) ? [value] : Object.values(value).flatMap(hotelTexts);
}

const HOTEL_FILES = jsonBelow('hotels').filter((path) => !path.includes('/words/'));
const HOTEL_TEXTS = HOTEL_FILES.flatMap((where) => hotelTexts(read(where)).map((texts) => ({ where, texts })));
const DICTIONARIES = [
  ...jsonBelow('lib/words'),
  ...jsonBelow('hotels').filter((path) => path.includes('/words/')),
].flatMap(dictionarySentences);
const SENTENCES: readonly Sentence[] = [
  ...DICTIONARIES,
  ...HOTEL_TEXTS.flatMap(({ where, texts }) =>
    Object.entries(texts).map(([language, text]) => ({ where, language, text })),
  ),
];

/** Arabic vowel marks are optional, so they are ignored. */
const withoutMarks = (text: string): string => text.replace(/[\u064b-\u0652\u0670]/g, '');

/**
 * Arabic words that address one person: verbs in the singular and possessive endings. Guests are addressed in the
 * plural.
 */
const TO_ONE_PERSON =
  'اختر أدخل حدد اضغط انقر أضف اكتب افتح حاول شاهد تفضل استمتع اطلب احجز أخبر أخبرنا اسأل انتظر تأكد راجع امسح ادفع اقرأ اكتشف يمكنك لديك عليك تريد ترغب تحتاج طلبك طلباتك غرفتك سلتك بياناتك هاتفك رقمك موافقتك إقامتك رسالتك دفعتك اختيارك لك منك إليك معك عندك';
const toOnePerson = new RegExp(`(?<!\\p{L})[وف]?(?:${TO_ONE_PERSON.replaceAll(' ', '|')})(?!\\p{L})`, 'u');

it.each([
  ['en', /public offer/i, 'an offer to the public is Russian law: "terms and conditions"'],
  ['de', /öffentliches angebot/i, 'AGB'],
  ['es', /oferta pública/i, 'condiciones'],
  ['fr', /offre publique/i, 'CGV'],
  ['ar', /العرض العام|عرض عام/, 'الشروط والأحكام'],
  ['de', /\bfreie[nrs]? tage?\b|\btage? frei\b/i, 'free days are days off: "Termin verfügbar"'],
  ['es', /\bdías? libres?\b/i, 'free days are days off: "días disponibles"'],
  ['fr', /\bjours? libres?\b/i, 'free days are days off: "jours disponibles"'],
  ['it', /\bgiorn[oi] liber[oi]\b/i, 'free days are days off: "giorni disponibili"'],
  ['ru', /свободн\p{L}* дн|выходн/iu, 'free days are days off: "доступные дни"'],
  ['ar', /أيام حرة|أيام العطلة/, 'free days are days off: "أيام متاحة"'],
  ['en', /could not be read/i, 'a page is loaded, not read'],
  ['de', /nicht gelesen werden/i, 'a page is loaded, not read'],
  ['es', /no se ha(?:n)? podido leer/i, 'a page is loaded, not read'],
  ['fr', /pas pu être lu/i, 'a page is loaded, not read'],
  ['it', /possibile leggere/i, 'a page is loaded, not read'],
  ['ru', /не удалось прочитать/i, 'a page is loaded, not read'],
  ['ar', /تعذر(?:ت)? قراءة/, 'a page is loaded, not read'],
  ['ru', /комнат(?!\p{L}* отдыха)/iu, 'a room of a hotel is "номер"'],
  ['de', /\b(?:bar|karte) an der tür\b/i, 'one pays on delivery: "bei Lieferung"'],
  ['ar', toOnePerson, 'guests are spoken to in the plural of politeness'],
])('has no text in %s that matches %s', (language, wrong, reason) => {
  const found = SENTENCES.filter((one) => one.language === language && wrong.test(withoutMarks(one.text)));
  expect({ reason, found }).toEqual({ reason, found: [] });
});

it.each([
  ['public_offer', { en: 'Terms and conditions', de: 'AGB', es: 'Condiciones', fr: 'CGV', ar: 'الشروط والأحكام' }],
  ['order_status__draft', { en: 'Sent', de: 'Gesendet', es: 'Enviado', fr: 'Envoyée', it: 'Inviato', ar: 'أُرسل' }],
])('uses the usual terms of hotels for the message %s', (key, words) => {
  for (const [language, word] of Object.entries(words)) {
    expect(read(`lib/words/${language}.json`)).toHaveProperty(key, word);
  }
});

const FREE: Texts = {
  de: 'kostenlos',
  es: 'cortesía',
  fr: 'offert',
  ru: 'бесплатно',
  ar: 'مجان',
  sv: 'utan kostnad',
  cn: '免费',
  it: 'gratuit',
};

it('says in every language that a free product of a demo hotel costs nothing, in addition to its greeting', () => {
  const gifts = HOTEL_TEXTS.filter(({ texts }) => texts.en?.includes('with our compliments'));
  expect(gifts.length).toBeGreaterThan(0);
  for (const { where, texts } of gifts) {
    for (const [language, text] of Object.entries(texts)) {
      if (language !== 'en')
        expect({ where, language, text }).toHaveProperty('text', expect.stringContaining(FREE[language] ?? '-'));
    }
  }
});

it('uses the French term for meat that is cooked medium', () => {
  const menu = readFileSync('hotels/qasr/sections/01-room-dining.json', 'utf8');
  const ofMeat = menu.slice(menu.indexOf('"fr": "Cuisson"'));
  expect(/"en": "Medium",\s*"fr": "([^"]*)"/.exec(ofMeat)?.[1]).toBe('À point');
});
