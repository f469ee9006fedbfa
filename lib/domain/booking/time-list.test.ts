import fc from 'fast-check';
import { kit, option } from '@/tests/builders/catalogue/kit';
import type { ScheduleDay } from '../schedule-day';
import { weekdayOf } from './calendar-date';
import { type HotelNow, hotelNow } from './hotel-time';
import { minutesOf } from './schedule';
import { chosenDays, dayOptionOf, daysBeside, isTimeStanding, timeChoices, timesWithChosen } from './time-list';

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

describe('timeChoices of a day', () => {
  it('offers every half hour and 23:59 without a schedule', () => {
    const times = choices({ option: asked(null) });
    expect(times).toHaveLength(49);
    expect([times.at(0), times.at(1), times.at(-2), times.at(-1)]).toEqual(['00:00', '00:30', '23:30', '23:59']);
  });

  it.each([
    ['an empty schedule', [], 49],
    ['a schedule entry without times', [hours(null, null)], 49],
  ])('offers the times of the whole day for %s', (_title, days, count) => {
    expect(choices({ option: asked(days) })).toHaveLength(count);
  });

  it.each([
    ['the hours of the schedule', [hours('10:00:00', '11:30:00')], null, ['10:00', '10:30', '11:00', '11:30']],
    ['times with the hotel’s own interval', [hours('10:00', '11:00')], 20, ['10:00', '10:20', '10:40', '11:00']],
    [
      'the end even if it is not a multiple of the interval',
      [hours('10:00', '11:10')],
      30,
      ['10:00', '10:30', '11:00', '11:10'],
    ],
    ['times counted from an odd start', [hours('10:15', '11:20')], 30, ['10:15', '10:45', '11:15', '11:20']],
    ['only start and end if the interval is longer than the hours', [hours('10:00', '11:00')], 240, ['10:00', '11:00']],
    [
      'times after midnight last, with their day',
      [hours('23:00', '00:30')],
      null,
      ['23:00', '23:30', '2026-11-22 00:00', '2026-11-22 00:30'],
    ],
    ['midnight as the end', [hours('23:00', '24:00')], null, ['23:00', '23:30', '2026-11-22 00:00']],
    [
      'lunch and dinner in chronological order',
      [hours('19:00', '20:00'), hours('12:00', '13:00')],
      60,
      ['12:00', '13:00', '19:00', '20:00'],
    ],
    [
      'a time once if two entries share it',
      [hours('12:00', '13:00'), hours('13:00', '14:00')],
      60,
      ['12:00', '13:00', '14:00'],
    ],
  ])('offers %s', (_title, days, step, times) => {
    expect(choices({ option: asked(days, step) })).toEqual(times);
  });

  it('offers both midnights of a day that is open around the clock', () => {
    const times = ['00:00', '08:00', '16:00', '2026-11-22 00:00'];
    expect(choices({ option: asked([hours('00:00', '00:00')], 480) })).toEqual(times);
  });

  it.each([0, -30, Number.NaN, 0.4, Number.POSITIVE_INFINITY])(
    'uses half hours for the invalid interval %s',
    (step) => {
      expect(choices({ option: asked([hours('10:00', '11:00')], step) })).toEqual(['10:00', '10:30', '11:00']);
    },
  );

  it('offers no times on a closed weekday', () => {
    const fridays = asked([hours('10:00', '11:00', { days: EVERY_DAY.map((_, day) => day === 5) })]);
    expect(choices({ option: fridays, date: TODAY, time: '08:00' })).toEqual(['10:00', '10:30', '11:00']);
    expect(choices({ option: fridays, date: TOMORROW })).toEqual([]);
  });

  it('offers the times of the date range that contains the date', () => {
    const winter = hours('11:00', '12:00', { start_date: '2026-11-21', end_date: '2027-02-28' });
    const option = asked([winter, hours('08:00', '09:00')], 60);
    expect(choices({ option, date: TODAY, time: '07:00' })).toEqual(['08:00', '09:00']);
    expect(choices({ option, date: TOMORROW })).toEqual(['11:00', '12:00']);
  });

  it.each(['2026-11-19', '2026-02-30', 'soon'])('offers no times for the past or invalid date %s', (date) => {
    expect(choices({ option: asked(null), date })).toEqual([]);
  });

  it('offers the times of today if no date is chosen', () => {
    const option = asked([hours('10:00', '13:00')]);
    expect(choices({ option, date: null, time: '12:00' })).toEqual(['12:30', '13:00']);
  });
});

