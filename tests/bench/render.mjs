// Compares the rendered home page of a hotel with a bare dynamic page in one run: requests per second and latency.
import { createRequire } from 'node:module';
import { buildBareApp } from '../../scripts/parts/bare-app.mjs';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { demoHotels, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';

const autocannon = createRequire(import.meta.url)('autocannon');

const CONNECTIONS = 16;
const SECONDS = 8;
const WARM_UP_SECONDS = 3;
const LEAST_SHARE = 0.5;
const MOST_SPREAD = 10;

/** @typedef {{ what: string, perSecond: number, p50: number, p99: number }} Figures */

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const bare = await figures({ what: 'bare dynamic page', app: await buildBareApp(), ready: '/', host: 'localhost' });
  /** @type {Figures[]} */
  const homes = [];
  for (const code of demoHotels()) homes.push(await figures({ what: `home of ${code}`, host: hostOf(code) }));

  for (const { what, perSecond, p50, p99 } of [bare, ...homes]) {
    const share = (perSecond / bare.perSecond).toFixed(2);
    const spread = (p99 / p50).toFixed(1);
    console.log(`${what}: ${perSecond.toFixed(0)}/s = ${share} × bare, p50 ${p50} ms, p99 ${p99} ms = ${spread} × p50`);
  }
  const slow = homes.filter(
    (home) => home.perSecond < LEAST_SHARE * bare.perSecond || home.p99 >= MOST_SPREAD * home.p50,
  );
  console.log(slow.length === 0 ? 'Within budget.' : `Over budget: ${slow.map(({ what }) => what).join('; ')}`);
  return slow.length === 0 ? 0 : 1;
}

/**
 * @param {{ what: string, app?: string, ready?: string, host: string }} page
 * @returns {Promise<Figures>}
 */
async function figures({ what, app, ready, host }) {
  const server = await serveBuiltApp({ ...(app && { app }), ...(ready && { ready }), env: { RATE_LIMITS: 'off' } });
  try {
    const load = {
      url: `http://localhost:${server.port}/`,
      connections: CONNECTIONS,
      headers: { host: `${host}:${server.port}` },
    };
    await autocannon({ ...load, duration: WARM_UP_SECONDS });
    const result = await autocannon({ ...load, duration: SECONDS });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${what}: ${result.non2xx} refusals, ${result.errors} errors`);
    return { what, perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
  } finally {
    await server.stop();
  }
}

process.exitCode = await main();
