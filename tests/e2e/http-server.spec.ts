import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deskKey } from '@/lib/platform/desk-key';
import { ask, serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { expect, test } from './fixtures';

const port = Number(process.env.E2E_PORT || 3410);
const host = 'cala-verde.localhost';

const REFUSED: readonly [method: string, path: string, status: number][] = [
  ['POST', '/', 405],
  ['POST', '/products/102', 405],
  ['PUT', '/nowhere', 405],
  ['POST', '/storage/cala-verde/logo.svg', 405],
  ['GET', '/channels', 405],
  ['TRACE', '/', 405],
  ['TRACE', '/api/v1/hotels/cala-verde', 405],
  ['GET', '/%', 400],
  ['GET', '/products/%zz', 400],
  ['GET', '/storage/%2e%2e/', 404],
  ['GET', '/storage/%2e%2e/healthz', 404],
];

for (const [method, path, status] of REFUSED) {
  test(`${method} ${path} gets status ${status} before the app receives it`, async () => {
    const response = await ask({ port, host, method, path });
    expect(response.status).toBe(status);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
}

const STAFF_METHODS: readonly [method: string, path: string, status: number, headers: IncomingHttpHeaders][] = [
  ['HEAD', '/openapi.json', 200, { 'content-type': 'application/json' }],
  ['OPTIONS', '/announcements', 204, { allow: 'GET, HEAD, POST, OPTIONS' }],
  ['DELETE', '/orders', 405, { allow: 'GET, HEAD, POST, OPTIONS' }],
  ['GET', '/orders', 401, { 'www-authenticate': 'Bearer realm="staff API"' }],
  ['HEAD', '/orders', 401, { 'www-authenticate': 'Bearer realm="staff API"' }],
  ['OPTIONS', '/nowhere', 404, {}],
];

for (const [method, path, status, headers] of STAFF_METHODS) {
  test(`${method} ${path} of the staff API gets status ${status}`, async () => {
    const response = await ask({ port, host, method, path: `/api/desk/v1${path}` });
    expect([response.status, response.headers]).toMatchObject([status, headers]);
    if (method === 'HEAD') expect(response.body.length).toBe(0);
  });
}

for (const path of [
  '/',
  '/nowhere',
  '/_next/static/nowhere.js',
  '/fonts/nowhere/a.woff2',
  '/api/v1/nowhere',
  '/api/desk/v1/nowhere',
  '/storage/cala-verde/nowhere.svg',
  '/storage/qasr/logo.svg',
  '/words/nowhere',
  '/pay/nowhere',
  '/healthz/nowhere',
  '/qasr/x',
]) {
  test(`the response to ${path} has a policy, forbids framing and sniffing, and hides internal paths`, async () => {
    const { headers } = await ask({ port, host, path });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-middleware-rewrite');
  });
}

/** Paths below every folder of public files, without such a file. */
const NO_FILES = [
  '/flags/x',
  '/flags/x.svg',
  '/pictures/x',
  '/pictures/x.webp',
  '/fonts/x',
  '/fonts/x/y',
  '/fonts/x/y.woff2',
  '/pdf/x',
  '/pdf/x/y/z',
  '/pdf/x/y/z.bcmap',
  '/icons/x',
  '/icon.svg/x',
  '/favicon.ico/x',
  '/previews/x',
  '/words/x',
  '/_next/static/x',
  '/_next/static/chunks/x.js',
  '/_next/image?url=/x&w=64&q=75',
  '/storage/x',
  '/storage/cala-verde/x',
  '/storage/cala-verde/x.webp',
  '/storage/emoji/x.webp',
  '/storage/qasr/logo.svg',
  '/storage/%2e%2e/',
  '/nowhere.svg',
] as const;

for (const path of NO_FILES) {
  test(`nobody keeps the answer that there is no ${path}`, async () => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers } = await ask({ port, host, path, method });
      expect([path, method, status >= 400]).toEqual([path, method, true]);
      expect(String(headers['cache-control'] ?? '')).not.toMatch(/public|s-maxage|max-age=[1-9]/);
    }
  });
}

test('only the browser keeps a part of a file, and nobody the answer that there is no such part', async () => {
  const path = '/storage/cala-verde/logo.svg';
  const part = await ask({ port, host, path, headers: { range: 'bytes=0-9' } });
  expect([part.status, part.headers['cache-control']]).toEqual([206, expect.stringMatching(/^private, max-age=300/)]);
  const none = await ask({ port, host, path, headers: { range: 'bytes=999999999-' } });
  expect([none.status, String(none.headers['cache-control'] ?? '')]).toEqual([
    416,
    expect.not.stringContaining('public'),
  ]);
});

for (const path of ['/flags/gb.svg', '/pictures/key.webp', '/icon.svg', '/favicon.ico']) {
  test(`${path} is cached for a week, and then revalidated by its ETag`, async () => {
    const { headers } = await ask({ port, host, path });
    expect(headers['cache-control']).toContain('max-age=604800');
    const etag = String(headers.etag);
    expect(await ask({ port, host, path, headers: { 'if-none-match': etag } })).toMatchObject({ status: 304 });
  });
}

