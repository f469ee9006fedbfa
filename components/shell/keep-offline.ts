import { isSavingData } from '@/components/ui/connection';
import { whenIdle } from '@/components/ui/when-idle';

/** Without a new file for this long, a page has loaded what it needs. In ms. */
const SETTLED_MS = 2_000;

/** The files of this host that the page has loaded: scripts, styles, fonts, then pictures. */
function loadedFiles(): readonly string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  const isCode = (path: string) => /\.(?:js|css)$/.test(path);
  const isFont = (path: string) => path.endsWith('.woff2');
  const isPicture = (path: string) => /\.(?:webp|svg|png|jpe?g|avif)$/.test(path);
  return [isCode, isFont, isPicture].flatMap((isKind) => paths.filter(isKind));
}

/**
 * Asks the service worker to keep the hotel, once there is one and the page is idle. The loaders load what a guest needs
 * without a network and this page has not loaded: one after the other, so that a tap meanwhile waits for one of them at
 * most. Not for guests who save data. Rules: offline/OF1, offline/OF4, offline/OF7, layout/LY10.
 */
export async function keepOffline(loaders: readonly (() => unknown)[]): Promise<void> {
  if (isSavingData()) return;
  const { active } = await navigator.serviceWorker.ready;
  await whenIdle();
  if (!navigator.onLine) return;
  for (const load of loaders) {
    await whenIdle();
    try {
      await load();
    } catch {
      // What could not be loaded is missing without a network, and nothing else.
    }
  }
  const keepLoaded = () => active?.postMessage({ keep: loadedFiles() });
  keepLoaded();
  // What the guest uses later, such as a calendar.
  let soon: ReturnType<typeof setTimeout> | undefined;
  new PerformanceObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(keepLoaded, SETTLED_MS);
  }).observe({ type: 'resource' });
}
