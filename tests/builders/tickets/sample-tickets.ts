import type { TicketContent, TicketLine, TicketMark, TicketText } from '@/lib/domain/tickets/ticket';

const text = (kitchen: string, guest: string | null = null): TicketText => ({ kitchen, guest });

/** A line of a ticket. */
export const sampleLine = (fields: Partial<TicketLine> = {}): TicketLine => ({
  id: '1',
  quantity: 1,
  title: text('Club sandwich'),
  options: [],
  allergies: [],
  due: null,
  ...fields,
});

/** A ticket of a kitchen that reads English. */
export const sampleContent = (fields: Partial<TicketContent> = {}): TicketContent => ({
  kind: 'order',
  language: 'en',
  guest_language: 'en',
  station: 'Kitchen',
  num: '128',
  ordered_at: '2026-11-25T18:52',
  due: null,
  room: '412',
  room_proof: 'none',
  lines: [sampleLine()],
  allergies: [],
  comment: null,
  answers: [],
  payment: null,
  correction: null,
  ...fields,
});

export const MARK_80: TicketMark = { copy: null, width: 80 };
export const MARK_58: TicketMark = { copy: null, width: 58 };

type Sample = { name: string; content: TicketContent; mark: TicketMark };

const LONG_TITLE =
  'Slow-roasted shoulder of lamb from the valley, with a crust of thyme, rosemary and lemon, on creamed barley, glazed carrots, wild garlic butter, pickled shallots, a jus of the roasting juices, and on the side a salad of bitter leaves, toasted hazelnuts, shaved fennel and a dressing of cold-pressed olive oil';