/** The addresses of the first script and the first style sheet of a page. */
async function filesOf(at: { port: number; host: string }): Promise<readonly string[]> {
  const html = (await ask({ ...at, path: '/' })).body.toString();
  return [/src="(\/_next\/static\/[^"]+\.js)"/, /"(\/_next\/static\/[^"]+\.css)"/].map(
    (pattern) => pattern.exec(html)?.[1] ?? 'missing',
  );
}

test('static files are sent compressed, to be kept for a year', async () => {
  for (const path of await filesOf({ port, host })) {
    const response = await ask({ port, host, path, headers: { 'accept-encoding': 'gzip, br' } });
    expect([path, response.status, response.headers['content-encoding']]).toEqual([path, 200, 'br']);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await ask({ port, host, path });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(response.body).equals(plain.body)).toBe(true);
  }
});

test('a call is compressed, and a stream of events is not', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const call = await ask({ port, host, path: '/api/v1/hotels/cala-verde', headers });
  expect(call.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(call.body).toString()).data.hotel.code).toBe('cala-verde');
  const words = await ask({ port, host, path: '/words/en', headers: { 'accept-encoding': 'gzip' } });
  expect(JSON.parse(gunzipSync(words.body).toString()).welcome_to).toBeTruthy();
  const stream = await openStream(port);
  expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' });
  expect(stream.headers['content-encoding']).toBeUndefined();
  stream.destroy();
});

/** An open event stream of an order that nobody has placed. */
async function openStream(at: number): Promise<IncomingMessage> {
  const headers = { host: `${host}:${at}`, 'content-type': 'application/json', 'accept-encoding': 'gzip, br' };
  const sent = request({ host: 'localhost', port: at, path: '/channels', method: 'POST', headers, agent: false });
  sent.end(JSON.stringify({ orders: [randomUUID()], chats: [], last: null }));
  const [stream] = (await once(sent, 'response')) as [IncomingMessage];
  stream.on('error', () => undefined);
  return stream;
}

const nonceIn = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'missing';

test('two guests get the same page with a nonce each, which stands in the policy and on every script that runs', async () => {
  const pages = [await ask({ port, host, path: '/' }), await ask({ port, host, path: '/' })];
  const nonces = pages.map(({ headers }) => nonceIn(headers['content-security-policy']));
  expect(new Set(nonces).size).toBe(2);
  const texts = pages.map(({ body }, index) => {
    const text = body.toString();
    // JSON-LD is data, which no browser runs.
    const scripts = (text.match(/<script\b[^>]*>/g) ?? []).filter((script) => !script.includes('application/ld+json'));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonces[index]}"`))).toEqual([]);
    return text.replaceAll(nonces[index] ?? '', '');
  });
  expect(texts[0]).toBe(texts[1]);
  expect(pages[0]?.headers['cache-control']).toBe('private, no-cache');
});

test('the second guest gets the kept page, and the first one after a change by staff a new one', async () => {
  const token = 'the operator’s own token';
  const server = await serveBuiltApp({ env: { DESK_TOKEN: token } });
  try {
    const statusAt = async (at: string) =>
      (await ask({ port: server.port, host: at, path: '/' })).headers['cache-status'];
    for (const at of [host, 'qasr.localhost']) expect(await statusAt(at)).toBe('page-cache; fwd=miss');
    // Stale where more than five seconds have passed.
    for (const at of [host, 'qasr.localhost']) expect(await statusAt(at)).toMatch(/^page-cache; hit/);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${deskKey(token, 'cala-verde')}` };
    const body = JSON.stringify({ title: { en: 'Pool closed' }, published: true });
    const path = '/api/desk/v1/announcements';
    expect((await ask({ port: server.port, host, path, method: 'POST', headers, body })).status).toBe(200);
    expect(await statusAt(host)).toBe('page-cache; fwd=miss');
    expect(await statusAt('qasr.localhost')).toMatch(/^page-cache; hit/);
  } finally {
    await server.stop();
  }
});

test('with PAGE_CACHE=off every page is rendered, and is the same', async () => {
  const server = await serveBuiltApp({ env: { PAGE_CACHE: 'off' } });
  try {
    for (let guest = 0; guest < 2; guest += 1) {
      const { status, headers, body } = await ask({ port: server.port, host, path: '/' });
      expect([status, headers['cache-status']]).toEqual([200, undefined]);
      expect(body.toString()).toContain('Cala Verde');
    }
  } finally {
    await server.stop();
  }
});

test('a stop ends an open stream of events and refuses new connections', async () => {
  const server = await serveBuiltApp();
  const stream = await openStream(server.port);
  const ended = once(stream.resume(), 'close');
  await server.stop('SIGTERM');
  await ended;
  await expect(ask({ port: server.port, host, path: '/healthz/live' })).rejects.toThrow(/ECONNREFUSED/);
});

test('a server whose HOST is an IP address serves pages', async () => {
  const server = await serveBuiltApp({ env: { HOST: '127.0.0.1' } });
  try {
    const page = await ask({ port: server.port, host, path: '/' });
    expect([page.status, page.body.toString().includes('Cala Verde')]).toEqual([200, true]);
  } finally {
    await server.stop();
  }
});
