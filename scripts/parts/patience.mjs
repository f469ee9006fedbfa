/**
 * How long a test waits before it calls something hung, in milliseconds. Nothing is proved by these numbers: they are far
 * above what anything takes, so that a suite passes on a machine under a load of 20, and only end what would never end.
 */
export const PATIENCE = {
  /** One thing that a test waits for: a word on the screen, an answer, an event. */
  oneThing: 60_000,
  /** A test of functions, components or stores with its hooks, a PostgreSQL of its own included. */
  unit: 180_000,
  /** A journey. */
  journey: 600_000,
  /** A server, from its start until it is ready: it also ends as soon as the process does. */
  start: 300_000,
  /** A server that has been told to stop, until it is killed. */
  stop: 60_000,
};
