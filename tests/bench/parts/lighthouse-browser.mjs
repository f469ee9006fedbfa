import { createRequire } from 'node:module';
import lighthouse from 'lighthouse';
import { findOrInstallBrowser } from '../../../scripts/parts/find-browser.mjs';
import { freePort } from '../../../scripts/parts/serve-built-app.mjs';

const { chromium } = createRequire(import.meta.url)('@playwright/test');

/** Starts a browser that Lighthouse can drive through `debugPort`. */
export async function launchBrowser() {
  const executablePath = await findOrInstallBrowser();
  if (executablePath === null) throw new Error('There is no browser.');
  const debugPort = await freePort();
  /** @type {import('@playwright/test').Browser} */
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      `--remote-debugging-port=${debugPort}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
    ],
  });
  return { browser, debugPort };
}

/** What Lighthouse says when it has missed the start of a trace, and asks to be run again. */
const MISSED_START = 'NO_NAVSTART';
const ATTEMPTS = 3;

/**
 * Visits a page with Lighthouse as a phone.
 *
 * @param {number} debugPort
 * @param {string} url
 * @param {readonly string[]} categories
 */
export async function runLighthouse(debugPort, url, categories) {
  for (let attempt = 1; ; attempt++) {
    const result = await lighthouse(url, { port: debugPort, logLevel: 'error', onlyCategories: [...categories] });
    const error = result?.lhr.runtimeError;
    if (result !== undefined && error === undefined) return result.lhr;
    if (error?.code !== MISSED_START || attempt === ATTEMPTS)
      throw new Error(`Lighthouse could not visit ${url}: ${error?.message ?? 'no result'}`);
  }
}

/**
 * @template T
 * @param {readonly T[]} runs
 * @param {(run: T) => number} pick
 * @returns {number} the median
 */
export const medianOf = (runs, pick) => runs.map(pick).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
