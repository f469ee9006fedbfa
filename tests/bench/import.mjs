// Measures a first start with a thousand hotels: how long the import takes on each store, how long it blocks other
// work, and what the server logs and serves during the import.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { ask, serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { onEachStore, platformOptions } from './parts/stores.mjs';

const { manyHotels } = await import('@/tests/builders/platform/hotel-files');
const { openPlatform } = await import('@/lib/platform/open-platform');

const HOTELS = Number(process.env.BENCH_HOTELS || 1000);
/** Milliseconds. A health probe or a guest would notice a longer wait. */
const MOST_WAIT_MS = 1_000;
const MOST_FRONT_DOOR_BYTES = 100_000;

/** @param {() => Promise<unknown>} work */
async function seconds(work) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** @param {{ kind: string, url: string }} store @param {string} hotelsDir */
async function measureImport({ kind, url }, hotelsDir) {
  const { platform, importHotels } = await openPlatform(platformOptions(url, hotelsDir));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const first = await seconds(() => importHotels());
  delay.disable();
  const again = await seconds(() => importHotels());
  const longest = delay.max / 1e6;
  const served = await platform.countHotels();
  await platform.close();
  console.log(
    `${kind}: ${served} hotels in ${first.toFixed(1)} s, unchanged in ${again.toFixed(1)} s, longest turn ${longest.toFixed(0)} ms`,
  );
  return served === HOTELS && longest < MOST_WAIT_MS;
}

/**
 * Starts a server with an empty store and measures the time until its first page.
 *
 * @param {string} databaseUrl
 * @param {string} hotelsDir
 */
async function measureServer(databaseUrl, hotelsDir) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotel-import-'));
  const started = performance.now();
  const since = () => ((performance.now() - started) / 1000).toFixed(1);
  const env = { HOTELS_DIR: hotelsDir, DATABASE_URL: databaseUrl };
  const server = await serveBuiltApp({ ready: '/healthz/live', dataDir, env });
  try {
    const alive = since();
    let said = '';
    for (;;) {
      const { status, body } = await ask({ port: server.port, path: '/healthz/ready' });
      if (status === 200) break;
      said ||= body.toString();
      await wait(200);
    }
    const ready = since();
    const asked = performance.now();
    const front = await ask({ port: server.port, path: '/' });
    const took = performance.now() - asked;
    console.log(`server: alive after ${alive} s, ready after ${ready} s; meanwhile ${said || 'nothing to wait for'}`);
    console.log(`front page: ${front.body.length} bytes in ${took.toFixed(0)} ms`);
    return front.status === 200 && front.body.length < MOST_FRONT_DOOR_BYTES;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const files = manyHotels(HOTELS);
  const folder = mkdtempSync(join(tmpdir(), 'hotel-import-'));
  try {
    const isImported = await onEachStore((store) => measureImport(store, files.dir));
    const isServed = await measureServer(`file:${join(folder, 'hotel.db')}`, files.dir);
    return isImported && isServed ? 0 : 1;
  } finally {
    files.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
