import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type LocalServer, startLocalServer } from '@/tests/peers/local-server';
import { upstreamSend } from './transport';

/** A fake upstream whose behaviour each test sets. */
let asked: { method: string; url: string; headers: IncomingMessage['headers']; port: number; body: string }[] = [];
let respond: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end('{}');

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers, socket } = request;
    asked.push({ method, url, headers, port: socket.remotePort ?? 0, body });
    respond(request, response);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  respond = (_request, response) => response.end('{}');
});

/** Timeouts longer than any response takes on a machine under load. Tests of silent responses use short ones. */
const send = upstreamSend({ connect: 60_000, response: 60_000, maxBytes: 10_000 });
const hastySend = upstreamSend({ connect: 60_000, response: 400, maxBytes: 10_000 });
const get = (by = send) => by(new Request(`${server.origin}/api/v1/hotels/aurora`));
const post = (body = '{"a":1}') =>
  send(
    new Request(`${server.origin}/api/v1/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );

describe('a connection that is lost before the response', () => {
  const hangUpFirst = (request: IncomingMessage, response: ServerResponse) =>
    asked.length === 1 ? request.socket.destroy() : response.end('{"is":"there"}');

  it('sends a read once more when its connection is lost before the response', async () => {
    respond = hangUpFirst;
    expect(await (await get()).json()).toEqual({ is: 'there' });
    expect(asked).toHaveLength(2);
  });

  it('gives up after the second lost connection of a read', async () => {
    respond = (request) => request.socket.destroy();
    await expect(get()).rejects.toThrow();
    expect(asked).toHaveLength(2);
  });

  it('never repeats a write, which the upstream may have received', async () => {
    respond = hangUpFirst;
    await expect(post()).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it('does not repeat a read after a slow response', async () => {
    respond = () => {};
    await expect(get(hastySend)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });
});

describe('a connection to the upstream', () => {
  it('reuses a connection for reads, and opens a new one for each write', async () => {
    for (let time = 0; time < 3; time += 1) await get();
    expect(new Set(asked.map(({ port }) => port)).size).toBe(1);
    asked = [];
    for (let time = 0; time < 3; time += 1) await post();
    expect(new Set(asked.map(({ port }) => port)).size).toBe(3);
  });

  it('stops connecting sooner than it stops waiting for a response', async () => {
    const begun = performance.now();
    const hurried = upstreamSend({ connect: 100, response: 120_000 });
    // An address reserved for documentation. It never responds, or the network reports it as unreachable at once.
    await expect(hurried(new Request('http://192.0.2.1/api/v1/hotels/aurora'))).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(60_000);
  });

  it('rejects for an unknown host name', async () => {
    await expect(send(new Request('http://nowhere.invalid/api/v1/hotels/aurora'))).rejects.toThrow();
  });
});

describe('a write to the upstream', () => {
  it('sends the length of a write’s body', async () => {
    await post('{"name":"Zoë"}');
    expect(asked[0]).toMatchObject({ method: 'POST', body: '{"name":"Zoë"}' });
    expect(asked[0]?.headers['content-length']).toBe('15');
    expect(asked[0]?.headers['transfer-encoding']).toBeUndefined();
  });

  it('streams an uploaded file, however slowly it arrives', async () => {
    // Takes twice as long as the silence timeout in total, in pieces so short that a late one does not count as
    // silence.
    const [parts, silenceMs] = [40, 2_000];
    respond = (_request, response) => response.end('{"data":"a.png"}');
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (let part = 0; part < parts; part += 1) {
          await new Promise((done) => setTimeout(done, (2 * silenceMs) / parts));
          controller.enqueue(new TextEncoder().encode('part '));
        }
        controller.close();
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    const slowSend = upstreamSend({ connect: 60_000, response: silenceMs });
    expect((await slowSend(new Request(`${server.origin}/files`, init))).status).toBe(200);
    expect(asked[0]?.body).toBe('part '.repeat(parts));
  });

  it('rejects when an uploaded file breaks off', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('the guest has gone')),
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    await expect(send(new Request(`${server.origin}/files`, init))).rejects.toThrow();
  });
});

describe('a response of the upstream', () => {
  const text = JSON.stringify({ words: 'hotel '.repeat(500) });

  it.each([
    ['gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['identity', Buffer.from(text)],
  ])('decompresses a response encoded with %s', async (encoding, packed) => {
    respond = (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding });
      response.end(packed);
    };
    expect(await (await get()).text()).toBe(text);
  });

  it('rejects a response whose decompressed size is too large', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync('x'.repeat(10_000_000)));
    };
    await expect(get()).rejects.toThrow(/too large/);
  });

  it.each<[string, (response: ServerResponse, socket: Socket) => void]>([
    ['breaks off in the middle', (response) => response.writeHead(200, { 'content-length': '100' }).write('{"a":')],
    [
      'never ends',
      (response) => {
        const drip = setInterval(() => response.write(' '), 50);
        response.once('close', () => clearInterval(drip));
      },
    ],
    ['cannot be decompressed', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')],
    ['is not HTTP', (_response, socket) => socket.end('SSH-2.0-OpenSSH\r\n')],
    ['has an invalid header line', (_response, socket) => socket.end('HTTP/1.1 200 OK\r\nbad header\r\n\r\n')],
  ])('rejects a response that %s', async (_what, misbehave) => {
    respond = (request, response) => misbehave(response, request.socket);
    await expect(get(hastySend)).rejects.toThrow();
  });

  it('converts an invalid status of the upstream to 502', async () => {
    respond = (request) => request.socket.end('HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n');
    expect((await get()).status).toBe(502);
  });
});
