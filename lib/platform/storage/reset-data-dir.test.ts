import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataEntries, resetDataDir } from './reset-data-dir';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('empties a data folder with its subfolders, and keeps the folder itself', () => {
  for (const name of ['hotel.db', 'hotel.db-wal', 'desk-token']) writeFileSync(join(dir, name), '');
  mkdirSync(join(dir, 'files/aurora'), { recursive: true });
  expect(dataEntries(dir)).toEqual(['desk-token', 'files', 'hotel.db', 'hotel.db-wal']);
  resetDataDir(dir);
  expect(readdirSync(dir)).toEqual([]);
  expect(dataEntries(dir)).toEqual([]);
});

it('refuses to empty a folder that is not a data folder of the server', () => {
  writeFileSync(join(dir, 'thesis.txt'), '');
  expect(dataEntries(dir)).toBeNull();
  resetDataDir(dir);
  expect(readdirSync(dir)).toEqual(['thesis.txt']);
});

it('finds nothing in a folder that does not exist', () => {
  expect(dataEntries(join(dir, 'missing'))).toEqual([]);
});
