import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { HotelResponse } from '@/lib/contract/hotel';
import { newNonce } from '@/lib/domain/security/new-nonce';
import { hostRulesFrom } from '@/lib/domain/tenancy/host';
import { type LocalServer, startLocalServer } from '@/tests/peers/local-server';
import { setResponseStatus } from '../pages/response-status';
import { markFailed } from '../request/current-request';
import { parseStyleSheet } from './critical-css';
import { createPageCache, type PageCache } from './page-cache';
import { resolvePageRequest } from './page-request';
import type { CachedPage } from './send-page';
import { createPageServer } from './serve-page';

const hotel = { languages: [{ code: 'en' }, { code: 'de' }], hotel: { hide_ru: false } } as unknown as HotelResponse;
const loadHotel = async (code: string) => (['aurora', 'bellevue'].includes(code) ? hotel : null);
const rules = hostRulesFrom({});

/** The requests that the app has rendered. */
let rendered: IncomingMessage[] = [];
/** A side effect of the rendering, set by a test. */
let whileRendering: (request: IncomingMessage, response: ServerResponse) => unknown = () => {};
let now = 0;
let cache: PageCache<CachedPage>;
let server: LocalServer;

const STYLE_SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';
const ASYNC_SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';

/** Renders a page as Next does: with a new nonce, in several writes, with texts from the request. */
async function app(request: IncomingMessage, response: ServerResponse): Promise<void> {
  rendered.push(request);
  const nonce = newNonce();
  response.setHeader('vary', 'rsc');
  response.setHeader('link', '</a.woff2>; rel=preload');
  response.setHeader('cache-control', 'private, no-cache, no-store, max-age=0, must-revalidate');
  response.setHeader('content-security-policy', `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`);
  const isRouter = request.headers.rsc !== undefined;
  response.setHeader('content-type', isRouter ? 'text/x-component' : 'text/html; charset=utf-8');
  await whileRendering(request, response);
  const { host, cookie } = request.headers;
  response.write(`<head>${STYLE_SHEET}</head>${ASYNC_SCRIPT}`);
  response.write(
    `<p>${rendered.length} ${isRouter ? 'router' : 'document'} ${host} ${request.url} ${cookie} größe 日本</p>`,
  );
  await new Promise((done) => setImmediate(done));
  for (let script = 0; script < 5; script += 1)
    response.write(Buffer.from(`<script nonce="${nonce}">${script}</script>`));
  response.end(`{"nonce":"${nonce}"}`);
}

beforeEach(async () => {
  rendered = [];
  whileRendering = () => {};
  now = 1_000_000;
  cache = createPageCache<CachedPage>({ now: () => now, onError: () => {} });
  const pages = createPageServer({
    cache,
    handle: app,
    readSheet: () => parseStyleSheet('p{margin:0}'),
    resolve: (asked) => resolvePageRequest(asked, { rules, loadHotel }),
  });
  server = await startLocalServer(async (asked, response) => {
    if (!(await pages(asked, response))) await app(asked, response);
  });
});
afterEach(() => server.close());

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

type ApiResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<ApiResponse> {
  const response = await server.ask(path, { host: 'aurora.localhost', ...headers }, method);
  const bytes = response.body;
  const decode = bytes.length > 0 ? DECODERS[String(response.headers['content-encoding'])] : undefined;
  const text = (decode?.(bytes) ?? bytes).toString();
  return { status: response.status, headers: response.headers, bytes, text };
}

