/**
 * Resolves when the browser is idle, so that the page is loaded first. Without `requestIdleCallback`: after a second.
 */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout: 3_000 });
    else setTimeout(done, 1_000);
  });
