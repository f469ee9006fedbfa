/*
 * Responds to a navigation without a network with the hotel's offline page. It does nothing else: it caches only that page,
 * which contains no data of the guest, and handles no other request. docs/decisions/031.
 */
const OFFLINE_PAGE = '/offline';
const CACHE = 'offline-page';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(OFFLINE_PAGE, { cache: 'no-store' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  // With the preload, the browser sends a navigation to the network while it starts this worker, so that no page waits
  // for the worker. It claims no pages: the browser would drop those that wait in its back/forward cache.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(navigate(event));
});

async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const page = await caches.match(OFFLINE_PAGE);
    // Status 503, so that the browser does not store the offline page under the requested address.
    return page === undefined ? Response.error() : new Response(page.body, { status: 503, headers: page.headers });
  }
}
