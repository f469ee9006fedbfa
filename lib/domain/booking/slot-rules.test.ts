import fc from 'fast-check';
import { scheduled } from '@/tests/builders/kit';
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

describe('a day', () => {
  it('has the most free slots that an upstream names where it lists the day twice', () => {
    const twice = [2, 5, 3].map((available_timeslots) => ({ service_date: '2026-11-20', available_timeslots }));
    expect(freeSlotsOn(twice, '2026-11-20')).toBe(5);
  });

  const days = [
    { service_date: '2026-11-20', available_timeslots: 3 },
    { service_date: '2026-11-21', available_timeslots: 0 },
  ];
  it.each([
    ['free where slots are left', '2026-11-20', 3],
    ['not free where none is left', '2026-11-21', 0],
    ['not free where availability does not list it', '2026-11-22', 0],
  ])('is %s', (_title, date, free) => {
    expect(freeSlotsOn(days, date)).toBe(free);
    expect(isDayFree(days, date)).toBe(free > 0);
  });
});

describe('a slot', () => {
  it.each(['10:00', '10:00:00', '9:00', '10:00:00+02:00'])(
    'keeps its start exactly as the server gave it: %s',
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
  ])('is shown by its label, else by its start', (time, label) => {
    expect(slotLabel(time)).toBe(label);
  });

  it.each([
    ['yesterday', '2026-11-19 23:00', true],
    ['this morning', '2026-11-20 11:59', true],
    ['this minute', '2026-11-20 12:00', false],
    ['tomorrow morning', '2026-11-21 08:00', false],
    ['today at a time that cannot be read', '2026-11-20 sunset', false],
  ])('is over or not: %s', (_title, slot, over) => {
    expect(isSlotOver(slot, NOW)).toBe(over);
  });
});

describe('a tap on a time', () => {
  it('takes it and takes it back', () => {
    expect(toggleSlot(chosen(), '2026-11-20 10:00', null)).toEqual(['2026-11-20 10:00']);
    expect(toggleSlot(chosen('2026-11-20 10:00'), '2026-11-20 10:00', null)).toBeNull();
  });

  it('keeps the earliest first, also where hours have one digit', () => {
    expect(toggleSlot(chosen('2026-11-20 10:00'), '2026-11-20 9:00', null)).toEqual([
      '2026-11-20 9:00',
      '2026-11-20 10:00',
    ]);
  });

  it.each([
    ['null', null, false],
    ['0', 0, false],
    ['1', 1, true],
    ['2', 2, true],
    ['2.5', 2.5, true],
    ['3', 3, false],
  ])('is ignored once as many as allowed are chosen (%s)', (_title, most, ignored) => {
    const two = chosen('2026-11-20 10:00', '2026-11-20 11:00');
    expect(isSlotDisabled(two, '2026-11-20 12:00', most)).toBe(ignored);
    expect(toggleSlot(two, '2026-11-20 12:00', most)).toHaveLength(ignored ? 2 : 3);
    expect(isSlotDisabled(two, '2026-11-20 10:00', most)).toBe(false);
  });

  it('never chooses more than allowed, none twice, and always in order', () => {
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

describe('a tap on a day', () => {
  it('clears the times of another day', () => {
    expect(slotsAfterDate(chosen('2026-11-20 10:00'), '2026-11-21')).toBeNull();
  });

  it('keeps the times of the same day', () => {
    expect(slotsAfterDate(chosen('2026-11-20 10:00'), '2026-11-20')).toEqual(['2026-11-20 10:00']);
  });

  it('clears all of them where some are of another day', () => {
    expect(slotsAfterDate(chosen('2026-11-20 10:00', '2026-11-21 10:00'), '2026-11-20')).toBeNull();
  });

  it('leaves nothing chosen when nothing was', () => {
    expect(slotsAfterDate(chosen(), '2026-11-20')).toBeNull();
  });

  it('is where a line that is changed opens again', () => {
    expect(slotDate(chosen('2026-11-20 10:00', '2026-11-20 11:00'), NOW)).toBe('2026-11-20');
    expect(slotDate(chosen(), NOW)).toBeNull();
  });

  it.each([
    ['the one that was tapped', '2026-11-22', ['2026-11-21 10:00'], '2026-11-22'],
    ['today, when that was tapped', '2026-11-20', ['2026-11-21 10:00'], '2026-11-20'],
    ['that of the slots where none was tapped', null, ['2026-11-21 10:00'], '2026-11-21'],
    ['that of the slots when the one that was tapped is over', '2026-11-19', ['2026-11-21 10:00'], '2026-11-21'],
    ['that of the slots that are left', null, ['2026-11-19 10:00', '2026-11-21 10:00'], '2026-11-21'],
    ['none when all of it is over', '2026-11-19', ['2026-11-19 10:00'], null],
    ['none by a slot that is none', null, ['soon 10:00'], null],
  ])('is shown: %s', (_title, tapped, slots, expected) => {
    expect(shownDay(tapped, chosen(...slots), NOW)).toBe(expected);
  });

  it('is never in a month that is over', () => {
    expect(['2026-10', '2026-11', '2026-12', '2025-12'].map((month) => shownMonth(month, NOW))).toEqual([
      '2026-11',
      '2026-11',
      '2026-12',
      '2026-11',
    ]);
  });
});

describe('a slot that was taken meanwhile', () => {
  const three = chosen('2026-11-20 10:00:00', '2026-11-20 11:00:00', '2026-11-21 10:00:00');

  it('removes a taken slot, keeps the others and names the taken one', () => {
    expect(withoutTaken(three, '2026-11-20', [{ start_time: '11:00:00' }, { start_time: '12:00:00' }])).toEqual({
      value: ['2026-11-20 11:00:00', '2026-11-21 10:00:00'],
      taken: ['2026-11-20 10:00:00'],
    });
  });

  it('leaves nothing chosen when it was the only one', () => {
    expect(withoutTaken(chosen('2026-11-20 10:00'), '2026-11-20', [])).toEqual({
      value: null,
      taken: ['2026-11-20 10:00'],
    });
  });

  it('is none when every choice is still free', () => {
    const free = [{ start_time: '10:00:00' }, { start_time: '11:00:00' }];
    expect(withoutTaken(three, '2026-11-20', free)).toEqual({ value: three.value, taken: [] });
  });
});

it('slots are summed up day by day', () => {
  expect(slotsByDay(['2026-11-21 09:00', '2026-11-20 11:30:00', '2026-11-20 9:00:00'])).toEqual([
    { date: '2026-11-20', times: ['9:00', '11:30'] },
    { date: '2026-11-21', times: ['09:00'] },
  ]);
});
