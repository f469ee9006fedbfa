/** A guest looks no longer than this at a skeleton of what a stalled connection will never bring. */
const GIVE_UP_MS = 15_000;

/**
 * `fetch` for what is only read: a connection that says nothing for fifteen seconds, or stops in the middle of an
 * answer, counts as down, so that the guest is told and can try again.
 */
export function fetchWithTimeout(what: Request | string): Promise<Response> {
  const stop = new AbortController();
  // Never cleared: the body may stall too, and to give up what has arrived does nothing.
  setTimeout(() => stop.abort(), GIVE_UP_MS);
  return fetch(what, { signal: stop.signal });
}
