import { kit, option, scheduled } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { endOfMonth, monthRange } from '../i18n/month-grid';
import { optionSummary } from '../options/option-summary';
import { orderLine } from '../orders/order-body';
import type { ScheduleDay } from '../schedule-day';
import { addDays, monthOf } from './calendar-date';
import { firstOpenDate, isDateDisabled } from './date-rules';
import { hotelNow } from './hotel-time';
import { workingHours } from './schedule';
import { isSlotOver, slotsByDay, slotValue, toggleSlot } from './slot-rules';
import { withoutStaleAnswers } from './stale-answers';
import { timeChoices } from './time-list';

/** Date and time rules in several zones and on days when the clocks change. Rule: hours/H12. */
const WALLS: readonly (readonly [string, string | null, string, string, string])[] = [
  ['in UTC', 'UTC', '2026-11-20T10:10:00Z', '2026-11-20', '10:10'],
  ['in UTC one minute before midnight', 'UTC', '2026-11-20T23:59:00Z', '2026-11-20', '23:59'],
  ['in a zone with a half-hour offset', 'Asia/Kolkata', '2026-11-20T04:40:00Z', '2026-11-20', '10:10'],
  [
    'in a zone with a half-hour offset after its midnight',
    'Asia/Kolkata',
    '2026-11-20T18:40:00Z',
    '2026-11-21',
    '00:10',
  ],
  ['before the clocks go forward', 'Europe/Madrid', '2026-03-29T00:50:00Z', '2026-03-29', '01:50'],
  ['after the clocks went forward', 'Europe/Madrid', '2026-03-29T01:10:00Z', '2026-03-29', '03:10'],
  ['on the day before the clocks go forward', 'Europe/Madrid', '2026-03-28T22:50:00Z', '2026-03-28', '23:50'],
  ['before the clocks go back', 'Europe/Madrid', '2026-10-25T00:10:00Z', '2026-10-25', '02:10'],
  ['in the repeated hour after the clocks went back', 'Europe/Madrid', '2026-10-25T01:10:00Z', '2026-10-25', '02:10'],
  [
    'in a zone with a half-hour offset whose clocks go back',
    'Australia/Lord_Howe',
    '2026-04-04T15:10:00Z',
    '2026-04-05',
    '01:40',
  ],
];

const allWeek: ScheduleDay = {
  start_date: null,
  end_date: null,
  days: Array(7).fill(true),
  start_time: '00:00:00',
  end_time: '23:59:00',
};

describe.each(WALLS)('local time %s', (_title, zone, instant, date, time) => {
  const now = hotelNow(zone, new Date(instant));

  it('hotelNow returns the expected date and minute', () => {
    expect(now).toMatchObject({ date, time });
  });

  it('days can be chosen from today, and slots are fetched from today to the end of the month', () => {
    expect(isDateDisabled(option(), date, now)).toBe(false);
    expect(isDateDisabled(option(), addDays(date, -1), now)).toBe(true);
    expect(firstOpenDate(option(), now)).toBe(date);
    expect(monthRange(monthOf(date), now)).toEqual({ start_date: date, end_date: endOfMonth(date) });
  });

  it('today offers only future times, and tomorrow offers all times but those that the clocks skip', () => {
    const asked = option({ ptype_id: 'time' });
    const today = timeChoices({ option: asked, dates: [date], now });
    expect(today.every((offered) => offered > time)).toBe(true);
    expect(timeChoices({ option: asked, dates: [addDays(date, 1)], now })).toHaveLength(
      addDays(date, 1) === '2026-03-29' ? 47 : 49,
    );
  });

  it('a slot of the current minute can be booked, and one of the previous minute cannot', () => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const before = `${String(hours).padStart(2, '0')}:${String(minutes - 1).padStart(2, '0')}:00`;
    expect(isSlotOver(slotValue(date, { start_time: `${time}:00` }), now)).toBe(false);
    expect(isSlotOver(slotValue(date, { start_time: before }), now)).toBe(true);
    expect(isSlotOver(slotValue(addDays(date, 1), { start_time: '00:00:00' }), now)).toBe(false);
  });

  it('a slot and a date are stored, displayed and sent unchanged', () => {
    const tomorrow = addDays(date, 1);
    const slot = slotValue(tomorrow, { start_time: '02:30:00' });
    const value = toggleSlot(scheduled({ id: 1 }), slot, 2);
    const days = [date, tomorrow];
    const chosen = kit(
      scheduled({ id: 1, value }),
      option({ id: 2, ptype_id: 'date', value: tomorrow }),
      option({ id: 3, ptype_id: 'calendar', value: days }),
    );
    expect(withoutStaleAnswers(chosen, { now, maxSlots: 2 })).toBe(chosen);
    const [booked, dated, many] =
      orderLine(cartLine({ product: cartProduct({ property: chosen }) })).product.property?.properties ?? [];
    expect([booked?.value, dated?.value, many?.value]).toEqual([`${tomorrow} 02:30:00`, tomorrow, days]);
    expect(slotsByDay(value ?? [])).toEqual([{ date: tomorrow, times: ['02:30'] }]);
    expect(optionSummary(chosen.properties[1] ?? option(), () => '')).toEqual([tomorrow]);
  });

  it('a product that is open all day is open', () => {
    expect(workingHours({ days: [allWeek] }, now)).toEqual({ from: '00:00', to: '23:59', days: [], open: true });
  });
});
