import { gzipSync } from 'node:zlib';
import { HOTEL, type Network, noNetwork, source, worker } from '@/tests/builders/browser/worker-sandbox';

const pack = (at = Date.now()) => ({
  at,
  texts: ['<html lang="en">', 'home {nonce}', 'list', '{"data":1}'],
  responses: {
    '/': { type: 'text/html', policy: "script-src 'nonce-{nonce}'", parts: [0, 1] },
    '/products/7': { type: 'text/html', policy: "script-src 'nonce-{nonce}'", parts: [0, 2] },
    '/api/v1/x?a=1': { type: 'application/json', policy: '', parts: [3] },
  },
  files: ['/_next/static/a.js'],
});

const online: Network = (url) =>
  url.includes('/offline-pack/') ? Response.json(pack()) : new Response(`page of ${new URL(url).pathname}`);

/** A worker that has kept the hotel and then loses the network. */
async function cutOff(before: Network = online, options = {}) {
  let network = before;
  const started = worker((url) => network(url), options);
  await started.start();
  await started.keep();
  network = noNetwork;
  started.navigator.onLine = false;
  return { ...started, setNetwork: (next: Network) => (network = next) };
}

describe('the service worker with a network', () => {
  it('keeps the offline page alone until a page asks it to keep the hotel', async () => {
    const { start, kept, ask, enable } = worker(online);
    await start();
    await ask({});
    expect(kept()).toEqual(['/offline']);
    expect(enable).toHaveBeenCalled();
  });

  it('passes a navigation on to the network and uses the preloaded response', async () => {
    const { start, ask, fetched } = worker(online);
    await start();
    expect(await (await ask({}))?.text()).toBe('page of /products/7');
    expect(fetched).toContain(`${HOTEL}/products/7`);
    const response = await ask({ preload: Promise.resolve(new Response('preloaded', { status: 404 })) });
    expect([response?.status, await response?.text()]).toEqual([404, 'preloaded']);
  });

  it.each([
    ['an API call', { mode: 'cors' }],
    ['a picture', { mode: 'no-cors' }],
    ['a submitted form', { mode: 'navigate', method: 'POST' }],
  ])('lets the browser handle %s without the service worker', async (_what, request) => {
    const { start, keep, ask } = worker(online);
    await start();
    await keep();
    expect(await ask(request)).toBeUndefined();
  });

  it('keeps pack and files, and of what a page has loaded only static files', async () => {
    const { start, keep, kept } = worker(online);
    await start();
    await keep(['/_next/static/b.js', '/api/v1/orders', '/home']);
    expect(kept()).toEqual(['/offline', '/offline-pack/en', '/_next/static/a.js', '/_next/static/b.js']);
  });

  it('does not fetch a fresh pack again, and removes the files of an earlier build', async () => {
    const { start, keep, kept, fetched } = worker(online);
    await start();
    await keep(['/_next/static/old.js']);
    await keep();
    expect(kept()).not.toContain('/_next/static/old.js');
    expect(fetched.filter((url) => url.includes('pack'))).toHaveLength(1);
  });

  it('removes the cache of an earlier format when it starts, and leaves an order that waits', async () => {
    const { start, stores, handOver } = worker(online);
    stores.set('hotel-offline-0', new Map([[`${HOTEL}/offline`, new Response('old')]]));
    await handOver({ body: {} });
    await start();
    expect([...stores.keys()].sort()).toEqual(['hotel-offline-1', 'waiting-order']);
  });

  it('passes pages on as before when the device has no room for anything', async () => {
    const { start, keep, ask, unregister } = worker(online, { room: 0 });
    await start();
    await keep();
    expect(await (await ask({}))?.text()).toBe('page of /products/7');
    expect(await ask({ mode: 'cors' })).toBeUndefined();
    expect(unregister).not.toHaveBeenCalled();
  });

  it('keeps no file that would exceed 600 KB', async () => {
    const big = new Response('big', { headers: { 'content-length': '600000' } });
    const { start, keep, kept } = worker((url) => (url.endsWith('big.js') ? big.clone() : online(url)));
    await start();
    await keep(['/_next/static/big.js', '/_next/static/b.js']);
    expect(kept()).not.toContain('/_next/static/big.js');
    expect(kept()).toContain('/_next/static/b.js');
  });

  it.each([
    ['a page has the header x-offline: off', () => new Response('', { headers: { 'x-offline': 'off' } }), 'ask'],
    ['the hotel has no pack', () => new Response('', { status: 404 }), 'keep'],
  ] as const)('removes itself and its cache when %s', async (_when, respond, how) => {
    let network = online;
    const { start, keep, ask, unregister, stores } = worker((url) => network(url));
    await start();
    network = respond;
    await (how === 'ask' ? ask({}) : keep());
    await new Promise((done) => setImmediate(done));
    expect(unregister).toHaveBeenCalled();
    expect([...stores.keys()]).toEqual([]);
  });
});

describe('the service worker without a network', () => {
  it('responds with the kept page, its time and a new nonce each time', async () => {
    const { ask } = await cutOff();
    const nonces = await Promise.all(
      ['/', '/home'].map(async (path) => {
        const response = await ask({ path });
        const nonce = /'nonce-([^']+)'/.exec(response?.headers.get('content-security-policy') ?? '')?.[1];
        expect(await response?.text()).toMatch(/^<html data-kept-at="\d+" lang="en">home /);
        expect(response?.status).toBe(200);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('responds to kept calls and files, and to nothing else', async () => {
    const { ask } = await cutOff();
    const text = async (path: string) => (await ask({ path, mode: 'cors' }))?.text();
    expect(await text('/api/v1/x?a=1')).toBe('{"data":1}');
    expect(await text('/_next/static/a.js')).toBe('page of /_next/static/a.js');
    expect((await ask({ path: '/api/v1/x?a=2', mode: 'cors' }))?.type).toBe('error');
  });

  it('lets the browser ask by itself whether the server responds', async () => {
    const { ask } = await cutOff();
    expect(await ask({ path: '/healthz', mode: 'cors' })).toBeUndefined();
  });

  it('responds to a page that is not kept with the offline page and status 503', async () => {
    const { ask } = await cutOff();
    const response = await ask({ path: '/chat', preload: Promise.reject(new TypeError('offline')) });
    expect([response?.status, await response?.text()]).toEqual([503, 'page of /offline']);
  });

  it.each([
    ['a pack that is no JSON', () => new Response('<html>')],
    ['a pack without pages', () => Response.json({ at: 1, texts: [], responses: {} })],
  ])('removes %s, keeps the offline page, and keeps the hotel again later', async (_what, corrupted) => {
    const { ask, keep, kept, setNetwork } = await cutOff((url) => (url.includes('pack') ? corrupted() : online(url)));
    await ask({});
    expect(kept()).not.toContain('/offline-pack/en');
    setNetwork(online);
    await keep();
    expect(kept()).toEqual(['/offline', '/offline-pack/en', '/_next/static/a.js']);
  });

  it('responds with the offline page when the device had no room for more', async () => {
    const { ask } = await cutOff(online, { room: 1 });
    expect((await ask({}))?.status).toBe(503);
  });
});

it('has at most 6 KB compressed', () => {
  expect(gzipSync(source).length).toBeLessThan(6_000);
});
