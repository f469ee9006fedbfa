import { sampleReservation } from './sample-reservation';

it.each([
  ['2026-06-18', '2026-06-24'],
  ['2026-12-29', '2027-01-04'],
  ['2028-02-27', '2028-03-04'],
])('begins on the present day %s and ends on %s', (today, departure) => {
  expect(sampleReservation(today)).toMatchObject({ arrival: today, departure });
});
