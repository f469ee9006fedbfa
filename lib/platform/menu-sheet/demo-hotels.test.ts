import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hotelFolders } from '@/lib/platform/import/folder';
import { inEncoding } from '@/tests/builders/in-encoding';
import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { menuSheet } from '@/tests/builders/platform/menu-sheet';
import { emptySqlite } from '@/tests/builders/platform/stores';

const filesDir = mkdtempSync(join(tmpdir(), 'sheet-files-'));
afterAll(() => rmSync(filesDir, { recursive: true, force: true }));

const platform = platformPerFile(() => emptySqlite(), { hotelsDir: 'hotels', filesDir });

describe.each(hotelFolders('hotels'))('the sheet of %s', (code) => {
  const [menu, sheet] = [deskMenu(platform, code as 'aurora'), menuSheet(platform, code)];
  beforeAll(async () => {
    expect((await menu.keep('desk')).status).toBe(200);
  });

  const unchanged = { id: null, problems: [], more_problems: 0 };

  it.each([
    ['comma', 'utf-8'],
    ['semicolon', 'utf-8'],
    ['semicolon', 'utf-16le'],
  ] as const)('changes nothing when it is uploaded with a %s in %s', async (format, encoding) => {
    const { check } = await sheet.check(inEncoding(await sheet.download(`?format=${format}`), encoding));
    expect(check).toMatchObject({ ...unchanged, counts: { changed: 0, new: 0 }, encoding });
    expect(check.counts.unchanged).toBeGreaterThan(10);
    expect((await menu.view()).drafts).toEqual([]);
  });

  it('changes nothing in Windows-1252: where letters were lost, it says so at each cell', async () => {
    const { check } = await sheet.check(inEncoding(await sheet.download('?format=semicolon&lang=de'), 'windows-1252'));
    expect(check.counts).toMatchObject({ changed: 0, new: 0 });
    expect(new Set(check.problems.map(({ reason }) => reason)).size).toBeLessThanOrEqual(1);
    for (const { reason } of check.problems) expect(reason).toBe('letters_lost');
    expect((await menu.view()).drafts).toEqual([]);
  });
});
