// `npm test`: runs every check in order. The last line sums them up, and the exit code is 0 only when all have passed.
// `npm run test:all` (--all) also runs every variant of a journey, and large tests at full size. --no-browser skips the
// journeys; --changed runs only the checks that a change can have broken.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareAssets } from './assets.mjs';
import { buildWhenChanged, NEXT } from './parts/build-when-changed.mjs';
import { changedSince } from './parts/changed-since.mjs';
import { findOrInstallBrowser, findOrInstallHeadlessShell } from './parts/find-browser.mjs';
import { findOrInstallEngines } from './parts/find-engines.mjs';
import { findOrInstallNginx } from './parts/find-nginx.mjs';
import { findOrInstallPostgres } from './parts/find-postgres.mjs';
import { projectNode, withProjectNode } from './parts/project-node.mjs';
import { run } from './parts/run.mjs';
import { freePort } from './parts/serve-built-app.mjs';
import {
  countsOfExitCode,
  countsOfJest,
  countsOfPlaywright,
  failuresOfPlaywright,
  lastLine,
  tableOf,
} from './parts/test-counts.mjs';

const isQuick = process.argv.includes('--changed');

/** With it, tests run all their variants, and at full size. */
const ALL = process.argv.includes('--all') ? { TEST_ALL: 'on' } : {};

const RESULTS = 'test-results';
const UNIT_RESULTS = join(RESULTS, 'unit.json');
const JOURNEY_RESULTS = join(RESULTS, 'journeys.json');
const ENGINE_RESULTS = join(RESULTS, 'engines.json');

/** Finds files, exports and packages that nothing uses. Decision 119. */
const KNIP = join('node_modules', 'knip', 'bin', 'knip.js');

/** Tests that read all files, a dependency that no import shows. */
const ARCHITECTURE_TESTS = globSync(join('tests', 'architecture', '*.test.ts'));

/** @param {readonly string[]} args @param {Record<string, string>} [env] */
const node = (args, env = {}) => run(projectNode(), args, { env: { ...withProjectNode(), ...env } });

/** @type {readonly import('./parts/test-counts.mjs').Step[]} */
const STEPS = [
  // The linter's launcher is a script that must run under the project's Node.
  {
    name: 'format and lint',
    run: async () =>
      countsOfExitCode(
        await node([join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']),
      ),
  },
  { name: 'types', run: checkTypes },
  {
    name: 'unused code',
    run: async () => countsOfExitCode(await node([KNIP, '--no-progress', '--treat-config-hints-as-errors'])),
  },
  { name: 'unit', run: unitTests },
  { name: 'build', run: async () => countsOfExitCode(await buildWhenChanged()) },
  { name: 'budget', needs: 'build', run: async () => countsOfExitCode(await node([join('scripts', 'budget.mjs')])) },
  {
    name: 'browsers',
    needs: 'build',
    run: async () => countsOfExitCode(await node([join('scripts', 'browsers.mjs')])),
  },
  { name: 'browser', needs: 'build', run: () => journeys(JOURNEY_RESULTS) },
  { name: 'engines', needs: 'build', run: journeysInEngines },
];

async function main() {
  const skipped = isQuick
    ? ['build', 'budget', 'browsers', 'browser', 'engines']
    : process.argv.includes('--no-browser')
      ? ['browser', 'engines']
      : [];
  const names = STEPS.filter(({ name }) => !skipped.includes(name));
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await prepareAssets();

  /** @type {import('./parts/test-counts.mjs').Result[]} */
  const results = [];
  for (const step of names) results.push(await resultOf(step, results));

  const failed = results.some((result) => result.failed > 0);
  for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`\n${failure}`);
  console.log(`\n${tableOf(results)}\n`);
  console.log(lastLine(results));
  process.exitCode = failed ? 1 : 0;
}

/**
 * @param {import('./parts/test-counts.mjs').Step} step
 * @param {readonly import('./parts/test-counts.mjs').Result[]} before
 * @returns {Promise<import('./parts/test-counts.mjs').Result>}
 */
async function resultOf({ name, needs, run: execute }, before) {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const blocked = before.some((result) => result.name === needs && result.failed > 0);
  if (blocked) console.log(`Not run: ${needs} failed.`);
  const counts = blocked ? { passed: 0, failed: 1, note: `not run, ${needs} failed` } : await executed(execute);
  return { name, seconds: (Date.now() - started) / 1000, ...counts };
}

/** @param {() => Promise<import('./parts/test-counts.mjs').Counts>} execute */
async function executed(execute) {
  try {
    return await execute();
  } catch (error) {
    // The remaining steps still run, and the summary counts this one as failed.
    console.error(error);
    return { passed: 0, failed: 1, note: 'broke off' };
  }
}

async function checkTypes() {
  // Generates next-env.d.ts and the types of routes, which a fresh clone does not contain.
  const generated = await run(projectNode(), [NEXT, 'typegen'], { env: withProjectNode(), quiet: true });
  if (generated !== 0) return countsOfExitCode(generated);
  return countsOfExitCode(await node([join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '--pretty']));
}

async function unitTests() {
  await findOrInstallPostgres();
  // Elsewhere the test of the documented configuration is skipped without it.
  if (process.env.CI) await findOrInstallNginx();
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  const chosen = isQuick ? testsOfChange(jest) : [];
  const code = await node([jest, '--ci', '--json', `--outputFile=${UNIT_RESULTS}`, ...chosen], ALL);
  return countsOfJest(UNIT_RESULTS, code);
}

/**
 * Paths of the tests that depend on a changed file, and of those that read all files. Empty outside of a git
 * repository, which means all tests.
 *
 * @param {string} jest
 */
function testsOfChange(jest) {
  const since = changedSince();
  if (since === null) return [];
  const args = [jest, '--listTests', `--changedSince=${since}`];
  const { stdout } = spawnSync(projectNode(), args, { env: withProjectNode(), encoding: 'utf8' });
  const files = [...stdout.split('\n').filter((line) => line !== ''), ...ARCHITECTURE_TESTS];
  console.log(`${files.length} files of tests, for what has changed since ${since.slice(0, 8)}.`);
  return ['--runTestsByPath', ...new Set(files)];
}

/**
 * @param {string} results the file for Playwright's report
 * @param {readonly string[]} [options] of Playwright
 */
async function journeys(results, options = []) {
  const browser = await findOrInstallBrowser();
  if (browser === null) return { passed: 0, failed: 1, note: 'no browser' };
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const env = {
    CHROMIUM: browser,
    HEADLESS_SHELL: await findOrInstallHeadlessShell(browser),
    E2E_PORT: String(await freePort()),
    E2E_RESULTS: results,
    ...ALL,
  };
  // Playwright stops the server that it has started on SIGINT, but not on SIGTERM.
  const code = await run(projectNode(), [cli, 'test', ...options], {
    env: { ...withProjectNode(), ...env },
    stopBy: 'SIGINT',
  });
  return { ...countsOfPlaywright(results, code), failures: failuresOfPlaywright(results) };
}

/** The journeys in Chromium, Firefox and WebKit, as far as they are installed. Decision 136. */
async function journeysInEngines() {
  await findOrInstallEngines();
  return journeys(ENGINE_RESULTS, ['--config', join('tests', 'engines', 'playwright.config.ts')]);
}

await main();
