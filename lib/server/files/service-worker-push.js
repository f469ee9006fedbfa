/*
 * The part of the service worker that shows the notifications that a guest has asked for, and opens what they are about
 * (docs/decisions/080). Follows service-worker.js in the same script.
 */
/* global HOTEL, postJson */
/** Pages without the guests' shell, which cannot open My orders or the chat. */
const OTHER_PAGES = /^\/(?:pay|desk|storage|api|pdf-viewer)(?:\/|$)/;

/** What the page is to open that a notification has opened, until it listens. */
let opened;

self.addEventListener('push', (event) => {
  event.waitUntil(showNews(event.data));
});

/**
 * Shows a notification for every message, because browsers end a subscription with silent ones. A page that the guest
 * looks at shows the news itself, and closes the notification. Rule: push/PU5.
 */
async function showNews(data) {
  const { title, body, lang, dir, tag, target, sequence } = readNews(data);
  const [shown] = await self.registration.getNotifications({ tag });
  const isVisible = (page) => page.visibilityState === 'visible';
  const watching = (await pages()).filter(isVisible);
  const look = { body, lang, dir, data: { target, sequence } };
  // A late message about the past shows the newer one again.
  const isLate = shown?.data?.sequence > sequence;
  await self.registration.showNotification(isLate ? shown.title : title, {
    ...(isLate ? { body: shown.body, lang: shown.lang, dir: shown.dir, data: shown.data } : look),
    tag,
    icon: '/icons/icon-192.png',
    // Else the phone replaces the earlier news of an order without a sound. A message may come twice.
    renotify: !(shown?.data?.sequence >= sequence),
    silent: watching.length > 0,
  });
  for (const page of watching) page.postMessage({ shown: tag });
}

/** What the hotel has sent; for what cannot be read, the hotel's name alone. */
function readNews(data) {
  try {
    return data.json();
  } catch {
    const { title, lang, dir } = HOTEL;
    return { title, body: '', lang, dir, tag: 'hotel', sequence: 0 };
  }
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNews(event.notification.data?.target));
});

/** The page that was used last opens what the notification is about, else a new one does. Rule: push/PU5. */
async function openNews(target) {
  const page = (await pages()).find(({ url }) => !OTHER_PAGES.test(new URL(url).pathname));
  if (page === undefined) {
    opened = target;
    return self.clients.openWindow('/');
  }
  // The browser may refuse the focus to a page on another screen.
  await page.focus().catch(() => undefined);
  page.postMessage({ open: target });
}

/** A page that listens learns what to open. */
self.addEventListener('message', (event) => {
  if (!event.data?.isListening || opened === undefined) return;
  event.source.postMessage({ open: opened });
  opened = undefined;
});

/** The browser has replaced its address at the push service. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event));
});

async function renewSubscription({ oldSubscription: old, newSubscription }) {
  if (!old) return;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(old.options));
  await postJson('/api/v1/public/push/subscriptions/renew', { old_endpoint: old.endpoint, subscription });
}
