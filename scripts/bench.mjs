// Runs all benchmarks (`npm run bench`), or only the named ones: npm run bench -- kill
import { join } from 'node:path';
import { prepareAssets } from './assets.mjs';
import { projectNode, withProjectNode } from './parts/project-node.mjs';
import { run } from './parts/run.mjs';

/** @type {Record<string, string>} */
const BENCHES = {
  attacks: join('tests', 'bench', 'attacks.mjs'),
  availability: join('tests', 'bench', 'availability.mjs'),
  backup: join('tests', 'bench', 'backup.mjs'),
  'cart-open': join('tests', 'bench', 'cart-open.mjs'),
  chat: join('tests', 'bench', 'chat.mjs'),
  'chat-open': join('tests', 'bench', 'chat-open.mjs'),
  'desk-orders': join('tests', 'bench', 'desk-orders.mjs'),
  'desk-screen': join('tests', 'bench', 'desk-screen.mjs'),
  'first-load': join('scripts', 'budget.mjs'),
  import: join('tests', 'bench', 'import.mjs'),
  junk: join('tests', 'bench', 'junk.mjs'),
  kill: join('tests', 'bench', 'kill.mjs'),
  'long-list': join('tests', 'bench', 'long-list.mjs'),
  'offline-orders': join('tests', 'bench', 'offline-orders.mjs'),
  'orders-open': join('tests', 'bench', 'orders-open.mjs'),
  'orders-check': join('tests', 'bench', 'orders-check.mjs'),
  'order-status': join('tests', 'bench', 'order-status.mjs'),
  'page-browser': join('tests', 'bench', 'page-browser.mjs'),
  'page-server': join('tests', 'bench', 'page-server.mjs'),
  payments: join('tests', 'bench', 'payments.mjs'),
  render: join('tests', 'bench', 'render.mjs'),
  'rolling-restart': join('tests', 'bench', 'rolling-restart.mjs'),
  sheet: join('tests', 'bench', 'sheet', 'sheet.mjs'),
  'route-change': join('tests', 'bench', 'route-change.mjs'),
  'single-flight': join('tests', 'bench', 'single-flight.mjs'),
  slots: join('tests', 'bench', 'slots.mjs'),
  subscribers: join('tests', 'bench', 'subscribers.mjs'),
  taps: join('tests', 'bench', 'taps.mjs'),
  templates: join('tests', 'bench', 'templates.mjs'),
  tickets: join('tests', 'bench', 'tickets.mjs'),
  'two-processes': join('tests', 'bench', 'two-processes.mjs'),
};

/** @param {string} start */
const beginningWith = (start) => Object.keys(BENCHES).filter((name) => name.startsWith(start));

/**
 * Names of several benches: `page` for all whose names begin with it, and the scripts that pages load; `desk` for its own.
 *
 * @type {Record<string, string[]>}
 */
const GROUPS = { page: [...beginningWith('page-'), 'first-load'], desk: beginningWith('desk-') };

async function main() {
  const named = process.argv.slice(2).flatMap((name) => GROUPS[name] ?? [name]);
  const unknown = named.filter((name) => !(name in BENCHES));
  if (unknown.length > 0) {
    console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
    return 2;
  }
  await prepareAssets();
  /** @type {string[]} */
  const failed = [];
  for (const name of named.length > 0 ? named : Object.keys(BENCHES)) {
    console.log(`\n── ${name} ──`);
    const code = await run(projectNode(), [BENCHES[name] ?? ''], { env: withProjectNode() });
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) console.log(`\nNot as it should be: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await main();
