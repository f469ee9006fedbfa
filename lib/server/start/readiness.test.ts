import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskFullError } from '@/lib/platform/database/disk-space';
import type { ImportProgress, ImportResult } from '@/lib/platform/import/import-hotels';
import { openPlatform } from '@/lib/platform/open-platform';
import { unattended } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { applySettings, readSettings } from '../settings/env';
import { setPlatform } from '../upstream/platform-handle';
import { livenessProbe, readinessProbe } from './handle-health';
import { importAtStart } from './import-at-start';
import { resetPhase, setPhase } from './readiness';

const DONE: ImportResult = { imported: [], unchanged: [], failed: [], notes: [], withdrawn: [] };

let files: HotelFiles;
beforeEach(() => {
  resetPhase();
  files = twoHotels();
  applySettings(readSettings({ LOG_LEVEL: 'silent' }));
});
afterEach(() => {
  jest.useRealTimers();
  files.dispose();
});

const ready = async () => {
  const { status, body } = await readinessProbe();
  return [status, body.status, body.imported];
};

async function open() {
  const store = await emptySqlite();
  const opened = await openPlatform(unattended(store.url, files));
  setPlatform(opened.platform);
  const status = async (path: string) =>
    (await opened.platform.fetch(new Request(`http://inside/api/v1${path}`))).status;
  return { ...opened, status, store };
}

it('reports not ready with the progress until every hotel is imported', async () => {
  expect(await ready()).toEqual([503, 'starting', undefined]);
  const { platform, importHotels, status, store } = await open();
  const seen: unknown[] = [];
  const importing = importAtStart(
    (onProgress) =>
      importHotels((progress) => {
        onProgress?.(progress);
        seen.push(ready());
      }),
    () => undefined,
  );
  // A hotel that is not imported yet is unavailable, not unknown.
  expect(await status('/hotels/bellevue')).toBe(503);
  await importing;
  expect(await Promise.all(seen)).toEqual([
    [503, 'importing', { done: 1, total: 2 }],
    [503, 'importing', { done: 2, total: 2 }],
  ]);
  expect(await ready()).toEqual([200, 'ok', undefined]);
  expect([await status('/hotels/bellevue'), await status('/hotels/nowhere')]).toEqual([200, 404]);
  await platform.close();
  expect(await ready()).toEqual([503, 'no database', undefined]);
  await store.remove();
});

it('stays ready and names the hotels whose files could not be imported, until they are', async () => {
  const { platform, importHotels, reimportHotels, status, store } = await open();
  await importAtStart(importHotels, () => undefined);
  const named = async () => (await readinessProbe()).body.notImported;
  expect(await named()).toBeUndefined();
  const good = readFileSync(join(files.dir, 'aurora/hotel.json'), 'utf8');
  files.write('aurora/hotel.json', '{');
  files.remove('bellevue');
  await reimportHotels(new Set(['aurora', 'bellevue']));
  expect([await ready(), await named()]).toEqual([
    [200, 'ok', undefined],
    ['aurora', 'bellevue'],
  ]);
  expect([await status('/hotels/aurora'), await status('/hotels/bellevue')]).toEqual([200, 200]);
  files.write('aurora/hotel.json', good);
  await reimportHotels(new Set(['aurora']));
  expect(await named()).toEqual(['bellevue']);
  await platform.close();
  await store.remove();
});

it('reports the Node version and the kind of platform, without secrets, once the kind is known', async () => {
  const started = { status: 'ok', node: process.version };
  expect(await livenessProbe()).toEqual({ status: 200, body: started });
  const { platform, importHotels, store } = await open();
  await importAtStart(importHotels, () => undefined);
  for (const probe of [livenessProbe, readinessProbe])
    expect(await probe()).toEqual({ status: 200, body: { ...started, platform: 'embedded' } });
  await platform.close();
  await store.remove();
});

it('reports not ready after the stop signal', async () => {
  setPhase({ kind: 'draining' });
  setPhase({ kind: 'serving' });
  expect(await ready()).toEqual([503, 'draining', undefined]);
});

it('reports not ready when the store does not respond in time, and queries the store once for all probes', async () => {
  const { platform, importHotels, store } = await open();
  await importAtStart(importHotels, () => undefined);
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  let asked = 0;
  let respondLate = () => {};
  setPlatform({
    ...platform,
    checkStore: () => {
      asked += 1;
      return new Promise((done) => {
        respondLate = done;
      });
    },
  });
  const responses = [ready(), ready()];
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await Promise.all(responses)).toEqual([
    [503, 'no database', undefined],
    [503, 'no database', undefined],
  ]);
  expect(asked).toBe(1);
  respondLate();
  await platform.close();
  await store.remove();
});

it('reports not ready when the disk of the store is full', async () => {
  const { platform, importHotels, store } = await open();
  await importAtStart(importHotels, () => undefined);
  setPlatform({ ...platform, checkStore: () => Promise.reject(new DiskFullError('./data')) });
  expect(await ready()).toEqual([503, 'disk full', undefined]);
  await platform.close();
  await store.remove();
});

it('reports ready when the store responded in time but this process was too busy to read the response', async () => {
  const { platform, importHotels, store } = await open();
  await importAtStart(importHotels, () => undefined);
  setPlatform({ ...platform, checkStore: async () => void (await stat('.')) });
  const response = ready();
  // Blocks this thread for longer than a check may take; the file system responds meanwhile.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_100);
  expect(await response).toEqual([200, 'ok', undefined]);
  await platform.close();
  await store.remove();
});

describe('the time limit of an import', () => {
  /** A fake import of some hotels that takes `each` milliseconds for each of them. */
  const slowly = (hotels: number, each: number) => async (onProgress?: (progress: ImportProgress) => void) => {
    for (let done = 1; done <= hotels; done += 1) {
      await new Promise((later) => setTimeout(later, each));
      onProgress?.({ done, total: hotels });
    }
    return DONE;
  };

  it('lets an import of a thousand hotels finish while it makes progress, and prints the progress', async () => {
    jest.useFakeTimers();
    const lines: string[] = [];
    const importing = importAtStart(slowly(1_000, 1_000), (line) => lines.push(line));
    await jest.advanceTimersByTimeAsync(1_000_000);
    expect(await importing).toBe(DONE);
    expect(lines).toHaveLength(9);
    expect(lines[0]).toBe('100 of 1000 hotels looked at');
  });

  it('fails an import that makes no progress for a minute', async () => {
    jest.useFakeTimers();
    const importing = importAtStart(slowly(3, 61_000), () => undefined);
    const ended = expect(importing).rejects.toThrow('has made no progress for 60 seconds');
    await jest.advanceTimersByTimeAsync(61_000);
    await ended;
  });
});
