import { once } from 'node:events';
import { type Agent, Agent as HttpAgent, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseTrustedProxies } from '../request/client-address';
import { applySettings, readSettings } from '../settings/env';
import { drainTime, stopServer } from './graceful-stop';
import { createAppHandler } from './handle-request';
import { createHttpServer } from './http-server';
import { resetPhase, setPhase } from './readiness';

it('waits after SIGTERM only, and only as long as DRAIN_SECONDS says', () => {
  expect(drainTime('SIGTERM', { DRAIN_SECONDS: '7' })).toBe(7_000);
  expect(drainTime('SIGINT', { DRAIN_SECONDS: '7' })).toBe(0);
  expect([drainTime('SIGTERM', {}), drainTime('SIGTERM', { DRAIN_SECONDS: '' })]).toEqual([0, 0]);
});

describe('a server that stops', () => {
  let server: Server;
  let agent: Agent;
  let isStopping = false;
  let respondLate = () => {};
  beforeEach(async () => {
    // Not ready either way here; what matters is whether the server responds at all.
    applySettings(readSettings({ LOG_LEVEL: 'silent', HOTEL_API_URL: 'http://127.0.0.1:1' }));
    resetPhase();
    setPhase({ kind: 'serving' });
    isStopping = false;
    agent = new HttpAgent({ keepAlive: true });
    const handle = createAppHandler({ trustedProxies: parseTrustedProxies([]), createPages: null })(
      async (asked, response) => {
        if (asked.url === '/late')
          await new Promise<void>((done) => {
            respondLate = done;
          });
        response.end('done');
      },
    );
    server = createHttpServer(handle, { isStopping: () => isStopping }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    agent.destroy();
    resetPhase();
    server.closeAllConnections();
  });

  const ask = async (path: string) => {
    const { port } = server.address() as AddressInfo;
    const [response] = await once(request({ port, path, agent }).end(), 'response');
    response.resume();
    await once(response, 'end');
    return [response.statusCode, response.headers.connection];
  };

  it('says that it is not ready while it still responds, and ends each connection with its response', async () => {
    expect(await ask('/healthz')).toEqual([200, 'keep-alive']);
    [isStopping] = [true];
    setPhase({ kind: 'draining' });
    const stopped = stopServer(server, { drainMs: 1_000, timeoutMs: 60_000 });
    expect(await ask('/healthz')).toEqual([503, 'close']);
    expect(await ask('/order')).toEqual([200, 'close']);
    expect(server.listening).toBe(true);
    await stopped;
    expect(server.listening).toBe(false);
  });

  it('responds to the request that it has begun after it stopped to listen', async () => {
    const late = ask('/late');
    await once(server, 'request');
    const stopped = stopServer(server, { drainMs: 0, timeoutMs: 60_000 });
    expect(server.listening).toBe(false);
    respondLate();
    expect(await late).toEqual([200, 'close']);
    await stopped;
  });
});
