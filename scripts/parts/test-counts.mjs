import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, note?: string, failures?: string[] }} Counts
 * @typedef {{ name: string, needs?: string, run: () => Promise<Counts> }} Step
 * @typedef {Counts & { name: string, seconds: number }} Result
 * @typedef {Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests', number>} JestReport
 * @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }} PlaywrightReport
 * @typedef {{ message?: string, location?: { file: string, line: number } }} JourneyError
 * @typedef {{ status: string, results: { errors: JourneyError[] }[] }} JourneyRun
 * @typedef {{ title: string, file: string, tests: JourneyRun[] }} Journey
 * @typedef {{ specs?: Journey[], suites?: Suite[] }} Suite
 */

/**
 * The counts of a step that consists of one check.
 *
 * @param {number} code
 * @returns {Counts}
 */
export const countsOfExitCode = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * @param {string} file what `jest --json` wrote
 * @param {number} code jest's exit code
 */
export function countsOfJest(file, code) {
  return countsOf(file, code, (/** @type {JestReport} */ report) => ({
    passed: report.numPassedTests,
    // A test file that does not load contains tests that were not counted.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/**
 * @param {string} file what Playwright's json reporter wrote
 * @param {number} code Playwright's exit code
 */
export function countsOfPlaywright(file, code) {
  return countsOf(file, code, (/** @type {PlaywrightReport} */ { stats }) => ({
    passed: stats.expected,
    // A test that passes only on retry counts as failed.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

/**
 * The counts in a runner's report, checked against its exit code. A runner that failed outside of its tests, wrote no
 * report or ran no test counts as one failure.
 *
 * @template Report
 * @param {string} file
 * @param {number} code
 * @param {(report: Report) => { passed: number, failed: number, skipped: number }} read
 * @returns {Counts}
 */
function countsOf(file, code, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1, note: 'left no report' };
  const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, 'utf8')));
  if (passed + failed === 0) return { passed: 0, failed: 1, note: 'ran no test' };
  const note = skipped > 0 ? `${skipped} skipped` : '';
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: `exit code ${code} ${note}`.trim() };
  return { passed, failed, ...(note && { note }) };
}

/** Playwright's errors go on with a log of every attempt, which says little. What differs stands above it. */
const CALL_LOG = /^call log:$/i;
const MAX_ERROR_LINES = 16;
const MAX_LINE_LENGTH = 400;
const FAILED = ['unexpected', 'flaky'];

/**
 * What failed in the journeys, each with the first lines of its errors: in the output of a whole run, the errors stand far
 * above its end.
 *
 * @param {string} file what Playwright's json reporter wrote
 * @returns {string[]}
 */
export function failuresOfPlaywright(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = journeysOf(report).filter(({ tests }) => tests.some(({ status }) => FAILED.includes(status)));
  return [
    // A server that does not start, a spec that does not load.
    ...(report.errors ?? []).map(shortError),
    ...failed.map(({ title, file: fileName, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return [`${fileName} › ${title}`, ...errors.map(shortError)].join('\n');
    }),
  ];
}

/** @type {(suite: Suite) => Journey[]} */
const journeysOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(journeysOf)];

/** @param {JourneyError} error */
function shortError({ message = '', location }) {
  const all = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const log = all.findIndex((line) => CALL_LOG.test(line.trim()));
  const lines = (log < 0 ? all : all.slice(0, log)).map((line) => line.slice(0, MAX_LINE_LENGTH));
  const place = location === undefined ? [] : [`at ${basename(location.file)}:${location.line}`];
  return [...lines.slice(0, MAX_ERROR_LINES), ...place].map((line) => `    ${line}`).join('\n');
}

/** @param {readonly Result[]} results */
export function tableOf(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, passed, failed, seconds, note }) => {
      const mark = failed === 0 ? 'ok    ' : 'FAILED';
      const counts = `${passed} passed, ${failed} failed`;
      return `${mark}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${counts}${note ? `  (${note})` : ''}`;
    })
    .join('\n');
}

/** @param {readonly Counts[]} results */
export function lastLine(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
