import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applySettings, readSettings } from '../settings/env';
import { sendStorage } from './send-storage';

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

/** Asks a server that answers files itself and everything else as Next would. */
async function ask(upstream: RequestListener, { path = '/storage/toast.webp', method = 'GET', headers = {} } = {}) {
  const at = await listen(upstream);
  applySettings(readSettings({ HOTEL_API_URL: `http://127.0.0.1:${at}`, LOG_LEVEL: 'silent' }));
  const port = await listen((asked, response) => {
    void sendStorage(asked, response).then((isSent) => {
      if (!isSent) response.writeHead(418).end();
    });
  });
  const sent = request({ port, path, method, agent: false, headers: { host: 'aurora.localhost', ...headers } }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() };
}

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
