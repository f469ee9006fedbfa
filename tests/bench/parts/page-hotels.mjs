import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, serveBuiltApp } from '../../../scripts/parts/serve-built-app.mjs';
import { within } from './budget-line.mjs';

await import('../../../scripts/parts/typescript.mjs');
const { manyHotels } = await import('@/tests/builders/platform/hotel-files');

const FEW = 2;
const MANY = 1_000;
/** Each start is measured so often. */
const STARTS = 3;
/** How often a first page is measured after each start; the shortest counts, so that it is the server's and not the machine's. */
const FIRST_PAGES = 6;

const BUDGET = { start: 3, firstPage: 1.2 };

/** Milliseconds, and KB of memory. */
/** @typedef {{ start: number, firstPage: number, memory: number }} Figures */

/** What a thousand hotels change for a server that has imported them: its start, its memory, a first page. */
export async function measureHotels() {
  const [few, many] = [await prepare(FEW), await prepare(MANY)];
  try {
    /** @type {Figures[][]} */
    const rounds = [[], []];
    for (let start = 0; start < STARTS; start += 1)
      for (const [place, store] of [few, many].entries()) rounds[place]?.push(await figures(store));
    const [little, large] = rounds.map(best);
    if (little === undefined || large === undefined) throw new Error('a figure is missing');
    print(FEW, little);
    print(MANY, large);
    const isSoon = within(`start with ${MANY} hotels ÷ ${FEW}`, large.start / little.start, { most: BUDGET.start });
    const share = large.firstPage / little.firstPage;
    return within(`first page with ${MANY} hotels ÷ ${FEW}`, share, { most: BUDGET.firstPage }) && isSoon;
  } finally {
    few.dispose();
    many.dispose();
  }
}

/** @param {number} count @param {Figures} figures */
const print = (count, { start, firstPage, memory }) =>
  console.log(
    `${count} hotels: start ${start.toFixed(0)} ms, first page ${firstPage.toFixed(0)} ms, ${(memory / 1024).toFixed(0)} MB`,
  );

/** A data folder into which so many hotels are imported. @param {number} count */
async function prepare(count) {
  const files = manyHotels(count);
  const dataDir = mkdtempSync(join(tmpdir(), 'hotel-page-'));
  const env = { HOTELS_DIR: files.dir, RATE_LIMITS: 'off' };
  await (await serveBuiltApp({ dataDir, env })).stop();
  const dispose = () => {
    files.dispose();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, env, dispose };
}

/**
 * @param {{ dataDir: string, env: Record<string, string> }} store
 * @returns {Promise<Figures>}
 */
async function figures({ dataDir, env }) {
  const began = performance.now();
  const server = await serveBuiltApp({ dataDir, env });
  const start = performance.now() - began;
  try {
    // The first page of all loads the code of pages.
    await home(server.port, 1);
    const took = [];
    for (let time = 0; time < FIRST_PAGES; time += 1) took.push(await firstPageOf(server.port));
    const memory = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' }));
    return { start, firstPage: Math.min(...took), memory };
  } finally {
    await server.stop();
  }
}

/** A page that the server has not kept. @param {number} port */
async function firstPageOf(port) {
  const began = performance.now();
  await home(port, 2, '/home?debug_mode=1');
  return performance.now() - began;
}

/** @param {number} port @param {number} hotel @param {string} [path] */
async function home(port, hotel, path = '/') {
  const { status } = await ask({ port, host: `hotel-${String(hotel).padStart(4, '0')}.localhost`, path });
  if (status !== 200) throw new Error(`the page of hotel ${hotel} got ${status}`);
}

/** @param {readonly Figures[]} rounds */
function best(rounds) {
  const least = (/** @type {keyof Figures} */ key) => Math.min(...rounds.map((round) => round[key]));
  return { start: least('start'), firstPage: least('firstPage'), memory: least('memory') };
}
