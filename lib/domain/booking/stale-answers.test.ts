import { kit, option, scheduled } from '@/tests/builders/catalogue/kit';
import type { Option } from '../options/kit';
import { setOptionValue } from '../options/options';
import type { ScheduleDay } from '../schedule-day';
import type { HotelNow } from './hotel-time';
import { mergeRemoved, remainingRemoved, removedAnswers, withoutStaleAnswers } from './stale-answers';

/** Friday 20 November 2026, noon. */
const NOW: HotelNow = { date: '2026-11-20', time: '12:00', weekday: 5, minutes: 720 };
const FROM_TODAY = { extra: { from_today: true } };
const TODAY = { now: NOW, maxSlots: null };
const dinnerHours: ScheduleDay = {
  start_date: null,
  end_date: null,
  days: [true, true, true, true, true, true, true],
  start_time: '18:00',
  end_time: '20:00',
};

const time = (value: string) => option({ ptype_id: 'time', value });

describe('withoutStaleAnswers', () => {
  it.each([
    ['removes a day before today', option({ ptype_id: 'date', value: '2026-11-19' }), null],
    ['keeps today', option({ ptype_id: 'date', value: '2026-11-20' }), '2026-11-20'],
    [
      'removes a day that is closed',
      option({
        ptype_id: 'date',
        value: '2026-11-21',
        schedule_kit: { days: [{ ...dinnerHours, end_date: '2026-11-20' }] },
      }),
      null,
    ],
    ['removes a time of this morning', option({ ptype_id: 'time', value: '09:00' }), null],
    ['keeps a time in the next minutes, although the list begins later', time('12:30'), '12:30'],
    ['keeps a time of the current minute', time('12:00'), '12:00'],
    ['removes a time that is not on the list', time('12:10'), null],
    ['keeps a time of tonight', option({ ptype_id: 'time', value: '19:30' }), '19:30'],
    [
      'removes a time outside the schedule’s hours',
      option({ ptype_id: 'time', value: '16:00', schedule_kit: { days: [dinnerHours] } }),
      null,
    ],
    [
      'removes slots that have begun',
      scheduled({ value: ['2026-11-20 10:00', '2026-11-20 15:00'] }),
      ['2026-11-20 15:00'],
    ],
    ['removes the answer if its only slot has begun', scheduled({ value: ['2026-11-19 10:00'] }), null],
    [
      'keeps past calendar dates without from_today',
      option({ ptype_id: 'calendar', value: ['2020-01-01'] }),
      ['2020-01-01'],
    ],
    [
      'removes past calendar dates with from_today',
      option({ ptype_id: 'calendar', value: ['2026-11-19', '2026-11-20', '2026-11-21'], ...FROM_TODAY }),
      ['2026-11-20', '2026-11-21'],
    ],
    [
      'removes the answer if its only calendar date is in the past',
      option({ ptype_id: 'calendar', value: ['2026-11-19'], ...FROM_TODAY }),
      null,
    ],
    [
      'removes a past day and time with from_today',
      option({ ptype_id: 'datetime', value: '2026-11-20 11:59', ...FROM_TODAY }),
      null,
    ],
    [
      'keeps a day and time later today unchanged',
      option({ ptype_id: 'datetime', value: '2026-11-20 12:30', ...FROM_TODAY }),
      '2026-11-20 12:30',
    ],
    [
      'keeps a past day and time without from_today',
      option({ ptype_id: 'datetime', value: '2020-01-01 09:00' }),
      '2020-01-01 09:00',
    ],
    [
      'keeps a past day in a read-only option',
      option({ ptype_id: 'date', value: '2026-11-19', is_read_only: true }),
      '2026-11-19',
    ],
    ['keeps a text that looks like a past date', option({ value: '2020-01-01' }), '2020-01-01'],
  ])('withoutStaleAnswers %s', (_title, asked, value) => {
    expect(withoutStaleAnswers(kit(asked), TODAY).properties[0]?.value).toEqual(value);
  });

  it('removes a time if the new day does not offer it', () => {
    const asked = (date: string) =>
      kit(option({ id: 1, ptype_id: 'time', value: '09:00' }), option({ id: 2, ptype_id: 'date', value: date }));
    expect(withoutStaleAnswers(asked('2026-11-21'), TODAY)).toEqual(asked('2026-11-21'));
    expect(withoutStaleAnswers(asked('2026-11-20'), TODAY).properties[0]?.value).toBeNull();
  });

  it('keeps a time only while every chosen calendar day offers it', () => {
    const asked = (...dates: readonly string[]) =>
      kit(option({ id: 1, ptype_id: 'calendar', value: dates }), option({ id: 2, ptype_id: 'time', value: '09:00' }));
    expect(withoutStaleAnswers(asked('2026-11-21'), TODAY)).toEqual(asked('2026-11-21'));
    expect(withoutStaleAnswers(asked('2026-11-20', '2026-11-21'), TODAY).properties[1]?.value).toBeNull();
  });

  it('checks a time after a past day was removed', () => {
    const asked = kit(
      option({ id: 1, ptype_id: 'time', value: '09:00' }),
      option({ id: 2, ptype_id: 'date', value: '2026-11-19' }),
    );
    expect(withoutStaleAnswers(asked, TODAY).properties.map(({ value }) => value)).toEqual([null, null]);
  });

  it('returns the same kit if no answer is stale', () => {
    const fresh = kit(
      option({ value: 'x' }),
      option({ id: 2, ptype_id: 'time', value: '19:30' }),
      scheduled({ id: 3 }),
    );
    expect(withoutStaleAnswers(fresh, TODAY)).toBe(fresh);
  });
});

