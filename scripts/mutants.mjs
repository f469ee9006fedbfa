// `npm run mutants -- --sample 150`: changes the product at random places, one at a time, and prints the changes that the
// nearest tests do not notice. --seed N: another choice; --path lib/domain: only there; --tests N: more of the tests;
// --jobs N: so many at a time. Works on copies of the tree.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mutated, mutationsOf, sampleOf } from './parts/mutations.mjs';
import { importersOf, nearestTests } from './parts/nearest-tests.mjs';
import { projectNode, withProjectNode } from './parts/project-node.mjs';
import { stopWithUs } from './parts/run.mjs';

const JEST = join('node_modules', 'jest', 'bin', 'jest.js');
/** Milliseconds for each test file. A change that makes a loop endless ends here. */
const TIMEOUT = 30_000;
const TEST_TIMEOUT = 20_000;
/** How many times as many tests are tried before a change counts as unnoticed. */
const MORE = 5;
/** Not in git, but needed by tests and types. */
const LINKED = ['node_modules', 'public/fonts', 'public/flags', 'public/pictures', 'public/pdf'];
/** Data, of which a single value has no test of its own. */
const DATA = /-table\.ts$|\.d\.ts$|\.test\.tsx?$/;

/**
 * @typedef {import('./parts/mutations.mjs').Mutation & { path: string }} Mutant
 * @typedef {'survived' | 'killed' | 'timeout'} Outcome
 * @typedef {{ mutant: Mutant, outcome: Outcome, killers: readonly string[] }} Result
 */

const options = parseArgs({
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string', default: 'lib' },
    tests: { type: 'string', default: '6' },
    jobs: { type: 'string', default: '1' },
  },
}).values;

const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(path));
const sources = new Map(paths.filter((path) => /\.tsx?$/.test(path)).map((path) => [path, readFileSync(path, 'utf8')]));
const importers = importersOf(sources);
const all = [...sources]
  .filter(([path]) => path.startsWith(options.path) && !DATA.test(path))
  .flatMap(([path, text]) => mutationsOf(path, text).map((mutation) => ({ ...mutation, path })));

/** A copy of the tree, which goes with this process. */
function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const path of paths) cpSync(path, join(folder, path));
  for (const path of LINKED) if (existsSync(path)) symlinkSync(resolve(path), join(folder, path));
  return folder;
}

/**
 * Runs test files in a folder until the first fails.
 *
 * @param {string} folder
 * @param {readonly string[]} tests
 * @param {readonly string[]} args
 * @returns {Promise<{ outcome: Outcome, failed: readonly string[] }>}
 */
async function runTests(folder, tests, args) {
  const child = stopWithUs(
    spawn(
      projectNode(),
      [JEST, '--ci', '--silent', `--testTimeout=${TEST_TIMEOUT}`, ...args, '--runTestsByPath', ...tests],
      {
        cwd: folder,
        env: { ...process.env, ...withProjectNode(), WITHOUT_POSTGRES: '1' },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    ),
  );
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      child.kill('SIGKILL');
    },
    TIMEOUT * (tests.length + 1),
  );
  const code = await new Promise((done) => child.once('close', (code, signal) => done(signal ?? code)));
  clearTimeout(timer);
  // A stop signal that this process has passed on.
  if (typeof code === 'string' && !isLate) process.exit(130);
  const failed = [...output.matchAll(/^FAIL (\S+)/gm)].map(([, path = '']) => path);
  return { outcome: isLate ? 'timeout' : code === 0 ? 'survived' : 'killed', failed };
}

/** @param {string} folder @param {Mutant} mutant @returns {Promise<Result>} */
async function tryMutant(folder, mutant) {
  const tests = nearestTests(mutant.path, importers);
  const nearest = Number(options.tests);
  const text = sources.get(mutant.path) ?? '';
  writeFileSync(join(folder, mutant.path), mutated(text, mutant));
  /** @type {Result} */
  let result = { mutant, outcome: 'survived', killers: [] };
  // Most are noticed by the first few; only what survives those is worth the time of more.
  for (const some of [tests.slice(0, nearest), tests.slice(nearest, MORE * nearest)]) {
    if (result.outcome !== 'survived' || some.length === 0) break;
    const { outcome, failed } = await runTests(folder, some, ['--bail', '--runInBand']);
    result = { mutant, outcome, killers: failed };
  }
  writeFileSync(join(folder, mutant.path), text);
  return result;
}

/** @param {Mutant} mutant */
function described(mutant) {
  const text = sources.get(mutant.path) ?? '';
  const line = text.slice(0, mutant.start).split('\n').length;
  const from = text.lastIndexOf('\n', mutant.start - 1) + 1;
  const to = text.indexOf('\n', mutant.end);
  const after = mutated(text, mutant).slice(from, to + mutant.after.length - (mutant.end - mutant.start));
  const short = (/** @type {string} */ code) => code.trim().replaceAll(/\s+/g, ' ').slice(0, 160);
  return `${mutant.path}:${line} (${mutant.kind})\n  - ${short(text.slice(from, to))}\n  + ${short(after)}`;
}

const waiting = sampleOf(all, Number(options.sample), Number(options.seed));
console.log(`${waiting.length} of ${all.length} mutants, seed ${options.seed}`);
/** @type {Result[]} */
const results = [];
const folders = Array.from({ length: Number(options.jobs) }, copyTree);
await Promise.all(
  folders.map(async (folder) => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const result = await tryMutant(folder, mutant);
      results.push(result);
      console.log(`${result.outcome}: ${described(mutant)}`);
    }
  }),
);

// A test that also fails without a change has noticed nothing.
const killers = [...new Set(results.flatMap((result) => result.killers))];
const broken = killers.length === 0 ? [] : (await runTests(folders[0] ?? '', killers, [])).failed;
const unclear = results.filter(({ killers }) => killers.length > 0 && killers.every((test) => broken.includes(test)));
const survivors = results.filter(({ outcome }) => outcome === 'survived');
if (unclear.length > 0) console.log(`\nUnclear, because these tests fail without a change: ${broken.join(' ')}`);
for (const { mutant } of unclear) console.log(described(mutant));
console.log('\nSurvivors:');
for (const { mutant } of survivors) console.log(described(mutant));
const killed = results.length - survivors.length - unclear.length;
console.log(`\n${killed} killed, ${survivors.length} survived, ${unclear.length} unclear`);
