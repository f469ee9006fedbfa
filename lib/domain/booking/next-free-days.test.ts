import { nextFreeDays } from './next-free-days';

const day = (service_date: string, available_timeslots = 1) => ({ service_date, available_timeslots });

it('gives the next three days with free slots in order, without full and past days', () => {
  const days = ['2026-06-05', '2026-06-02', '2026-06-04', '2026-06-07', '2026-06-01'].map((date) => day(date));
  expect(nextFreeDays([...days, day('2026-06-03', 0)], '2026-06-02')).toEqual([
    day('2026-06-02'),
    day('2026-06-04'),
    day('2026-06-05'),
  ]);
});

it('names a day once that the platform lists twice', () => {
  expect(nextFreeDays([day('2026-06-02', 2), day('2026-06-02', 3)], '2026-06-01')).toEqual([day('2026-06-02', 3)]);
});
