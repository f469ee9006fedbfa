import { checkbox, choice, kit } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartSection } from '@/tests/builders/orders/lines';
import type { HotelNow } from '../booking/hotel-time';
import type { Catalogue } from './cart-check';
import { lineIssues } from './line-issues';
import { leftAtLimit, stockLeftOf, stockShortages } from './stock-shortages';

const NOW: HotelNow = { date: '2026-05-01', time: '12:00', weekday: 5, minutes: 720 };
const TOMORROW = '2026-05-02T06:30';

const open = (start_time: string, end_time: string) => ({
  descr: null,
  days: [{ start_date: null, end_date: null, days: Array(7).fill(true), start_time, end_time }],
});
const known = (stock_left: number | null, parts: Parameters<typeof cartProduct>[0] = {}): Catalogue =>
  new Map([
    [
      '5',
      { ...cartSection(), parent: null, products: [{ ...cartProduct({ property_kit_id: 7, ...parts }), stock_left }] },
    ],
  ]);
const line = (key: string, quantity: number, ordered_for: string | null = null) =>
  cartLine({ key, quantity, total_price: 10 * quantity, ordered_for });

it.each([
  ['enough for all', [line('a', 2), line('b', 1)], 3, []],
  ['nobody counts', [line('a', 50)], null, []],
  ['one line wants too much', [line('a', 4)], 3, ['a']],
  ['two lines together want too much', [line('a', 2), line('b', 2)], 3, ['a', 'b']],
  ['one of them is for tomorrow', [line('a', 3), line('b', 50, TOMORROW)], 3, []],
  ['one is for later today', [line('a', 2), line('b', 2, '2026-05-01T18:00')], 3, ['a', 'b']],
  ['nothing is left, which is said as sold out', [line('a', 4)], 0, []],
])('names the lines that want more than is left: %s', (_title, lines, left, keys) => {
  expect(stockShortages(lines, known(left), NOW).map(({ key }) => key)).toEqual(keys);
});

const oats = (parts = {}, value: 'checked' | null = null) =>
  kit(
    checkbox({ id: 8, pcode_id: 'quantity', value, attrs: [choice({ id: 81, title: { en: 'Oat milk' }, ...parts })] }),
  );
const withOats = (pieces: number, quantity: number) =>
  cartLine({
    key: 'a',
    quantity,
    product: cartProduct({ property: oats({ checked: true, quantity: pieces }, 'checked') }),
  });

it('names the choice of which too little is left', () => {
  const issues = stockShortages([withOats(2, 2)], known(null, { property: oats({ stock_left: 3 }) }), NOW);
  expect(issues).toEqual([{ key: 'a', kind: 'few', left: 3, choice: { en: 'Oat milk' } }]);
});

it('gives each line one issue: sold out before too few, too few before a new price', () => {
  const kinds = (left: number) => lineIssues([line('a', 4)], known(left), NOW).map(({ kind }) => kind);
  expect([kinds(0), kinds(3), kinds(4)]).toEqual([['sold-out'], ['few'], []]);
});

it('asks to choose again where a chosen choice is sold out today, and not for tomorrow', () => {
  const sold = known(null, { property: oats({ stock_left: 0 }), schedule: open('06:30', '11:00') });
  const tomorrow = { ...withOats(1, 1), ordered_for: TOMORROW };
  const kinds = (lines: readonly ReturnType<typeof line>[]) => lineIssues(lines, sold, NOW).map(({ kind }) => kind);
  expect([kinds([tomorrow]), kinds([{ ...tomorrow, ordered_for: null }])]).toEqual([[], ['closed']]);
  const isOpen = known(null, { property: oats({ stock_left: 0 }) });
  expect(lineIssues([withOats(1, 1)], isOpen, NOW).map(({ kind }) => kind)).toEqual(['choices']);
});

it('never names a line for tomorrow because of what is left today', () => {
  const today = known(0, { schedule: open('06:30', '22:00') });
  expect(lineIssues([line('a', 50, TOMORROW)], today, NOW)).toEqual([]);
  expect(lineIssues([line('a', 1, '2026-05-01T18:00')], today, NOW).map(({ kind }) => kind)).toEqual(['sold-out']);
});

it.each([
  ['there is one more', [line('a', 2)], 3, null],
  ['all are taken', [line('a', 3)], 3, 3],
  ['another line has the rest', [line('a', 1), line('b', 2)], 3, 3],
  ['the rest is for tomorrow', [line('a', 1), line('b', 9, TOMORROW)], 3, null],
  ['it is for tomorrow itself', [line('a', 9, TOMORROW)], 3, null],
  ['nobody counts', [line('a', 9)], null, null],
])('lets a line have one piece more unless all are taken: %s', (_title, lines, left, limit) => {
  const counted = stockLeftOf(lines, known(left));
  expect(leftAtLimit(lines, { key: 'a', left: counted, now: NOW })).toBe(limit);
});

it('counts a choice for each piece more', () => {
  const lines = [withOats(2, 1)];
  const limit = (stock_left: number) =>
    leftAtLimit(lines, {
      key: 'a',
      left: stockLeftOf(lines, known(null, { property: oats({ stock_left }) })),
      now: NOW,
    });
  expect([limit(3), limit(4)]).toEqual([3, null]);
});
