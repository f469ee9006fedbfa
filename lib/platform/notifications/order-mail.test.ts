import { deskMessages } from '@/lib/words/desk-messages';
import type { DeskOrder } from '../orders/order-card';
import { orderMail } from './order-mail';

const HOTEL = {
  title: { en: 'Aurora', ar: 'أورورا' },
  currency: '€',
  currency_position: 'left',
  currency_digits: 2,
  room_proof: 'off',
  ext_data: { timezone: 'Europe/Madrid' },
} as const;

const ORDER: DeskOrder = {
  id: 1,
  uuid: 'u',
  hotel_id: 1,
  num: '1042',
  ostatus_id: 'draft',
  created_at: '2026-05-01T10:00:00Z',
  expected_timeleft: null,
  promised_at: null,
  quoted_at: null,
  taken_by_staff: false,
  corrected_at: null,
  taken_by: null,
  taken_note: null,
  is_handed_over: false,
  corrections: [],
  in_kitchen_at: null,
  number_room: '101',
  final_sum: 25.5,
  order_payment: { id: '1', title: { en: 'At the reception', ar: 'في الاستقبال' } },
  comment: 'No ice',
  food_note: {
    allergens: ['nuts'],
    diets: ['vegan'],
    kitchen: ['Allergies: nuts', 'Diet: vegan'],
    language: 'en',
    lines: [{ line_id: 7, contains: ['nuts'], unsuited: [], is_unknown: false, kitchen: ['Contains: nuts'] }],
  },
  allergy_texts: [],
  room_proof: 'none',
  charges_room: false,
  due_times: [],
  delivery_price: 0,
  taxes: [],
  tip: 0,
  money: null,
  receipts: [],
  cancel_reason_id: null,
  integration_payment: null,
  products: [
    {
      id: 7,
      product: { title: { en: 'Lemonade', ar: 'ليمونادة' } },
      properties: [
        { id: 1, property: { title: 'Mint' }, value: null, quantity: 2, choice: null },
        { id: 2, property: { title: 'Name on the glass' }, value: 'Ada', quantity: null, choice: null },
      ],
      price: 8.5,
      quantity: 3,
      total_price: 25.5,
      slot_minutes: null,
      ordered_for: null,
      repeat: null,
    },
  ],
  properties: [
    { id: 3, property: { title: 'Banknote' }, quantity: null, total_price: 0, value: '50', choice: null },
    {
      id: 4,
      property: { title: { en: 'Cutlery', de: 'Besteck' } },
      quantity: 2,
      total_price: 0,
      value: 'Holz x 2',
      choice: { title: { en: 'Wood x 2', de: 'Holz x 2' } },
    },
  ],
  note_kit: null,
  rating: null,
  can_be_rated: false,
  language: 'de',
  guest: { person_uuid: 'p', name: 'Ada Byron', phone: '+44 20' },
  escalation: 0,
  expires_at: null,
  version: 1,
  moved_at: '2026-05-01T10:00:00Z',
  moved_by: null,
  expected_at: null,
  waits_from: null,
  pays_with: null,
  ready_lines: [],
  line_prices: [],
  moves: [],
  tickets: [],
};

const write = (change: Partial<DeskOrder> = {}, language = 'en', isWaiting = false) =>
  orderMail({ hotel: HOTEL, order: { ...ORDER, ...change }, isWaiting, language, words: deskMessages(language) });
const visible = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

it('names the time that the guest was quoted, on the hotel’s clock: pace/PA8', () => {
  const { text } = write({ quoted_at: '2026-10-25T01:30:00.000Z' });
  expect(visible(text)).toContain('Quoted to the guest: 2026-10-25 02:30');
  expect(visible(write().text)).not.toContain('Quoted');
});

it('names the order, the room, the guest, every line with its choices, and everything that the guest typed', () => {
  const { subject, text } = write();
  expect(visible(subject)).toBe('New order 1042 · Room 101 · Aurora');
  expect(visible(text).split('\n')).toEqual([
    'Aurora',
    'New order 1042',
    'Room 101 · Ada Byron',
    'Allergies: nuts',
    'Diet: vegan',
    '',
    '3 × Lemonade (Mint × 2; Name on the glass: Ada) ⚠ Contains: nuts',
    '',
    'Banknote: 50',
    'Cutlery: Wood x 2',
    'Note: No ice',
    'Payment: At the reception',
    'Total: € 25.50',
    'Phone: +44 20',
    'Language: Deutsch',
    '',
    'Accept it at the hotel’s desk (/desk). This message was sent automatically.',
    '',
  ]);
});

