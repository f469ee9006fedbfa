import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOfExitCode, countsOfJest, countsOfPlaywright, failuresOfPlaywright, lastLine } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (report: unknown): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const jestReport = (counts: Partial<Record<string, number>>) =>
  written({
    numPassedTests: 0,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    ...counts,
  });

const journeys = (stats: Partial<Record<string, number>>) =>
  written({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

describe('the counts that npm test prints', () => {
  it('counts a step of one check as one', () => {
    expect([countsOfExitCode(0), countsOfExitCode(2)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  });

  it('returns the numbers of passed and failed tests from a runner’s report', () => {
    expect(countsOfJest(jestReport({ numPassedTests: 8, numFailedTests: 2 }), 1)).toEqual({ passed: 8, failed: 2 });
    expect(countsOfPlaywright(journeys({ expected: 3, unexpected: 1 }), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a test file that does not load as a failure', () => {
    expect(countsOfJest(jestReport({ numPassedTests: 8, numRuntimeErrorTestSuites: 1 }), 1).failed).toBe(1);
  });

  it('counts a journey that passed only on retry as a failure', () => {
    expect(countsOfPlaywright(journeys({ expected: 3, flaky: 1 }), 0)).toEqual({ passed: 3, failed: 1 });
  });

  it('reports skipped tests without counting them', () => {
    const counts = countsOfJest(jestReport({ numPassedTests: 8, numPendingTests: 2 }), 0);
    expect(counts).toEqual({ passed: 8, failed: 0, note: '2 skipped' });
  });

  it('names the journeys that failed, with the first lines of their errors', () => {
    const difference = [
      'not equal',
      '- Expected  - 1',
      '+ Received  + 3',
      '- Array []',
      '+ Array [',
      '+   "this",',
      '+ ]',
    ];
    const message = `\u001b[2m${difference.join('\n')}\u001b[22m\n\nCall log:\n1\n2`;
    const journey = (title: string, status: string, errors: object[] = []) => ({
      title,
      file: 'cart.spec.ts',
      tests: [{ status, results: [{ errors }] }],
    });
    const broken = journey('adds', 'unexpected', [{ message, location: { file: '/app/tests/e2e/cart.ts', line: 7 } }]);
    const suite = { specs: [journey('opens', 'expected')], suites: [{ specs: [broken, journey('waits', 'flaky')] }] };
    expect(failuresOfPlaywright(written({ suites: [suite], errors: [{ message: 'no server' }] }))).toEqual([
      '    no server',
      ['cart.spec.ts › adds', ...[...difference, 'at cart.ts:7'].map((line) => `    ${line}`)].join('\n'),
      'cart.spec.ts › waits',
    ]);
    expect(failuresOfPlaywright(join(folder, 'never-written.json'))).toEqual([]);
  });

  it.each([
    ['ran no test', () => jestReport({ numPendingTests: 4 }), 0],
    ['left no report', () => join(folder, 'never-written.json'), 0],
  ])('counts a failure when the runner %s, whatever its exit code', (note, file, code) => {
    expect(countsOfJest(file(), code)).toEqual({ passed: 0, failed: 1, note });
  });

  it('counts a failure when the runner’s exit code is 1 although all its tests passed', () => {
    expect(countsOfJest(jestReport({ numPassedTests: 8 }), 1)).toEqual({ passed: 8, failed: 1, note: 'exit code 1' });
  });
});

it('sums up the counts of every step in the last line', () => {
  const steps = [
    { passed: 8, failed: 2 },
    { passed: 0, failed: 1 },
    { passed: 1, failed: 0 },
  ];
  expect(lastLine(steps)).toBe('9 passed, 3 failed');
});
