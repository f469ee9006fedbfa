import { needsDisclaimer } from './disclaimer';

it.each([
  ['RU', false, true],
  ['ru', false, true],
  ['RU', true, false],
  ['EU', false, false],
  ['', false, false],
])('in the region %j with acceptance %s, requires the disclaimer: %s', (region, isAccepted, expected) => {
  expect(needsDisclaimer({ region, isAccepted })).toBe(expected);
});
