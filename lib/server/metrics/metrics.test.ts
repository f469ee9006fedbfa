import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@/lib/contract/paths';
import { orderOf, soup, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';
import { startUpstream } from '@/tests/peers/upstream';
import { handleApi } from '../api/handle-api';
import { createPageCache } from '../page-cache/page-cache';
import { sharePageCacheUse } from '../page-cache/page-cache-use';
import { parseTrustedProxies } from '../request/client-address';
import { applySettings, readSettings } from '../settings/env';
import { createAppHandler } from '../start/handle-request';
import { startMetrics } from '../start/start-metrics';
import { setPlatform } from '../upstream/platform-handle';
import { transport } from '../upstream/transport';
import { setMetrics } from './metrics';

let server: Server;
const portOf = (listening: Server) => (listening.address() as AddressInfo).port;
const collect = async () => (await fetch(`http://127.0.0.1:${portOf(server)}/metrics`)).text();
const hotelLines = async () =>
  (await collect()).split('\n').filter((line) => line.startsWith('hotel_') && !line.includes('_bucket'));

beforeEach(async () => {
  applySettings(readSettings({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }));
  server = await startMetrics(0);
});
afterEach(() => {
  setMetrics(undefined);
  server.close();
});

it('serves metrics of Node and of the product on the loopback address, and nothing at other paths', async () => {
  const text = await collect();
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('# TYPE hotel_requests_total counter');
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  expect((await fetch(`http://127.0.0.1:${portOf(server)}/`)).status).toBe(404);
});

it('refuses a port that is taken, and names the setting', async () => {
  await expect(startMetrics(portOf(server))).rejects.toThrow(/^METRICS_PORT: cannot be used/);
});

describe('the metrics of requests', () => {
  const STATUS: Readonly<Record<string, number>> = { '/': 200, '/nowhere': 404, '/api/v1/orders': 422 };

  it('counts requests by class of route and status, and has no series for a path', async () => {
    const handle = createAppHandler({ trustedProxies: parseTrustedProxies([]), createPages: null })(
      async (asked, response) => void response.writeHead(STATUS[asked.url ?? ''] ?? 200).end(),
    );
    const app = createServer((asked, response) => void handle(asked, response));
    await new Promise<void>((done) => app.listen(0, '127.0.0.1', done));
    const ask = (method: string, path: string) =>
      new Promise((done) =>
        request({ port: portOf(app), path, method, agent: false }, (response) =>
          response.resume().once('end', done),
        ).end(),
      );
    await ask('GET', '/');
    await ask('GET', '/nowhere');
    await ask('POST', '/api/v1/orders');
    for (let each = 0; each < 50; each += 1) await ask('GET', `/made-up/${each}`);
    await ask('POST', '/channels');
    await eventually(async () => (await hotelLines()).some((line) => line.includes('events')));
    const lines = await hotelLines();
    expect(lines.filter((line) => line.startsWith('hotel_requests_total'))).toEqual([
      'hotel_requests_total{route="page",status="200"} 51',
      'hotel_requests_total{route="page",status="404"} 1',
      'hotel_requests_total{route="order",status="422"} 1',
      'hotel_requests_total{route="events",status="200"} 1',
    ]);
    expect(lines.filter((line) => line.startsWith('hotel_request_duration_seconds_count'))).toEqual([
      'hotel_request_duration_seconds_count{route="page"} 52',
      'hotel_request_duration_seconds_count{route="order"} 1',
    ]);
    app.close();
  });
});

it('reports how many pages the page cache holds, and their size', async () => {
  const cache = createPageCache<string>({ now: () => 0, onError: () => undefined });
  sharePageCacheUse(cache);
  await cache.read('aurora /', async () => ({ value: 'page', verdict: 'keep', size: 5_000 }));
  await cache.read('aurora /x', async () => ({ value: 'page', verdict: 'gone', size: 5_000 }));
  const lines = await hotelLines();
  expect(lines).toContain('hotel_page_cache_entries 1');
  expect(lines).toContain('hotel_page_cache_bytes 5000');
});

it('counts calls that an upstream fails', async () => {
  const upstream = await startUpstream(() => ({ status: 500 }));
  applySettings(readSettings({ LOG_LEVEL: 'silent', HOTEL_API_URL: upstream.origin }));
  await transport().send(new Request(`${upstream.origin}/api/v1/hotels/aurora`));
  await upstream.close();
  await transport()
    .send(new Request(`${upstream.origin}/api/v1/hotels/aurora`))
    .catch(() => undefined);
  const lines = await hotelLines();
  expect(lines).toContain('hotel_upstream_errors_total{kind="server error"} 1');
  expect(lines).toContain('hotel_upstream_errors_total{kind="no response"} 1');
});

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await testPlatform(await emptyStore());
    setPlatform(platform.app);
  });
  afterEach(() => platform.close());

  const send = (body: unknown) =>
    handleApi(
      new Request(`http://localhost/api/v1${paths.orders()}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { host: 'aurora.localhost', 'content-type': 'application/json' },
      }),
    );

  it('counts orders by outcome, open streams, and events that wait in the outbox', async () => {
    const order = orderOf('aurora');
    for (const body of [order, order, orderOf('aurora', { products: [soup(1)] })]) await send(body);
    platform.app.live.subscribe(
      { hotel: 'aurora', orderUuids: [order.uuid], chatUuids: [], lastId: null },
      { write: () => undefined, end: () => undefined },
    );
    const lines = await hotelLines();
    expect(lines.filter((line) => line.startsWith('hotel_orders_total'))).toEqual([
      'hotel_orders_total{outcome="placed"} 1',
      'hotel_orders_total{outcome="repeated"} 1',
      'hotel_orders_total{outcome="invalid"} 1',
    ]);
    expect(lines).toContain('hotel_open_streams 1');
    expect(lines).toContain('hotel_outbox_lag_events 0');
    expect(lines).toContain('hotel_outbox_lag_seconds 0');
  });
});
