import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartSection } from '@/tests/builders/orders/lines';
import type { HotelNow } from '../booking/hotel-time';
import type { CartLine } from './cart';
import type { Catalogue } from './cart-check';
import { isBlocking } from './is-blocking';
import { lineIssues } from './line-issues';

/** Friday 20 November 2026, noon. */
const NOON: HotelNow = { date: '2026-11-20', time: '12:00', weekday: 5, minutes: 720 };
const EVENINGS = {
  days: [{ start_date: null, end_date: null, days: Array(7).fill(true), start_time: '18:00', end_time: '22:00' }],
};

const line = (id: number): CartLine => cartLine({ key: String(id), product: cartProduct({ id }) });
const today = (...products: Parameters<typeof cartProduct>[0][]): Catalogue =>
  new Map([['5', { ...cartSection(), parent: null, products: products.map((parts) => cartProduct(parts)) }]]);

it('reports only the worst of several issues of a line', () => {
  const lines = [line(1), line(2), line(3), line(4)];
  const catalogue = today({ id: 2, price: 12, schedule: EVENINGS }, { id: 3, price: 12 }, { id: 4 });
  const issues = lineIssues(lines, catalogue, NOON);
  expect(issues).toEqual([
    { key: '1', kind: 'gone' },
    { key: '2', kind: 'closed', next: { date: '2026-11-20', time: '18:00', daysAhead: 0 }, opensToday: true },
    { key: '3', kind: 'price', was: 10_000, now: 12_000 },
  ]);
  expect(issues.map(isBlocking)).toEqual([true, true, false]);
});

it('reports a chosen day in the past, even if the section could not be fetched', () => {
  const property = kit(option({ ptype_id: 'calendar', value: ['2026-11-19'], extra: { from_today: true } }));
  const paper = cartLine({ key: 'paper', product: cartProduct({ id: 9, property_kit_id: 7, property }) });
  const issues = lineIssues([paper], new Map(), NOON);
  expect(issues).toEqual([{ key: 'paper', kind: 'over' }]);
  expect(issues.map(isBlocking)).toEqual([false]);
});

it('reports no issue for a line whose section could not be fetched', () => {
  expect(lineIssues([line(1)], new Map(), NOON)).toEqual([]);
});
