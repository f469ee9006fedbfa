/*
 * Answers for the network while there is none or none that answers: with the hotel's pages and the calls and files that
 * they need, else with the hotel's offline page. With a network it passes requests on. What it keeps is the same for
 * every guest of a hotel and language, and contains nothing of the guest. docs/decisions/074, docs/decisions/086.
 * The server appends service-worker-push.js and the constant HOTEL: title, lang, dir, and the offline page as html and
 * policy, which the phone therefore has as long as this script.
 */
/* global HOTEL */
/** The name changes with the form of what is kept; an older cache is removed. */
const CACHE = 'hotel-offline-1';
const PACK = `/offline-pack/${new URL(self.location.href).searchParams.get('lang')}`;
/** Bytes as they were transferred: a hotel takes about 550 KB with Brotli, and a sixth more in a browser that takes gzip alone. */
const MAX_BYTES = 700_000;
const MAX_AGE_MS = 600_000;
/** How long a silent network is waited for when there is something kept, and again once it is known to be silent. */
const PATIENCE_MS = 4_000;
const SHORT_PATIENCE_MS = 1_000;
/** How long a page that is not kept is waited for. */
const PAGE_LIMIT_MS = 20_000;
/** Of the hotel's own addresses, those that a page on the phone may need. Any other goes past the worker. */
const KEPT = /^\/(?:_next\/static|fonts|pictures|storage|flags|words|catalogue|api\/v1)\//;
/** Calls, which an open page makes. */
const CALL = /^\/(?:words|catalogue|api\/v1)\//;
/** Cache, address and tag of an order that waits for a network (components/ordering/background-sync.ts). */
const WAITING_ORDER = 'waiting-order';
const STATIC = /^\/(?:_next\/static|fonts|flags|pictures|storage)\//;

/** Whether the last request found no network or a silent one, although the browser may report one. */
let isCutOff = false;
let readPack;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  // It claims no pages: the browser would drop those that wait in its back/forward cache.
  event.waitUntil(
    Promise.all([
      setPreload(),
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

/**
 * With the preload, the browser sends a navigation to the network while it starts this worker, so that no page waits for
 * the worker. Chromium alone, the only one with `userAgentData`: in Firefox a navigation whose preload has failed fails,
 * whatever the worker answers. Disabled there, because earlier workers have enabled it. docs/decisions/086.
 */
function setPreload() {
  const { navigationPreload } = self.registration;
  return 'userAgentData' in navigator ? navigationPreload?.enable() : navigationPreload?.disable();
}

/** A page that is idle sends the files that it has loaded. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event, pathname));
  // A page's data, which the router fetches when a link is tapped. When it reads its own page again, it may wait.
  else if (request.headers.has('rsc')) {
    if (new URL(request.referrer, origin).pathname !== pathname) event.respondWith(fetchPageData(event, pathname));
  } else if (CALL.test(pathname) || ((!navigator.onLine || isCutOff) && KEPT.test(pathname))) {
    event.respondWith(fetchFile(event, pathname + search));
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

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** The network's response; null when there is none. */
function fromNetwork({ request }, response) {
  return response.then(
    (given) => {
      isCutOff = false;
      return given;
    },
    () => {
      // The page may have given the request up.
      if (!request.signal.aborted) isCutOff = true;
      return null;
    },
  );
}

/** The network's response; undefined when it is silent for longer than a guest should wait for what is kept. */
async function patiently(network) {
  const response = await Promise.race([network, pause(isCutOff ? SHORT_PATIENCE_MS : PATIENCE_MS)]);
  if (response === undefined) isCutOff = true;
  return response;
}

async function navigate(event, pathname) {
  const preload = Promise.resolve(event.preloadResponse);
  const network = fromNetwork(
    event,
    preload.then((response) => response ?? fetch(event.request)),
  );
  // Browsers report a preload that is cancelled, and a late response says that the network is back.
  event.waitUntil(network);
  let response = await patiently(network);
  if (!response) {
    const kept = await packed(pageKey(pathname));
    if (kept !== undefined) return kept;
  }
  if (response === undefined) response = await Promise.race([network, pause(PAGE_LIMIT_MS)]);
  if (!response) return offlinePage();
  if (response.headers.get('x-offline') === 'off') event.waitUntil(removeSelf());
  return response;
}

/** Fails for a page that is kept, so that the router loads the page itself, which `navigate` answers. */
async function fetchPageData(event, pathname) {
  const network = fromNetwork(event, fetch(event.request));
  const response = await patiently(network);
  if (response) return response;
  if (response === null || (await currentPack())?.responses[pageKey(pathname)] !== undefined) return Response.error();
  return (await Promise.race([network, pause(PAGE_LIMIT_MS)])) ?? Response.error();
}

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A file or call. A picture that is not kept is blank, because browsers draw a broken one. */
async function fetchFile(event, path) {
  const { request } = event;
  const network = fromNetwork(event, fetch(request));
  const response = await patiently(network);
  if (response) return response;
  const isFile = STATIC.test(path);
  const kept = await (isFile ? keptFile(request.url) : packed(path));
  if (kept !== undefined) {
    if (!isFile) await tellAge(event);
    return kept;
  }
  if (request.destination === 'image') return new Response(BLANK, { headers: { 'content-type': 'image/svg+xml' } });
  // The load event of a page waits for its files.
  const late = isFile ? Promise.race([network, pause(PAGE_LIMIT_MS)]) : network;
  return (response === undefined && (await late)) || Response.error();
}

/** A file of the cache. Of a picture of the hotel another size does. Rule: files/FI10. */
async function keptFile(url) {
  const kept = await caches.match(url);
  const plain = (address) => address.replace(/(\/@[\da-f]{8})-\d+\//, '$1/');
  if (kept !== undefined || !plain(url).includes('/@')) return kept;
  const cache = await caches.open(CACHE);
  const other = (await cache.keys()).find((each) => plain(each.url) === plain(url));
  return other && cache.match(other);
}

/** The page says since when what it shows is kept (components/shell/offline-line.tsx). Rule: offline/OF5. */
async function tellAge({ clientId }) {
  const [page, pack] = await Promise.all([self.clients.get(clientId), currentPack()]);
  page?.postMessage({ keptAt: pack?.at });
}

const pageKey = (pathname) => (pathname === '/home' ? '/' : pathname.replace(/(.)\/$/, '$1'));

/** Status 503, so that the browser does not store it under the requested address. */
function offlinePage() {
  const { html, policy } = HOTEL.offline;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(html, { status: 503, headers: { ...headers, 'cache-control': 'no-store' } });
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
      await putAnew(cache, PACK, response);
      readPack = undefined;
      pack = await currentPack();
    }
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
  const own = [PACK, ...paths];
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
    if (isNew) await putAnew(cache, path, response);
  }
}

/**
 * Puts a response, and keeps the one before it when that fails. WebKit loses what a worker puts while the page that has sent
 * it leaves, but not its address: until that is deleted, `put` has no effect there, and reports none.
 */
async function putAnew(cache, path, response) {
  if ((await cache.match(path)) === undefined) await cache.delete(path);
  await cache.put(path, response);
}

async function removeSelf() {
  await self.registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
