import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Event = Record<string, unknown>;

/** The worker as a browser runs it, with a fake network. */
function worker(network: (url: string) => Response) {
  const listeners = new Map<string, (event: Event) => void>();
  const kept = new Map<string, Response>();
  const fetched: string[] = [];
  const load = async (request: Request | string): Promise<Response> => {
    const url = typeof request === 'string' ? request : request.url;
    fetched.push(url);
    return network(url);
  };
  const cache = {
    add: async (request: Request) => void kept.set(new URL(request.url).pathname, await load(request)),
  };
  const enable = jest.fn(async () => undefined);
  runInNewContext(readFileSync(join(__dirname, 'service-worker.js'), 'utf8'), {
    self: {
      addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
      skipWaiting: async () => undefined,
      registration: { navigationPreload: { enable } },
    },
    caches: { open: async () => cache, match: async (path: string) => kept.get(path)?.clone() },
    fetch: load,
    // Resolves relative addresses against the page, as a browser does.
    Request: class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, 'http://hotel.test'), init);
      }
    },
    Response,
  });
  const wait = async (type: string) => {
    let done: unknown;
    listeners.get(type)?.({ waitUntil: (promise: unknown) => (done = promise) });
    await done;
  };
  return {
    fetched,
    kept,
    enable,
    start: async () => {
      await wait('install');
      await wait('activate');
    },
    /** The worker's response to a request; undefined when the browser handles the request without the worker. */
    ask: async (event: { mode: string; method?: string; url?: string; preload?: Promise<Response> }) => {
      let response: Promise<Response> | undefined;
      const {
        mode,
        method = 'GET',
        url = 'http://hotel.test/products/7',
        preload = Promise.resolve(undefined),
      } = event;
      listeners.get('fetch')?.({
        request: { mode, method, url },
        preloadResponse: preload,
        respondWith: (given: Promise<Response>) => {
          response = given;
        },
      });
      return response;
    },
  };
}

const online = (url: string) => new Response(`page of ${new URL(url).pathname}`);
const down = () => {
  throw new TypeError('fetch failed');
};

describe('the service worker', () => {
  it('caches only the offline page', async () => {
    const { start, kept, ask, enable } = worker(online);
    await start();
    await ask({ mode: 'navigate' });
    expect([...kept.keys()]).toEqual(['/offline']);
    expect(enable).toHaveBeenCalled();
  });

  it('passes a navigation on to the network and uses the preloaded response', async () => {
    const { start, ask, fetched } = worker(online);
    await start();
    expect(await (await ask({ mode: 'navigate' }))?.text()).toBe('page of /products/7');
    expect(fetched).toContain('http://hotel.test/products/7');
    const preload = Promise.resolve(new Response('preloaded', { status: 404 }));
    const response = await ask({ mode: 'navigate', preload });
    expect([response?.status, await response?.text()]).toEqual([404, 'preloaded']);
  });

  it('responds to a navigation without a network with the offline page and status 503', async () => {
    let network = online;
    const { start, ask } = worker((url) => network(url));
    await start();
    network = down;
    const response = await ask({ mode: 'navigate' });
    expect([response?.status, await response?.text()]).toEqual([503, 'page of /offline']);
    const again = await ask({ mode: 'navigate', preload: Promise.reject(new TypeError('offline')) });
    expect([again?.status, await again?.text()]).toEqual([503, 'page of /offline']);
  });

  it.each([
    ['an API call', { mode: 'cors' }],
    ['a picture', { mode: 'no-cors' }],
    ['a submitted form', { mode: 'navigate', method: 'POST' }],
  ])('lets the browser handle %s without the service worker', async (_what, request) => {
    const { start, ask } = worker(online);
    await start();
    expect(await ask(request)).toBeUndefined();
  });
});
