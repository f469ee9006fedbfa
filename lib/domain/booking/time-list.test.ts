import fc from 'fast-check';
import { kit, option } from '@/tests/builders/kit';
import type { ScheduleDay } from '../options/kit';
import { weekdayOf } from './calendar-date';
import { type HotelNow, hotelNow } from './hotel-time';
import { minutesOf } from './schedule';
import { chosenDays, dayOptionOf, daysBeside, isTimeStanding, timeChoices, timesWith } from './time-list';

/** Friday 20 November 2026. */
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const at = (time: string): HotelNow => ({
  date: TODAY,
  time,
  weekday: weekdayOf(TODAY) ?? 0,
  minutes: minutesOf(time) ?? 0,
});

const EVERY_DAY = [true, true, true, true, true, true, true];
const hours = (start_time: string | null, end_time: string | null, parts: Partial<ScheduleDay> = {}): ScheduleDay => ({
  start_date: null,
  end_date: null,
  days: EVERY_DAY,
  start_time,
  end_time,
  ...parts,
});
const asked = (days: readonly ScheduleDay[] | null, time_interval: number | null = null) =>
  option({ ptype_id: 'time', schedule_kit: days === null ? null : { days }, extra: { time_interval } });

const choices = (from: { option: ReturnType<typeof asked>; date?: string | null; time?: string }) =>
  timeChoices({
    option: from.option,
    dates: from.date === null ? [] : [from.date ?? TOMORROW],
    now: at(from.time ?? '12:00'),
  });

describe('the times of a day', () => {
  it('run around the clock by half hours without a schedule, the last minute included', () => {
    const times = choices({ option: asked(null) });
    expect(times).toHaveLength(49);
    expect([times.at(0), times.at(1), times.at(-2), times.at(-1)]).toEqual(['00:00', '00:30', '23:30', '23:59']);
  });

  it.each([
    ['an empty schedule', [], 49],
    ['an entry without times', [hours(null, null)], 49],
  ])('are the same with %s', (_title, days, count) => {
    expect(choices({ option: asked(days) })).toHaveLength(count);
  });

  it.each([
    ['the hours of the schedule', [hours('10:00:00', '11:30:00')], null, ['10:00', '10:30', '11:00', '11:30']],
    ['the hotel’s own step', [hours('10:00', '11:00')], 20, ['10:00', '10:20', '10:40', '11:00']],
    ['the end, also when it is off the step', [hours('10:00', '11:10')], 30, ['10:00', '10:30', '11:00', '11:10']],
    ['steps from an odd start', [hours('10:15', '11:20')], 30, ['10:15', '10:45', '11:15', '11:20']],
    ['start and end alone when the step is wider than the hours', [hours('10:00', '11:00')], 240, ['10:00', '11:00']],
    ['times past midnight, last', [hours('23:00', '00:30')], null, ['23:00', '23:30', '00:00', '00:30']],
    ['midnight as an end', [hours('23:00', '24:00')], null, ['23:00', '23:30', '00:00']],
    [
      'lunch and dinner, in the order of the day',
      [hours('19:00', '20:00'), hours('12:00', '13:00')],
      60,
      ['12:00', '13:00', '19:00', '20:00'],
    ],
    [
      'a time once that two entries share',
      [hours('12:00', '13:00'), hours('13:00', '14:00')],
      60,
      ['12:00', '13:00', '14:00'],
    ],
  ])('are %s', (_title, days, step, times) => {
    expect(choices({ option: asked(days, step) })).toEqual(times);
  });

  it('name the first minute of a day around the clock once', () => {
    expect(choices({ option: asked([hours('00:00', '00:00')], 480) })).toEqual(['00:00', '08:00', '16:00']);
  });

  it.each([0, -30, Number.NaN, 0.4, Number.POSITIVE_INFINITY])('fall back to half hours for a step of %s', (step) => {
    expect(choices({ option: asked([hours('10:00', '11:00')], step) })).toEqual(['10:00', '10:30', '11:00']);
  });

  it('do not exist on a weekday that is not enabled', () => {
    const fridays = asked([hours('10:00', '11:00', { days: EVERY_DAY.map((_, day) => day === 5) })]);
    expect(choices({ option: fridays, date: TODAY, time: '08:00' })).toEqual(['10:00', '10:30', '11:00']);
    expect(choices({ option: fridays, date: TOMORROW })).toEqual([]);
  });

  it('are those of the range that the date lies in', () => {
    const winter = hours('11:00', '12:00', { start_date: '2026-11-21', end_date: '2027-02-28' });
    const option = asked([winter, hours('08:00', '09:00')], 60);
    expect(choices({ option, date: TODAY, time: '07:00' })).toEqual(['08:00', '09:00']);
    expect(choices({ option, date: TOMORROW })).toEqual(['11:00', '12:00']);
  });

  it.each(['2026-11-19', '2026-02-30', 'soon'])('do not exist on %s', (date) => {
    expect(choices({ option: asked(null), date })).toEqual([]);
  });

  it('are today’s while no date is chosen', () => {
    const option = asked([hours('10:00', '13:00')]);
    expect(choices({ option, date: null, time: '12:00' })).toEqual(['12:30', '13:00']);
  });
});