const noncesOf = ({ headers, text }: ApiResponse) => [
  ...[...String(headers['content-security-policy']).matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce),
  ...[...text.matchAll(/nonce"?[=:]"([^"]+)"/g)].map(([, nonce]) => nonce),
];

/** The body of a page without its nonces. */
const shownIn = ({ text }: ApiResponse) => /<p>(.*)<\/p>/.exec(text)?.[1];

describe('a page from the cache', () => {
  it('has its styles inline, and fetches style sheet and scripts after the first paint', async () => {
    const response = await ask('/');
    expect(response.text).not.toContain(STYLE_SHEET);
    expect(response.text).not.toContain(ASYNC_SCRIPT);
    expect(response.text).toContain(`<style nonce="${noncesOf(response)[0]}">p{margin:0}</style>`);
    for (const file of ['a.css', 'a.js']) expect(response.text).toContain(`["/_next/static/chunks/${file}"]`);
  });

  it.each<[string, typeof whileRendering, OutgoingHttpHeaders]>([
    ['with status 404', (_request, response) => void Object.assign(response, { statusCode: 404 }), {}],
    ['of which a part has failed', () => markFailed(), {}],
    ['for the router', () => {}, { rsc: '1' }],
  ])('leaves the files of a response %s as they are', async (_title, effect, headers) => {
    whileRendering = effect;
    const { text } = await ask('/', headers);
    for (const file of [STYLE_SHEET, ASYNC_SCRIPT]) expect(text).toContain(file);
  });

  it('renders a page that is larger than the socket’s buffer, while the app waits for drain', async () => {
    whileRendering = (_request, response) =>
      pipeline(Readable.from(['a', 'b'].map((letter) => letter.repeat(300_000))), response, { end: false });
    expect((await ask('/')).text).toContain('b'.repeat(300_000));
  });

  it('leaves what is no page its own Cache-Control, and makes it once for many guests', async () => {
    whileRendering = (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'private, max-age=60');
      response.removeHeader('content-security-policy');
    };
    const responses = await Promise.all(Array.from({ length: 5 }, () => ask('/')));
    expect(rendered).toHaveLength(1);
    for (const { headers } of responses) expect(headers['cache-control']).toBe('private, max-age=60');
  });

  it('renders a page once for many guests, and sends the app’s headers and a Cache-Control for browsers', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask('/')));
    expect(rendered).toHaveLength(1);
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-type': 'text/html; charset=utf-8',
        link: '</a.woff2>; rel=preload',
        vary: 'rsc, accept-encoding',
      });
      expect(response.text).toContain('größe 日本');
    }
  });

  it('sends a new nonce in each response, the same in the policy and at each place of the body', async () => {
    const seen = new Set<string | undefined>();
    for (let guest = 0; guest < 150; guest += 1) {
      const encoding = ['identity', 'gzip', 'br', 'zstd'][guest % 4];
      const nonces = noncesOf(await ask('/', { 'accept-encoding': encoding }));
      expect(nonces).toHaveLength(10);
      expect(new Set(nonces).size).toBe(1);
      seen.add(nonces[0]);
    }
    expect(seen.size).toBe(150);
    expect(rendered).toHaveLength(1);
  });

  it('reports in Cache-Status whether the page was cached', async () => {
    const results = [];
    for (const passed of [0, 0, 5_000]) {
      now += passed;
      results.push((await ask('/')).headers['cache-status']);
    }
    expect(results).toEqual(['page-cache; fwd=miss', 'page-cache; hit', 'page-cache; hit; detail=stale']);
    expect((await ask('/?debug_mode=1')).headers['cache-status']).toBeUndefined();
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('sends the same page to a browser that accepts %s as to one that accepts nothing', async (accepted, encoding) => {
    const [packed, plain] = [await ask('/', { 'accept-encoding': accepted }), await ask('/')];
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(shownIn(packed)).toBe(shownIn(plain));
    for (const { headers, bytes } of [packed, plain]) expect(Number(headers['content-length'])).toBe(bytes.length);
  });

  it('responds to a HEAD request with the headers of GET', async () => {
    const [head, get] = [await ask('/', {}, 'HEAD'), await ask('/')];
    expect(head.bytes).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(rendered).toHaveLength(1);
  });

  it('keeps separate pages for languages, hotels, hosts, documents and router requests', async () => {
    const asks = [
      ['/', {}],
      ['/', { 'accept-language': 'de' }],
      ['/', { host: 'bellevue.localhost' }],
      ['/', { rsc: '1' }],
      ['/', { rsc: '1', 'next-router-prefetch': '1' }],
      ['/products/1?product=2', {}],
      ['/products/1', {}],
    ] as const;
    const first = await Promise.all(asks.map(([path, headers]) => ask(path, headers)));
    const second = await Promise.all(asks.map(([path, headers]) => ask(path, headers)));
    expect(second.map(shownIn)).toEqual(first.map(shownIn));
    expect(new Set(first.map(shownIn)).size).toBe(asks.length);
    expect(first.map(({ text }) => text.includes('router'))).toEqual([false, false, false, true, true, false, false]);
    expect(rendered).toHaveLength(asks.length);
  });

  it('passes nothing from a guest’s request into a cached page', async () => {
    await ask('/?utm_source=secret', {
      'user-agent': 'secret',
      referer: 'secret',
      authorization: 'secret',
      'x-a': 'secret',
    });
    expect(JSON.stringify(rendered.map(({ url, rawHeaders, headers }) => [url, rawHeaders, headers]))).not.toContain(
      'secret',
    );
  });
});

