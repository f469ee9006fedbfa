import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { product, section } from '@/tests/builders/catalogue/section';
import type { HotelNow } from '../booking/hotel-time';
import type { Kit } from '../options/kit';
import { repeatedAnswers, repeatOrder, sectionsToRepeat } from './repeat-order';
import { isRepeatable, type RepeatedAnswer } from './repeated-line';

const NOON: HotelNow = { date: '2026-06-18', time: '12:00', weekday: 4, minutes: 720 };

const size = (value: number | null = null) =>
  select({ id: 1, is_required: true, value, attrs: [choice({ id: 21 }), choice({ id: 22, price: 4 })] });
const extras = (...ticked: number[]) =>
  checkbox({
    id: 2,
    pcode_id: 'quantity',
    value: ticked.length > 0 ? 'checked' : null,
    attrs: [31, 32].map((id) =>
      choice({ id, price: 1, checked: ticked.includes(id), quantity: ticked.includes(id) ? 2 : null, maximum: 3 }),
    ),
  });
const pizza = (property: Kit | null, parts: Parameters<typeof product>[0] = {}) =>
  product({ property_kit_id: property && 7, property, ...parts });

const ordered = (answers: readonly RepeatedAnswer[] = [], quantity = 1) => ({
  product: { title: { en: 'Pizza of that day' } },
  quantity,
  repeat: { product_id: 31, section_id: 5, answers },
});

const repeated = (line: ReturnType<typeof ordered>, ...products: ReturnType<typeof product>[]) => {
  let keys = 0;
  const newKey = () => `key-${++keys}`;
  const catalogue = new Map([['5', section(products)]]);
  return repeatOrder({ products: [line] }, { catalogue, now: NOON, newKey });
};
const LEFT = { repeated: [], left: [{ en: 'Pizza of that day' }] };

describe('repeatedAnswers', () => {
  it('returns the chosen choice, the ticks with their quantities and the text of a kit', () => {
    expect(repeatedAnswers(kit(size(22), extras(32), option({ id: 3, value: 'Hot' }), option({ id: 4 })))).toEqual([
      { option_id: 1, ptype_id: 'select', value: 22, ticks: [] },
      { option_id: 2, ptype_id: 'checkbox', value: null, ticks: [{ id: 32, quantity: 2 }] },
      { option_id: 3, ptype_id: 'text', value: 'Hot', ticks: [] },
    ]);
  });

  it('leaves banknotes and read-only options out', () => {
    const cash = option({ id: 5, pcode_id: 'banknotes', value: '100' });
    expect(repeatedAnswers(kit(cash, option({ id: 6, is_read_only: true, value: 'x' })))).toEqual([]);
    expect(repeatedAnswers(null)).toEqual([]);
  });
});

describe('an order that is ordered again', () => {
  it('puts a product without options into the cart at today’s price, with its quantity', () => {
    const { repeated: lines, left } = repeated(ordered([], 3), product({ price: 15 }));
    expect(left).toEqual([]);
    expect(lines.map(({ line }) => line)).toMatchObject([
      { key: 'key-1', product: { id: 31, price: 15 }, quantity: 3, total_price: 45, section: { id: 5 } },
    ]);
  });

  it('answers the options as they were answered', () => {
    const answers = repeatedAnswers(kit(size(22), extras(32), option({ id: 3, value: 'Hot' })));
    const { repeated: lines } = repeated(ordered(answers), pizza(kit(size(), extras(), option({ id: 3 }))));
    expect(repeatedAnswers(lines[0]?.line.product.property ?? null)).toEqual(answers);
  });

  it('finds choices whose ids are texts in the order and numbers in the catalogue', () => {
    const answers = [{ option_id: '1', ptype_id: 'select' as const, value: '22', ticks: [] }];
    expect(repeated(ordered(answers), pizza(kit(size()))).left).toEqual([]);
  });

  it.each([
    ['no longer exists', pizza(kit(size()), { id: 99 })],
    ['is sold out', pizza(kit(size()), { is_available: false })],
    ['is only in the fast order', pizza(kit(size()), { is_popup: true })],
    ['books a slot', pizza(kit(size(), scheduled({ id: 8 })))],
    ['has lost the chosen choice', pizza(kit({ ...size(), attrs: [choice({ id: 21 })] }))],
    ['has lost the whole option', pizza(kit(option({ id: 9 })))],
    ['has another type of option', pizza(kit(option({ id: 1 })))],
    ['requires one more answer', pizza(kit(size(), option({ id: 9, is_required: true })))],
    [
      'is closed at this hour',
      pizza(kit(size()), {
        schedule: {
          descr: null,
          days: [
            {
              start_date: null,
              end_date: null,
              days: Array.from({ length: 7 }, () => true),
              start_time: '18:00:00',
              end_time: '22:00:00',
            },
          ],
        },
      }),
    ],
  ])('names a product that %s', (_, today) => {
    expect(repeated(ordered(repeatedAnswers(kit(size(22)))), today)).toEqual(LEFT);
  });

  it('names a product whose quantity of a choice is no longer possible', () => {
    const fewer = { ...extras(), attrs: [choice({ id: 32, maximum: 1 })] };
    expect(repeated(ordered(repeatedAnswers(kit(extras(32)))), pizza(kit(fewer)))).toEqual(LEFT);
  });

  it.each([
    ['past', '2026-06-17', 0],
    ['future', '2026-06-19', 1],
  ])('repeats a line with a %s day only if the day can still be ordered', (_, date, count) => {
    const day = (value: string | null) => option({ id: 4, ptype_id: 'date', value });
    expect(repeated(ordered(repeatedAnswers(kit(day(date)))), pizza(kit(day(null)))).repeated).toHaveLength(count);
  });

  it('names a line of which the platform does not say what it was made of, and one whose section is gone', () => {
    const at = { catalogue: new Map([['5', 'gone' as const]]), now: NOON, newKey: () => 'key' };
    const products = [ordered(), { ...ordered(), repeat: null }];
    expect(repeatOrder({ products }, at)).toEqual({ repeated: [], left: products.map((line) => line.product.title) });
  });
});

describe('whether an order can be ordered again', () => {
  const food = { ...ordered(), slot_minutes: null };
  const unknown = { ...food, repeat: null };
  const booking = { ...food, slot_minutes: 60 };
  it.each([
    ['a line that says what it was made of beside one that does not', [unknown, food], true],
    ['only lines that do not say what they were made of', [unknown], false],
    ['only bookings', [booking], false],
    ['a booking and food', [booking, food], true],
  ])('with %s', (_, products, expected) => {
    expect(isRepeatable({ products })).toBe(expected);
  });

  it('reads each section once', () => {
    expect(sectionsToRepeat({ products: [ordered(), ordered(), { ...ordered(), repeat: null }] })).toEqual([5]);
  });
});
