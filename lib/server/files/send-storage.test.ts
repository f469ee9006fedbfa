import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applySettings, readSettings } from '../settings/env';
import { createStorageSender } from './send-storage';

const servers: Server[] = [];

async function listen(handle: RequestListener): Promise<number> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

let time: number;
beforeEach(() => {
  time = 0;
});

/**
 * Starts a server that answers files itself and everything else as Next would, in front of an upstream. Returns a
 * function that sends it a request.
 */
async function start(upstream: RequestListener) {
  const at = await listen(upstream);
  applySettings(readSettings({ HOTEL_API_URL: `http://127.0.0.1:${at}`, LOG_LEVEL: 'silent' }));
  const send = createStorageSender(() => time);
  const port = await listen((asked, response) => {
    void send(asked, response).then((isSent) => {
      if (!isSent) response.writeHead(418).end();
    });
  });
  return async ({ path = '/storage/toast.webp', method = 'GET', headers = {} } = {}) => {
    const sent = request({ port, path, method, agent: false, headers: { host: 'aurora.localhost', ...headers } }).end();
    const [response] = await once(sent, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() };
  };
}

const ask = async (upstream: RequestListener, call = {}) => (await start(upstream))(call);

const picture: RequestListener = (asked, response) => {
  const range = asked.headers.range === undefined ? {} : { 'content-range': 'bytes 2-4/7' };
  response.writeHead(asked.headers.range === undefined ? 200 : 206, {
    'content-type': 'image/webp',
    'content-length': 7,
    ...range,
  });
  response.end('picture');
};

it('sends a file with its status, its length and the headers that make it safe', async () => {
  const { status, headers, body } = await ask(picture);
  expect([status, headers['content-length'], body]).toEqual([200, '7', 'picture']);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
});

it('sends the part of a film that a browser asks for', async () => {
  const { status, headers } = await ask(picture, { headers: { range: 'bytes=2-4' } });
  expect([status, headers['content-range']]).toEqual([206, 'bytes 2-4/7']);
});

it('sends only the headers of a file for HEAD', async () => {
  const { status, headers, body } = await ask(picture, { method: 'HEAD' });
  expect([status, headers['content-length'], body]).toEqual([200, '7', '']);
});

it('answers 404 for a file that does not exist', async () => {
  const missing = await ask((_, response) => void response.writeHead(404).end());
  expect(missing.status).toBe(404);
});

it.each([
  ['POST', '/storage/toast.webp'],
  ['GET', '/storage/caf%C3%A9.webp'],
  ['GET', '/storage//toast.webp'],
  ['GET', '/storage/toast/'],
  ['GET', '/storage'],
  ['GET', '/products/1'],
])('leaves %s %s to Next', async (method, path) => {
  expect((await ask(picture, { method, path })).status).toBe(418);
});

describe('a small public file that was sent within the last minute', () => {
  const PUBLIC = 'public, max-age=300, stale-while-revalidate=604800';

  /** An upstream that counts its files and writes the number into them. */
  async function counting(responseHeaders: Record<string, string | number> = {}, size = 7) {
    let count = 0;
    const send = await start((_, response) => {
      count += 1;
      const body = String(count).padEnd(size, '.');
      response.writeHead(200, {
        'content-type': 'image/webp',
        'content-length': size,
        'cache-control': PUBLIC,
        ...responseHeaders,
      });
      response.end(body);
    });
    return async (call = {}) => Number.parseInt((await send(call)).body, 10);
  }

  it('is sent again from memory, with the same headers and its age', async () => {
    const send = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 7, 'cache-control': PUBLIC });
      response.end('picture');
    });
    const first = await send();
    time = 59_999;
    const second = await send();
    const { date: _, age, ...headers } = second.headers;
    expect(age).toBe('59');
    expect(first.headers).toMatchObject(headers);
    expect([second.status, second.body, second.headers['x-content-type-options']]).toEqual([200, 'picture', 'nosniff']);
    const head = await send({ method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '7', '']);
  });

  it('is requested again after a minute', async () => {
    const number = await counting();
    expect(await number()).toBe(1);
    time = 60_000;
    expect(await number()).toBe(2);
  });

  it('is requested again for another host and for another query', async () => {
    const number = await counting();
    expect(await number()).toBe(1);
    expect(await number({ headers: { host: 'boreal.localhost' } })).toBe(2);
    expect(await number({ path: '/storage/toast.webp?v=2' })).toBe(3);
    expect(await number()).toBe(1);
  });

  it.each([
    { range: 'bytes=2-4' },
    { 'if-none-match': '"v1"' },
    { 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' },
    { 'cache-control': 'no-cache' },
    { pragma: 'no-cache' },
  ])('is neither sent nor stored for a request with %j', async (headers) => {
    const number = await counting();
    await number();
    expect(await number({ headers })).toBe(2);
    expect(await number()).toBe(1);
  });

  it.each([
    { 'cache-control': '' },
    { 'cache-control': 'max-age=300' },
    { 'cache-control': 'public' },
    { 'cache-control': 'public, max-age=59' },
    { 'cache-control': 'private, max-age=3600' },
    { 'cache-control': 'public, max-age=300, no-store' },
    { 'cache-control': 'public, no-cache, max-age=300' },
    { 'cache-control': 'public, max-age=300, s-maxage=0' },
    { vary: 'accept' },
  ])('is never stored with %j', async (headers) => {
    const number = await counting(headers);
    expect([await number(), await number()]).toEqual([1, 2]);
  });

  it('is not stored above 64 KB', async () => {
    const large = await counting({}, 64_001);
    expect([await large(), await large()]).toEqual([1, 2]);
    const small = await counting({}, 64_000);
    expect([await small(), await small()]).toEqual([1, 1]);
  });

  it('is neither sent nor stored when its body ends too early', async () => {
    let isCut = true;
    const send = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 7, 'cache-control': PUBLIC });
      if (isCut) response.write('pic', () => response.destroy());
      else response.end('picture');
    });
    await expect(send()).rejects.toThrow('socket hang up');
    isCut = false;
    expect((await send()).body).toBe('picture');
  });

  it('is removed from memory when others need its place', async () => {
    const number = await counting({}, 60_000);
    expect(await number()).toBe(1);
    for (let index = 0; index < 540; index += 1) await number({ path: `/storage/${index}.webp` });
    expect(await number()).toBe(542);
  });
});
