import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalServer, startLocalServer } from '@/tests/peers/local-server';
import { applySettings, readSettings } from '../settings/env';
import { handleStorage } from './handle-storage';

/** An upstream that serves files. */
let asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
let respond: (request: IncomingMessage, response: ServerResponse) => void;

let server: LocalServer;
const waitForUpstream = (milliseconds: number) => {
  const times = { UPSTREAM_CONNECT_TIMEOUT_MS: '60000', UPSTREAM_TIMEOUT_MS: String(milliseconds) };
  applySettings(readSettings({ HOTEL_API_URL: server.origin, LOG_LEVEL: 'silent', ...times }));
};
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    respond(request, response);
  });
  waitForUpstream(60_000);
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

const sending =
  (status: number, headers: Record<string, string>, body = '') =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers);
    response.end(body);
  };

const get = (path: string, headers: Record<string, string> = {}) =>
  handleStorage(
    new Request(`http://localhost:3000${path}`, { headers: { host: 'aurora.localhost:3000', ...headers } }),
  );

describe('a file of an upstream', () => {
  it('passes an upstream file’s type and caching headers on, and drops its other headers', async () => {
    respond = sending(
      200,
      {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=60',
        etag: '"v1"',
        'last-modified': 'Fri, 01 May 2026 10:00:00 GMT',
        'set-cookie': 'a=b',
        'x-powered-by': 'PHP',
        'access-control-allow-origin': '*',
      },
      'picture',
    );
    const picture = await get('/storage/toast.webp', { cookie: 'lang=en', authorization: 'Bearer x' });
    expect([picture.status, await picture.text()]).toEqual([200, 'picture']);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
      etag: '"v1"',
      'last-modified': 'Fri, 01 May 2026 10:00:00 GMT',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin', 'connection', 'keep-alive'])
      expect(picture.headers.get(name)).toBeNull();
    expect(asked[0]?.headers.cookie).toBeUndefined();
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it('passes a range request for a file on to the upstream', async () => {
    respond = (request, response) => {
      expect(request.headers.range).toBe('bytes=2-4');
      const headers = {
        'content-type': 'video/mp4',
        'content-range': 'bytes 2-4/10',
        'cache-control': 'public, max-age=9',
      };
      sending(206, headers, '234')(request, response);
    };
    const part = await get('/storage/film.mp4', { range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
    expect(part.headers.get('cache-control')).toBe('private, max-age=9');
    respond = sending(416, { 'content-range': 'bytes */10', 'cache-control': 'public, max-age=9' }, '<html>');
    const none = await get('/storage/film.mp4', { range: 'bytes=10-' });
    expect([none.status, none.headers.get('content-range'), await none.text()]).toEqual([416, 'bytes */10', '']);
    expect(none.headers.get('cache-control')).toBe('no-store');
  });

  it('responds with 304 to a browser that has the current file of an upstream', async () => {
    respond = (request, response) =>
      sending(request.headers['if-none-match'] === '"v1"' ? 304 : 200, { etag: '"v1"' })(request, response);
    expect((await get('/storage/toast.webp', { 'if-none-match': '"v1"' })).status).toBe(304);
  });

  it('streams an upstream’s file: its beginning arrives before its end', async () => {
    let finish: () => void = () => {};
    respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' });
      response.write('beginning');
      finish = () => response.end('end');
    };
    const film = await get('/storage/film.mp4');
    const reader = film.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('beginning');
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('end');
  });

  it.each([
    ['image/svg+xml', 'image/svg+xml', null],
    ['image/webp', 'image/webp', null],
    ['application/pdf', 'application/pdf', null],
    ['text/plain; charset=utf-8', 'text/plain; charset=utf-8', null],
    ['text/html; charset=utf-8', 'application/octet-stream', 'attachment'],
    ['application/xhtml+xml', 'application/octet-stream', 'attachment'],
    ['text/xml', 'application/octet-stream', 'attachment'],
    ['text/javascript', 'application/octet-stream', 'attachment'],
    ['IMAGE/SVG+XML', 'IMAGE/SVG+XML', null],
  ])('serves an upstream’s file of the type %s as %s in a sandbox', async (type, shown, disposition) => {
    respond = sending(200, { 'content-type': type }, '<script>x()</script>');
    const { headers } = await get('/storage/file');
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([shown, disposition]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // The browser's PDF viewer does not work in a sandbox.
    expect(headers.get('content-security-policy')?.includes('sandbox')).toBe(type !== 'application/pdf');
  });

  it('keeps the sandbox for a PDF that is a download', async () => {
    respond = sending(200, { 'content-type': 'application/pdf', 'content-disposition': 'attachment' }, '%PDF-');
    const { headers } = await get('/storage/file');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('serves a file without a type as a download', async () => {
    respond = sending(200, {}, '<script>x()</script>');
    expect((await get('/storage/file')).headers.get('content-type')).toBe('application/octet-stream');
  });
});

describe('an upstream without the file', () => {
  it.each([
    [302, { location: 'http://evil.example/a.webp' }, 404],
    [301, { location: '/storage/b.webp' }, 404],
    [401, {}, 404],
    [404, {}, 404],
    [500, {}, 503],
  ])('converts an upstream’s status %s with the headers %j to %s for a file', async (status, headers, shown) => {
    respond = sending(status, headers as Record<string, string>, '<html>stack</html>');
    const refusal = await get('/storage/a.webp');
    expect([refusal.status, refusal.headers.get('content-type')]).toEqual([shown, 'application/json; charset=utf-8']);
    expect(asked).toHaveLength(1);
  });

  it('responds with 503 for a file when the upstream does not respond in time', async () => {
    respond = () => {};
    waitForUpstream(300);
    expect((await get('/storage/a.webp')).status).toBe(503);
    waitForUpstream(60_000);
  });

  it('requests a file a second time when the upstream drops the connection', async () => {
    respond = (request, response) =>
      asked.length === 1
        ? request.socket.destroy()
        : sending(200, { 'content-type': 'image/webp' }, 'picture')(request, response);
    expect(await (await get('/storage/a.webp')).text()).toBe('picture');
  });

  it.each([
    '/storage/..%2fapi/v1/hotels/aurora',
    '/storage/%2e%2e/api/v1/hotels/aurora',
    '/storage/a%5c..%5cb',
    '/storage/%252e%252e/x',
    '/storage/%00',
  ])('responds with 404 for the path %s and requests nothing from the upstream', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