describe('the times of today', () => {
  const open = [hours('10:00', '13:00')];
  it.each([
    ['are all there before the start', '09:00', ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00']],
    ['are all there at the start', '10:00', ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00']],
    ['begin at the next step and one more', '10:01', ['11:00', '11:30', '12:00', '12:30', '13:00']],
    ['begin one step later when now is on a step', '11:00', ['11:30', '12:00', '12:30', '13:00']],
    ['are the end alone when nothing else is left', '12:30', ['13:00']],
    ['are over when the next one lies behind the end', '12:31', []],
    ['are over after the end', '15:00', []],
  ])('%s', (_title, time, times) => {
    expect(choices({ option: asked(open), date: TODAY, time })).toEqual(times);
  });

  it('go on past midnight', () => {
    expect(choices({ option: asked([hours('18:00', '01:00')]), date: TODAY, time: '23:10' })).toEqual([
      '00:00',
      '00:30',
      '01:00',
    ]);
  });

  it('keep the steps of every other day', () => {
    expect(choices({ option: asked([hours('10:15', '13:00')], 45), date: TODAY, time: '11:05' })).toEqual([
      '12:30',
      '13:00',
    ]);
  });

  it.each([
    ['in UTC', 'UTC', '2026-11-20T21:50:00Z', ['22:30', '23:00']],
    ['in a zone of half hours', 'Asia/Kolkata', '2026-11-20T16:20:00Z', ['22:30', '23:00']],
    ['on the night the clocks go back', 'Europe/Madrid', '2026-10-25T20:50:00Z', ['22:30', '23:00']],
    ['on the night the clocks go forward', 'Europe/Madrid', '2026-03-29T19:50:00Z', ['22:30', '23:00']],
  ])('follow the hotel’s clock %s', (_title, zone, instant, times) => {
    const now = hotelNow(zone, new Date(instant));
    expect(timeChoices({ option: asked([hours('21:00', '23:00')]), dates: [now.date], now })).toEqual(times);
  });

  it('are never in the past, within the hours, in order, and each one once', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const clock = (m: number) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minute, minute, minute, fc.integer({ min: 1, max: 300 }), (start, length, now, step) => {
        const end = start + Math.max(1, length);
        const option = asked([hours(clock(start), clock(end % 1440))], step);
        const minutes = choices({ option, date: TODAY, time: clock(now) }).map((time) => {
          const at = minutesOf(time) ?? -1;
          return at < start ? at + 1440 : at;
        });
        expect([...new Set(minutes)].sort((a, b) => a - b)).toEqual(minutes);
        expect(minutes.every((at) => at >= start && at <= end && (start >= now || at > now))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a time that was chosen', () => {
  const lunchAndDinner = asked([hours('12:00', '13:30'), hours('19:00', '20:00')]);
  const late = asked([hours('22:00', '01:00')]);
  const stands = (option: ReturnType<typeof asked>, time: string, now: string, date: string | null = TODAY) =>
    isTimeStanding({ option, dates: date === null ? [] : [date], now: at(now) }, time);

  it.each([
    ['before the list passes it', lunchAndDinner, '12:30', '11:58', true],
    ['when the list has passed it', lunchAndDinner, '12:30', '12:01', true],
    ['in its own minute', lunchAndDinner, '12:30', '12:30', true],
    ['no more when it is over', lunchAndDinner, '12:30', '12:31', false],
    ['not when it was never offered', lunchAndDinner, '15:00', '11:00', false],
    ['past midnight', late, '00:30', '23:59', true],
    ['not when its hours begin later', late, '21:30', '12:00', false],
  ])('stands %s', (_title, option, time, now, expected) => {
    expect(stands(option, time, now)).toBe(expected);
    // Without a date it is today.
    expect(stands(option, time, now, null)).toBe(expected);
  });

  it('of another day stands as long as that day offers it', () => {
    expect(stands(lunchAndDinner, '12:00', '23:00', TOMORROW)).toBe(true);
    expect(stands(lunchAndDinner, '12:10', '09:00', TOMORROW)).toBe(false);
    expect(stands(lunchAndDinner, '12:00', '09:00', '2026-11-19')).toBe(false);
  });

  it('keeps its place in the list of today', () => {
    const list = (chosen: string, now: string) =>
      timesWith({ option: lunchAndDinner, dates: [TODAY], now: at(now) }, chosen);
    expect(list('12:30', '12:01')).toEqual(['12:30', '13:00', '13:30', '19:00', '19:30', '20:00']);
    expect(list('13:30', '13:10')).toEqual(['13:30', '19:00', '19:30', '20:00']);
    expect(list('19:00', '12:01')).toEqual(['13:00', '13:30', '19:00', '19:30', '20:00']);
    expect(list('12:00', '12:01')).toEqual(['13:00', '13:30', '19:00', '19:30', '20:00']);
    expect(list('', '12:01')).toEqual(['13:00', '13:30', '19:00', '19:30', '20:00']);
  });

  it('from the list stands until its own minute, whenever it was chosen', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const written = (m: number) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 1, max: 300 }), minute, fc.nat(), (start, end, step, now, pick) => {
        const option = asked([hours(written(start), written(end))], step);
        const times = timeChoices({ option, dates: [TODAY], now: at(written(now)) });
        const chosen = times[pick % Math.max(1, times.length)];
        if (chosen === undefined) return;
        // Past midnight a time is tomorrow's: today it never is over.
        const last = chosen >= written(now) ? chosen : '23:59';
        const until = [written(now), last].map((then) => stands(option, chosen, then));
        expect(until).toEqual([true, true]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the times of several days', () => {
  const weekday = (day: number) => EVERY_DAY.map((_, index) => index === day);
  const asking = asked([
    hours('10:00', '12:00', { days: weekday(5) }),
    hours('11:00', '13:00', { days: weekday(6) }),
    hours('22:00', '01:00'),
  ]);
  const times = (dates: readonly string[], now: string) => timeChoices({ option: asking, dates, now: at(now) });

  it('are those that each of the days has', () => {
    expect(times([TODAY, TOMORROW], '08:00').slice(0, 3)).toEqual(['11:00', '11:30', '12:00']);
    expect(times([TODAY, TOMORROW], '23:30')).toEqual(['00:00', '00:30', '01:00']);
    expect(times([TODAY, '2026-11-19'], '08:00')).toEqual([]);
  });

  it('keep the one that was chosen as long as it stands on all of them', () => {
    const both = { option: asking, dates: [TODAY, TOMORROW], now: at('10:50') };
    expect(timesWith(both, '11:00')).toContain('11:00');
    expect(timesWith({ ...both, now: at('11:01') }, '11:00')).not.toContain('11:00');
    expect([isTimeStanding(both, '11:00'), isTimeStanding(both, '12:30')]).toEqual([true, false]);
    expect(isTimeStanding({ ...both, now: at('11:01') }, '11:00')).toBe(false);
  });
});

describe('the days that a time belongs to', () => {
  const date = (id: number, value: string | null) => option({ id, ptype_id: 'date', value });
  const calendar = (id: number, ...value: readonly string[]) => option({ id, ptype_id: 'calendar', value });
  const time = (id: number) => option({ id, ptype_id: 'time' });
  const YESTERDAY = '2026-11-19';

  it.each([
    ['the date before it', kit(date(1, TODAY), time(2)), 2, [TODAY]],
    ['the nearest one before it', kit(date(1, TODAY), time(2), date(3, TOMORROW), time(4)), 4, [TOMORROW]],
    ['the first one after it, where none stands before', kit(time(2), date(3, TOMORROW)), 2, [TOMORROW]],
    ['none while it is not chosen', kit(date(1, null), time(2)), 2, []],
    ['none where none is asked', kit(time(2)), 2, []],
    ['the days of a calendar before it', kit(calendar(1, TODAY, TOMORROW), time(2)), 2, [TODAY, TOMORROW]],
    ['the days of a calendar after it', kit(time(2), calendar(3, TOMORROW)), 2, [TOMORROW]],
    ['the date, also where a calendar stands nearer', kit(date(1, TODAY), calendar(2, TOMORROW), time(3)), 3, [TODAY]],
    ['none of a calendar’s past, such as a date of birth', kit(calendar(1, '1980-02-01', YESTERDAY), time(2)), 2, []],
    ['a date that is over, which has no times', kit(date(1, YESTERDAY), time(2)), 2, [YESTERDAY]],
    ['none of an empty calendar', kit(calendar(1), time(2)), 2, []],
  ])('are %s', (_title, asking, id, expected) => {
    expect(daysBeside(asking, id, at('12:00'))).toEqual(expected);
  });

  it('are still to be chosen in an option that is there and blank', () => {
    const blank = dayOptionOf(kit(time(2), date(3, ' ')), 2);
    expect(blank?.id).toBe(3);
    expect(chosenDays(blank, at('12:00'))).toEqual([]);
    expect(dayOptionOf(kit(time(2)), 2)).toBeUndefined();
  });
});