describe('timeChoices of today', () => {
  const open = [hours('10:00', '13:00')];
  it.each([
    ['offers all times before opening', '09:00', ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00']],
    [
      'offers all times at the opening minute',
      '10:00',
      ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00'],
    ],
    ['begins one interval after the next step', '10:01', ['11:00', '11:30', '12:00', '12:30', '13:00']],
    ['begins at the following step if now is exactly on a step', '11:00', ['11:30', '12:00', '12:30', '13:00']],
    ['offers only the end if no other time is left', '12:30', ['13:00']],
    ['offers nothing if the next time is after the end', '12:31', []],
    ['offers nothing after the end', '15:00', []],
  ])('%s', (_title, time, times) => {
    expect(choices({ option: asked(open), date: TODAY, time })).toEqual(times);
  });

  it('continues past midnight', () => {
    const times = ['2026-11-21 00:00', '2026-11-21 00:30', '2026-11-21 01:00'];
    expect(choices({ option: asked([hours('18:00', '01:00')]), date: TODAY, time: '23:10' })).toEqual(times);
  });

  it('keeps the steps of other days', () => {
    expect(choices({ option: asked([hours('10:15', '13:00')], 45), date: TODAY, time: '11:05' })).toEqual([
      '12:30',
      '13:00',
    ]);
  });

  it.each([
    ['in UTC', 'UTC', '2026-11-20T21:50:00Z', ['22:30', '23:00']],
    ['in a zone with a half-hour offset', 'Asia/Kolkata', '2026-11-20T16:20:00Z', ['22:30', '23:00']],
    ['in the night when the clocks go back', 'Europe/Madrid', '2026-10-25T20:50:00Z', ['22:30', '23:00']],
    ['in the night when the clocks go forward', 'Europe/Madrid', '2026-03-29T19:50:00Z', ['22:30', '23:00']],
  ])('offers times by the hotel’s clock %s', (_title, zone, instant, times) => {
    const now = hotelNow(zone, new Date(instant));
    expect(timeChoices({ option: asked([hours('21:00', '23:00')]), dates: [now.date], now })).toEqual(times);
  });

  it('offers only future times within the hours, sorted and without duplicates', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const clock = (m: number) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minute, minute, minute, fc.integer({ min: 1, max: 300 }), (start, length, now, step) => {
        const end = start + Math.max(1, length);
        const friday = EVERY_DAY.map((_, day) => day === 5);
        const option = asked([hours(clock(start), clock(end % 1440), { days: friday })], step);
        const minutes = choices({ option, date: TODAY, time: clock(now) }).map((time) => {
          const [clockTime = '', day] = time.split(' ').reverse();
          expect(day ?? TOMORROW).toBe(TOMORROW);
          return (minutesOf(clockTime) ?? -1) + (day === undefined ? 0 : 1440);
        });
        expect([...new Set(minutes)].sort((a, b) => a - b)).toEqual(minutes);
        expect(minutes.every((at) => at >= start && at <= end && (start >= now || at > now))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a chosen time', () => {
  const lunchAndDinner = asked([hours('12:00', '13:30'), hours('19:00', '20:00')]);
  const late = asked([hours('22:00', '01:00')]);
  const stands = (option: ReturnType<typeof asked>, time: string, now: string, date: string | null = TODAY) =>
    isTimeStanding({ option, dates: date === null ? [] : [date], now: at(now) }, time);

  it.each([
    ['before today’s list begins later than it', lunchAndDinner, '12:30', '11:58', true],
    ['after today’s list begins later than it', lunchAndDinner, '12:30', '12:01', true],
    ['in its own minute', lunchAndDinner, '12:30', '12:30', true],
    ['after its minute', lunchAndDinner, '12:30', '12:31', false],
    ['that was never offered', lunchAndDinner, '15:00', '11:00', false],
    ['after midnight, before midnight', late, '2026-11-21 00:30', '23:59', true],
    ['after midnight, without its day', late, '00:30', '13:01', false],
    ['before the hours of its day', late, '21:30', '12:00', false],
  ])('decides whether a chosen time is valid %s', (_title, option, time, now, expected) => {
    expect(stands(option, time, now)).toBe(expected);
    // No date means today.
    expect(stands(option, time, now, null)).toBe(expected);
  });

  it('a chosen time of another day is valid while that day offers it', () => {
    expect(stands(lunchAndDinner, '12:00', '23:00', TOMORROW)).toBe(true);
    expect(stands(lunchAndDinner, '12:10', '09:00', TOMORROW)).toBe(false);
    expect(stands(lunchAndDinner, '12:00', '09:00', '2026-11-19')).toBe(false);
  });

  it('a chosen time keeps its position in today’s list', () => {
    const list = (chosen: string, now: string) =>
      timesWithChosen({ option: lunchAndDinner, dates: [TODAY], now: at(now) }, chosen);
    expect(list('12:30', '12:01')).toEqual(['12:30', '13:00', '13:30', '19:00', '19:30', '20:00']);
    expect(list('13:30', '13:10')).toEqual(['13:30', '19:00', '19:30', '20:00']);
    expect(list('19:00', '12:01')).toEqual(['13:00', '13:30', '19:00', '19:30', '20:00']);
    expect(list('12:00', '12:01')).toEqual(['13:00', '13:30', '19:00', '19:30', '20:00']);
    expect(list('', '12:01')).toEqual(['13:00', '13:30', '19:00', '19:30', '20:00']);
  });

  it('a time from the list is valid until its own minute', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const written = (m: number) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 1, max: 300 }), minute, fc.nat(), (start, end, step, now, pick) => {
        const option = asked([hours(written(start), written(end))], step);
        const times = timeChoices({ option, dates: [TODAY], now: at(written(now)) });
        const chosen = times[pick % Math.max(1, times.length)];
        if (chosen === undefined) return;
        // A time after midnight belongs to tomorrow, so it is not in the past today.
        const last = chosen.length > 5 ? '23:59' : chosen;
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

  it('the times of several days are those that all of them offer', () => {
    expect(times([TODAY, TOMORROW], '08:00').slice(0, 3)).toEqual(['11:00', '11:30', '12:00']);
    expect(times([TODAY, TOMORROW], '23:30')).toEqual([
      '2026-11-21 00:00, 2026-11-22 00:00',
      '2026-11-21 00:30, 2026-11-22 00:30',
      '2026-11-21 01:00, 2026-11-22 01:00',
    ]);
    expect(times([TODAY, '2026-11-19'], '08:00')).toEqual([]);
  });

  it('the times of several days keep the chosen time while it is valid on all of them', () => {
    const both = { option: asking, dates: [TODAY, TOMORROW], now: at('10:50') };
    expect(timesWithChosen(both, '11:00')).toContain('11:00');
    expect(timesWithChosen({ ...both, now: at('11:01') }, '11:00')).not.toContain('11:00');
    expect([isTimeStanding(both, '11:00'), isTimeStanding(both, '12:30')]).toEqual([true, false]);
    expect(isTimeStanding({ ...both, now: at('11:01') }, '11:00')).toBe(false);
  });
});

describe('the days of a time option', () => {
  const date = (id: number, value: string | null) => option({ id, ptype_id: 'date', value });
  const calendar = (id: number, ...value: readonly string[]) => option({ id, ptype_id: 'calendar', value });
  const time = (id: number) => option({ id, ptype_id: 'time' });
  const YESTERDAY = '2026-11-19';

  it.each([
    ['the chosen date before the time', kit(date(1, TODAY), time(2)), 2, [TODAY]],
    [
      'the nearest of two dates before the time',
      kit(date(1, TODAY), time(2), date(3, TOMORROW), time(4)),
      4,
      [TOMORROW],
    ],
    ['the first date after the time if there is none before it', kit(time(2), date(3, TOMORROW)), 2, [TOMORROW]],
    ['no days if the date is not chosen', kit(date(1, null), time(2)), 2, []],
    ['no days if the kit has no date option', kit(time(2)), 2, []],
    ['the days of a calendar before the time', kit(calendar(1, TODAY, TOMORROW), time(2)), 2, [TODAY, TOMORROW]],
    ['the days of a calendar after the time', kit(time(2), calendar(3, TOMORROW)), 2, [TOMORROW]],
    ['the date even if a calendar is nearer', kit(date(1, TODAY), calendar(2, TOMORROW), time(3)), 3, [TODAY]],
    ['no past days of a calendar, such as a date of birth', kit(calendar(1, '1980-02-01', YESTERDAY), time(2)), 2, []],
    ['a date in the past, which has no times', kit(date(1, YESTERDAY), time(2)), 2, [YESTERDAY]],
    ['no days of an unanswered calendar', kit(calendar(1), time(2)), 2, []],
  ])('uses %s', (_title, asking, id, expected) => {
    expect(daysBeside(asking, id, at('12:00'))).toEqual(expected);
  });

  it('a blank date option is found but has no chosen days', () => {
    const blank = dayOptionOf(kit(time(2), date(3, ' ')), 2);
    expect(blank?.id).toBe(3);
    expect(chosenDays(blank, at('12:00'))).toEqual([]);
    expect(dayOptionOf(kit(time(2)), 2)).toBeUndefined();
  });
});
