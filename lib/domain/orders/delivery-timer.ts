/** The countdown to a delivery. Rules: orders/OR5, orders/OR14. */
export type TimerView =
  /** The message 'exp_delivery_time': delivery within a minute, or overdue. */
  | { kind: 'expected' }
  /** Whole hours and minutes left. `fraction`: the remaining part of the whole wait, 0–1, for the ring. */
  | { kind: 'left'; hours: number; minutes: number; fraction: number };

/** At this many seconds or fewer, the message for an expected delivery is displayed instead of the time left. */
export const SOON_SECONDS = 60;
const MINUTE_MS = 60_000;

/** How often the countdown is rendered again, in milliseconds. */
export const TICK_MS = 1000;

/**
 * When the orders are fetched after the drawer has opened, in milliseconds. Later fetches happen only if the guest has
 * orders.
 */
export const FETCH_AT_MS: readonly number[] = [0, 5000, 10_000, 15_000];

/**
 * Returns what the countdown displays. `expectedTimeleft`: seconds left when the order was received at `receivedAt`.
 * All instants are milliseconds of the same clock. If the clock is set back, the wait does not become longer.
 * `startedAt`: the beginning of the whole wait, so that the ring keeps its position when the orders are fetched again.
 * The default, also if it is not a number, is `receivedAt`.
 */
export function timerAt(timer: {
  expectedTimeleft: number;
  receivedAt: number;
  now: number;
  startedAt?: number | undefined;
}): TimerView {
  const { expectedTimeleft, receivedAt, startedAt = receivedAt } = timer;
  if (!(expectedTimeleft > SOON_SECONDS)) return { kind: 'expected' };
  const whole = expectedTimeleft * 1000;
  const left = whole - Math.max(0, timer.now - receivedAt);
  const minutes = Math.floor(left / MINUTE_MS);
  if (!(minutes > 0)) return { kind: 'expected' };
  const waitedBefore = startedAt < receivedAt ? receivedAt - startedAt : 0;
  const fraction = left / (waitedBefore + whole);
  return { kind: 'left', hours: Math.floor(minutes / 60), minutes: minutes % 60, fraction };
}
