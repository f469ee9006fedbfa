import { resetOverlays } from '../browser/reset-overlays';

/** Timers are real; only the date is fixed. */
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
 * Fixes the date for the tests of a file, and resets the state of the browser history. Returns the clock for option
 * forms.
 */
export function holdDate(): { clock: () => Date } {
  beforeEach(() => {
    resetOverlays();
    jest.useFakeTimers({ now: clock(), doNotFake: [...STILL_RUNNING] });
  });
  afterEach(() => void jest.useRealTimers());
  return { clock };
}
