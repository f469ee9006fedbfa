import fc from 'fast-check';
import { scheduled } from '@/tests/builders/catalogue/kit';
import {
  freeSlotsOn,
  isDayFree,
  isSlotDisabled,
  isSlotOver,
  shownDay,
  shownMonth,
  slotDate,
  slotLabel,
  slotParts,
  slotsAfterDate,
  slotsByDay,
  slotValue,
  toggleSlot,
  withoutTaken,
} from './slot-rules';

const NOW = { date: '2026-11-20', minutes: 720 };
const chosen = (...value: string[]) => scheduled({ value });

describe('freeSlotsOn and isDayFree', () => {
  it('uses the highest number of free slots if an upstream lists a day twice', () => {
    const twice = [2, 5, 3].map((available_timeslots) => ({ service_date: '2026-11-20', available_timeslots }));
    expect(freeSlotsOn(twice, '2026-11-20')).toBe(5);
  });

  const days = [
    { service_date: '2026-11-20', available_timeslots: 3 },
    { service_date: '2026-11-21', available_timeslots: 0 },
  ];
  it.each([
    ['is free if slots are left', '2026-11-20', 3],
    ['is not free if no slot is left', '2026-11-21', 0],
    ['is not free if the response does not list it', '2026-11-22', 0],
  ])('a day %s', (_title, date, free) => {
    expect(freeSlotsOn(days, date)).toBe(free);
    expect(isDayFree(days, date)).toBe(free > 0);
  });
});

describe('slots', () => {
  it.each(['10:00', '10:00:00', '9:00', '10:00:00+02:00'])(
    'keeps the start time unchanged in the value of a slot: %s',
    (start) => {
      const value = slotValue('2026-11-20', { start_time: start });
      expect(value).toBe(`2026-11-20 ${start}`);
      expect(slotParts(value)).toEqual({ date: '2026-11-20', start });
    },
  );

  it.each([
    [{ start_time: '10:00:00', service_time: '10:00 – 11:00' }, '10:00 – 11:00'],
    [{ start_time: '10:00:00', service_time: '10:00:00' }, '10:00'],
    [{ start_time: '10:00:00', service_time: ' ' }, '10:00'],
    [{ start_time: '9:30', service_time: null }, '9:30'],
    [{ start_time: 'sunset', service_time: null }, 'sunset'],
  ])('the slot %j is labelled %s', (time, label) => {
    expect(slotLabel(time)).toBe(label);
  });

  it.each([
    ['a slot of yesterday', '2026-11-19 23:00', true],
    ['a slot of the last minute', '2026-11-20 11:59', true],
    ['a slot of the current minute', '2026-11-20 12:00', false],
    ['a slot of tomorrow morning', '2026-11-21 08:00', false],
    ['a slot of today with an unreadable time', '2026-11-20 sunset', false],
  ])('decides whether %s (%s) is in the past: %p', (_title, slot, over) => {
    expect(isSlotOver(slot, NOW)).toBe(over);
  });
});

describe('toggleSlot', () => {
  it('adds a slot, and removes it with a second tap', () => {
    expect(toggleSlot(chosen(), '2026-11-20 10:00', null)).toEqual(['2026-11-20 10:00']);
    expect(toggleSlot(chosen('2026-11-20 10:00'), '2026-11-20 10:00', null)).toBeNull();
  });

  it('sorts the earliest slot first, also if hours have one digit', () => {
    expect(toggleSlot(chosen('2026-11-20 10:00'), '2026-11-20 9:00', null)).toEqual([
      '2026-11-20 9:00',
      '2026-11-20 10:00',
    ]);
  });

  it.each([
    ['max_booking_slot null', null, false],
    ['max_booking_slot 0', 0, false],
    ['max_booking_slot 1', 1, true],
    ['max_booking_slot 2', 2, true],
    ['max_booking_slot 2.5', 2.5, true],
    ['max_booking_slot 3', 3, false],
  ])('ignores a third slot only if the maximum is reached: %s', (_title, most, ignored) => {
    const two = chosen('2026-11-20 10:00', '2026-11-20 11:00');
    expect(isSlotDisabled(two, '2026-11-20 12:00', most)).toBe(ignored);
    expect(toggleSlot(two, '2026-11-20 12:00', most)).toHaveLength(ignored ? 2 : 3);
    expect(isSlotDisabled(two, '2026-11-20 10:00', most)).toBe(false);
  });

  it('never exceeds the maximum, repeats a slot or breaks the order', () => {
    const time = fc.constantFrom('9:00', '10:00', '11:30', '14:00:00', '23:59');
    const taps = fc.array(
      fc.tuple(fc.constantFrom('2026-11-20', '2026-12-01'), time).map(([date, start]) => `${date} ${start}`),
    );
    fc.assert(
      fc.property(taps, fc.integer({ min: 1, max: 4 }), (slots, most) => {
        let value: readonly string[] | null = null;
        for (const slot of slots) {
          value = toggleSlot(scheduled({ value }), slot, most);
          expect(new Set(value).size).toBe(value?.length ?? 0);
          expect(value?.length ?? 0).toBeLessThanOrEqual(most);
          expect(value?.map((each) => slotParts(each).date) ?? []).toEqual(
            [...(value ?? [])].map((each) => slotParts(each).date).sort(),
          );
        }
      }),
    );
  });
});

