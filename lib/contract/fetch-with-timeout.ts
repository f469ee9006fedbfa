/** How long a guest sees a skeleton on a stalled connection. */
const TIMEOUT_MS = 15_000;

/**
 * `fetch` for reads: rejects when the response is not complete after fifteen seconds, so that the guest can try again.
 */
export function fetchWithTimeout(request: Request | string): Promise<Response> {
  const controller = new AbortController();
  // Never cleared, because the body may stall too; aborting after completion does nothing.
  setTimeout(() => controller.abort(), TIMEOUT_MS);
  return fetch(request, { signal: controller.signal });
}
