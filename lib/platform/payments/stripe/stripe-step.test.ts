import { smallestStripeStep } from './stripe-step';

it.each([
  ['EUR', 10],
  ['BHD', 10],
  ['jod', 10],
  ['JPY', 1000],
  ['ISK', 1000],
])('moves %s in steps of %d thousandths', (code, step) => {
  expect(smallestStripeStep(code)).toBe(step);
});
