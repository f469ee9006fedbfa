import { once as nextEvent } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { RequestHandler } from '../request/request-handler';
import { createHttpServer } from './http-server';

let server: Server;
let handled: string[] = [];

async function listen(handle: RequestHandler, options?: Parameters<typeof createHttpServer>[1]): Promise<void> {
  server = createHttpServer(async (req, res) => {
    handled.push(`${req.method} ${req.url}`);
    await handle(req, res);
  }, options);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
}

const port = () => (server.address() as AddressInfo).port;

type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: string };

async function ask(
  method: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  body?: string,
): Promise<HttpResponse> {
  const sent = request({ host: '127.0.0.1', port: port(), method, path, headers, agent: false });
  sent.end(body);
  const [response] = await nextEvent(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, headers: response.headers, body: text };
}

/** The first line of the server's response to raw bytes. */
async function firstLineFor(bytes: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  socket.write(bytes);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text.split('\r\n')[0] ?? '';
}

beforeEach(() => {
  handled = [];
});
afterEach(() => new Promise((done) => server.close(done)));

describe('the HTTP server around Next', () => {
  it('responds to a request that the guard refuses without calling the app or reading the body', async () => {
    await listen(async (_, res) => void res.end('the app'));
    const posted = await ask('POST', '/', { 'content-type': 'text/plain' }, 'x'.repeat(1_000));
    expect(posted).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD', connection: 'close' } });
    expect(posted.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(posted.headers['x-content-type-options']).toBe('nosniff');
    expect(await ask('GET', '/%')).toMatchObject({ status: 400 });
    expect(await ask('GET', '/storage/%2e%2e/healthz')).toMatchObject({ status: 404 });
    expect(await firstLineFor('TRACE / HTTP/1.1\r\nhost: a\r\n\r\n')).toBe('HTTP/1.1 405 Method Not Allowed');
    expect(await firstLineFor('GET / HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(await firstLineFor('GET / HTTP/1.1\r\nhost: a\r\nhost: a\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(handled).toEqual([]);
    expect(await ask('GET', '/')).toMatchObject({ status: 200, body: 'the app' });
  });

  it.each([true, false])(
    'takes a call of Next’s own tools in development (%s), and nothing else with it',
    async (isDevelopment) => {
      await listen(async (_, res) => void res.end('the app'), { isDevelopment });
      const status = async (path: string) => (await ask('POST', path)).status;
      expect([await status('/__nextjs_original-stack-frames'), await status('/')]).toEqual([
        isDevelopment ? 200 : 405,
        405,
      ]);
    },
  );

  it('adds missing security headers to a response and keeps existing ones', async () => {
    await listen(async (req, res) => {
      res.setHeader('x-middleware-rewrite', '/aurora');
      if (req.url === '/own') res.setHeader('content-security-policy', "default-src 'self'");
      if (req.url === '/own') res.setHeader('cross-origin-resource-policy', 'cross-origin');
      res.setHeader('content-type', 'text/html; charset=utf-8');
      res.end('<p>');
    });
    const bare = (await ask('GET', '/bare')).headers;
    expect(bare).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(bare['x-middleware-rewrite']).toBeUndefined();
    expect(bare['strict-transport-security']).toBeUndefined();
    const remote = (await ask('GET', '/bare', { host: 'aurora.example.com' })).headers;
    expect(remote).toMatchObject({ 'strict-transport-security': 'max-age=31536000', 'referrer-policy': 'same-origin' });
    expect((await ask('GET', '/own')).headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each([
    [200, 'public, max-age=604800'],
    [304, 'public, max-age=604800'],
    [206, 'private, max-age=604800'],
    [404, 'no-store'],
    [416, 'no-store'],
    [503, 'no-store'],
  ])('sends a response with status %d, which the app has marked as public, as %s', async (status, expected) => {
    await listen(async (req, res) => {
      res.setHeader('Cache-Control', 'public, max-age=604800');
      if (req.url === '/head') res.writeHead(status);
      res.statusCode = status;
      res.end();
    });
    for (const path of ['/', '/head'])
      expect(await ask('GET', path)).toMatchObject({ status, headers: { 'cache-control': expected } });
  });

  it('finds the content type of a response also in the headers given to writeHead', async () => {
    await listen(async (_, res) => void res.writeHead(404, { 'content-type': 'text/html' }).end('<p>'));
    expect((await ask('GET', '/')).headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('responds to a request with an Upgrade header like any other request', async () => {
    await listen(async (_, res) => void res.end('the app'));
    expect(await ask('GET', '/', { connection: 'Upgrade', upgrade: 'websocket' })).toMatchObject({ status: 200 });
  });

  it('responds with 500 when the app throws, and keeps running', async () => {
    const written = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    await listen(async (req, res) => {
      if (req.url === '/broken') throw new Error('broken');
      res.end();
    });
    expect(await ask('GET', '/broken')).toMatchObject({ status: 500 });
    expect(await ask('GET', '/')).toMatchObject({ status: 200 });
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
  });

  it('closes every connection after its response once the server is stopping', async () => {
    let finish = () => {};
    const begun = new Promise<void>((begin) => {
      void listen(async (_, res) => {
        begin();
        await new Promise<void>((done) => {
          finish = done;
        });
        res.end('late');
      });
    });
    await new Promise<void>((done) => setImmediate(done));
    const response = ask('GET', '/', { connection: 'keep-alive' });
    await begun;
    const closed = new Promise((done) => server.close(done));
    finish();
    expect(await response).toMatchObject({ body: 'late', headers: { connection: 'close' } });
    await closed;
    server = createHttpServer(async () => {}).listen(0);
  });
});
