import { checkbox, choice, kit, option, scheduled } from '@/tests/builders/catalogue/kit';
import { product } from '@/tests/builders/catalogue/section';
import type { StockPeriod } from './stock';
import { withStockLeft } from './stock-left';
import { uncounted } from './uncounted';

const leftOf = (stock: Record<string, readonly [StockPeriod, number]>) => (item: string) => {
  const [per, left] = stock[item] ?? [];
  return per === undefined || left === undefined ? null : { per, left };
};
const shown = (
  parts: Parameters<typeof product>[0],
  stock: Record<string, readonly [StockPeriod, number]>,
  isDayChosen = false,
) => withStockLeft(product({ id: 31, ...parts }), { leftOf: leftOf(stock), isDayChosen });

const fromToday = { from_today: true };
const askedDay = kit(option({ ptype_id: 'calendar', extra: fromToday }));

it.each([
  ['nothing where nobody counts', {}, {}, false, null, true],
  ['what is left of the day', {}, { 'product:31': ['day', 3] }, false, 3, true],
  ['none of the day, and keeps it for other days', {}, { 'product:31': ['day', 0] }, false, 0, true],
  ['what is left in all', {}, { 'product:31': ['all', 3] }, false, 3, true],
  ['off sale what is gone in all', {}, { 'product:31': ['all', 0] }, false, 0, false],
  ['off sale what staff have taken off', { is_available: false }, { 'product:31': ['day', 3] }, false, 3, false],
  ['nothing where the guest chooses the day', { property: askedDay }, { 'product:31': ['day', 0] }, false, null, true],
  ['nothing where the order asks for its day', {}, { 'product:31': ['day', 0] }, true, null, true],
  ['what is left in all, whatever the day', { property: askedDay }, { 'product:31': ['all', 2] }, true, 2, true],
  [
    'what is left of the day where only a time of today is asked',
    { property: kit(option({ ptype_id: 'time' })) },
    { 'product:31': ['day', 2] },
    false,
    2,
    true,
  ],
  [
    'what is left where a date is no day of the order, such as a birthday',
    { property: kit(option({ ptype_id: 'date' })) },
    { 'product:31': ['day', 2] },
    false,
    2,
    true,
  ],
  ['nothing where slots are booked', { property: kit(scheduled()) }, { 'product:31': ['day', 0] }, false, null, true],
] as const)('shows %s', (_title, parts, stock, isDayChosen, left, isAvailable) => {
  expect(shown(parts, stock, isDayChosen)).toMatchObject({ stock_left: left, is_available: isAvailable });
});

it('shows what is left of choices, of those that somebody counts', () => {
  const property = kit(checkbox({ id: 8, attrs: [choice({ id: 1 }), choice({ id: 2 })] }));
  const { property: seen } = shown({ property }, { 'choice:8:2': ['day', 0] });
  expect(seen?.properties[0]?.attrs.map(({ stock_left }) => stock_left)).toEqual([undefined, 0]);
});

it('forgets what is left for another day, of the product and of its choices', () => {
  const property = kit(checkbox({ attrs: [choice({ stock_left: 0 })] }));
  const other = uncounted(product({ stock_left: 0, property }));
  expect([other.stock_left, other.property?.properties[0]?.attrs[0]?.stock_left]).toEqual([null, null]);
});
