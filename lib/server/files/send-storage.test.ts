import type { RequestListener } from 'node:http';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { type LocalServer, startLocalServer } from '@/tests/peers/local-server';
import { applySettings, readSettings } from '../settings/env';
import { createStorageSender } from './send-storage';

const servers: LocalServer[] = [];

async function listen(handle: RequestListener): Promise<LocalServer> {
  const server = await startLocalServer(handle);
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

let time: number;
beforeEach(() => {
  time = 0;
});

/**
 * Starts a server that answers files itself and everything else as Next would. Returns a function that sends it a request.
 */
async function serveFiles() {
  const send = createStorageSender(() => time);
  const server = await listen((received, response) => {
    response.setHeader('x-request-id', 'a1b2c3d4');
    void send(received, response).then((isSent) => {
      if (!isSent) response.writeHead(418).end();
    });
  });
  return async ({ path = '/storage/toast.webp', method = 'GET', headers = {} } = {}) => {
    const response = await server.ask(path, { host: 'aurora.localhost', ...headers }, method);
    return { ...response, body: response.body.toString() };
  };
}

/** Starts an upstream, and the server in front of it. */
async function start(upstream: RequestListener) {
  const { origin } = await listen(upstream);
  applySettings(readSettings({ HOTEL_API_URL: origin, LOG_LEVEL: 'silent' }));
  return serveFiles();
}

const ask = async (upstream: RequestListener, call = {}) => (await start(upstream))(call);

const picture: RequestListener = (received, response) => {
  const isPart = received.headers.range !== undefined;
  response.writeHead(isPart ? 206 : 200, {
    'content-type': 'image/webp',
    'content-length': isPart ? 3 : 7,
    ...(isPart && { 'content-range': 'bytes 2-4/7' }),
  });
  response.end(isPart ? 'ctu' : 'picture');
};

it('sends a file with its status, its length and the headers that make it safe', async () => {
  const { status, headers, body } = await ask(picture);
  expect([status, headers['content-length'], body]).toEqual([200, '7', 'picture']);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
});

it('sends the part of a film that a browser asks for', async () => {
  const { status, headers, body } = await ask(picture, { headers: { range: 'bytes=2-4' } });
  expect([status, headers['content-range'], body]).toEqual([206, 'bytes 2-4/7', 'ctu']);
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

describe('the cache of small public files', () => {
  const PUBLIC = 'public, max-age=300, stale-while-revalidate=604800';

  /** An upstream that counts its requests and writes the number into the file. */
  async function startCounting(responseHeaders: Record<string, string | number> = {}, size = 7) {
    let count = 0;
    const send = await start((_, response) => {
      count += 1;
      response.writeHead(200, {
        'content-type': 'image/webp',
        'content-length': size,
        'cache-control': PUBLIC,
        ...responseHeaders,
      });
      response.end(String(count).padEnd(size, '.'));
    });
    return { send, readNumber: async (call = {}) => Number.parseInt((await send(call)).body, 10) };
  }

  it('sends a file again with the same headers, and its age', async () => {
    const { send } = await startCounting();
    const { date: _, ...headers } = (await send()).headers;
    time = 59_999;
    const { date: __, age, ...cachedHeaders } = (await send()).headers;
    expect([age, cachedHeaders]).toEqual(['59', headers]);
    const head = await send({ method: 'HEAD' });
    expect([head.status, head.headers.age, head.headers['content-length'], head.body]).toEqual([200, '59', '7', '']);
  });

  it('fetches a file again after a minute', async () => {
    const { readNumber } = await startCounting();
    expect(await readNumber()).toBe(1);
    time = 60_000;
    expect(await readNumber()).toBe(2);
  });

  it('counts the minute from when the file was requested', async () => {
    let count = 0;
    const send = await start((_, response) => {
      count += 1;
      time += 10_000;
      response.writeHead(200, { 'content-length': 1, 'cache-control': PUBLIC }).end(String(count));
    });
    await send();
    time = 59_000;
    expect((await send()).headers.age).toBe('59');
  });

  it('keeps the files of each hotel separate, whatever its host is called', async () => {
    const { readNumber } = await startCounting();
    expect(await readNumber()).toBe(1);
    expect(await readNumber({ headers: { host: 'boreal.localhost' } })).toBe(2);
    for (const host of ['AURORA.localhost', 'aurora.localhost.', 'aurora.localhost:1', 'aurora.hotels.test'])
      expect(await readNumber({ headers: { host } })).toBe(1);
  });

  it('ignores the query, which does not choose the file', async () => {
    const { readNumber } = await startCounting();
    expect([await readNumber(), await readNumber({ path: '/storage/toast.webp?v=2' })]).toEqual([1, 1]);
  });

  it.each([
    { range: 'bytes=2-4' },
    { 'if-none-match': '"v1"' },
    { 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' },
    { 'cache-control': 'no-cache' },
    { pragma: 'no-cache' },
  ])('neither answers nor stores a request with %j', async (headers) => {
    const { readNumber } = await startCounting();
    await readNumber();
    expect(await readNumber({ headers })).toBe(2);
    expect(await readNumber()).toBe(1);
  });

  it('stores nothing for HEAD', async () => {
    const { send, readNumber } = await startCounting();
    await send({ method: 'HEAD' });
    expect(await readNumber()).toBe(2);
  });

  it.each([
    { 'cache-control': '' },
    { 'cache-control': 'max-age=300' },
    { 'cache-control': 'public' },
    { 'cache-control': 'public, max-age=59' },
    { 'cache-control': 'public, private, max-age=300' },
    { 'cache-control': 'public, max-age=300, No-Store' },
    { 'cache-control': 'public, no-cache, max-age=300' },
    { 'cache-control': 'public, max-age=300, s-maxage=0' },
    { 'content-length': 0 },
    { age: '0' },
    { vary: 'accept' },
  ])('does not store a response with %j', async (headers) => {
    let count = 0;
    const send = await start((_, response) => {
      count += 1;
      response.writeHead(200, { 'content-length': 1, 'cache-control': PUBLIC, ...headers });
      response.end(headers['content-length'] === 0 ? '' : 'p');
    });
    await send();
    await send();
    expect(count).toBe(2);
  });

  it('does not store a response without a length', async () => {
    let count = 0;
    const send = await start((_, response) => {
      count += 1;
      response.writeHead(200, { 'cache-control': PUBLIC }).end(String(count));
    });
    expect([(await send()).body, (await send()).body]).toEqual(['1', '2']);
  });

  it('stores no file above 64 KB', async () => {
    const large = await startCounting({}, 64_001);
    expect([await large.readNumber(), await large.readNumber()]).toEqual([1, 2]);
    const small = await startCounting({}, 64_000);
    expect([await small.readNumber(), await small.readNumber()]).toEqual([1, 1]);
  });

  it('reports a file that ends too early, and stores nothing', async () => {
    let isCut = true;
    const send = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 7, 'cache-control': PUBLIC });
      if (isCut) response.write('pic', () => response.destroy());
      else response.end('picture');
    });
    expect((await send()).status).toBe(503);
    isCut = false;
    expect((await send()).body).toBe('picture');
  });

  it('removes the least recently used files when it is full', async () => {
    const { readNumber } = await startCounting({}, 60_000);
    await readNumber({ path: '/storage/old.webp' });
    await readNumber();
    for (let index = 0; index < 532; index += 1) {
      await readNumber({ path: `/storage/${index}.webp` });
      await readNumber();
    }
    expect(await readNumber()).toBe(2);
    expect(await readNumber({ path: '/storage/old.webp' })).toBe(535);
  });
});

