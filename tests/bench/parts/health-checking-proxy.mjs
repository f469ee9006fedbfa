import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Failed probes after which a server gets no more requests, as proxies count. */
const FAILURES = 2;

/**
 * A reverse proxy as nginx or Caddy would be: sends requests to healthy servers in turn over kept connections, probes
 * /healthz, and passes a request on to the other server only if no connection could be made. It never repeats a request
 * that a server may have received.
 *
 * @param {{ ports: readonly number[], intervalMs: number }} options
 */
export async function startProxy({ ports, intervalMs }) {
  const agent = new Agent({ keepAlive: true });
  const backends = ports.map((port) => ({ port, failures: FAILURES }));
  const isHealthy = (/** @type {{ failures: number }} */ { failures }) => failures < FAILURES;
  let [turn, repeated] = [0, 0];
  const server = createServer((incoming, outgoing) => {
    const healthy = backends.filter(isHealthy);
    turn += 1;
    send(healthy.map((_, index) => healthy[(turn + index) % healthy.length]?.port ?? 0));

    /** @param {readonly number[]} waiting */
    function send([port, ...others]) {
      if (port === undefined) return outgoing.writeHead(502).end();
      const { method, url: path, headers } = incoming;
      const passed = request({ host: 'localhost', port, method, path, headers, agent }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      passed.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code !== 'ECONNREFUSED')
          return outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end();
        repeated += 1;
        incoming.unpipe(passed);
        send(others);
      });
      // Nothing is read before there is a connection, so that another server can still get the whole body.
      passed.once('socket', (socket) => {
        if (!socket.connecting) incoming.pipe(passed);
        else socket.once('connect', () => incoming.pipe(passed));
      });
    }
  });
  let isStopped = false;
  const probing = Promise.all(
    backends.map(async (backend) => {
      while (!isStopped) {
        backend.failures = (await isReady(backend.port, intervalMs * 8)) ? 0 : backend.failures + 1;
        await wait(intervalMs);
      }
    }),
  );
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    repeated: () => repeated,
    untilHealthy: async (/** @type {number} */ count) => {
      while (backends.filter(isHealthy).length < count) await wait(intervalMs);
    },
    stop: async () => {
      isStopped = true;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await probing;
    },
  };
}

/** @param {number} port @param {number} timeoutMs */
async function isReady(port, timeoutMs) {
  try {
    const response = await fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok;
  } catch {
    return false;
  }
}
