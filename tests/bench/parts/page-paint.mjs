/** Runs in the page. Measures from the end of the click to the end of the first frame with the page of a path. */
export function paintOfPage(/** @type {string} */ path) {
  const paint = new Promise((/** @type {(took: number) => void} */ done) => {
    let clicked = 0;
    const isClicked = (/** @type {Event} */ { timeStamp }) => {
      clicked = timeStamp;
    };
    addEventListener('pointerup', isClicked, { capture: true, once: true });
    const main = document.querySelector('main');
    const watch = new MutationObserver(() => {
      const shown = document.querySelector('main');
      if (location.pathname !== path || shown === null || shown === main) return;
      watch.disconnect();
      // Runs right after the frame.
      requestAnimationFrame(() =>
        scheduler.postTask(() => done(performance.now() - clicked), { priority: 'user-blocking' }),
      );
    });
    watch.observe(document.documentElement, { childList: true, subtree: true });
  });
  // Returned inside an object: a returned promise would be awaited before the click happens.
  return { paint };
}
