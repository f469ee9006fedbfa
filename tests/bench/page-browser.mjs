// What a first visit costs a phone: requests and bytes before the first tap, paints on a slow line, and the work that
// Lighthouse counts, each beside a bare page of the same Next in the same run.
import { buildBareApp } from '../../scripts/parts/bare-app.mjs';
import { buildWhenChanged } from '../../scripts/parts/build-when-changed.mjs';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { launchBrowser, medianOf, runLighthouse } from './parts/lighthouse-browser.mjs';
import { visit } from './parts/page-visits.mjs';

const RUNS = 5;
const KB = 1024;

/** @typedef {{ what: string, found: number, most: number | null, unit: string }} Row */

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const bare = await serveBuiltApp({ app: await buildBareApp(), ready: '/' });
  const hotel = await serveBuiltApp({ env: { RATE_LIMITS: 'off' } });
  const { browser, debugPort } = await launchBrowser();
  const urls = { bare: `http://localhost:${bare.port}/`, home: `http://cala-verde.localhost:${hotel.port}/` };
  try {
    // Once, so that nothing is compiled or read for the first time in a run that counts.
    for (const url of Object.values(urls)) await visit(browser, url);
    const rows = [...(await visits(browser, urls)), ...(await audits(debugPort, urls))];
    for (const row of rows) console.log(lineOf(row));
    const over = rows.filter(({ found, most }) => most !== null && found > most);
    console.log(over.length === 0 ? 'Within budget.' : `Over budget: ${over.map(({ what }) => what).join('; ')}`);
    return over.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await Promise.all([bare.stop(), hotel.stop()]);
  }
}

/**
 * @template T
 * @param {{ bare: string, home: string }} urls
 * @param {(url: string) => Promise<T>} measure
 * @returns {Promise<{ bare: T[], home: T[] }>} of alternating runs, so that a busy moment meets both
 */
async function alternating(urls, measure) {
  /** @type {{ bare: T[], home: T[] }} */
  const found = { bare: [], home: [] };
  for (let run = 0; run < RUNS; run++) {
    found.bare.push(await measure(urls.bare));
    found.home.push(await measure(urls.home));
  }
  return found;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ bare: string, home: string }} urls
 * @returns {Promise<Row[]>}
 */
async function visits(browser, urls) {
  const { bare, home } = await alternating(urls, (url) => visit(browser, url, { isSlow: true }));
  const first = medianOf(home, ({ first: at }) => at);
  const largest = medianOf(home, ({ largest: at }) => at);
  const handled = medianOf(home, ({ handled: at }) => at);
  return [
    {
      what: 'home: requests before the first tap',
      found: medianOf(home, (one) => one.requests.length),
      most: 30,
      unit: '',
    },
    {
      what: 'home: transferred before the first tap',
      found: medianOf(home, ({ bytes }) => bytes) / KB,
      most: 271,
      unit: 'KB',
    },
    {
      what: 'home: fetched ahead at rest',
      found: medianOf(home, ({ ahead }) => ahead) / KB,
      most: 100,
      unit: 'KB',
    },
    { what: 'home: layout shift', found: Math.max(...home.map(({ shift }) => shift)), most: 0, unit: '' },
    { what: 'slow line: first paint', found: first, most: null, unit: 'ms' },
    {
      what: 'slow line: largest ÷ first paint',
      found: medianOf(home, (one) => one.largest / one.first),
      most: 1.2,
      unit: '×',
    },
    { what: 'slow line: first paint ÷ bare', found: first / medianOf(bare, ({ first: at }) => at), most: 3, unit: '×' },
    {
      what: 'slow line: largest paint ÷ bare',
      found: largest / medianOf(bare, ({ largest: at }) => at),
      most: 3.3,
      unit: '×',
    },
    {
      what: 'slow line: a tap on a tile is handled',
      found: handled,
      most: null,
      unit: 'ms',
    },
    {
      what: 'slow line: a tap on a tile is handled ÷ bare hydrated',
      found: handled / medianOf(bare, ({ handled: at }) => at),
      most: null,
      unit: '×',
    },
  ];
}

/** @typedef {{ largest: number, blocking: number, work: number }} Audit milliseconds */

/**
 * @param {number} port
 * @param {{ bare: string, home: string }} urls
 * @returns {Promise<Row[]>}
 */
async function audits(port, urls) {
  const { bare, home } = await alternating(urls, (url) => audit(port, url));
  const blocking = medianOf(home, (one) => one.blocking);
  const work = medianOf(home, (one) => one.work);
  return [
    {
      what: 'Lighthouse, mobile: largest paint',
      found: medianOf(home, ({ largest }) => largest),
      most: 2000,
      unit: 'ms',
    },
    { what: 'Lighthouse, mobile: blocking time', found: blocking, most: null, unit: 'ms' },
    {
      what: 'Lighthouse, mobile: blocking time ÷ bare',
      found:
        blocking /
        Math.max(
          1,
          medianOf(bare, (one) => one.blocking),
        ),
      most: 1.5,
      unit: '×',
    },
    { what: 'Lighthouse, mobile: main-thread work', found: work, most: null, unit: 'ms' },
    {
      what: 'Lighthouse, mobile: main-thread work ÷ bare',
      found: work / medianOf(bare, (one) => one.work),
      most: null,
      unit: '×',
    },
  ];
}

/**
 * @param {number} port of the browser
 * @param {string} url
 * @returns {Promise<Audit>}
 */
async function audit(port, url) {
  const { audits: found } = await runLighthouse(port, url, ['performance']);
  const numberOf = (/** @type {string} */ name) => found[name]?.numericValue ?? Number.NaN;
  return {
    largest: numberOf('largest-contentful-paint'),
    blocking: numberOf('total-blocking-time'),
    work: numberOf('mainthread-work-breakdown'),
  };
}

/** @param {Row} row */
function lineOf({ what, found, most, unit }) {
  const digits = unit === '×' ? 2 : unit === 'KB' ? 1 : 0;
  const mark = most === null ? '    ' : found <= most ? 'ok  ' : 'OVER';
  return `${mark}  ${what.padEnd(54)} ${found.toFixed(digits)} ${unit}${most === null ? '' : ` of ${most}`}`;
}

process.exitCode = await main();
