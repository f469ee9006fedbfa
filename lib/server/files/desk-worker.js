/*
 * The worker of the desk, for the addresses below /desk: it shows the notifications that a staff member has asked for on
 * this phone, and opens the desk. It answers no request. Rule: desk/DE90.
 */
/* global HOTEL */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  event.waitUntil(showNews(event.data));
});

/** Shows a notification for every message, because browsers end a subscription with silent ones. */
async function showNews(data) {
  const { title, body, lang, dir, tag, target, sequence } = readNews(data);
  const [shown] = await self.registration.getNotifications({ tag });
  // A late message about the past says nothing new, and shows the newer one again.
  if (shown?.data?.sequence > sequence) {
    const { title: newer, body: text, data: kept } = shown;
    return self.registration.showNotification(newer, { body: text, lang, dir, tag, data: kept, silent: true });
  }
  const isSeen = (await desks()).some(({ visibilityState }) => visibilityState === 'visible');
  return self.registration.showNotification(title, {
    ...{ body, lang, dir, tag, data: { target, sequence } },
    icon: '/icons/icon-192.png',
    renotify: shown?.data?.sequence !== sequence,
    // A desk that is in sight rings by itself.
    silent: isSeen,
  });
}

/** What the hotel has sent; for what cannot be read, the hotel's name alone. */
function readNews(data) {
  try {
    return data.json();
  } catch {
    const { title, lang, dir } = HOTEL;
    return { title, body: '', lang, dir, tag: 'desk', target: 'orders', sequence: 0 };
  }
}

async function desks() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => /^\/desk\/?$/.test(new URL(url).pathname));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openDesk(event.notification.data?.target ?? 'orders'));
});

/** The desk that is open shows what the notification is about, else a new one does. */
async function openDesk(target) {
  const [page] = await desks();
  if (page === undefined) return self.clients.openWindow(`/desk#${target}`);
  // The browser may refuse the focus to a page on another screen.
  await page.focus().catch(() => undefined);
  page.postMessage({ open: target });
}
