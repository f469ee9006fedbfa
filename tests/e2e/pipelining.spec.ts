import { connect } from 'node:net';
import { ask, freePort, serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { expect, test } from './fixtures';

const host = 'cala-verde.localhost';
const CONNECTIONS = 5;
const MEGABYTE = 1_000_000;

/** Opens a connection that sends `count` requests for the home page in one write and reads nothing. */
function pipeline(port: number, count: number) {
  const socket = connect(port, 'localhost').pause();
  // The server ends what asks for too much.
  socket.on('error', () => undefined);
  socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(count));
  return socket;
}

/** The server's memory in bytes, and how many pages it has begun to send. */
async function measure(metricsPort: number): Promise<{ memory: number; pages: number }> {
  const text = (await ask({ port: metricsPort, path: '/metrics' })).body.toString();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
      (total, [, n]) => total + Number(n),
      0,
    );
  return { memory: sum('process_resident_memory_bytes'), pages: sum('hotel_page_cache_reads_total') };
}

for (const [what, requests, most] of [
  ['1,500 requests are not', 1_500, 1],
  ['the most requests that may wait are', 33, 33],
] as const) {
  test(`${what} answered on connections that never read, and take little memory`, async () => {
    const metricsPort = await freePort();
    const server = await serveBuiltApp({ env: { METRICS_PORT: String(metricsPort) } });
    try {
      for (let warm = 0; warm < 50; warm += 1) await ask({ port: server.port, host, path: '/' });
      const before = await measure(metricsPort);
      expect(before.pages).toBe(50);
      expect(before.memory).toBeGreaterThan(50 * MEGABYTE);
      const sockets = Array.from({ length: CONNECTIONS }, () => pipeline(server.port, requests));
      const pages = async () => (await measure(metricsPort)).pages - before.pages;
      await expect.poll(pages).toBeGreaterThanOrEqual(CONNECTIONS);
      // Another guest is served meanwhile.
      expect((await ask({ port: server.port, host, path: '/' })).status).toBe(200);
      expect(await pages()).toBeLessThanOrEqual(CONNECTIONS * most + 1);
      expect((await measure(metricsPort)).memory - before.memory).toBeLessThan(CONNECTIONS * 50 * MEGABYTE);
      for (const socket of sockets) socket.destroy();
    } finally {
      await server.stop();
    }
  });
}
