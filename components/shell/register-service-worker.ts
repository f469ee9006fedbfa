import { holdBackLinks } from './hold-back-links';

let registered: string | undefined;

/** Registers the service worker in the page's language, unless that is done. */
export function registerServiceWorker(): void {
  const { lang } = document.documentElement;
  if (registered === lang || !('serviceWorker' in navigator)) return;
  registered = lang;
  navigator.serviceWorker.register(`/service-worker.js?lang=${lang}`).catch(() => {
    // The page works without a service worker. The next tap tries again.
    registered = undefined;
  });
}

function register(): void {
  // Not offline, because a failed registration logs an error on the console.
  if (navigator.onLine) registerServiceWorker();
}

/**
 * Registers the service worker that responds while offline. It waits for the first input or until the page is hidden, so
 * that it does not compete with the page's own requests. A later tap registers it again after a change of language.
 * Until it is registered, links tapped while offline are held back. Decision 031.
 */
export function prepareForOffline(): void {
  window.addEventListener('pointerdown', register);
  for (const event of ['pointermove', 'keydown', 'scroll']) {
    window.addEventListener(event, register, { once: true, passive: true });
  }
  document.addEventListener('visibilitychange', register);
  holdBackLinks();
}
