import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectNode, withProjectNode } from './parts/project-node.mjs';

type Suite = { specs?: { title: string; file: string; line: number }[]; suites?: Suite[]; title: string };

const specsOf = (suite: Suite, path = ''): { name: string; declaration: string }[] => [
  ...(suite.specs ?? []).map(({ title, file, line }) => ({
    name: `${path} › ${title}`,
    declaration: `${file}:${line}`,
  })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, `${path} › ${inner.title}`)),
];

/** The journeys of a command, without running them. */
function journeys(env: Record<string, string>) {
  const args = [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--list', '--reporter=json'];
  const { stdout } = spawnSync(projectNode(), args, {
    // The first leaves the data folder of a running suite alone; without the second, Playwright refuses to run in Jest.
    env: { ...withProjectNode(), E2E_DATA_DIR: 'test-results/journeys-data', JEST_WORKER_ID: undefined, ...env },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return specsOf({ ...JSON.parse(stdout), title: '' });
}

it('npm test runs every journey in at least one variant, and npm run test:all runs the rest', () => {
  const usual = journeys({ TEST_ALL: '' });
  const all = journeys({ TEST_ALL: 'on' });
  const runs = (what: 'name' | 'declaration', specs = usual) => new Set(specs.map((spec) => spec[what]));
  const lacking = (what: 'name' | 'declaration') => all.filter((spec) => !runs(what).has(spec[what]));
  expect(usual.filter(({ name }) => !runs('name', all).has(name))).toEqual([]);
  expect(lacking('declaration')).toEqual([]);
  const rest = lacking('name').map(({ name }) => name);
  expect(rest.length).toBeGreaterThan(0);
  // What differs stands beside each use of `telling` in tests/e2e.
  process.stdout.write(`Only npm run test:all runs ${rest.length} variants:\n${rest.join('\n')}\n`);
});
