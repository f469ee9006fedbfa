/*
 * Shows the notifications that a guest has asked for (docs/decisions/080). Answers for the network while there is none:
 * with the hotel's pages and the calls and files that they need, else with the hotel's offline page. While there is a network it only passes navigations on. What it keeps is the same for every
 * guest of a hotel and language, and contains nothing of the guest. docs/decisions/074.
 */
const OFFLINE_PAGE = '/offline';
/** The name changes with the form of what is kept; an older cache is removed. */
const CACHE = 'hotel-offline-1';
const PACK = `/offline-pack/${new URL(self.location.href).searchParams.get('lang')}`;
/** Bytes as they were transferred. */
const MAX_BYTES = 600_000;
const MAX_AGE_MS = 600_000;
/** Of the hotel's own addresses, those that a page on the phone may need. Any other goes past the worker. */
const KEPT = /^\/(?:_next\/static|fonts|pictures|storage|flags|words|catalogue|api\/v1)\//;
/** Cache, address and tag of an order that waits for a network (components/ordering/background-sync.ts). */
const WAITING_ORDER = 'waiting-order';
const STATIC = /^\/(?:_next\/static|fonts|flags|pictures|storage)\//;

/** Whether the last navigation found no network, although the browser may report one. */
let isCutOff = false;
let readPack;
/** What the page is to open that a notification has opened, until it listens. */
let opened;

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
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      caches
        .keys()
        .then((names) =>
          Promise.all(
            names.filter((name) => name !== CACHE && name !== WAITING_ORDER).map((name) => caches.delete(name)),
          ),
        ),
    ]),
  );
});

/** A page that is idle sends the files that it has loaded. One that listens learns what to open. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
  if (event.data?.isListening && opened !== undefined) {
    event.source.postMessage({ open: opened });
    opened = undefined;
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event, pathname));
  else if ((!navigator.onLine || isCutOff) && KEPT.test(pathname)) {
    event.respondWith(fetch(request).catch(() => keptFile(request, pathname + search)));
  }
});

/** The browser has a network again, and a page has handed over an order. */
self.addEventListener('sync', (event) => {
  // Shares the lock of the pages, so that one sends after the other.
  if (event.tag === WAITING_ORDER) event.waitUntil(navigator.locks.request('order-sending', sendWaitingOrder));
});

/**
 * Sends the order unless the hotel has it. Throws as long as the outcome is unknown, so that the browser tries again. The
 * page asks for the order's uuid when it is next open, and shows what became of it. Rules: sending/SE5, sending/SE22.
 */
async function sendWaitingOrder() {
  const kept = await (await caches.match(`/${WAITING_ORDER}`))?.json();
  if (kept !== undefined && Date.now() < kept.until) {
    const known = await fetch(kept.check, { cache: 'no-store' });
    if (!known.ok) throw new Error(`status ${known.status}`);
    const isKnown = (await known.text()).toLowerCase().includes(kept.body.uuid.toLowerCase());
    const response = isKnown ? known : await postJson('/api/v1/orders', kept.body);
    // The login page of a Wi-Fi is no outcome either.
    const isJson = response.headers.get('content-type')?.includes('json');
    if (response.status >= 500 || response.status === 429 || !isJson) throw new Error(`status ${response.status}`);
  }
  await caches.delete(WAITING_ORDER);
}

const postJson = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The hotel has news of an order or an answer in the chat. A guest who looks at the hotel sees it there. Rule: push/PU5. */
self.addEventListener('push', (event) => {
  event.waitUntil(showNews(event.data));
});

async function showNews(data) {
  let news;
  try {
    news = data.json();
  } catch {
    return;
  }
  if ((await pages()).some((page) => page.visibilityState === 'visible')) return;
  const { title, body, lang, dir, tag, target, sequence } = news;
  const [shown] = await self.registration.getNotifications({ tag });
  if (shown?.data?.sequence > sequence) return;
  const look = { body, lang, dir, tag, icon: '/icons/icon-192.png' };
  await self.registration.showNotification(title, { ...look, data: { target, sequence } });
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** An open page of the hotel opens what the notification is about, else a new one does. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNews(event.notification.data?.target));
});

async function openNews(target) {
  const [page] = await pages();
  if (page === undefined) {
    opened = target;
    return self.clients.openWindow('/');
  }
  // The browser may refuse the focus to a page on another screen.
  await page.focus().catch(() => undefined);
  page.postMessage({ open: target });
}

