import type { ScheduleDay } from '../schedule-day';
import { hotelNow } from './hotel-time';
import { openingToOrderFor, orderingState } from './order-ahead';

const hours = (parts: Partial<ScheduleDay> = {}): ScheduleDay => ({
  start_date: null,
  end_date: null,
  days: Array(7).fill(true),
  start_time: '18:00:00',
  end_time: '22:00:00',
  ...parts,
});
/** Friday 20 November 2026 in UTC. */
const at = (time: string) => hotelNow('UTC', new Date(`2026-11-20T${time}:00Z`));
const TOMORROW = '2026-11-21T18:00';

describe('openingToOrderFor what is sold out today', () => {
  const product = (parts: object = {}) => ({ stock_left: 0, property: null, schedule: { days: [hours()] }, ...parts });

  it.each([
    ['while it is open', product(), '19:00', true, TOMORROW],
    ['before it opens today', product(), '10:00', true, TOMORROW],
    ['after it has closed', product(), '23:00', true, TOMORROW],
    ['not where some are left', product({ stock_left: 1 }), '19:00', true, null],
    ['not without hours, because nobody knows for when', product({ schedule: null }), '19:00', true, null],
    ['not what is off sale', product({ is_available: false }), '19:00', true, null],
    ['not at a hotel that takes no orders ahead', product(), '19:00', false, null],
    [
      'not what opens in more than a week',
      product({ schedule: { days: [hours({ start_date: '2026-12-24' })] } }),
      '19:00',
      true,
      null,
    ],
    [
      'after midnight within the hours of the day before, for the coming day',
      product({ schedule: { days: [hours({ end_time: '02:00:00' })] } }),
      '01:00',
      true,
      TOMORROW,
    ],
  ])('%s', (_title, sold, time, isAllowed, orderedFor) => {
    const opening = openingToOrderFor(sold, { now: at(time), isAllowed });
    expect(opening && `${opening.date}T${opening.time}`).toBe(orderedFor);
  });
});

describe('orderingState of what is counted by the day', () => {
  it.each([
    ['for the next opening of another day while it is open', TOMORROW, '19:00', true, 'ahead'],
    ['for it before it opens today', TOMORROW, '10:00', true, 'ahead'],
    ['for today’s opening before it', '2026-11-20T18:00', '10:00', true, 'ahead'],
    ['for a later day', '2026-11-22T18:00', '19:00', true, 'changed'],
    ['for an hour at which it does not open', '2026-11-21T19:00', '19:00', true, 'changed'],
    ['at a hotel that takes no orders ahead', TOMORROW, '10:00', false, 'closed'],
    ['for now', null, '19:00', true, 'now'],
  ])('%s', (_title, orderedFor, time, isAllowed, state) => {
    expect(orderingState({ days: [hours()], orderedFor, isAllowed, isCountedByDay: true }, at(time))).toBe(state);
  });
});
