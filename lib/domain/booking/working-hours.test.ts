import { hoursWorthShowing, type WorkingHours } from './working-hours';

const hours = (parts: Partial<WorkingHours> = {}): WorkingHours => ({
  from: '00:00',
  to: '23:59',
  days: [],
  open: true,
  ...parts,
});

describe('hoursWorthShowing', () => {
  it.each([
    ['without a schedule', null],
    ['around the clock until 23:59', hours()],
    ['around the clock until 24:00', hours({ to: '24:00' })],
    ['around the clock until 00:00', hours({ to: '00:00' })],
  ])('displays no hours %s', (_title, given) => {
    expect(hoursWorthShowing(given)).toBeNull();
  });

  it.each([
    ['that end before midnight', hours({ to: '22:00' })],
    ['that begin after midnight', hours({ from: '00:30' })],
    ['around the clock on certain weekdays only', hours({ days: [1, 2, 3] })],
    ['that are not known yet', hours({ from: null, to: null })],
  ])('displays hours %s', (_title, given) => {
    expect(hoursWorthShowing(given)).toBe(given);
  });
});
