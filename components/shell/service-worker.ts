let registered: string | undefined;

function register(): void {
  const { lang } = document.documentElement;
  if (registered === lang || !navigator.onLine || !('serviceWorker' in navigator)) return;
  registered = lang;
  navigator.serviceWorker.register(`/service-worker.js?lang=${lang}`).catch(() => {
    // Without one the page works as before; the next tap tries again.
    registered = undefined;
  });
}

/**
 * Registers the service worker that answers when there is no network, once a guest does something here, and again in
 * another language: until the first tap a page asks for what it shows.
 */
export const registerOnTap = (): void => window.addEventListener('pointerdown', register);
