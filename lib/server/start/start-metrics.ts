import 'server-only';
import { createServer, type Server } from 'node:http';
import { createMetrics, type MetricSources } from '../metrics/create-metrics';
import { setMetrics } from '../metrics/metrics';
import { pageCacheUse } from '../page-cache/page-cache-use';
import { SettingsError } from '../settings/env';
import { hasPlatform, platform } from '../upstream/platform-handle';

/** Loopback only: the numbers say how many guests a hotel has, and every collection costs a query. */
const METRICS_HOST = '127.0.0.1';

const SOURCES: MetricSources = {
  pageCache: pageCacheUse,
  openStreams: () => (hasPlatform() ? platform().live.count() : null),
  // While the store does not respond, readiness says so, and the other numbers are still collected.
  outboxLag: async () =>
    hasPlatform()
      ? platform()
          .outboxLag()
          .catch(() => null)
      : null,
};

/**
 * Collects metrics and serves them as Prometheus text at `http://127.0.0.1:METRICS_PORT/metrics`. Throws a
 * `SettingsError` when the port is taken. Rule: operations/OP9.
 */
export async function startMetrics(port: number, sources = SOURCES): Promise<Server> {
  const { metrics, text, type } = createMetrics(sources);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const body = await text();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new SettingsError(`METRICS_PORT: cannot be used (${error.message})`)));
    server.listen(port, METRICS_HOST, resolve);
  });
  setMetrics(metrics);
  return server.unref();
}
