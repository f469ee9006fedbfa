/** After so many failed attempts a notification is given up, about 17 hours after the first one. */
export const MAX_ATTEMPTS = 15;

const FIRST_DELAY_SECONDS = 10;
const MAX_DELAY_SECONDS = 7_200;

/**
 * Seconds until the next attempt after a number of failed ones: three times as long each time, up to two hours; null
 * when there is none. Rule: notifications/NO5.
 */
export const retryDelaySeconds = (failedAttempts: number): number | null =>
  failedAttempts >= MAX_ATTEMPTS
    ? null
    : Math.min(MAX_DELAY_SECONDS, FIRST_DELAY_SECONDS * 3 ** Math.max(0, failedAttempts - 1));
