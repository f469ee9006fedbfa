import { globSync, readdirSync, readFileSync } from 'node:fs';
import { loadDataNotice } from './data-notices';

const WRITTEN = readdirSync('lib/words/legal').map((file) => file.replace(/\.json$/, ''));

/** The structure of a notice with every text replaced by "text". Complete translations have the same structure. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shapeOf(member)]));
  return typeof value === 'string' && value.trim() !== '' ? 'text' : value;
};

/** For each storage key of lib/device: the phrase of the notice that covers it; null: it holds no personal data. */
const KEPT: Readonly<Record<string, RegExp | null>> = {
  cart: /your cart/i,
  cart_holds: /your cart/i,
  property_values: /your answers/,
  'phone-number-mask': /the country of your phone number/,
  'phone-number-country': /the country of your phone number/,
  fs_name: /your name/,
  fs_room_number: /room number/,
  fs_payment: /how you last paid/,
  fs_uuids: /the numbers of your orders/,
  food_note: /your list of allergies and diet/,
  install_offered: null,
  lottery_entries: /your entries in prize draws/,
  'chat-uuid': /a chat with the hotel/,
  'chat-draft': /messages to the hotel that are not sent yet/,
  'chat-unsent': /messages to the hotel that are not sent yet/,
  'chat-language': null,
  'chat-last-message-id': null,
  'chat-read-message-id': null,
  'chat-start-uuid': null,
  'chat-disclaimer-accepted': null,
  'count-unread-messages': null,
  'person-uuid': /a code by which the hotel knows you again/,
  slot_holder: /a code by which the hotel knows you again/,
  is_adult: /whether you have confirmed your age/,
  favourites: /what you marked with a heart/,
  is_adult_16: /whether you have confirmed your age/,
  'given-consent': /when you gave your consent and in which words/,
  'order-intent': /order that has not reached the hotel yet .* your comment included/,
  access_cookie: /whether you accept what others add to this app/,
  email: /the e-mail address to which the hotel wrote/,
  clock_correction: null,
  'chat-left-uuid': null,
  alternate_logo: /what was in the link that you opened/,
  announcement_id: /what was in the link that you opened/,
  online_checkin: /what was in the link that you opened/,
  open_orders: /what was in the link that you opened/,
  visit_began: null,
  scroll_positions: null,
  // On a device of the staff.
  'desk-drafts': null,
  'desk-cancellations': null,
  'desk-rings-before': null,
  'desk-board': null,
  'desk-signals': null,
  'menu-texts': null,
  prev_route: /which page you came from/,
  lang: /holds the language you chose/,
};

/** The storage keys in the sources of lib/device. */
const keysOfThePhone = (): string[] =>
  globSync('lib/device/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/(?:\bkey: |\btext\(|\bflag\(|\bmessageId\(|_KEY = )'([^']+)'/g),
    ])
    .flatMap(([, key]) => key ?? []);

describe('The notice on data protection', () => {
  it('has a data protection notice in the nine languages of the consent, and in Arabic and Spanish', () => {
    expect(WRITTEN.sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it', 'pl', 'pt', 'ru', 'sv', 'uz']);
  });

  it.each(WRITTEN)(
    'the data protection notice has the same structure and placeholders in %s as in English',
    async (language) => {
      const [english, own] = await Promise.all([loadDataNotice('en'), loadDataNotice(language)]);
      expect(own.language).toBe(language);
      expect(shapeOf(own.notice)).toEqual(shapeOf(english.notice));
      expect(JSON.stringify(own.notice).match(/\{\w+\}/g)).toEqual(['{hotel}', '{email}']);
      expect(own.notice.dated).toMatch(/2021/);
      if (language !== 'en') expect(own.notice.lead).not.toBe(english.notice.lead);
    },
  );

  it('names in the data protection notice everything about the guest that is stored on the device', async () => {
    const { notice } = await loadDataNotice('en');
    const words = notice.sections.flatMap(({ paragraphs = [] }) => paragraphs).join(' ');
    expect(keysOfThePhone()).toEqual(expect.arrayContaining(['cart', 'person-uuid', 'order-intent']));
    expect(keysOfThePhone().filter((key) => !Object.hasOwn(KEPT, key))).toEqual([]);
    for (const pattern of Object.values(KEPT)) if (pattern !== null) expect(words).toMatch(pattern);
  });

  it('shows the data protection notice in English for other languages', async () => {
    expect(await loadDataNotice('ja')).toEqual(await loadDataNotice('en'));
    expect(await loadDataNotice('toString')).toEqual(await loadDataNotice('en'));
  });
});
