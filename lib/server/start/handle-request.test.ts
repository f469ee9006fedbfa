import { once as nextEvent } from 'node:events';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type LocalServer, startLocalServer } from '@/tests/peers/local-server';
import { log } from '../log/log';
import { parseTrustedProxies } from '../request/client-address';
import { currentRequest } from '../request/current-request';
import type { RequestHandler } from '../request/request-handler';
import { createAppHandler } from './handle-request';
import { setPhase } from './readiness';
import { loggedPath } from './request-log';

let server: LocalServer;
let lines: { level: string; entry: Record<string, unknown> }[] = [];

beforeEach(() => {
  lines = [];
  for (const level of ['debug', 'info', 'warn'] as const)
    jest.spyOn(log(), level).mockImplementation((entry: unknown) => {
      lines.push({ level, entry: entry as Record<string, unknown> });
    });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

async function listen(next: RequestHandler): Promise<void> {
  const handle = createAppHandler({ trustedProxies: parseTrustedProxies([]), createPages: null })(next);
  server = await startLocalServer((asked, response) => void handle(asked, response));
}

const ask: LocalServer['ask'] = (...call) => server.ask(...call);

const json = (body: unknown): RequestHandler =>
  async function respond(_, response) {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    const text = JSON.stringify(body);
    // As Next does, with its compression around it.
    response.writeHead(response.statusCode);
    response.flushHeaders();
    response.write(text.slice(0, 10));
    response.end(text.slice(10));
  };

const LONG = { words: 'the same words again and again '.repeat(200) };

describe('a JSON response', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is compressed for a client that accepts %s', async (accept, encoding, unpack) => {
    await listen(json(LONG));
    for (const path of ['/api/v1/hotels/aurora', '/words/en?v=1', '/api/desk/v1/orders']) {
      const { status, headers, body } = await ask(path, { 'accept-encoding': accept });
      expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'accept-encoding']);
      expect(Number(headers['content-length'])).toBe(body.length);
      expect(JSON.parse(unpack(body).toString())).toEqual(LONG);
    }
  });

  it('does not compress a short JSON response, or one for a client that accepts no encoding', async () => {
    await listen(json({ a: 1 }));
    const short = await ask('/api/v1/x', { 'accept-encoding': 'br' });
    expect([short.headers['content-encoding'], short.body.toString()]).toEqual([undefined, '{"a":1}']);
    expect((await ask('/api/v1/x')).body.toString()).toBe('{"a":1}');
  });

  it('keeps the status and headers of a compressed JSON response', async () => {
    await listen(async (asked, response) => {
      response.statusCode = 422;
      response.setHeader('retry-after', '5');
      await json(LONG)(asked, response);
    });
    const response = await ask('/api/v1/orders', { 'accept-encoding': 'br' }, 'POST');
    expect([response.status, response.headers['retry-after'], response.headers['content-encoding']]).toEqual([
      422,
      '5',
      'br',
    ]);
  });
});