describe('slots beyond the product’s limit', () => {
  const chosen = ['2026-11-21 12:00', '2026-11-21 9:00', '2026-11-21 10:00'];
  const left = (maxSlots: number | null, value: readonly string[] = chosen) =>
    withoutStaleAnswers(kit(scheduled({ value })), { now: NOW, maxSlots }).properties[0]?.value;

  it.each([
    ['the earliest slot for a limit of 1', 1, ['2026-11-21 9:00']],
    ['the two earliest slots for a limit of 2', 2, ['2026-11-21 9:00', '2026-11-21 10:00']],
    ['all three slots for a limit of 3', 3, chosen],
    ['all slots for a limit of 0', 0, chosen],
    ['all slots without a limit', null, chosen],
  ])('withoutStaleAnswers keeps %s', (_title, maxSlots, expected) => {
    expect(left(maxSlots)).toEqual(expected);
  });

  it('slots in the past do not count for the product’s limit', () => {
    expect(left(1, ['2026-11-20 10:00', '2026-11-21 10:00'])).toEqual(['2026-11-21 10:00']);
  });
});

describe('removed answers', () => {
  it('lists only the removed values of each option', () => {
    const before = kit(
      option({ id: 1, ptype_id: 'date', value: '2026-11-19' }),
      option({ id: 2, ptype_id: 'time', value: '09:00' }),
      scheduled({ id: 3, value: ['2026-11-20 10:00', '2026-11-20 15:00'] }),
      option({ id: 4, value: 'x' }),
    );
    expect(removedAnswers(before, withoutStaleAnswers(before, TODAY))).toEqual([
      { optionId: 1, values: ['2026-11-19'] },
      { optionId: 2, values: ['09:00'] },
      { optionId: 3, values: ['2026-11-20 10:00'] },
    ]);
  });

  it('collects removed values until the guest has seen them', () => {
    const removed = mergeRemoved(
      [
        { optionId: 1, values: ['2026-11-19'] },
        { optionId: 3, values: ['2026-11-20 10:00'] },
      ],
      [{ optionId: '3', values: ['2026-11-20 10:00', '2026-11-20 11:00'] }],
    );
    expect(removed).toEqual([
      { optionId: 1, values: ['2026-11-19'] },
      { optionId: '3', values: ['2026-11-20 10:00', '2026-11-20 11:00'] },
    ]);
  });

  it('drops the removed values of an option with a new answer', () => {
    const removed = [
      { optionId: 2, values: ['09:00'] },
      { optionId: 3, values: ['2026-11-20 10:00'] },
    ];
    const before = kit(time('12:30'), option({ id: 2, ptype_id: 'time' }), scheduled({ id: 3, value: ['a', 'b'] }));
    const change = (id: number, value: Option['value']) =>
      remainingRemoved(removed, before, setOptionValue(before, id, value));
    expect(change(2, '19:00')).toEqual([removed[1]]);
    expect(change(3, ['b', 'c'])).toEqual([removed[0]]);
    // Removing a value or answering another option is not a new answer.
    expect(change(3, ['b'])).toBe(removed);
    expect(change(1, '13:00')).toEqual(removed);
  });
});