describe('the day of a booking', () => {
  it('a tap on another day clears the chosen times', () => {
    expect(slotsAfterDate(chosen('2026-11-20 10:00'), '2026-11-21')).toBeNull();
  });

  it('a tap on the same day keeps the chosen times', () => {
    expect(slotsAfterDate(chosen('2026-11-20 10:00'), '2026-11-20')).toEqual(['2026-11-20 10:00']);
  });

  it('a tap on a day clears all times if one of them is on another day', () => {
    expect(slotsAfterDate(chosen('2026-11-20 10:00', '2026-11-21 10:00'), '2026-11-20')).toBeNull();
  });

  it('a tap on a day without chosen times chooses nothing', () => {
    expect(slotsAfterDate(chosen(), '2026-11-20')).toBeNull();
  });

  it('the calendar opens at the day of the chosen slots', () => {
    expect(slotDate(chosen('2026-11-20 10:00', '2026-11-20 11:00'), NOW)).toBe('2026-11-20');
    expect(slotDate(chosen(), NOW)).toBeNull();
  });

  it.each([
    ['those of the tapped day', '2026-11-22', ['2026-11-21 10:00'], '2026-11-22'],
    ['those of today after a tap on today', '2026-11-20', ['2026-11-21 10:00'], '2026-11-20'],
    ['those of the slots’ day if no day was tapped', null, ['2026-11-21 10:00'], '2026-11-21'],
    ['those of the slots’ day if the tapped day is in the past', '2026-11-19', ['2026-11-21 10:00'], '2026-11-21'],
    [
      'those of the first slot’s day that is not in the past',
      null,
      ['2026-11-19 10:00', '2026-11-21 10:00'],
      '2026-11-21',
    ],
    ['none if all days are in the past', '2026-11-19', ['2026-11-19 10:00'], null],
    ['none if the slot’s date is invalid', null, ['soon 10:00'], null],
  ])('the displayed times are %s', (_title, tapped, slots, expected) => {
    expect(shownDay(tapped, chosen(...slots), NOW)).toBe(expected);
  });

  it('the calendar displays no month in the past', () => {
    expect(['2026-10', '2026-11', '2026-12', '2025-12'].map((month) => shownMonth(month, NOW))).toEqual([
      '2026-11',
      '2026-11',
      '2026-12',
      '2026-11',
    ]);
  });
});

describe('withoutTaken', () => {
  const three = chosen('2026-11-20 10:00:00', '2026-11-20 11:00:00', '2026-11-21 10:00:00');

  it('removes a taken slot, keeps the others and returns the taken one', () => {
    expect(withoutTaken(three, '2026-11-20', [{ start_time: '11:00:00' }, { start_time: '12:00:00' }])).toEqual({
      value: ['2026-11-20 11:00:00', '2026-11-21 10:00:00'],
      taken: ['2026-11-20 10:00:00'],
    });
  });

  it('returns null if the only chosen slot was taken', () => {
    expect(withoutTaken(chosen('2026-11-20 10:00'), '2026-11-20', [])).toEqual({
      value: null,
      taken: ['2026-11-20 10:00'],
    });
  });

  it('removes nothing if every chosen slot is still available', () => {
    const free = [{ start_time: '10:00:00' }, { start_time: '11:00:00' }];
    expect(withoutTaken(three, '2026-11-20', free)).toEqual({ value: three.value, taken: [] });
  });
});

it('slotsByDay groups slots by day in chronological order', () => {
  expect(slotsByDay(['2026-11-21 09:00', '2026-11-20 11:30:00', '2026-11-20 9:00:00'])).toEqual([
    { date: '2026-11-20', times: ['9:00', '11:30'] },
    { date: '2026-11-21', times: ['09:00'] },
  ]);
});
