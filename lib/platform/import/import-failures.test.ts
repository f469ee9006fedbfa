import { createImportFailures } from './import-failures';
import type { ImportResult } from './import-hotels';

const NONE: ImportResult = { imported: [], unchanged: [], failed: [], notes: [], withdrawn: [] };
const failed = (...hotels: string[]): ImportResult => ({
  ...NONE,
  failed: hotels.map((hotel) => ({ hotel, problems: [], servesOldContent: false })),
});
const MORNING = '2026-06-12T08:00:00.000Z';
const NOON = '2026-06-12T12:00:00.000Z';

it('a hotel is named since its first failure, until an import of it succeeds', () => {
  const failures = createImportFailures();
  failures.record(failed('bellevue', 'aurora'), MORNING);
  failures.record(failed('aurora'), NOON, new Set(['aurora']));
  expect(failures.list().map(({ hotel, since }) => [hotel, since])).toEqual([
    ['aurora', MORNING],
    ['bellevue', MORNING],
  ]);
  failures.record({ ...NONE, imported: ['aurora'] }, NOON, new Set(['aurora']));
  failures.record({ ...NONE, withdrawn: ['bellevue'] }, NOON, new Set(['aurora']));
  expect(failures.list()).toEqual([]);
});

it('a hotel of which nothing is left is named no longer', () => {
  const failures = createImportFailures();
  failures.record(failed('mistake', 'aurora'), MORNING);
  failures.record(NONE, NOON, new Set(['mistake']));
  expect([failures.of('mistake'), failures.of('aurora')?.since]).toEqual([null, MORNING]);
  failures.record(NONE, NOON);
  expect(failures.list()).toEqual([]);
});
