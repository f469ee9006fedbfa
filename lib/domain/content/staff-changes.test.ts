import type { ScheduleDay } from '../schedule-day';
import { isSoldOut, NO_CHANGES, type StaffChanges, withStaffChanges } from './staff-changes';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const hours = (start: string): ScheduleDay => ({
  start_date: null,
  end_date: null,
  days: [true, true, true, true, true, true, true],
  start_time: start,
  end_time: '22:00:00',
});
const soup = {
  product: { title: 'Soup', price: 4.5, schedule: { descr: 'Daily', days: [hours('08:00:00')] } },
  slots: null,
};
const massage = { product: { price: 60, schedule: null }, slots: { capacity: 2, hours: [hours('10:00:00')] } };
const by = (changes: Partial<StaffChanges>): StaffChanges => ({ ...NO_CHANGES, ...changes });

it.each([
  ['until somebody changes it', { until: null }, true],
  ['until later', { until: '2026-05-01T10:00:01.000Z' }, true],
  ['until now', { until: '2026-05-01T10:00:00.000Z' }, false],
  ['until earlier, with an offset', { until: '2026-05-01T11:00:00.000+02:00' }, false],
  ['not at all', null, false],
])('sold out %s', (_when, soldOut, is) => expect(isSoldOut({ soldOut }, NOW)).toBe(is));

it('a product without changes is the file’s, and on sale', () => {
  const seen = withStaffChanges(soup, NO_CHANGES, { above: [], now: NOW });
  expect(seen).toEqual({ ...soup, product: { ...soup.product, is_available: true } });
});

it('price and hours of staff lie over the file, and the text of the hours stays', () => {
  const own = by({ price: 5, hours: [hours('09:00:00')] });
  expect(withStaffChanges(soup, own, { above: [], now: NOW }).product).toEqual({
    title: 'Soup',
    price: 5,
    schedule: { descr: 'Daily', days: [hours('09:00:00')] },
    is_available: true,
  });
});

it('hours of a bookable product are those of its slots', () => {
  const seen = withStaffChanges(massage, by({ hours: [hours('12:00:00')] }), { above: [], now: NOW });
  expect([seen.slots?.hours, seen.product.schedule]).toEqual([[hours('12:00:00')], null]);
});

it.each([
  ['itself', by({ soldOut: { until: null } }), []],
  ['its section', NO_CHANGES, [by({ soldOut: { until: null } }), NO_CHANGES]],
  ['a section above', NO_CHANGES, [NO_CHANGES, by({ soldOut: { until: null } })]],
])('a product is sold out when %s is', (_what, own, above) => {
  expect(withStaffChanges(soup, own, { above, now: NOW }).product.is_available).toBe(false);
});

it('a closed day of a section closes slots of bookable products, and the schedule of the others', () => {
  const above = [by({ closed: { '2026-05-02': null }, price: 1, hours: [] })];
  const booked = withStaffChanges(massage, by({ closed: { '2026-05-03': ['10:00:00'] } }), { above, now: NOW });
  expect(booked.slots?.closed).toEqual({ '2026-05-02': null, '2026-05-03': ['10:00:00'] });
  expect(booked.product).toEqual({ ...massage.product, is_available: true });
  expect(withStaffChanges(soup, NO_CHANGES, { above, now: NOW }).product.schedule?.days).toHaveLength(2);
});
