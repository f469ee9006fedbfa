import { holdBackLinks } from './hold-back-links';

let registered: string | undefined;

/** For the language of the page, unless it is registered for that. */
export function registerServiceWorker(): void {
  const { lang } = document.documentElement;
  if (registered === lang || !('serviceWorker' in navigator)) return;
  registered = lang;
  navigator.serviceWorker.register(`/service-worker.js?lang=${lang}`).catch(() => {
    // Without one the page works as before; the next tap tries again.
    registered = undefined;
  });
}

function register(): void {
  // A failed try leaves an error on the console.
  if (navigator.onLine) registerServiceWorker();
}

/**
 * Registers the service worker that answers when there is no network, at the first sign that somebody is here, when the
 * page is put away or left, and again in another language: before that a page asks for what it shows and nothing else.
 * A link that is tapped before the worker is here is held back while there is no network. Decision 031.
 */
export function prepareForOffline(): void {
  window.addEventListener('pointerdown', register);
  for (const sign of ['pointermove', 'keydown', 'scroll']) {
    window.addEventListener(sign, register, { once: true, passive: true });
  }
  document.addEventListener('visibilitychange', register);
  holdBackLinks();
}
