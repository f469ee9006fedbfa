/** The longest wait for an idle moment on a page that is never idle. */
const MAX_IDLE_WAIT_MS = 3_000;
/** The wait in browsers that do not say when they are idle. */
const WAIT_MS = 1_000;

/** Resolves when the page is loaded and the browser idle, so that nothing competes with the page. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  }
  await new Promise<void>((idle) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => idle(), { timeout: MAX_IDLE_WAIT_MS });
    else setTimeout(idle, WAIT_MS);
  });
}
