import { kit, option, scheduled } from '@/tests/builders/kit';
import type { HotelNow } from './hotel-time';
import type { ScheduleDay } from './kit';
import { withoutStaleAnswers } from './stale-answers';

/** Friday 20 November 2026, noon. */
const NOW: HotelNow = { date: '2026-11-20', time: '12:00', weekday: 5, minutes: 720 };
const evenings: ScheduleDay = {
  start_date: null,
  end_date: null,
  days: [true, true, true, true, true, true, true],
  start_time: '18:00',
  end_time: '20:00',
};

describe('answers that time has overtaken', () => {
  it.each([
    ['a day that is over goes', option({ ptype_id: 'date', value: '2026-11-19' }), null],
    ['today stays', option({ ptype_id: 'date', value: '2026-11-20' }), '2026-11-20'],
    [
      'a day that is closed now goes',
      option({
        ptype_id: 'date',
        value: '2026-11-21',
        schedule_kit: { days: [{ ...evenings, end_date: '2026-11-20' }] },
      }),
      null,
    ],
    ['a time of this morning goes', option({ ptype_id: 'time', value: '09:00' }), null],
    ['a time of tonight stays', option({ ptype_id: 'time', value: '19:30' }), '19:30'],
    [
      'a time off the list goes',
      option({ ptype_id: 'time', value: '16:00', schedule_kit: { days: [evenings] } }),
      null,
    ],
    ['slots that have begun go', scheduled({ value: ['2026-11-20 10:00', '2026-11-20 15:00'] }), ['2026-11-20 15:00']],
    ['the last slot leaves nothing', scheduled({ value: ['2026-11-19 10:00'] }), null],
    ['many dates may lie in the past', option({ ptype_id: 'calendar', value: ['2020-01-01'] }), ['2020-01-01']],
    ['what the hotel wrote stays', option({ ptype_id: 'date', value: '2026-11-19', is_read_only: true }), '2026-11-19'],
    ['a text stays', option({ value: '2020-01-01' }), '2020-01-01'],
  ])('%s', (_title, asked, value) => {
    expect(withoutStaleAnswers(kit(asked), NOW).properties[0]?.value).toEqual(value);
  });

  it('a time goes when its day is changed to one that does not offer it', () => {
    const asked = (date: string) =>
      kit(option({ id: 1, ptype_id: 'time', value: '09:00' }), option({ id: 2, ptype_id: 'date', value: date }));
    expect(withoutStaleAnswers(asked('2026-11-21'), NOW)).toEqual(asked('2026-11-21'));
    expect(withoutStaleAnswers(asked('2026-11-20'), NOW).properties[0]?.value).toBeNull();
  });

  it('are looked at by the day that is left: a day that is over takes its time along', () => {
    const asked = kit(
      option({ id: 1, ptype_id: 'time', value: '09:00' }),
      option({ id: 2, ptype_id: 'date', value: '2026-11-19' }),
    );
    expect(withoutStaleAnswers(asked, NOW).properties.map(({ value }) => value)).toEqual([null, null]);
  });

  it('leave the kit itself alone when none is stale', () => {
    const fresh = kit(
      option({ value: 'x' }),
      option({ id: 2, ptype_id: 'time', value: '19:30' }),
      scheduled({ id: 3 }),
    );
    expect(withoutStaleAnswers(fresh, NOW)).toBe(fresh);
  });
});
