import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routeClass } from '@/lib/domain/http/route-class';
import type { OutboxLag } from '@/lib/platform/live/outbox-reader';
import type { Metrics } from './metrics';

/** Seconds: from a cached page to the timeout of an upstream. */
const LATENCY_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** What is read only when the metrics are collected. Numbers of what does not exist here are null. */
export type MetricSources = {
  pageCache(): { entries: number; bytes: number } | null;
  openStreams(): number | null;
  outboxLag(): Promise<OutboxLag | null>;
};

/** Creates the metrics and their Prometheus text. Rule: operations/OP9. */
export function createMetrics(sources: MetricSources): { metrics: Metrics; text(): Promise<string>; type: string } {
  const register = new Registry();
  collectDefaultMetrics({ register });
  addGauges(register, sources);
  const registers = [register];
  const requests = new Counter({
    name: 'hotel_requests_total',
    help: 'Requests with a complete response, without static files.',
    labelNames: ['route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'hotel_request_duration_seconds',
    help: 'Time until a response was complete, without event streams.',
    labelNames: ['route'],
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const reads = new Counter({
    name: 'hotel_page_cache_reads_total',
    help: 'Pages from the page cache: hit, stale or miss.',
    labelNames: ['result'],
    registers,
  });
  const stores = new Counter({
    name: 'hotel_page_cache_stores_total',
    help: 'Pages that were rendered and kept.',
    registers,
  });
  const orders = new Counter({
    name: 'hotel_orders_total',
    help: 'Orders that guests have sent: placed, repeated (the same order again), or why they were refused.',
    labelNames: ['outcome'],
    registers,
  });
  const upstream = new Counter({
    name: 'hotel_upstream_errors_total',
    help: 'Calls to the upstream without a response, or with a status from 500.',
    labelNames: ['kind'],
    registers,
  });
  const metrics: Metrics = {
    requestEnded({ method, target, status, seconds }) {
      const route = routeClass(method, target);
      requests.inc({ route, status });
      if (route !== 'events') latency.observe({ route }, seconds);
    },
    pageRead: (result) => reads.inc({ result }),
    pageStored: () => stores.inc(),
    orderResponded: (outcome) => orders.inc({ outcome }),
    upstreamFailed: (kind) => upstream.inc({ kind }),
  };
  return { metrics, text: () => register.metrics(), type: register.contentType };
}

function addGauges(register: Registry, { pageCache, openStreams, outboxLag }: MetricSources): void {
  const gauge = (name: string, help: string, read: () => number | null | Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        const value = await read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  gauge('hotel_page_cache_entries', 'Pages in the page cache.', () => pageCache()?.entries ?? null);
  gauge('hotel_page_cache_bytes', 'Approximate memory of the page cache.', () => pageCache()?.bytes ?? null);
  gauge('hotel_open_streams', 'Event streams that are open at this process.', openStreams);
  // Both gauges of one collection share the query.
  let lag: Promise<OutboxLag | null> | undefined;
  const readLag = () => {
    lag ??= outboxLag().finally(() => {
      lag = undefined;
    });
    return lag;
  };
  gauge(
    'hotel_outbox_lag_events',
    'Committed events that this process has not published.',
    async () => (await readLag())?.events ?? null,
  );
  gauge(
    'hotel_outbox_lag_seconds',
    'Age of the oldest committed event that this process has not published.',
    async () => (await readLag())?.seconds ?? null,
  );
}
