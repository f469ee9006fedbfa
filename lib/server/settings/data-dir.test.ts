import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDir } from './data-dir';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;
const folder = (name: string, mode: number) => {
  const path = join(root, name);
  mkdirSync(path);
  chmodSync(path, mode);
  return path;
};

it('creates a data folder that only its owner can read', () => {
  makeDataDir(join(root, 'deep', 'data'));
  expect(modeOf(join(root, 'deep', 'data'))).toBe(0o700);
});

it('restricts the data folder of an earlier release to its owner', () => {
  const path = folder('data', 0o755);
  writeFileSync(join(path, 'hotel.db'), '');
  makeDataDir(path);
  expect(modeOf(path)).toBe(0o700);
});

it('keeps the permissions of a folder that others use too', () => {
  const path = folder('shared', 0o755);
  makeDataDir(path);
  expect(modeOf(path)).toBe(0o755);
});

it('uses an existing data folder, also through a symbolic link', () => {
  const path = folder('data', 0o700);
  symlinkSync(path, join(root, 'link'));
  for (const there of [path, join(root, 'link')]) makeDataDir(there);
  expect(readdirSync(path)).toEqual([]);
});

describe('a path where no folder can be created', () => {
  it.each([['file'], ['file/data'], ['file/deep/data']])(
    'throws an error with the path when the data folder would be %s',
    (place) => {
      writeFileSync(join(root, 'file'), '');
      const path = join(root, place);
      expect(() => makeDataDir(path)).toThrow(expect.objectContaining({ path }));
    },
  );

  // On Linux /proc exists and reports a missing parent for every new folder. On other systems no user may create it.
  it.each([['/proc/data'], ['/proc/deep/data']])(
    'throws at once instead of retrying for ever when the data folder would be %s',
    (path) => {
      expect(() => makeDataDir(path)).toThrow();
    },
  );
});
