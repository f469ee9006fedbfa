/** Seconds between two sounds. */
const ALARM_SECONDS = 20;

/** The new orders that nobody at this desk has acknowledged. */
export const unacknowledged = (newOrders: readonly { uuid: string }[], known: ReadonlySet<string>): number =>
  newOrders.filter(({ uuid }) => !known.has(uuid)).length;

/**
 * Whether the sound plays now. `lastAt`: when it last played, null: not for these orders. `isArrival`: whether an order
 * has just come. Times in milliseconds. Rule: desk/DE9.
 */
export function shouldSound(alarm: {
  count: number;
  isOn: boolean;
  isArrival: boolean;
  lastAt: number | null;
  now: number;
}): boolean {
  if (!alarm.isOn || alarm.count === 0) return false;
  return alarm.isArrival || alarm.lastAt === null || alarm.now - alarm.lastAt >= ALARM_SECONDS * 1000;
}
