/** In ms. Browsers report a network before requests get through, and none that is there. */
const TRY_EVERY_MS = 10_000;

let isTrying = false;

/**
 * Makes an attempt now, whenever the browser reports a network, and every few seconds while it does, until the attempt
 * needs no other. One at a time in this tab.
 */
export function tryWhenOnline(attempt: () => Promise<'again' | 'done'>): void {
  if (isTrying) return;
  isTrying = true;
  const run = async () => {
    // An attempt whose code cannot be loaded is like one without a network.
    if (!navigator.onLine || (await attempt().catch(() => 'again')) === 'again') return;
    isTrying = false;
    clearInterval(timer);
    window.removeEventListener('online', run);
  };
  const timer = setInterval(run, TRY_EVERY_MS);
  window.addEventListener('online', run);
  void run();
}
