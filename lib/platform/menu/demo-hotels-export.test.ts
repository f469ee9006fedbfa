import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyDrafts } from '@/lib/domain/menu/apply-drafts';
import { formatJson } from '@/lib/domain/menu/format-json';
import { itemsOf, itemValue } from '@/lib/domain/menu/item-value';
import { childrenOf, readTree, sectionJson } from '@/lib/domain/menu/menu-tree';
import { writeFiles } from '@/lib/domain/menu/write-files';
import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { type Database, openDatabase } from '../database/database';
import { hotelFolders, readHotelFolder } from '../import/folder';
import { importHotels } from '../import/import-hotels';
import { readFolder } from '../import/read-folder';
import { exportHotel } from './export-hotel';
import { filesOf, keepMenu } from './keep-menu';

const DIR = 'hotels';
const NOW = '2026-05-01T08:00:00.000Z';
const CODES = hotelFolders(DIR);

const filesOfHotel = (code: string) => {
  const folder = readHotelFolder(DIR, code);
  const read = readFolder(folder, EMOJI_DIR);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return filesOf(folder, read.value);
};

/** Objects that an author has written on one line, which the formatter of the repository leaves there. */
const hasShortObject = (text: string): boolean => /\{ "/.test(text);

it.each(CODES)('writes the files of %s as they stand in the repository, letter by letter', (code) => {
  const files = filesOfHotel(code);
  for (const [path, json] of Object.entries(files)) {
    const text = readFileSync(join(DIR, code, path), 'utf8');
    if (!hasShortObject(text)) expect(formatJson(json)).toBe(text);
    expect(JSON.parse(formatJson(json))).toEqual(JSON.parse(text));
  }
});

it.each(CODES)('takes %s apart and puts it together again without a change', (code) => {
  const files = filesOfHotel(code);
  const tree = readTree(files);
  const written = writeFiles(tree, files);
  expect(Object.keys(files).filter((path) => written[path] !== files[path])).toEqual([]);
  for (const id of childrenOf(tree, null).sections) {
    const { $schema, ...json } = files[tree.sections.get(id)?.inFile.path ?? ''] as Record<string, unknown>;
    expect(JSON.stringify(sectionJson(tree, id)) === JSON.stringify(json)).toBe(true);
  }
  // Every item as a draft with a value of its own, as a spreadsheet saves it.
  const drafts = itemsOf(tree).map((item, version) => {
    const value = structuredClone(itemValue(tree, item));
    return { item, value, base: value, parent: null, version };
  });
  const drafted = writeFiles(applyDrafts(tree, drafts).tree, files);
  expect(Object.keys(files).filter((path) => drafted[path] !== files[path])).toEqual([]);
});

describe('the demo hotels at the desk', () => {
  let folder: string;
  const opened: { database: Database; remove(): Promise<void> }[] = [];
  const openStore = async () => {
    const store = await emptySqlite();
    const database = openDatabase(store.url, () => undefined);
    opened.push({ database, remove: store.remove });
    return database;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'exports-'));
  });
  afterEach(async () => {
    for (const { database, remove } of opened.splice(0)) {
      await database.close();
      await remove();
    }
    rmSync(folder, { recursive: true });
  });

  const rowsIn = async ({ db }: Database) => ({
    hotels: await db.selectFrom('hotel').select(['code', 'id', 'uuid', 'content', 'summary']).orderBy('code').execute(),
    sections: await db.selectFrom('section').selectAll().orderBy('hotel').orderBy('id').execute(),
    products: await db.selectFrom('product').selectAll().orderBy('hotel').orderBy('id').execute(),
    stock: await db.selectFrom('stock_item').selectAll().orderBy('hotel').orderBy('item').execute(),
    announcements: await db.selectFrom('announcement').selectAll().orderBy('hotel').orderBy('id').execute(),
  });

  it('are exported so that an import of the export gives the same rows', async () => {
    const source = { hotelsDir: DIR, emojiDir: EMOJI_DIR, filesDir: join(folder, '.files') };
    const database = await openStore();
    await importHotels(database, { ...source, now: NOW });
    const before = await rowsIn(database);
    const context = { ...source, database, now: () => new Date(NOW), publishEvent: () => undefined };
    for (const code of CODES) {
      expect(await keepMenu(context, code, { keeper: 'desk', staff: null })).toMatchObject({ ok: true });
      const exported = await exportHotel(database.db, code, join(folder, code), source);
      expect(exported).toMatchObject({ ok: true, files: Object.keys(filesOfHotel(code)).length });
    }
    expect(await rowsIn(database)).toEqual(before);
    const other = await openStore();
    const { failed } = await importHotels(other, { ...source, hotelsDir: folder, now: NOW });
    expect([failed, await rowsIn(other)]).toEqual([[], before]);
  });
});