/** The browser has replaced its address at the push service. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event));
});

async function renewSubscription({ oldSubscription: old, newSubscription }) {
  if (!old) return;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(old.options));
  await postJson('/api/v1/public/push/subscriptions/renew', { old_endpoint: old.endpoint, subscription });
}

/** A kept file or call. A picture that is not kept is blank, because browsers draw a broken one. */
async function keptFile(request, path) {
  const isFile = STATIC.test(new URL(request.url).pathname);
  const kept = await (isFile ? caches.match(request.url) : packed(path));
  if (kept !== undefined) return kept;
  if (request.destination !== 'image') return Response.error();
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } });
}

async function navigate(event, pathname) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    isCutOff = false;
    if (response.headers.get('x-offline') === 'off') event.waitUntil(removeSelf());
    return response;
  } catch {
    isCutOff = true;
    const kept = await packed(pathname === '/home' ? '/' : pathname.replace(/(.)\/$/, '$1'));
    if (kept !== undefined) return kept;
    const page = await caches.match(OFFLINE_PAGE);
    // Status 503, so that the browser does not store the offline page under the requested address.
    return page === undefined ? Response.error() : new Response(page.body, { status: 503, headers: page.headers });
  }
}

/** The response in the pack. A page gets a new nonce and says since when it is kept. */
async function packed(path) {
  const pack = await currentPack();
  const found = pack?.responses[path];
  if (found === undefined) return undefined;
  const nonce = btoa(crypto.randomUUID());
  const text = found.parts.map((part) => pack.texts[part]).join('');
  if (found.policy === '') return new Response(text, { headers: { 'content-type': found.type } });
  return new Response(text.replaceAll('{nonce}', nonce).replace('<html', `<html data-kept-at="${pack.at}"`), {
    headers: {
      'content-type': found.type,
      'content-security-policy': found.policy.replaceAll('{nonce}', nonce),
      'cache-control': 'no-store',
    },
  });
}

/** The pack in the cache; undefined when there is none. One that cannot be read is removed. Rule: offline/OF7. */
async function currentPack() {
  readPack ??= caches.match(PACK).then((response) => response?.json());
  try {
    const pack = await readPack;
    if (pack === undefined || (Array.isArray(pack.texts) && pack.at > 0 && pack.responses['/'])) return pack;
    throw new Error('not a pack');
  } catch {
    readPack = undefined;
    await (await caches.open(CACHE)).delete(PACK);
    return undefined;
  }
}

/** Fetches the pack when it is missing or old, and keeps the files as far as there is room. */
async function keep(loaded) {
  try {
    let pack = await currentPack();
    const cache = await caches.open(CACHE);
    if (pack === undefined || Date.now() - pack.at > MAX_AGE_MS) {
      const response = await fetch(PACK, { cache: 'no-cache', credentials: 'omit' });
      if (response.status === 404) return removeSelf();
      if (!response.ok) return;
      await cache.put(PACK, response);
      readPack = undefined;
      pack = await currentPack();
    }
    if (!(await cache.match(OFFLINE_PAGE))) await cache.add(OFFLINE_PAGE);
    if (pack !== undefined)
      await keepFiles(
        cache,
        [...new Set([...pack.files, ...loaded])].filter((path) => STATIC.test(path)),
      );
  } catch {
    // The network or the storage has refused. The guest's page does not depend on this, and the next page tries again.
  }
}

async function keepFiles(cache, paths) {
  const own = [OFFLINE_PAGE, PACK, ...paths];
  let size = 0;
  for (const request of await cache.keys()) {
    if (own.includes(new URL(request.url).pathname)) continue;
    // Scripts of an earlier build.
    await cache.delete(request);
  }
  for (const path of own) {
    let response = await cache.match(path);
    const isNew = response === undefined;
    // The page has just loaded it, so it comes from the browser's own cache.
    response ??= await fetch(path, { cache: 'force-cache', credentials: 'omit' });
    const bytes = Number(response.headers.get('content-length')) || (await response.clone().blob()).size;
    if (!response.ok || size + bytes > MAX_BYTES) continue;
    size += bytes;
    if (isNew) await cache.put(path, response);
  }
}

async function removeSelf() {
  await self.registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
