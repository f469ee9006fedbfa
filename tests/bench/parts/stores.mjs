import { tmpdir } from 'node:os';
import '../../../scripts/parts/typescript.mjs';

const { emptySqlite } = await import('@/tests/builders/platform/stores');
const { postgresSkipped, startPostgres } = await import('@/tests/peers/postgres');
const { startPlatform } = await import('@/tests/builders/platform/start-platform');
const { twoHotels } = await import('@/tests/builders/platform/hotel-files');

/**
 * Runs a measurement on each store. Returns false when one of them failed.
 *
 * @param {(store: { kind: 'SQLite' | 'PostgreSQL', url: string }) => Promise<boolean>} measure
 */
export async function onEachStore(measure) {
  // On a disk, like a hotel's store.
  const file = await emptySqlite({ parent: tmpdir() });
  let isRight = await measure({ kind: 'SQLite', url: file.url });
  await file.remove();
  const skipped = postgresSkipped();
  if (skipped !== null) {
    console.log(`PostgreSQL ${skipped}`);
    return isRight;
  }
  const server = await startPostgres();
  try {
    isRight = (await measure({ kind: 'PostgreSQL', url: server.url })) && isRight;
  } finally {
    await server.stop();
  }
  return isRight;
}

/**
 * A folder with the two small test hotels. Each slot of a massage at aurora has the given number of places.
 *
 * @param {number} capacity
 */
export function hotelsWith(capacity) {
  const files = twoHotels();
  files.change('aurora/sections/20-wellness.json', (wellness) => {
    const [massages] = /** @type {{ products: { slots: { capacity: number } }[] }[]} */ (wellness.sections);
    const [massage] = massages?.products ?? [];
    if (massage !== undefined) massage.slots.capacity = capacity;
  });
  return files;
}

/**
 * The options of an embedded platform that nobody calls as staff.
 *
 * @param {string} databaseUrl
 * @param {string} hotelsDir
 * @returns {import('@/lib/platform/open-platform').StartOptions}
 */
export const platformOptions = (databaseUrl, hotelsDir) => ({
  databaseUrl,
  hotelsDir,
  emojiDir: 'node_modules/@lobehub/fluent-emoji-3d/assets',
  filesDir: hotelsDir,
  scripts: false,
  deskToken: null,
  now: () => new Date(),
  uuid: () => crypto.randomUUID(),
  reportError: (error, where) => console.error(where, error),
});

/**
 * Opens the embedded platform on a store.
 *
 * @param {string} url
 * @param {string} hotelsDir
 */
export async function openPlatform(url, hotelsDir) {
  const { platform, imported } = await startPlatform(platformOptions(url, hotelsDir));
  if (imported.failed.length > 0) throw new Error(JSON.stringify(imported.failed));
  return platform;
}

/** @param {import('@/lib/platform/app').Platform} platform @param {string} path */
export async function get(platform, path) {
  const response = await platform.fetch(new Request(`http://inside/api/v1${path}`));
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
  return (await response.json()).data;
}

/**
 * The duration of a call in milliseconds, measured one call after another after a warm-up.
 *
 * @param {number} times
 * @param {() => Promise<unknown>} call
 */
export async function timed(times, call) {
  for (let warmUp = 0; warmUp < 20; warmUp++) await call();
  /** @type {number[]} */
  const took = [];
  for (let run = 0; run < times; run++) {
    const from = performance.now();
    await call();
    took.push(performance.now() - from);
  }
  took.sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => took[Math.floor(share * (took.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}

/** @param {{ p50: number, p95: number, most: number }} took */
export const shown = ({ p50, p95, most }) =>
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, longest ${most.toFixed(1)} ms`;
