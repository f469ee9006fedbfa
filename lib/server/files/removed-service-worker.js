/* Replaces the service worker of a hotel that has switched it off: removes itself and what was kept. Rule: offline/OF6. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const removeAll = async () => {
    await self.registration.unregister();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  };
  event.waitUntil(removeAll());
});
