/*
 * Answers a navigation that finds no network with the hotel's offline page, and does nothing else: it keeps that one
 * page, which says nothing about the guest, and no other request passes through it. docs/decisions/031.
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
  // The browser asks the network while it starts this worker, so that no page waits for it.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(navigate(event));
});

async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const page = await caches.match(OFFLINE_PAGE);
    // 503: the browser must not keep it as the page of this address.
    return page === undefined ? Response.error() : new Response(page.body, { status: 503, headers: page.headers });
  }
}
