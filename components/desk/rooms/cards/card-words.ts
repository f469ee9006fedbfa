import { bcp47, directionOf, type LanguageTag } from '@/lib/domain/i18n/language';
import type { LANGUAGE_TABLE } from '@/lib/domain/i18n/language-table';

type CardWords = { room: string; scan: string };

/**
 * The words of printed cards. Guests read them, so they exist in every language of guests, most of which the desk does not
 * speak. A sentence has at most 46 letters: more do not fit into a line of the smallest card. Rule: rooms/RM14.
 */
export const CARD_WORDS: Readonly<Record<keyof typeof LANGUAGE_TABLE, CardWords>> = {
  en: { room: 'Room', scan: 'Scan to order, ask and book.' },
  ru: { room: 'Номер', scan: 'Сканируйте: заказы, вопросы, бронь.' },
  ko: { room: '객실', scan: '스캔하여 주문, 문의, 예약하세요.' },
  cn: { room: '房间', scan: '扫码点单、咨询和预订。' },
  pl: { room: 'Pokój', scan: 'Zeskanuj: zamów, zapytaj, zarezerwuj.' },
  nl: { room: 'Kamer', scan: 'Scan: bestellen, vragen en boeken.' },
  de: { room: 'Zimmer', scan: 'Scannen: bestellen, fragen, buchen.' },
  ar: { room: 'غرفة', scan: 'امسحوا الرمز للطلب والسؤال والحجز.' },
  il: { room: 'חדר', scan: 'סרקו כדי להזמין, לשאול ולשריין.' },
  kz: { room: 'Бөлме', scan: 'Сканерлеңіз: тапсырыс, сұрақ, брондау.' },
  fr: { room: 'Chambre', scan: 'Scannez pour commander, demander, réserver.' },
  hr: { room: 'Soba', scan: 'Skenirajte: narudžbe, pitanja, rezervacije.' },
  az: { room: 'Otaq', scan: 'Skan edin: sifariş, sual, rezervasiya.' },
  ua: { room: 'Номер', scan: 'Скануйте: замовлення, питання, бронювання.' },
  pt: { room: 'Quarto', scan: 'Leia o código: peça, pergunte, reserve.' },
  ka: { room: 'ოთახი', scan: 'დაასკანერეთ: შეკვეთა, კითხვა, დაჯავშნა.' },
  cs: { room: 'Pokoj', scan: 'Naskenujte: objednávky, dotazy, rezervace.' },
  es: { room: 'Habitación', scan: 'Escanee para pedir, preguntar y reservar.' },
  it: { room: 'Camera', scan: 'Inquadri per ordinare, chiedere, prenotare.' },
  gr: { room: 'Δωμάτιο', scan: 'Σαρώστε: παραγγελία, ερωτήσεις, κράτηση.' },
  tat: { room: 'Бүлмә', scan: 'Сканерлагыз: заказ, сорау, бронь.' },
  uz: { room: 'Xona', scan: 'Skanerlang: buyurtma, savol, bron.' },
  al: { room: 'Dhoma', scan: 'Skanoni për porosi, pyetje dhe rezervime.' },
  lv: { room: 'Istaba', scan: 'Skenējiet: pasūtīt, jautāt, rezervēt.' },
  tr: { room: 'Oda', scan: 'Okutun: sipariş, soru, rezervasyon.' },
  ba: { room: 'Бүлмә', scan: 'Сканерлағыҙ: заказ, һорау, бронь.' },
  fa: { room: 'اتاق', scan: 'اسکن کنید: سفارش، پرسش، رزرو.' },
  ro: { room: 'Camera', scan: 'Scanați: comenzi, întrebări, rezervări.' },
  hu: { room: 'Szoba', scan: 'Olvassa be: rendelés, kérdés, foglalás.' },
  sk: { room: 'Izba', scan: 'Naskenujte: objednávky, otázky, rezervácie.' },
  et: { room: 'Tuba', scan: 'Skannige: tellimine, küsimused, broneering.' },
  ky: { room: 'Бөлмө', scan: 'Скандаңыз: буйрутма, суроо, брондоо.' },
  mn: { room: 'Өрөө', scan: 'Кодыг уншуулж захиалга өгч, асуугаарай.' },
  ja: { room: 'お部屋', scan: 'スキャンして注文・質問・予約ができます。' },
  cnr: { room: 'Soba', scan: 'Skenirajte: narudžbe, pitanja, rezervacije.' },
  sl: { room: 'Soba', scan: 'Skenirajte: naročila, vprašanja, rezervacije.' },
  sv: { room: 'Rum', scan: 'Skanna: beställ, fråga och boka.' },
};

/** The words of a card in one language, with what marks it as such in HTML. */
type WordsInLanguage = CardWords & { lang: LanguageTag; dir: 'ltr' | 'rtl' };

const isWritten = (code: string): code is keyof typeof CARD_WORDS => Object.hasOwn(CARD_WORDS, code);
const SENTENCES = 3;

/**
 * The words in the hotel's first three languages. A language that a hotel has added itself is passed over; where none is
 * left, English stands for it. `languages`: project codes, the hotel's first one first.
 */
export function cardWords(languages: readonly string[]): readonly [WordsInLanguage, ...WordsInLanguage[]] {
  const [first = 'en', ...others] = languages.filter(isWritten).slice(0, SENTENCES);
  const inLanguage = (code: keyof typeof CARD_WORDS) => ({
    ...CARD_WORDS[code],
    lang: bcp47(code),
    dir: directionOf(code),
  });
  return [inLanguage(first), ...others.map(inLanguage)];
}