it('states added taxes and the tip before the total, and those in the prices after it', () => {
  const taxes = [
    { title: { en: 'VAT', ar: 'ضريبة' }, percent: 10, amount: 2.32, included: true },
    { title: { en: 'City tax', ar: 'رسوم' }, percent: 8.875, amount: 1.5, included: false },
    { title: 'Nothing', percent: 0, amount: 0, included: true },
  ];
  const lines = visible(write({ taxes, tip: 3 }).text).split('\n');
  const total = lines.indexOf('Total: € 25.50');
  expect(lines.slice(total - 2, total + 3)).toEqual([
    'City tax, 8.875%: € 1.50',
    'Tip: € 3.00',
    'Total: € 25.50',
    'incl. VAT, 10%: € 2.32',
    'Phone: +44 20',
  ]);
});

it('writes in the hotel’s language, from right to left where it runs so', () => {
  const { subject, html } = write({}, 'ar');
  expect(visible(subject)).toBe('طلب جديد 1042 · غرفة 101 · أورورا');
  expect(html).toContain('<html dir="rtl">');
  expect(html).toContain('ليمونادة');
});

it('says that an order is still waiting when nobody has taken it up', () => {
  expect(write({}, 'en', true).subject).toMatch(/^Order 1042 is still waiting · /);
});

it('leaves out what the guest did not give', () => {
  const order = { number_room: null, comment: ' ', order_payment: null, properties: [] };
  const { subject, text } = write({ ...order, guest: { person_uuid: null, name: null, phone: null } });
  expect(subject).toBe('New order 1042 · No room · Aurora');
  for (const absent of ['Note', 'Payment', 'Phone', 'Banknote']) expect(text).not.toContain(absent);
});

it('shows markup of a guest as text', () => {
  const { html } = write({ comment: '<img src=x onerror="alert(1)">', guest: { ...ORDER.guest, name: '<b>A&B</b>' } });
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(html).toContain('&lt;b&gt;A&amp;B&lt;/b&gt;');
  expect(html).not.toContain('<img');
});

it('keeps the subject in one line, whatever a room contains', () => {
  expect(write({ number_room: '1\r\nBcc: all@example.com\u0000' }).subject).not.toMatch(/\p{Cc}/u);
});

it.each(['\n', '\r\n', '\r', '\u2028', '\u0085', '\v'])(
  'lets no text of a guest begin a line of the mail with %j',
  (end) => {
    const forged = `1${end}Total: € 0.00`;
    const [line] = ORDER.products;
    const { text } = write({
      number_room: forged,
      comment: forged,
      guest: { person_uuid: null, name: forged, phone: forged },
      products:
        line === undefined ? [] : [{ ...line, properties: [{ ...line.properties[0], value: forged } as never] }],
      properties: ORDER.properties.map((each) => ({ ...each, choice: null, value: forged })),
      food_note: { allergens: [], diets: [], kitchen: [forged], language: 'en', lines: [] },
      allergy_texts: [forged],
    });
    const lines = visible(text).split(/\r\n|[\n\r\v\u0085\u2028\u2029]/);
    expect(lines.filter((each) => each.startsWith('Total:'))).toEqual(['Total: € 25.50']);
    expect(lines.filter((each) => each.includes('€ 0.00')).length).toBeGreaterThanOrEqual(6);
  },
);

it('keeps the lines of a note, each below its label', () => {
  expect(visible(write({ comment: 'No ice\nTwo straws' }).text)).toContain('\nNote: No ice\n    Two straws\nPayment:');
});

it('names at its line what is on the guest’s note, and puts a comment about an allergy on top', () => {
  const { text, html } = write({ comment: 'Nut allergy!', allergy_texts: ['Nut allergy!'] });
  expect(visible(text)).toMatch(/Lemonade .* ⚠ Contains: nuts\n/);
  expect(visible(text).indexOf('“Nut allergy!”')).toBeLessThan(visible(text).indexOf('Lemonade'));
  expect(visible(html)).toContain('“Nut allergy!”');
});

it.each([
  ['code', true, 'for_charges', 'Room 101 · Room proven by its code · '],
  ['digits', false, 'for_orders', 'Room 101 · Room proven by the stay code · '],
  ['none', false, 'for_charges', 'Room 101 · Room not proven · '],
  ['none', true, 'off', 'Room 101 · ⚠ Charge to a room, not proven · '],
  ['none', false, 'off', 'Room 101 · \u2068Ada Byron'],
] as const)(
  'says how the room was proven (%s, charged: %s, %s): rooms/RM11',
  (room_proof, charges_room, policy, expected) => {
    const [hotel, order] = [
      { ...HOTEL, room_proof: policy },
      { ...ORDER, room_proof, charges_room },
    ];
    const mail = orderMail({ hotel, order, isWaiting: false, language: 'en', words: deskMessages('en') });
    expect(mail.text.replace(/\u2068101\u2069/g, '101')).toContain(expected);
  },
);
