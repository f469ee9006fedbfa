/** What the platform and its stores wait by; everything else of the clock stands still. */
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
 * Lets no minute end by itself in the tests of a file: a limit a minute is then the same on a slow machine. A test passes
 * time with `jest.advanceTimersByTime`.
 */
export function holdClock(): void {
  beforeAll(() => void jest.useFakeTimers({ doNotFake: [...STILL_RUNNING] }));
  afterAll(() => void jest.useRealTimers());
}
