import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

it('makes a folder for its owner alone', () => {
  makeDataDir(join(root, 'deep', 'data'));
  expect(modeOf(join(root, 'deep', 'data'))).toBe(0o700);
});

it('closes the folder of an earlier release to others', () => {
  const path = folder('data', 0o755);
  writeFileSync(join(path, 'hotel.db'), '');
  makeDataDir(path);
  expect(modeOf(path)).toBe(0o700);
});

it('leaves a folder as it is that is also somebody else’s', () => {
  const path = folder('shared', 0o755);
  makeDataDir(path);
  expect(modeOf(path)).toBe(0o755);
});

it('fails with the path where no folder can be', () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect(() => makeDataDir(join(file, 'data'))).toThrow(expect.objectContaining({ path: join(file, 'data') }));
});
