import { hoursWorthShowing, type WorkingHours } from './working-hours';

const hours = (parts: Partial<WorkingHours> = {}): WorkingHours => ({
  from: '00:00',
  to: '23:59',
  days: [],
  open: true,
  ...parts,
});

describe('the hours of a page', () => {
  it.each([
    ['without a schedule', null],
    ['round the clock', hours()],
    ['round the clock, to midnight', hours({ to: '24:00' })],
    ['round the clock, to the next midnight', hours({ to: '00:00' })],
  ])('are not shown %s', (_title, given) => {
    expect(hoursWorthShowing(given)).toBeNull();
  });

  it.each([
    ['when they end', hours({ to: '22:00' })],
    ['when they begin later', hours({ from: '00:30' })],
    ['when all day is not every day', hours({ days: [1, 2, 3] })],
    ['when it opens soon', hours({ from: null, to: null })],
  ])('are shown %s', (_title, given) => {
    expect(hoursWorthShowing(given)).toBe(given);
  });
});
