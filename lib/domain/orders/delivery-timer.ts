/** The countdown to a delivery. Rules: orders/OR5, orders/OR14. */
export type TimerView =
  /** 'exp_delivery_time': any minute now. */
  | { kind: 'expected' }
  /** Whole hours and minutes left; `fraction` of the whole wait that is still to come, 0–1, for the ring. */
  | { kind: 'left'; hours: number; minutes: number; fraction: number };

/** At or below this many seconds the expected-time text shows directly. */
const SOON_SECONDS = 60;
const MINUTE_MS = 60_000;

/** How often the display is looked at anew, in milliseconds. */
export const TICK_MS = 1000;

/** When the orders are fetched after the drawer opened, in milliseconds; the later ones only when any uuids exist. */
export const FETCH_AT_MS: readonly number[] = [0, 5000, 10_000, 15_000];

/**
 * What the timer shows. `expectedTimeleft`: seconds, as the order had it at `receivedAt`; all instants in milliseconds
 * on the same clock. A clock set back does not make the wait longer. `startedAt`: when the whole wait began, so that
 * the ring goes on where it was when the orders are read again; without it, or unreadable: at `receivedAt`.
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