describe('a response that is not compressed', () => {
  it.each([
    ['text/event-stream; charset=utf-8', '/api/v1/events', null],
    ['application/json', '/storage/aurora/menu.json', null],
    ['application/json', '/api/v1/packed', 'gzip'],
  ])('sends %s at %s unchanged', async (type, path, encoding) => {
    await listen(async (_, response) => {
      response.setHeader('content-type', type);
      if (encoding !== null) response.setHeader('content-encoding', encoding);
      response.write('first');
      response.end('x'.repeat(5_000));
    });
    const { headers, body } = await ask(path, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe(encoding ?? undefined);
    expect(body.toString()).toBe(`first${'x'.repeat(5_000)}`);
  });

  it('sends each event of an event stream at once', async () => {
    let finish = () => {};
    await listen(async (_, response) => {
      response.setHeader('content-type', 'text/event-stream');
      response.write('data: 1\n\n');
      await new Promise<void>((done) => {
        finish = done;
      });
      response.end();
    });
    const sent = request({
      port: server.port,
      path: '/api/v1/events',
      agent: false,
      headers: { 'accept-encoding': 'br' },
    }).end();
    const [response] = await nextEvent(sent, 'response');
    const [chunk] = await nextEvent(response, 'data');
    expect(String(chunk)).toBe('data: 1\n\n');
    finish();
    await nextEvent(response, 'end');
  });
});

describe('the context of a request', () => {
  it('gives the app the request’s id, which the response header repeats, the client’s address and the response', async () => {
    await listen(async (asked, response) => {
      await new Promise((done) => setTimeout(done, 5));
      const current = currentRequest();
      response.end(`${current?.id} ${current?.response === response} ${asked.headers['x-forwarded-for']}`);
    });
    const responses = await Promise.all(
      [1, 2].map(() => ask('/', { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'elsewhere' })),
    );
    for (const { headers, body } of responses)
      expect(body.toString()).toBe(`${headers['x-request-id']} true 127.0.0.1`);
    expect(responses[0]?.headers['x-request-id']).not.toBe(responses[1]?.headers['x-request-id']);
  });
});

describe('the request log', () => {
  it.each([
    ['/', 200, 'info', '/'],
    ['/products/102?product=7&room=101', 200, 'info', '/products/102'],
    ['/nowhere', 404, 'info', '/nowhere'],
    ['/sections/1', 503, 'warn', '/sections/1'],
    [`/pay/${'a'.repeat(43)}`, 200, 'info', '/pay/…'],
  ])('writes one line for %s with the status %i', async (target, status, level, path) => {
    await listen(async (_, response) => void response.writeHead(status).end());
    const { headers } = await ask(target);
    await new Promise((done) => setImmediate(done));
    const requestId = headers['x-request-id'];
    expect(lines).toEqual([
      { level, entry: { requestId, host: expect.any(String), method: 'GET', path, status, ms: expect.any(Number) } },
    ]);
  });

  it.each([
    ['aurora.localhost:3000', { hotel: 'aurora', host: 'aurora.localhost:3000' }],
    ['AURORA.localhost.', { hotel: 'aurora', host: 'aurora.localhost' }],
    ['localhost', { host: 'localhost' }],
    ['a.aurora.localhost', { host: 'a.aurora.localhost' }],
    ['aurora.localhost\u00a0x', {}],
    ['../', {}],
  ])('names the hotel and the host of a request to %j', async (host, named) => {
    await listen(async (_, response) => void response.writeHead(503).end());
    await ask('/', { host });
    await new Promise((done) => setImmediate(done));
    const { hotel, host: logged } = lines[0]?.entry ?? {};
    expect([
      lines.length,
      { ...(hotel !== undefined && { hotel }), ...(logged !== undefined && { host: logged }) },
    ]).toEqual([1, named]);
  });

  it.each([
    ['/api/v1/orders/0f8fad5b-d9cb-469f-a165-70867728950e', '/api/v1/orders/…'],
    ['/api/v1/chats/0f8fad5b-d9cb-469f-a165-70867728950e/messages#a', '/api/v1/chats/…/messages'],
    ['/storage/aurora/uploads/0f8fad5b.webp', '/storage/aurora/uploads/…'],
    ['/api/v1/hotels/cala-verde', '/api/v1/hotels/cala-verde'],
  ])('logs the path %s as %s', (target, path) => {
    expect(loggedPath(target)).toBe(path);
  });
});

it('responds to probes without Next', async () => {
  await listen(() => Promise.reject(new Error('Next was asked')));
  setPhase({ kind: 'draining' });
  expect(await ask('/healthz/live')).toMatchObject({ status: 200 });
  const ready = await ask('/healthz/ready');
  expect([ready.status, JSON.parse(ready.body.toString())]).toMatchObject([503, { status: 'draining' }]);
  expect((await ask('/healthz', {}, 'HEAD')).body).toHaveLength(0);
  for (const path of ['/healthz?from=balancer', '/healthz/', '/healthz/ready/?'])
    expect((await ask(path)).status).toBe(503);
  await new Promise((done) => setImmediate(done));
  expect(lines.map(({ level }) => level)).toEqual(Array(6).fill('debug'));
});

describe('a host in another spelling', () => {
  const echo: RequestHandler = async (asked, response) => void response.end(`host ${asked.headers.host}`);

  it.each([
    ['AURORA.localhost', '//aurora.localhost/sections/3?lang=de'],
    ['aurora.localhost.:3000', '//aurora.localhost:3000/sections/3?lang=de'],
  ])('%s is redirected to the plain one, with path and query', async (host, location) => {
    await listen(echo);
    const { status, headers, body } = await ask('/sections/3?lang=de', { host });
    expect([status, headers.location, body.length]).toEqual([308, location, 0]);
    expect((await ask('/sections/3', { host }, 'HEAD')).status).toBe(308);
  });

  it('is read as the plain one by a call that changes something', async () => {
    await listen(echo);
    const { status, body } = await ask('/api/v1/orders', { host: 'Aurora.localhost.' }, 'POST');
    expect([status, body.toString()]).toEqual([200, 'host aurora.localhost']);
  });

  it.each(['aurora.localhost:3000', '[::1]:3000', 'a_b', '../'])('%s is left as it is', async (host) => {
    await listen(echo);
    const { status, body } = await ask('/', { host });
    expect([status, body.toString()]).toEqual([200, `host ${host}`]);
  });
});
