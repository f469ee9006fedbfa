import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { fakeNotifications, type OpenPage, type WorkerEvent } from './fake-notifications';

type Event = WorkerEvent;
export type Network = (url: string) => Response | Promise<Response>;

export const HOTEL = 'http://hotel.test';
const readPart = (name: string) => readFileSync(join(process.cwd(), 'lib/server/files', name), 'utf8');
/** The script, without the constant that the server appends. */
export const source = readPart('service-worker.js') + readPart('service-worker-push.js');
const CONSTANTS = {
  title: 'Cala Verde',
  lang: 'en',
  dir: 'ltr',
  offline: { html: 'the offline page', policy: "default-src 'none'" },
};
const absolute = (path: string | Request) => new URL(typeof path === 'string' ? path : path.url, HOTEL).href;

/** The caches of a browser, with room for this many entries. */
function fakeCaches(room: number) {
  const lost = new Set<string>();
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const cacheOf = (name: string, load: (request: Request | string) => Promise<Response>) => ({
    put: async (path: string | Request, response: Response) => {
      if (open(name).size >= room) throw new DOMException('full', 'QuotaExceededError');
      // A browser's put ends once the body has arrived.
      await response.clone().arrayBuffer();
      if (lost.has(absolute(path))) return;
      open(name).set(absolute(path), response);
    },
    add: async (path: string | Request) => void open(name).set(absolute(path), await load(path)),
    match: async (path: string | Request) => open(name).get(absolute(path))?.clone(),
    keys: async () => [...open(name).keys()].map((url) => ({ url })),
    delete: async (path: string | Request) => [lost, open(name)].some((entries) => entries.delete(absolute(path))),
  });
  /** Loses what is kept under a path as WebKit does: the address can be neither found nor written until it is deleted. */
  const lose = (path: string) => {
    lost.add(absolute(path));
    for (const store of stores.values()) store.delete(absolute(path));
  };
  return { stores, cacheOf, lose };
}

type Asked = {
  mode?: string;
  method?: string;
  path?: string;
  preload?: Promise<Response>;
  headers?: Record<string, string>;
  referrer?: string;
  destination?: string;
  signal?: AbortSignal;
};

type Listener = (event: Event) => void;

/** A network that notes what is fetched and posted. */
function notedNetwork(network: Network) {
  const fetched: string[] = [];
  const posted: unknown[] = [];
  const load = async (request: Request | string, init?: RequestInit): Promise<Response> => {
    const url = absolute(request);
    if (init?.method === 'POST') posted.push(JSON.parse(String(init.body)));
    fetched.push(url);
    return network(url);
  };
  return { fetched, posted, load };
}

function respond(listener: Listener | undefined, event: Asked): Promise<Response> | undefined {
  let response: Promise<Response> | undefined;
  const { mode = 'navigate', method = 'GET', path = '/products/7', preload = Promise.resolve(undefined) } = event;
  const { headers, referrer = '', destination = '', signal = new AbortController().signal } = event;
  listener?.({
    request: { mode, method, url: absolute(path), headers: new Headers(headers), referrer, destination, signal },
    preloadResponse: preload,
    clientId: 'page',
    waitUntil: () => undefined,
    respondWith: (given: Promise<Response>) => {
      response = given;
    },
  });
  return response;
}

type Options = { room?: number; pages?: readonly OpenPage[]; script?: string; browser?: 'chromium' | 'firefox' };

/** The worker as a browser runs it, with a fake network. `script`: another one than the product's. */
export function worker(
  network: Network,
  {
    room = 100,
    pages = [],
    script = `${source}const HOTEL = ${JSON.stringify(CONSTANTS)};`,
    browser = 'chromium',
  }: Options = {},
) {
  const notifications = fakeNotifications(pages);
  const listeners: { type: string; listener: Listener }[] = [];
  const { fetched, posted, load } = notedNetwork(network);
  const { stores, cacheOf, lose } = fakeCaches(room);
  const enable = jest.fn(async () => undefined);
  const disable = jest.fn(async () => undefined);
  const unregister = jest.fn(async () => true);
  const navigator = {
    onLine: true,
    ...(browser === 'chromium' && { userAgentData: {} }),
    locks: { request: async (_name: string, work: () => Promise<unknown>) => work() },
  };
  runInNewContext(script, {
    self: {
      addEventListener: (type: string, listener: Listener) => listeners.push({ type, listener }),
      skipWaiting: async () => undefined,
      registration: { navigationPreload: { enable, disable }, unregister, ...notifications.registration },
      clients: notifications.clients,
      location: new URL('/service-worker.js?lang=en', HOTEL),
    },
    caches: {
      open: async (name: string) => cacheOf(name, load),
      match: async (path: string) =>
        [...stores.values()].map((store) => store.get(absolute(path))?.clone()).find(Boolean),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    fetch: load,
    // Looked up when it is called, for tests that replace the clock. Others need not wait for it to end.
    setTimeout: (done: () => void, ms: number) => setTimeout(done, ms).unref(),
    navigator,
    URL,
    btoa,
    crypto,
    // Resolves relative addresses against the page, as a browser does.
    Request: class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(absolute(path), init);
      }
    },
    Response,
  });
  const wait = async (type: string, event: Event = {}) => {
    const work: unknown[] = [];
    for (const each of listeners) {
      if (each.type === type) each.listener({ ...event, waitUntil: (promise: unknown) => work.push(promise) });
    }
    await Promise.all(work);
  };
  const kept = () => [...stores.values()].flatMap((store) => [...store.keys()].map((url) => new URL(url).pathname));
  return {
    fetched,
    stores,
    kept,
    lose,
    enable,
    disable,
    unregister,
    navigator,
    start: async () => {
      await wait('install');
      await wait('activate');
    },
    posted,
    ...notifications.driveWith(wait),
    handOver: async (order: unknown) => {
      await cacheOf('waiting-order', load).put('/waiting-order', Response.json(order));
    },
    sync: () => wait('sync', { tag: 'waiting-order' }),
    keep: (files: readonly string[] = []) => wait('message', { data: { keep: files } }),
    /** The worker's response to a request; undefined when the browser handles the request without the worker. */
    ask: async (event: Asked) => respond(listeners.find(({ type }) => type === 'fetch')?.listener, event),
  };
}

/** A network on which nothing gets through. */
export const noNetwork: Network = () => {
  throw new TypeError('fetch failed');
};
