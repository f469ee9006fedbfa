import { MAX_ATTEMPTS, retryDelaySeconds } from './retry';

it.each([
  [1, 10],
  [2, 30],
  [3, 90],
  [4, 270],
  [5, 810],
  [6, 2430],
  [7, 7200],
  [8, 7200],
  [MAX_ATTEMPTS - 1, 7200],
  [MAX_ATTEMPTS, null],
  [MAX_ATTEMPTS + 1, null],
])('waits after %i failed attempts for %p seconds', (failed, delay) => {
  expect(retryDelaySeconds(failed)).toBe(delay);
});

it('tries for at least 16 hours before it gives up', () => {
  const delays = Array.from({ length: MAX_ATTEMPTS }, (_, index) => retryDelaySeconds(index + 1) ?? 0);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(16 * 3600);
});
