import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keepBuild, keptBuilds } from './kept-builds';

const DAY_MS = 24 * 3_600_000;
const NOW = new Date('2026-06-12T08:00:00Z');
const at = (days: number) => () => new Date(NOW.getTime() + days * DAY_MS);

let folder: string;
let builds: string;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  builds = join(folder, 'data', 'builds');
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Writes a release with one script. Returns its folder. */
function release(id: string, script = `/_next/static/chunks/${id}.js`): string {
  const root = join(folder, id);
  const files = {
    '.next/BUILD_ID': id,
    [script.replace('/_next', '.next')]: `script of ${id}`,
    [`.next/compressed${script}.br`]: 'short',
    '.next/server/secret.js': 'secret',
    'public/fonts/v1/ubuntu.woff2': 'font',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const keep = (root: string, now = at(0)) => keepBuild({ root, folder: builds, now });
const contentOf = (address: string) => {
  const file = keptBuilds(builds).find(address);
  return file === undefined ? undefined : readFileSync(file.versions.identity.path, 'utf8');
};

it('a build’s static files are found after its release was deleted, with their compressed copies', () => {
  const root = release('first');
  keep(root);
  rmSync(root, { recursive: true });
  expect(contentOf('/_next/static/chunks/first.js')).toBe('script of first');
  expect(contentOf('/fonts/v1/ubuntu.woff2')).toBe('font');
  const file = keptBuilds(builds).find('/_next/static/chunks/first.js');
  expect(readFileSync(file?.versions.br?.path ?? '', 'utf8')).toBe('short');
});

it('a process finds a build that was kept after its own start, and no longer one that was deleted', () => {
  keep(release('first'));
  const found = keptBuilds(builds);
  expect(found.find('/_next/static/chunks/second.js')).toBeUndefined();
  keep(release('second'));
  expect(found.find('/_next/static/chunks/second.js')).toBeDefined();
  rmSync(join(builds, 'second'), { recursive: true });
  expect(found.find('/_next/static/chunks/second.js')).toBeUndefined();
});

it.each([
  '/_next/static/../../server/secret.js',
  '/_next/server/secret.js',
  '/.next/server/secret.js',
  '/_next/static/',
  '/BUILD_ID',
  '/',
])('nothing but static files is found: %s', (address) => {
  keep(release('first'));
  expect(keptBuilds(builds).find(address)).toBeUndefined();
});

it('a build that no process has served for two weeks is deleted at the next start, and one that is served stays', () => {
  keep(release('old'));
  utimesSync(join(builds, 'old'), at(0)(), at(0)());
  keep(release('served'));
  utimesSync(join(builds, 'served'), at(15)(), at(15)());
  keep(release('next'), at(16));
  expect(readdirSync(builds).sort()).toEqual(['next', 'served']);
});

it('a start whose clock is far ahead deletes no build', () => {
  keep(release('first'));
  keep(release('second'), at(1));
  keep(release('third'), at(800));
  keep(release('fourth'), at(2));
  expect(readdirSync(builds).sort()).toEqual(['first', 'fourth', 'second', 'third']);
});

it('a process says while it runs that it serves its build', () => {
  let days = 0;
  keep(release('long'), () => at(days)());
  days = 20;
  jest.advanceTimersByTime(DAY_MS);
  keep(release('next'), at(21));
  expect(existsSync(join(builds, 'long'))).toBe(true);
});

it('a second start of the same build changes nothing, and an unfinished copy is no build', () => {
  const root = release('first');
  keep(root);
  mkdirSync(join(builds, 'half.123/.next/static/chunks'), { recursive: true });
  writeFileSync(join(builds, 'half.123/.next/static/chunks/half.js'), 'half of it');
  keep(root);
  expect(contentOf('/_next/static/chunks/first.js')).toBe('script of first');
  expect(contentOf('/_next/static/chunks/half.js')).toBeUndefined();
});
