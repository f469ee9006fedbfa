import { toMinor } from '@/lib/domain/money/money';
import { countedOrder } from '@/tests/builders/figures/counted-order';
import { dayHours, hotelDay } from './hotel-day';
import { hourFigures } from './hour-figures';

const MADRID = 'Europe/Madrid';
const at = (created_at: string) => countedOrder({ created_at });

function byHour(date: string, ...times: readonly string[]) {
  const hours = dayHours(hotelDay(date, MADRID), MADRID);
  return hourFigures(times.map(at), hours).filter(({ orders }) => orders > 0);
}

it('counts orders in the hour of the hotel’s clock', () => {
  const found = byHour(
    '2026-06-20',
    '2026-06-19T22:00:00.000Z',
    '2026-06-20T18:14:59.999Z',
    '2026-06-20T21:59:59.999Z',
  );
  expect(found.map(({ hour }) => hour)).toEqual([0, 20, 23]);
  expect(found[0]).toEqual({ hour: 0, again: false, orders: 1, revenue: toMinor(4.5) });
});

it('keeps both of the hours that the clocks show twice apart', () => {
  expect(
    byHour('2026-10-25', '2026-10-25T00:59:59.999Z', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z'),
  ).toMatchObject([
    { hour: 2, again: false, orders: 1 },
    { hour: 2, again: true, orders: 1 },
    { hour: 3, again: false, orders: 1 },
  ]);
});

it('counts no order that was stopped', () => {
  const hours = dayHours(hotelDay('2026-06-20', MADRID), MADRID);
  expect(hourFigures([countedOrder({ status: 'cancelled' })], hours).every(({ orders }) => orders === 0)).toBe(true);
});
