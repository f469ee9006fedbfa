/**
 * Timeouts of tests in milliseconds. They are far above the normal duration, so that a suite passes on a machine under
 * a load of 20, and only end tests that hang. The settings of Jest and Playwright, which import nothing, have similar
 * limits.
 */
export const PATIENCE = {
  /** For one condition: a text on the screen, a response, an event. */
  oneThing: 60_000,
  /** For a long test, like a journey or hundreds of random cases. */
  journey: 600_000,
  /** From the start of a server until it is ready. */
  start: 300_000,
  /** From the stop signal until a server is killed. */
  stop: 60_000,
};
