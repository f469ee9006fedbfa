/** The longest wait for an idle moment on a page that is never idle. */
const MAX_IDLE_WAIT_MS = 3_000;
/** The wait in browsers that do not say when they are idle. */
const WAIT_MS = 1_000;
const NAVIGATION_CHECK_MS = 100;

/** instrumentation-client.ts writes the attribute when the router begins to navigate. */
const isNavigating = (): boolean => document.documentElement.dataset.leaving !== undefined;

/**
 * Resolves when the page is loaded, no navigation is under way and the browser is idle, so that nothing competes with what
 * the guest waits for. Whatever nobody has asked for is fetched behind it, one piece after the other. Rule: layout/LY10.
 */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  }
  do {
    await new Promise<void>((idle) => {
      if (isNavigating()) setTimeout(idle, NAVIGATION_CHECK_MS);
      else if ('requestIdleCallback' in window) window.requestIdleCallback(() => idle(), { timeout: MAX_IDLE_WAIT_MS });
      else setTimeout(idle, WAIT_MS);
    });
  } while (isNavigating());
}
