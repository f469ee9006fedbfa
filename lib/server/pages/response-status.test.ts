import { once as nextEvent } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseTrustedProxies } from '../request/client-address';
import { setTrustedHeaders, withRequest } from '../request/current-request';
import { setResponseStatus } from './response-status';

// Renders each page some time after its request arrived, while other requests are pending.
const server = createServer((req, res) => {
  setTrustedHeaders(req, parseTrustedProxies([]));
  void withRequest(req, res, async () => {
    await wait(Number(req.url?.slice(2)) || 1);
    if (req.url?.startsWith('/m')) setResponseStatus(404);
    if (req.url?.startsWith('/d')) setResponseStatus(503);
    res.end(`${req.url} ${req.headers['x-forwarded-for']} ${req.headers['x-forwarded-host']}`);
  });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, headers }).end();
  const [response] = await nextEvent(sent, 'response');
  let body = '';
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], body };
};

beforeAll(() => new Promise<void>((done) => server.listen(0, () => done())));
afterAll(() => new Promise((done) => server.close(done)));

describe('the HTTP status of a page', () => {
  it('sets the status of each of several simultaneous pages', async () => {
    const responses = await Promise.all(['/o20', '/m10', '/d5', '/m1'].map((path) => get(path)));
    expect(responses.map((response) => response.status)).toEqual([200, 404, 503, 404]);
    expect(responses.map((response) => response.retryAfter)).toEqual([undefined, undefined, '10', undefined]);
  });

  it('does not set the status of a client navigation, which has no document', async () => {
    expect((await get('/m1', { rsc: '1' })).status).toBe(200);
  });

  it('sets no status outside of a request', () => {
    expect(() => setResponseStatus(404)).not.toThrow();
  });
});

it('sets the client’s address in the forwarded header', async () => {
  const { body } = await get('/o1', { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'other.example' });
  expect(body).toMatch(/^\/o1 (127\.0\.0\.1|::1) undefined$/);
});
