import { gzipSync } from 'node:zlib';
import { type OpenPage, openPage } from '@/tests/builders/browser/fake-notifications';
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
async function cutOff(before: Network = online, options: Parameters<typeof worker>[1] = {}) {
  let network = before;
  const started = worker((url) => network(url), options);
  await started.start();
  await started.keep();
  network = noNetwork;
  started.navigator.onLine = false;
  return { ...started, setNetwork: (next: Network) => (network = next) };
}

describe('the service worker with a network', () => {
  it('keeps nothing until a page asks it to keep the hotel', async () => {
    const { start, kept, ask } = worker(online);
    await start();
    await ask({});
    expect(kept()).toEqual([]);
  });

  it('uses the navigation preload in Chromium only, and ends it where an earlier worker has enabled it', async () => {
    const [chromium, firefox] = [worker(online), worker(online, { browser: 'firefox' })];
    await chromium.start();
    await firefox.start();
    expect([chromium.enable.mock.calls.length, chromium.disable.mock.calls.length]).toEqual([1, 0]);
    expect([firefox.enable.mock.calls.length, firefox.disable.mock.calls.length]).toEqual([0, 1]);
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
    ['a file', { mode: 'no-cors', path: '/_next/static/a.js' }],
    ['a call of the desk', { mode: 'cors', path: '/api/desk/v1/orders' }],
    ['the live updates', { mode: 'cors', path: '/channels' }],
    [
      'a page that reads its own data again',
      { mode: 'cors', headers: { rsc: '1' }, referrer: `${HOTEL}/products/7`, path: '/products/7' },
    ],
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
    expect(kept()).toEqual(['/offline-pack/en', '/_next/static/a.js', '/_next/static/b.js']);
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
    expect([...stores.keys()]).toEqual(['waiting-order']);
  });

  it('passes pages on as before when the device has no room for anything', async () => {
    const { start, keep, ask, unregister } = worker(online, { room: 0 });
    await start();
    await keep();
    expect(await (await ask({}))?.text()).toBe('page of /products/7');
    expect(await ask({ mode: 'no-cors', path: '/_next/static/a.js' })).toBeUndefined();
    expect(unregister).not.toHaveBeenCalled();
  });

  it('keeps no file that would exceed 700 KB', async () => {
    const big = new Response('big', { headers: { 'content-length': '700000' } });
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
    expect([response?.status, await response?.text()]).toEqual([503, 'the offline page']);
    expect(response?.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it('responds with the offline page when the browser has emptied its cache', async () => {
    const { start, ask, stores } = worker(noNetwork);
    await start();
    stores.clear();
    const response = await ask({});
    expect([response?.status, await response?.text()]).toEqual([503, 'the offline page']);
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
    expect(kept()).toEqual(['/offline-pack/en', '/_next/static/a.js']);
  });

  it('tells the page as of when the calls are that it has responded to', async () => {
    const page = openPage('visible');
    const { ask } = await cutOff(online, { pages: [page] });
    await ask({ path: '/_next/static/a.js', mode: 'cors' });
    expect(page.postMessage).not.toHaveBeenCalled();
    await ask({ path: '/api/v1/x?a=1', mode: 'cors' });
    expect(page.postMessage.mock.calls).toEqual([[{ keptAt: expect.any(Number) }]]);
  });

  it('responds with the offline page when the device had no room for anything', async () => {
    const { ask } = await cutOff(online, { room: 0 });
    expect((await ask({}))?.status).toBe(503);
  });
});

describe('the service worker on a network that accepts and never answers', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  const silence: Network = () => new Promise(() => undefined);
  const pageData = { mode: 'cors', headers: { rsc: '1' }, referrer: `${HOTEL}/` };

  /** What has been answered after this time, in ms. */
  async function within(ms: number, response: Promise<Response | undefined>): Promise<Response | undefined> {
    let given: Response | undefined;
    void response.then((answer) => {
      given = answer;
    });
    await jest.advanceTimersByTimeAsync(ms);
    return given;
  }

  async function silenced(network: Network = silence, pages: readonly OpenPage[] = []) {
    const started = await cutOff(online, { pages });
    started.navigator.onLine = true;
    started.setNetwork(network);
    return started;
  }

  it('responds with a kept page after four seconds, and after one more second from then on', async () => {
    const { ask } = await silenced();
    expect(await within(3_900, ask({}))).toBeUndefined();
    const response = await within(4_000, ask({}));
    expect(await response?.text()).toMatch(/^<html data-kept-at="\d+" lang="en">list/);
    expect(await (await within(1_000, ask({ path: '/' })))?.text()).toContain('home');
  });

  it('also when the silence is that of a navigation preload', async () => {
    const { ask } = await silenced();
    const response = await within(4_000, ask({ preload: new Promise(() => undefined) }));
    expect(response?.status).toBe(200);
  });

  it('waits for the network where nothing is kept, and responds with the offline page after 24 seconds', async () => {
    const { ask } = await silenced();
    expect(await within(23_900, ask({ path: '/chat' }))).toBeUndefined();
    expect((await within(21_000, ask({ path: '/chat' })))?.status).toBe(503);
  });

  it('responds with the network’s page when that is slow and nothing is kept', async () => {
    const slow: Network = () => new Promise((done) => setTimeout(() => done(new Response('late')), 6_000));
    const { ask } = await silenced(slow);
    expect(await (await within(6_000, ask({ path: '/chat' })))?.text()).toBe('late');
    // The network is back, so the next page gets its full time.
    expect(await within(3_900, ask({}))).toBeUndefined();
  });

  it('fails the data of a kept page, so that the router loads the page itself', async () => {
    const { ask } = await silenced();
    expect(await within(3_900, ask(pageData))).toBeUndefined();
    expect((await within(4_000, ask(pageData)))?.type).toBe('error');
  });

  it('responds to a call from what is kept, says as of when, and waits for a call that is not kept', async () => {
    const page = openPage('visible');
    const { ask } = await silenced(silence, [page]);
    const call = await within(4_000, ask({ path: '/api/v1/x?a=1', mode: 'cors' }));
    expect(await call?.text()).toBe('{"data":1}');
    expect(page.postMessage).toHaveBeenCalledWith({ keptAt: expect.any(Number) });
    expect(await within(60_000, ask({ path: '/api/v1/orders', mode: 'cors' }))).toBeUndefined();
  });

  it('responds to files from what is kept once the network is known to be silent', async () => {
    const { ask } = await silenced();
    expect(await ask({ path: '/_next/static/a.js', mode: 'no-cors' })).toBeUndefined();
    await within(4_000, ask({}));
    const file = await within(1_000, ask({ path: '/_next/static/a.js', mode: 'no-cors' }));
    expect(await file?.text()).toBe('page of /_next/static/a.js');
  });

  it('gives up files that are not kept, because the load event of a page waits for them', async () => {
    const { ask } = await silenced();
    await within(4_000, ask({}));
    const picture = { path: '/storage/x.webp', mode: 'no-cors', destination: 'image' };
    expect((await within(1_000, ask(picture)))?.headers.get('content-type')).toBe('image/svg+xml');
    const script = { path: '/_next/static/x.js', mode: 'no-cors' };
    expect((await within(21_000, ask(script)))?.type).toBe('error');
  });

  it('does not take a call that the page gives up for a missing network', async () => {
    const { ask, setNetwork } = await silenced(online);
    await within(0, ask({}));
    const given = new AbortController();
    setNetwork(() => {
      given.abort();
      throw new DOMException('given up', 'AbortError');
    });
    await within(0, ask({ path: '/api/v1/orders', mode: 'cors', signal: given.signal }));
    expect(await ask({ path: '/_next/static/a.js', mode: 'no-cors' })).toBeUndefined();
  });
});

it('has at most 6 KB compressed', () => {
  expect(gzipSync(source).length).toBeLessThan(6_000);
});