/** Tickets that are worth a look: every script, both widths, and everything that a ticket can say. */
export const SAMPLES: readonly Sample[] = [
  {
    name: '01-arabic',
    mark: MARK_80,
    content: sampleContent({
      language: 'ar',
      guest_language: 'en',
      station: 'المطبخ الرئيسي',
      num: '1284',
      due: { at: '2026-11-25T19:30', is_whole_day: false, by: 'promised' },
      room: '412',
      room_proof: 'code',
      lines: [
        sampleLine({
          quantity: 2,
          title: text('مزّة القصر', 'Palace mezze'),
          options: [
            text('الحجم: \u2068كبير\u2069', 'Size: \u2068large\u2069'),
            text(
              'إضافات: \u2068حمص x 2\u2069، \u2068زيتون\u2069',
              'Extras: \u2068Hummus x 2\u2069, \u2068olives\u2069',
            ),
          ],
          allergies: ['يحتوي على السمسم'],
        }),
        sampleLine({ id: '2', title: text('عصير ليمون بالنعناع', 'Lemonade with mint') }),
      ],
      allergies: ['الحساسية: السمسم والفول السوداني', 'Severe peanut allergy, please be careful'],
      comment: 'Please knock softly, the baby is asleep.',
      payment: {
        state: 'room',
        title: text('على حساب الغرفة', 'Charge to the room'),
        sum: '146.00\u00a0SAR',
        pays_with: null,
      },
    }),
  },
  {
    name: '02-hebrew',
    mark: MARK_80,
    content: sampleContent({
      language: 'il',
      guest_language: 'de',
      station: 'מטבח',
      due: { at: '2026-11-26T08:00', is_whole_day: false, by: 'ordered' },
      room_proof: 'digits',
      lines: [
        sampleLine({
          quantity: 3,
          title: text('שקשוקה עם לחם', 'Schakschuka mit Brot'),
          options: [text('חריפות: \u2068עדין\u2069', 'Schärfe: \u2068mild\u2069')],
        }),
        sampleLine({ id: '2', quantity: 12, title: text('קפה הפוך', 'Milchkaffee') }),
      ],
      comment: 'Bitte ohne Zwiebeln, danke! שלום',
      payment: { state: 'paid', title: text('כרטיס אשראי', 'Kreditkarte'), sum: '₪\u00a0184.00', pays_with: null },
    }),
  },
  {
    name: '03-persian-58',
    mark: { copy: { of: 'x', reason: 'unconfirmed', words: null }, width: 58 },
    content: sampleContent({
      language: 'fa',
      guest_language: 'fa',
      station: 'آشپزخانه',
      lines: [
        sampleLine({
          quantity: 2,
          title: text('چلوکباب کوبیده با برنج زعفرانی'),
          options: [text('نوشیدنی: \u2068دوغ\u2069')],
        }),
      ],
      allergies: ['حساسیت: گردو'],
      comment: 'لطفاً بدون پیاز. می‌خواهیم زودتر برسد.',
      payment: { state: 'collect', title: text('نقدی'), sum: '1,250,000\u00a0IRR', pays_with: '2,000,000' },
    }),
  },
  {
    name: '04-chinese',
    mark: MARK_80,
    content: sampleContent({
      language: 'cn',
      guest_language: 'fr',
      station: '厨房',
      kind: 'correction',
      due: { at: '2026-11-25T20:15', is_whole_day: false, by: 'promised' },
      correction: {
        reasons: ['time'],
        removed: [],
        due_before: { at: '2026-11-25T19:30', is_whole_day: false, by: 'promised' },
      },
      lines: [
        sampleLine({
          quantity: 1,
          title: text('海鲜炒饭', 'Riz sauté aux fruits de mer'),
          options: [text('辣度：\u2068微辣\u2069', 'Piment\u00a0: \u2068doux\u2069')],
          allergies: ['含有甲壳类动物'],
        }),
        sampleLine({ id: '2', quantity: 2, title: text('宫保鸡丁', 'Poulet kung pao') }),
      ],
      allergies: ['过敏：甲壳类动物、花生'],
    }),
  },
  {
    name: '05-japanese-58',
    mark: MARK_58,
    content: sampleContent({
      language: 'ja',
      guest_language: 'ko',
      station: '厨房',
      room: 'プールサイド 7',
      lines: [
        sampleLine({
          quantity: 2,
          title: text('海鮮丼（味噌汁付き）', '해산물 덮밥 (된장국 포함)'),
          options: [text('ご飯: \u2068大盛り\u2069', '밥: \u2068곱빼기\u2069')],
        }),
        sampleLine({ id: '2', quantity: 1, title: text('抹茶アイスクリーム', '말차 아이스크림') }),
      ],
      comment: '소금을 적게 넣어 주세요 🧂',
      payment: { state: 'open', title: text('カード', '카드'), sum: '¥4,200', pays_with: null },
    }),
  },
  {
    name: '06-korean',
    mark: { copy: { of: 'x', reason: 'asked', words: '국물에 젖어서 다시 뽑았습니다' }, width: 80 },
    content: sampleContent({
      language: 'ko',
      guest_language: 'ja',
      station: '주방',
      due: { at: '2026-11-25T19:40', is_whole_day: false, by: 'quoted' },
      lines: [
        sampleLine({
          quantity: 2,
          title: text('해물볶음밥', '海鮮チャーハン'),
          options: [text('맵기: \u2068순하게\u2069', '辛さ: \u2068控えめ\u2069')],
        }),
      ],
      allergies: ['알레르기: 조개류'],
      payment: { state: 'reserved', title: text('신용카드', 'クレジットカード'), sum: '₩38,000', pays_with: null },
    }),
  },
  {
    name: '07-georgian-cancelled',
    mark: MARK_80,
    content: sampleContent({
      language: 'ka',
      guest_language: 'ru',
      station: 'სამზარეულო',
      kind: 'correction',
      correction: {
        reasons: ['cancelled'],
        removed: [
          sampleLine({
            quantity: 2,
            title: text('აჭარული ხაჭაპური', 'Хачапури по-аджарски'),
            options: [text('ზომა: \u2068დიდი\u2069', 'Размер: \u2068большой\u2069')],
          }),
          sampleLine({ id: '2', quantity: 1, title: text('ლიმონათი', 'Лимонад') }),
        ],
        due_before: null,
      },
      lines: [],
    }),
  },
  {
    name: '08-kazakh-58',
    mark: MARK_58,
    content: sampleContent({
      language: 'kz',
      guest_language: 'ua',
      station: 'Ас үй',
      room: null,
      lines: [
        sampleLine({
          quantity: 4,
          title: text('Қазы қосылған ет, қамыр және сорпа', 'Мʼясо з кази, тісто та бульйон'),
          options: [text('Көлемі: \u2068үлкен\u2069', 'Розмір: \u2068великий\u2069')],
          due: { at: '2026-11-25T21:00', is_whole_day: false, by: 'ordered' },
        }),
      ],
      comment: 'Өтінемін, тұзын аз салыңыз. Ә Ғ Қ Ң Ө Ұ Ү Һ І',
      payment: {
        state: 'collect',
        title: text('Қолма-қол ақша', 'Готівка'),
        sum: '12\u00a0400\u00a0₸',
        pays_with: '20\u00a0000 ₸',
      },
    }),
  },
  {
    name: '09-german-long-words-58',
    mark: MARK_58,
    content: sampleContent({
      language: 'de',
      guest_language: 'gr',
      station: 'Frühstücksküche & Zimmerservice',
      num: '100284',
      kind: 'correction',
      room: 'Donaudampfschifffahrtsgesellschaftskapitänssuite',
      due: { at: '2026-11-27T00:00', is_whole_day: true, by: 'ordered' },
      correction: {
        reasons: ['lines'],
        removed: [
          sampleLine({ id: '3', quantity: 1, title: text('Schwarzwälder Kirschtorte', 'Τούρτα Μέλανα Δρυμού') }),
        ],
        due_before: null,
      },
      lines: [
        sampleLine({
          quantity: 10,
          title: text('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz-Burger', 'Μπέργκερ'),
          options: [
            text(
              'Beilage: \u2068Kartoffelpuffer\u2069, \u2068Preiselbeerkompott x 2\u2069',
              'Συνοδευτικό: \u2068πατάτες\u2069',
            ),
          ],
        }),
        sampleLine({ id: '2', quantity: 1, title: text('Apfelschorle, groß') }),
      ],
      answers: [text('Besteck: \u2068ja, für vier Personen\u2069', 'Μαχαιροπίρουνα: \u2068ναι\u2069')],
      payment: {
        state: 'room',
        title: text('Zimmerrechnung', 'Χρέωση στο δωμάτιο'),
        sum: '1.284,50\u00a0€',
        pays_with: null,
      },
    }),
  },
  {
    name: '10-title-of-300-characters',
    mark: MARK_80,
    content: sampleContent({
      room_proof: 'code',
      due: { at: '2026-11-25T19:30', is_whole_day: false, by: 'promised' },
      lines: [
        sampleLine({
          quantity: 1,
          title: text(LONG_TITLE.slice(0, 300)),
          options: [text('Done: \u2068medium\u2069'), text('Without: \u2068garlic\u2069, \u2068onions\u2069')],
        }),
        sampleLine({ id: '2', quantity: 2, title: text('W'.repeat(300)) }),
      ],
      allergies: ['Allergies: peanuts, milk', 'Diet: vegetarian'],
      comment: 'ไม่ใส่ถั่ว — and no 🥜 at all, thank you 🙏',
      answers: [text('Cutlery: \u2068yes\u2069')],
      payment: { state: 'collect', title: text('Cash'), sum: '€54.00', pays_with: '100' },
    }),
  },
  {
    name: '11-test-80',
    mark: MARK_80,
    content: sampleContent({ kind: 'test', station: 'Kitchen printer', num: '', room: null, lines: [] }),
  },
];
