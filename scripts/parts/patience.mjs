/**
 * How long a test waits before it calls something hung, in milliseconds. Nothing is proved by these numbers: they are far
 * above what anything takes, so that a suite passes on a machine under a load of 20, and only end what would never end. The
 * settings of Jest and Playwright, which import nothing, hold limits like these of their own.
 */
export const PATIENCE = {
  /** One thing that a test waits for: a word on the screen, an answer, an event. */
  oneThing: 60_000,
  /** A test that does very much, like a journey or hundreds of random cases. */
  journey: 600_000,
  /** A server, from its start until it is ready: it also ends as soon as the process does. */
  start: 300_000,
  /** A server that has been told to stop, until it is killed. */
  stop: 60_000,
};
