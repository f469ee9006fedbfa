/** The timers that the platform and its stores need. All other parts of the clock are stopped. */
const STILL_RUNNING = [
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'performance',
  'hrtime',
] as const;

/**
 * Stops the clock for the tests of a file, so that a limit per minute has the same effect on a slow machine. A test
 * moves the clock with `jest.advanceTimersByTime`.
 */
export function freezeClock(): void {
  beforeAll(() => void jest.useFakeTimers({ doNotFake: [...STILL_RUNNING] }));
  afterAll(() => void jest.useRealTimers());
}
