import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { type LocalServer, startLocalServer } from '@/tests/peers/local-server';
import { createStaticFiles } from './static-files';

const SCRIPT = 'export const words = "the same words again and again";\n'.repeat(50);
const FILES: Readonly<Record<string, string | Buffer>> = {
  '.next/static/chunks/a1b2.js': SCRIPT,
  '.next/static/chunks/small.js': 'let a;',
  '.next/server/secret.js': 'secret',
  'public/fonts/v1/ubuntu.css': 'a{color:red}'.repeat(100),
  'public/fonts/v1/ubuntu.woff2': Buffer.alloc(2_000, 'font'),
  'public/flags/gb.svg': '<svg></svg>'.repeat(100),
  'public/flags/.version': '1',
  'public/pdf/6/large.bcmap': Buffer.alloc(1_500_000, 'large'),
  'public/icon.svg': '<svg/>',
  'public/robots.txt': 'a file that the app replaces',
};

let root: string;
let server: LocalServer;

const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

async function listen(): Promise<void> {
  const files = createStaticFiles(root);
  server = await startLocalServer((asked, response) => {
    if (!files.send(asked, response)) response.writeHead(404).end('the app');
  });
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'static-'));
  for (const [path, content] of Object.entries(FILES)) write(path, content);
  for (const path of ['_next/static/chunks/a1b2.js', 'flags/gb.svg']) {
    const content = FILES[path.startsWith('_next') ? `.${path.slice(1)}` : `public/${path}`] ?? '';
    write(`.next/compressed/${path}.br`, brotliCompressSync(content));
    write(`.next/compressed/${path}.gz`, gzipSync(content));
  }
  // An empty copy says that compression does not pay.
  write('.next/compressed/fonts/v1/ubuntu.css.br', '');
  await listen();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const ask: LocalServer['ask'] = (...call) => server.ask(...call);

describe('a static file', () => {
  it.each([
    ['/_next/static/chunks/a1b2.js', 'application/javascript; charset=UTF-8', 'immutable'],
    ['/_next/static/chunks/a1b2.js?v=1', 'application/javascript; charset=UTF-8', 'immutable'],
    ['/fonts/v1/ubuntu.css', 'text/css; charset=UTF-8', 'immutable'],
    ['/fonts/v1/ubuntu.woff2', 'font/woff2', 'immutable'],
    ['/pdf/6/large.bcmap', 'application/octet-stream', 'immutable'],
    ['/flags/gb.svg', 'image/svg+xml', 'max-age=604800'],
    ['/icon.svg', 'image/svg+xml', 'max-age=604800'],
  ])('sends %s completely, with its type and cache lifetime', async (path, type, age) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type'], Number(headers['content-length'])]).toEqual([200, type, body.length]);
    expect(headers['cache-control']).toContain(age);
    const file = `${path.replace(/\?.*/, '').replace(/^\/_next/, '.next')}`;
    expect(body.equals(readFileSync(join(root, file.startsWith('.next') ? file : `public${file}`)))).toBe(true);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('sends a static file compressed to a client that accepts %s', async (accept, encoding, unpack) => {
    const { headers, body } = await ask('/_next/static/chunks/a1b2.js', { 'accept-encoding': accept });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(body.length).toBeLessThan(SCRIPT.length / 5);
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  it('sends a static file uncompressed when its compressed copy is missing or empty', async () => {
    for (const path of ['/_next/static/chunks/small.js', '/fonts/v1/ubuntu.css', '/pdf/6/large.bcmap']) {
      const { headers } = await ask(path, { 'accept-encoding': 'br, gzip' });
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
    }
  });

  it('sends an ETag for each encoding, and 304 for a request with that ETag', async () => {
    const etags = new Set<string>();
    for (const accept of ['identity', 'gzip', 'br']) {
      const { headers } = await ask('/flags/gb.svg', { 'accept-encoding': accept });
      const etag = String(headers.etag);
      etags.add(etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask('/flags/gb.svg', { 'accept-encoding': accept, 'if-none-match': known });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
      }
    }
    expect(etags.size).toBe(3);
    expect((await ask('/flags/gb.svg', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('responds to HEAD for a static file with its headers only', async () => {
    const { status, headers, body } = await ask('/flags/gb.svg', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '1100', 0]);
  });

  it.each([
    '/_next/static/chunks/nowhere.js',
    '/_next/static/../server/secret.js',
    '/_next/static/%2e%2e/server/secret.js',
    '/_next/server/secret.js',
    '/flags/.version',
    '/flags',
    '/flags/',
    '/',
    '//flags/gb.svg',
    '/public/flags/gb.svg',
    '/robots.txt',
    '/flags/icon.svg',
    '/constructor',
  ])('leaves %s to the app', async (path) => {
    expect((await ask(path)).body.toString()).toBe('the app');
  });

  it('leaves a POST to the path of a static file to the app', async () => {
    expect((await ask('/flags/gb.svg', {}, 'POST')).body.toString()).toBe('the app');
  });
});