describe('files of the embedded platform', () => {
  const upload = '/storage/aurora/files/0f8fad5b-d9cb-469f-a165-70867728950e.png';
  serveTwoHotels((files) => {
    files.write('.files/aurora/0f8fad5b-d9cb-469f-a165-70867728950e.png', 'private');
  });

  it('are cached when they are pictures, and never when they are uploads', async () => {
    const send = await serveFiles();
    for (const path of ['/storage/aurora/logo.svg', upload]) expect((await send({ path })).status).toBe(200);
    expect((await send({ path: '/storage/aurora/logo.svg' })).headers.age).toBe('0');
    expect((await send({ path: upload })).headers.age).toBeUndefined();
  });

  it('are never sent to another hotel', async () => {
    const send = await serveFiles();
    const path = '/storage/aurora/logo.svg';
    expect((await send({ path })).status).toBe(200);
    expect((await send({ path, headers: { host: 'bellevue.localhost' } })).status).toBe(404);
  });

  it('a file that browsers keep carries no id of a request, also when it comes from the cache', async () => {
    const ask = await serveFiles();
    for (const _time of ['first', 'again'])
      expect((await ask({ path: '/storage/aurora/logo.svg' })).headers['x-request-id']).toBeUndefined();
    expect((await ask({ path: '/storage/none.webp' })).headers['x-request-id']).toBe('a1b2c3d4');
  });
});
