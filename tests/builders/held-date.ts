/** What waits goes on: only the date stands still. */
const STILL_RUNNING = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
  'setImmediate',
  'nextTick',
] as const;

/** Friday 12 June 2026, 10:40 in Madrid. */
const clock = () => new Date('2026-06-12T08:40:00Z');

/**
 * Holds the date in the tests of a file, in a browser without a history. The function returns the context of an option
 * form on that date.
 */
export function holdDate(): { clock: () => Date } {
  beforeEach(() => {
    window.history.replaceState(null, '');
    jest.useFakeTimers({ now: clock(), doNotFake: [...STILL_RUNNING] });
  });
  afterEach(() => void jest.useRealTimers());
  return { clock };
}
