import { whenIdle } from '@/components/ui/when-idle';

/** Without a new file for this long, a page has loaded what it needs. In ms. */
const SETTLED_MS = 2_000;

const hasSaveData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The files of this host that the page has loaded: scripts, styles, fonts, then pictures. */
function loadedFiles(): readonly string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  const isCode = (path: string) => /\.(?:js|css)$/.test(path);
  const isFont = (path: string) => path.endsWith('.woff2');
  const isPicture = (path: string) => /\.(?:webp|svg|png|jpe?g)$/.test(path);
  return [isCode, isFont, isPicture].flatMap((isKind) => paths.filter(isKind));
}

/**
 * Asks the service worker to keep the hotel, once there is one and the page is idle. `loadParts` loads what a guest needs
 * without a network and this page has not loaded. Not for guests who save data. Rules: offline/OF1, offline/OF4, offline/OF7.
 */
export async function keepOffline(loadParts: () => Promise<unknown>): Promise<void> {
  if (hasSaveData()) return;
  const { active } = await navigator.serviceWorker.ready;
  await whenIdle();
  if (!navigator.onLine) return;
  // What could not be loaded is missing without a network, and nothing else.
  await loadParts().catch(() => undefined);
  const keepLoaded = () => active?.postMessage({ keep: loadedFiles() });
  keepLoaded();
  // What the guest uses later, such as a calendar.
  let soon: ReturnType<typeof setTimeout> | undefined;
  new PerformanceObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(keepLoaded, SETTLED_MS);
  }).observe({ type: 'resource' });
}
