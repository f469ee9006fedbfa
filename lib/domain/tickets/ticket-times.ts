/** How long a printer has to confirm a ticket that was handed out to it. Then a copy takes its place. Rule: tickets/TK8. */
export const LEASE_SECONDS = 30;

/** A ticket that is due and not confirmed for so long rings the desk. Rule: tickets/TK11. */
export const ALARM_SECONDS = 60;

/** A test that no printer has taken for so long is not printed any more. */
export const TEST_SECONDS = 600;

/** Before the first copy, the second and so on; the last one is for all that follow. */
const COPY_DELAYS: readonly number[] = [0, 5, 15, 30, 60, 120, 300, 600, 1800];

/**
 * Seconds until a ticket goes out again whose `attempts` were not confirmed. They grow, so that a printer that prints and
 * never confirms does not use up its paper. Rule: tickets/TK8.
 */
export const copyDelaySeconds = (attempts: number): number =>
  COPY_DELAYS[Math.min(Math.max(attempts, 1), COPY_DELAYS.length) - 1] ?? 0;

/** Seconds until a ticket is tried again that has not reached its printer at all, so that it cannot be printed twice. */
export const RETRY_SECONDS = 5;

/** A time later by some seconds, both ISO. */
export const secondsAfter = (iso: string, seconds: number): string =>
  new Date(Date.parse(iso) + seconds * 1000).toISOString();
