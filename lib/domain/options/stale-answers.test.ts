import { kit, option, scheduled } from '@/tests/builders/kit';
import type { HotelNow } from '../booking/hotel-time';
import type { Option, ScheduleDay } from './kit';
import { setOptionValue } from './options';
import { mergeRemoved, remainingRemoved, removedAnswers, withoutStaleAnswers } from './stale-answers';

/** Friday 20 November 2026, noon. */
const NOW: HotelNow = { date: '2026-11-20', time: '12:00', weekday: 5, minutes: 720 };
const FROM_TODAY = { extra: { from_today: true } };
const TODAY = { now: NOW, mostSlots: null };
const dinnerHours: ScheduleDay = {
  start_date: null,
  end_date: null,
  days: [true, true, true, true, true, true, true],
  start_time: '18:00',
  end_time: '20:00',
};

const time = (value: string) => option({ ptype_id: 'time', value });

describe('answers that time has overtaken', () => {
  it.each([
    ['a day that is over goes', option({ ptype_id: 'date', value: '2026-11-19' }), null],
    ['today stays', option({ ptype_id: 'date', value: '2026-11-20' }), '2026-11-20'],
    [
      'a day that is closed now goes',
      option({
        ptype_id: 'date',
        value: '2026-11-21',
        schedule_kit: { days: [{ ...dinnerHours, end_date: '2026-11-20' }] },
      }),
      null,
    ],
    ['a time of this morning goes', option({ ptype_id: 'time', value: '09:00' }), null],
    ['a time of the next minutes stays, though the list begins behind it', time('12:30'), '12:30'],
    ['a time of this minute stays', time('12:00'), '12:00'],
    ['a time that was never on the list goes', time('12:10'), null],
    ['a time of tonight stays', option({ ptype_id: 'time', value: '19:30' }), '19:30'],
    [
      'a time off the list goes',
      option({ ptype_id: 'time', value: '16:00', schedule_kit: { days: [dinnerHours] } }),
      null,
    ],
    ['slots that have begun go', scheduled({ value: ['2026-11-20 10:00', '2026-11-20 15:00'] }), ['2026-11-20 15:00']],
    ['the last slot leaves nothing', scheduled({ value: ['2026-11-19 10:00'] }), null],
    ['many dates may lie in the past', option({ ptype_id: 'calendar', value: ['2020-01-01'] }), ['2020-01-01']],
    [
      'past dates go where days are ordered',
      option({ ptype_id: 'calendar', value: ['2026-11-19', '2026-11-20', '2026-11-21'], ...FROM_TODAY }),
      ['2026-11-20', '2026-11-21'],
    ],
    ['the last past date leaves nothing', option({ ptype_id: 'calendar', value: ['2026-11-19'], ...FROM_TODAY }), null],
    [
      'a day and time that has passed goes where days are ordered',
      option({ ptype_id: 'datetime', value: '2026-11-20 11:59', ...FROM_TODAY }),
      null,
    ],
    [
      'a day and time to come stays as it was written',
      option({ ptype_id: 'datetime', value: '2026-11-20 12:30', ...FROM_TODAY }),
      '2026-11-20 12:30',
    ],
    [
      'a day and time may lie in the past otherwise',
      option({ ptype_id: 'datetime', value: '2020-01-01 09:00' }),
      '2020-01-01 09:00',
    ],
    ['what the hotel wrote stays', option({ ptype_id: 'date', value: '2026-11-19', is_read_only: true }), '2026-11-19'],
    ['a text stays', option({ value: '2020-01-01' }), '2020-01-01'],
  ])('%s', (_title, asked, value) => {
    expect(withoutStaleAnswers(kit(asked), TODAY).properties[0]?.value).toEqual(value);
  });

  it('a time goes when its day is changed to one that does not offer it', () => {
    const asked = (date: string) =>
      kit(option({ id: 1, ptype_id: 'time', value: '09:00' }), option({ id: 2, ptype_id: 'date', value: date }));
    expect(withoutStaleAnswers(asked('2026-11-21'), TODAY)).toEqual(asked('2026-11-21'));
    expect(withoutStaleAnswers(asked('2026-11-20'), TODAY).properties[0]?.value).toBeNull();
  });

  it('a time stands as long as every day of the calendar beside it offers it', () => {
    const asked = (...dates: readonly string[]) =>
      kit(option({ id: 1, ptype_id: 'calendar', value: dates }), option({ id: 2, ptype_id: 'time', value: '09:00' }));
    expect(withoutStaleAnswers(asked('2026-11-21'), TODAY)).toEqual(asked('2026-11-21'));
    expect(withoutStaleAnswers(asked('2026-11-20', '2026-11-21'), TODAY).properties[1]?.value).toBeNull();
  });

  it('are looked at by the day that is left: a day that is over takes its time along', () => {
    const asked = kit(
      option({ id: 1, ptype_id: 'time', value: '09:00' }),
      option({ id: 2, ptype_id: 'date', value: '2026-11-19' }),
    );
    expect(withoutStaleAnswers(asked, TODAY).properties.map(({ value }) => value)).toEqual([null, null]);
  });

  it('leave the kit itself alone when none is stale', () => {
    const fresh = kit(
      option({ value: 'x' }),
      option({ id: 2, ptype_id: 'time', value: '19:30' }),
      scheduled({ id: 3 }),
    );
    expect(withoutStaleAnswers(fresh, TODAY)).toBe(fresh);
  });
});

describe('slots beyond what the product takes', () => {
  const chosen = ['2026-11-21 12:00', '2026-11-21 9:00', '2026-11-21 10:00'];
  const left = (mostSlots: number | null, value: readonly string[] = chosen) =>
    withoutStaleAnswers(kit(scheduled({ value })), { now: NOW, mostSlots }).properties[0]?.value;

  it.each([
    ['one, the earliest', 1, ['2026-11-21 9:00']],
    ['two, the earliest', 2, ['2026-11-21 9:00', '2026-11-21 10:00']],
    ['as many as there are', 3, chosen],
    ['all where 0 is no limit', 0, chosen],
    ['all where there is no limit', null, chosen],
  ])('leave %s', (_title, mostSlots, expected) => {
    expect(left(mostSlots)).toEqual(expected);
  });

  it('are counted without those that are over', () => {
    expect(left(1, ['2026-11-20 10:00', '2026-11-21 10:00'])).toEqual(['2026-11-21 10:00']);
  });
});

describe('what was taken out', () => {
  it('is named option by option, and nothing else is', () => {
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

  it('adds up until the guest has seen it', () => {
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

  it('is dropped once the option has a new answer', () => {
    const removed = [
      { optionId: 2, values: ['09:00'] },
      { optionId: 3, values: ['2026-11-20 10:00'] },
    ];
    const before = kit(time('12:30'), option({ id: 2, ptype_id: 'time' }), scheduled({ id: 3, value: ['a', 'b'] }));
    const change = (id: number, value: Option['value']) =>
      remainingRemoved(removed, before, setOptionValue(before, id, value));
    expect(change(2, '19:00')).toEqual([removed[1]]);
    expect(change(3, ['b', 'c'])).toEqual([removed[0]]);
    // Taking back is no answer, nor is one to another option.
    expect(change(3, ['b'])).toBe(removed);
    expect(change(1, '13:00')).toEqual(removed);
  });
});
