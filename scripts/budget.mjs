// Checks the bytes that every demo hotel's pages load first against those of a bare page of the same Next, measured in
// the same run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBareApp } from './parts/bare-app.mjs';
import { buildWhenChanged } from './parts/build-when-changed.mjs';
import { demoHotels, findProductList, hostOf } from './parts/demo-hotels.mjs';
import { firstLoad, lazyLoads, sizeOfFeature } from './parts/first-load.mjs';
import { serveBuiltApp } from './parts/serve-built-app.mjs';

const KB = 1024;
const SCRIPTS_OVER_BARE = 1.25;
const HTML_OF_HOME = 25 * KB;
/** All code of one overlay. Decision 142. */
const LAZY_LOAD = 66 * KB;
/**
 * Lazy loads with a separate budget, recognised by a text that only they contain. A page fetches them only when it
 * needs them.
 */
const SPECIAL_LOADS = [
  { what: 'realtime database', contains: 'firebaseio.com', allowed: 50 * KB },
  { what: 'pdf.js', contains: 'InvalidPDFException', allowed: 160 * KB },
];
/**
 * Budgets of features, with the texts that only their lazy loads contain. They are checked besides the budget of each
 * load. The banner about cookies comes with all the other parts that a page loads late.
 */
const FEATURES = [
  { what: 'voice assistant with its tools', contains: ['RTCPeerConnection', 'too_many_calls'], allowed: 20 * KB },
  { what: 'announcements and stories', contains: ['story-bars'], allowed: 8 * KB },
  { what: 'cookie banner and late parts', contains: ['cookie-title'], allowed: 7 * KB },
  { what: 'cookie settings', contains: ['cookie_accepted'], allowed: 6 * KB },
];
/** Number of lazy loads to print. All of them are checked against the budget. */
const LISTED = 8;

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const bare = await measureBare();
  const { pages, lazy } = await measureHotels();

  /** @type {Row[]} */
  const rows = pages.flatMap((page) => rowsOf(page, bare));
  rows.push(...FEATURES.map((feature) => featureRow(feature, lazy)));
  rows.push(...lazy.map(lazyRow));
  console.log(`bare page: ${kb(bare)} of scripts`);
  console.log(tableOf(rows.filter((row, index) => !row.ok || index < rows.length - lazy.length + LISTED)));
  const over = rows.filter(({ ok }) => !ok);
  console.log(over.length === 0 ? 'Within budget.' : `Over budget: ${over.map(({ what }) => what).join('; ')}`);
  return over.length === 0 ? 0 : 1;
}

async function measureBare() {
  const server = await serveBuiltApp({ app: await buildBareApp(), ready: '/' });
  try {
    const { status, total } = await firstLoad({ port: server.port, host: 'localhost', path: '/' });
    if (status !== 200) throw new Error(`The bare page responded with ${status}`);
    return total;
  } finally {
    await server.stop();
  }
}

async function measureHotels() {
  const server = await serveBuiltApp({ env: { RATE_LIMITS: 'off' } });
  try {
    /** @type {(import('./parts/first-load.mjs').FirstLoad & { host: string, home: boolean })[]} */
    const pages = [];
    for (const host of demoHotels().map(hostOf)) {
      const at = { port: server.port, host };
      pages.push({ host, home: true, ...(await firstLoad({ ...at, path: '/' })) });
      pages.push({ host, home: false, ...(await firstLoad({ ...at, path: await findProductList(at) })) });
    }
    if (pages.length === 0) throw new Error('There is no demo hotel to measure in hotels/');
    const present = new Set(pages.flatMap(({ scripts }) => [...scripts.keys()]));
    const lazy = lazyLoads(join('.next', 'static', 'chunks'), present);
    return { pages, lazy: lazy.map((load) => ({ ...load, text: load.files.map(sourceOf).join('') })) };
  } finally {
    await server.stop();
  }
}

/**
 * @typedef {{ what: string, found: string, allowed: string, ok: boolean }} Row
 * @param {Awaited<ReturnType<typeof measureHotels>>['pages'][number]} page
 * @param {number} bare
 * @returns {Row[]}
 */
function rowsOf(page, bare) {
  const where = `${page.host}${page.path}`;
  const share = page.total / bare;
  const scripts = {
    what: `${where} scripts`,
    found: `${kb(page.total)} = ${share.toFixed(3)} × bare`,
    allowed: `${kb(bare * SCRIPTS_OVER_BARE)} = ${SCRIPTS_OVER_BARE} × bare`,
    // To the digit that is printed: names of files, random in each build, compress to some bytes more or less.
    ok: Number(share.toFixed(3)) <= SCRIPTS_OVER_BARE,
  };
  const response = { what: `${where} status`, found: String(page.status), allowed: '200', ok: page.status === 200 };
  const foreign = {
    what: `${where} other hosts`,
    found: page.foreign.length === 0 ? 'none' : page.foreign.join(' '),
    allowed: 'none',
    ok: page.foreign.length === 0,
  };
  return [response, scripts, ...(page.home ? [limit(`${where} HTML`, page.html, HTML_OF_HOME)] : []), foreign];
}

/** @param {string} file */
const sourceOf = (file) => readFileSync(join('.next', file), 'utf8');

/**
 * @param {typeof FEATURES[number]} feature
 * @param {Awaited<ReturnType<typeof measureHotels>>['lazy']} lazy
 * @returns {Row}
 */
function featureRow({ what, contains, allowed }, lazy) {
  const size = sizeOfFeature(lazy, contains);
  // A text that no load contains any more would let the budget pass unmeasured.
  return size === null
    ? { what: `feature ${what}`, found: 'not found', allowed: kb(allowed), ok: false }
    : limit(`feature ${what}`, size, allowed);
}

/** @param {Awaited<ReturnType<typeof measureHotels>>['lazy'][number]} load */
function lazyRow({ files, size, text }) {
  const own = SPECIAL_LOADS.find(({ contains }) => text.includes(contains));
  return limit(`lazy ${own?.what ?? files.map(shortName).join(' + ')}`, size, own?.allowed ?? LAZY_LOAD);
}

/**
 * @param {string} what
 * @param {number} size
 * @param {number} allowed
 * @returns {Row}
 */
const limit = (what, size, allowed) => ({ what, found: kb(size), allowed: kb(allowed), ok: size <= allowed });

/** @param {readonly Row[]} rows */
function tableOf(rows) {
  const width = (/** @type {'what' | 'found'} */ key) => Math.max(...rows.map((row) => row[key].length));
  const [what, found] = [width('what'), width('found')];
  return rows
    .map(
      (row) => `${row.ok ? 'ok  ' : 'OVER'}  ${row.what.padEnd(what)}  ${row.found.padEnd(found)}  of ${row.allowed}`,
    )
    .join('\n');
}

/** @param {number} bytes */
const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

/** @param {string} file */
const shortName = (file) => file.replace('static/chunks/', '');

process.exitCode = await main();
