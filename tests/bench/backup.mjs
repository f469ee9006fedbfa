// Makes a backup of the built app while guests place 100 orders a second, and restores it into another folder. Every
// order that was acknowledged before the backup's moment must be in it, and the restored server must know it.
import '../../scripts/parts/typescript.mjs';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { firstDemoHotel, hostOf } from '../../scripts/parts/demo-hotels.mjs';
import { projectNode, withProjectNode } from '../../scripts/parts/project-node.mjs';
import { run } from '../../scripts/parts/run.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { checkOrders, orderable, placeOrderNow } from './parts/guest-orders.mjs';

const { readManifest } = await import('@/lib/platform/backup/manifest');

const ORDERS_A_SECOND = 100;
const SECONDS = 8;
/** When the backup begins, in seconds after the first order. */
const BACKUP_AFTER = 3;

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const code = firstDemoHotel();
  const folder = mkdtempSync(join(tmpdir(), 'hotel-backup-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const env = { RATE_LIMITS: 'off', AUTOPILOT: 'off', DATABASE_URL: '' };
  const dataDir = join(folder, 'data');
  const server = await serveBuiltApp({ env, dataDir });
  const hotel = await orderable({ port: server.port, host: hostOf(code), code });
  const ordering = placeSteadily(hotel);
  await pause(BACKUP_AFTER * 1_000);
  if ((await runScript('backup', dataDir, join(folder, 'backups'))) !== 0) return 1;
  const { acknowledged, seconds } = await ordering;
  await server.stop();

  const backup = join(folder, 'backups', readdirSync(join(folder, 'backups'))[0] ?? '');
  const { at } = await readManifest(backup);
  const restoredDir = join(folder, 'restored');
  if ((await runScript('restore', restoredDir, backup)) !== 0) return 1;
  const restored = await serveBuiltApp({ env, dataDir: restoredDir });
  const all = acknowledged.map(({ uuid }) => uuid);
  const found = new Set((await checkOrders({ ...hotel, port: restored.port }, all)).map(({ uuid }) => uuid));
  await restored.stop();

  const before = acknowledged.filter(({ when }) => when < Date.parse(at));
  const lost = before.filter(({ uuid }) => !found.has(uuid));
  console.log(`${all.length} orders in ${seconds.toFixed(1)} s = ${(all.length / seconds).toFixed(0)} a second`);
  console.log(`${before.length} acknowledged before the backup, ${found.size} restored, ${lost.length} lost`);
  const isRight = before.length > 0 && lost.length === 0 && found.size < all.length;
  console.log(isRight ? 'As it should be.' : 'Not as it should be.');
  return isRight ? 0 : 1;
}

/**
 * Places orders at a steady rate, whether or not earlier ones have a response. `when`: milliseconds, of the response.
 *
 * @param {import('./parts/guest-orders.mjs').Orderable} hotel
 */
async function placeSteadily(hotel) {
  const began = performance.now();
  /** @type {Promise<{ uuid: string, when: number }>[]} */
  const orders = [];
  for (let number = 0; number < ORDERS_A_SECOND * SECONDS; number++) {
    await pause(Math.max(0, began + (number * 1_000) / ORDERS_A_SECOND - performance.now()));
    const uuid = crypto.randomUUID();
    orders.push(placeOrderNow(hotel, uuid).then(() => ({ uuid, when: Date.now() })));
  }
  const acknowledged = await Promise.all(orders);
  return { acknowledged, seconds: (performance.now() - began) / 1_000 };
}

/** @param {'backup' | 'restore'} script @param {string} dataDir @param {string} folder */
const runScript = (script, dataDir, folder) =>
  run(projectNode(), [join('scripts', `${script}.mjs`), folder], {
    env: { ...withProjectNode(), NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' },
    quiet: true,
  });

process.exitCode = await main();