describe('a page that is not cached', () => {
  const twice = async (path: string, headers: OutgoingHttpHeaders = {}) => {
    const responses = [await ask(path, headers), await ask(path, headers)];
    expect(rendered).toHaveLength(2);
    expect(cache.count()).toBe(0);
    return responses;
  };

  it('does not cache a page for a cookie, debug_mode, set-room or a payment', async () => {
    await twice('/', { cookie: 'session=1' });
    rendered = [];
    await twice('/?debug_mode=1');
    rendered = [];
    await twice('/?set-room=101');
    rendered = [];
    await twice(`/pay/${'a'.repeat(43)}`);
  });

  it.each([404, 503] as const)('does not cache a page with the status %i', async (status) => {
    whileRendering = () => setResponseStatus(status);
    const responses = await twice('/sections/9');
    expect(responses.map((response) => response.status)).toEqual([status, status]);
    expect(responses[0]?.headers['cache-control']).toContain('no-store');
    expect(new Set(responses.flatMap(noncesOf)).size).toBe(2);
  });

  it('does not cache the response to a client navigation to a missing page, whose status is 200', async () => {
    whileRendering = () => setResponseStatus(404);
    const responses = await twice('/sections/9', { rsc: '1' });
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
  });

  it('does not cache a page in which something failed', async () => {
    whileRendering = () => markFailed();
    await twice('/');
  });

  it('does not cache a redirect', async () => {
    whileRendering = (_, response) => {
      response.statusCode = 307;
    };
    await twice('/');
  });

  it('renders a page that sets a cookie for each guest', async () => {
    whileRendering = (_, response) => response.setHeader('set-cookie', 'a=b');
    const responses = await Promise.all([ask('/'), ask('/')]);
    expect(responses.map(({ headers }) => headers['set-cookie'])).toEqual([['a=b'], ['a=b']]);
    expect(cache.count()).toBe(0);
  });

  it('lets the app response when the rendering for the cache throws', async () => {
    whileRendering = (asked) => {
      if (asked.headers['user-agent'] === undefined) throw new Error('only for the cache');
    };
    expect((await ask('/', { 'user-agent': 'a phone' })).text).toContain('document');
    expect(cache.count()).toBe(0);
  });
});

it('sends the cached page for up to a minute while the app fails, and then the app’s response', async () => {
  const first = shownIn(await ask('/'));
  whileRendering = () => setResponseStatus(503);
  now += 30_000;
  expect(shownIn(await ask('/'))).toBe(first);
  now += 30_000;
  expect((await ask('/')).status).toBe(503);
});

it('shows a change of the hotel to the next guest', async () => {
  const before = [shownIn(await ask('/')), shownIn(await ask('/', { host: 'bellevue.localhost' }))];
  cache.forget('aurora ');
  const after = [shownIn(await ask('/')), shownIn(await ask('/', { host: 'bellevue.localhost' }))];
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});
