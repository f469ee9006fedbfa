import type { StatsFs } from 'node:fs';
import promises from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { openDatabase } from './database';
import { DiskFullError } from './disk-space';
import { sqliteFile } from './sqlite-file';

afterEach(() => jest.restoreAllMocks());

it('reports a store on a full disk, until there is room again', async () => {
  const store = await emptySqlite();
  const database = openDatabase(store.url, () => undefined);
  const asked: unknown[] = [];
  let bavail = 976;
  jest.spyOn(promises, 'statfs').mockImplementation(async (path) => {
    asked.push(path);
    return { bavail, bsize: 4096 } as StatsFs;
  });
  await expect(database.check()).rejects.toThrow(DiskFullError);
  bavail = 977;
  await database.check();
  expect(asked).toEqual(Array(2).fill(dirname(sqliteFile(store.url))));
  await database.close();
  await store.remove();
});

it('asks for no disk when the store is in memory', async () => {
  const statfs = jest.spyOn(promises, 'statfs');
  const database = openDatabase('file::memory:', () => undefined);
  await database.check();
  expect(statfs).not.toHaveBeenCalled();
  await database.close();
});
