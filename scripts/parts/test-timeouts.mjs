/**
 * Timeouts of tests in milliseconds. They are far above the normal duration, so that a suite passes on a machine under
 * a load of 20, and only end tests that hang. The settings of Jest and Playwright, which import nothing, have similar
 * limits.
 */
export const TEST_TIMEOUTS = {
  /** Until one condition holds: a text on the screen, a response, an event. */
  condition: 60_000,
  /** For a whole long test, like a journey or hundreds of random cases. */
  longTest: 600_000,
  /** From the start of a server until it is ready. */
  serverStart: 300_000,
  /** From the stop signal until a server is killed. */
  serverStop: 60_000,
};
