import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { EMOJI_DIR, fieldsIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { openDatabase } from '../database/database';
import { runCheck } from '../import/check/check-command';
import { importHotels } from '../import/import-hotels';
import { readKeptHotels } from './kept-hotels';
import { runMenuCommand } from './menu-command';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const menu = deskMenu(platform);

  const source = () => ({
    hotelsDir: platform.files.dir,
    emojiDir: EMOJI_DIR,
    filesDir: join(platform.files.dir, '.files'),
    now: '2026-05-01T12:00:00.000Z',
  });
  const importAgain = () => throughOtherConnection(platform.store, (_db, database) => importHotels(database, source()));
  const command = (...words: readonly string[]) =>
    throughOtherConnection(platform.store, (_db, database) => runMenuCommand(database, words, source()));
  const content = () =>
    throughOtherConnection(platform.store, async (db) => ({
      sections: await db.selectFrom('section').selectAll().where('hotel', '=', 'aurora').orderBy('id').execute(),
      products: await db.selectFrom('product').selectAll().where('hotel', '=', 'aurora').orderBy('id').execute(),
      hotel: await db.selectFrom('hotel').select('content').where('code', '=', 'aurora').executeTakeFirst(),
    }));
  const changeFile = (price: number) =>
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      (section.products as { price: number }[])[0] = { ...(section.products as { price: number }[])[0], price };
    });
  const priceOf = async () =>
    (
      (await platform.get('/api/v1/hotels/aurora/products/10')).body.data as {
        section: { products: { price: number }[] };
      }
    ).section.products[0]?.price;

  it('is kept by its files until the desk takes it over, which changes nothing for guests', async () => {
    const before = await content();
    const files = await menu.view();
    expect(files).toMatchObject({ keeper: 'files', since: null, version: null, drafts: [], languages: ['en', 'de'] });
    expect(files.sections.map(({ id, parent_id, products }) => [id, parent_id, products.length])).toEqual([
      [10, null, 4],
      [20, null, 0],
      [21, 20, 1],
      [30, null, 0],
    ]);
    const kept = await menu.keep('desk');
    expect(kept.body.data).toMatchObject({ keeper: 'desk', version: 1, since: '2026-05-01T10:00:00.000Z' });
    const versioned = files.sections.map((section) => ({ ...section, order_version: expect.any(String) }));
    expect((await menu.view()).sections).toEqual(versioned);
    expect(await content()).toEqual(before);
    expect((await menu.keep('desk')).status).toBe(200);
    expect((await menu.view()).version).toBe(1);
  });

  it('reads no file of a hotel that is kept at the desk, and says so at every import', async () => {
    await menu.keep('desk');
    changeFile(9);
    const { failed, unchanged, notes } = await importAgain();
    expect([failed, unchanged]).toEqual([[], ['aurora', 'bellevue']]);
    expect(notes.map(({ reason }) => reason)).toEqual([
      'is kept at the desk since 2026-05-01: its JSON files are not read',
    ]);
    expect(await priceOf()).toBe(4.5);
    await menu.change('product:100', { price: 5 });
    await menu.publish();
    await platform.restart();
    expect(await priceOf()).toBe(5);
  });

  it('goes on while its files are broken or gone, and reads them again only without a mistake', async () => {
    await menu.keep('desk');
    await menu.change('product:100', { price: 5 });
    platform.files.write('aurora/sections/10-kitchen.json', '{ "id": 10, ');
    expect((await importAgain()).failed).toEqual([]);
    expect((await menu.publish()).status).toBe(200);
    const refused = await menu.keep('files');
    expect([refused.status, Object.keys(fieldsIn(refused))]).toEqual([
      422,
      [expect.stringMatching(/^aurora\/sections\/10-kitchen\.json:1/)],
    ]);
    expect([(await menu.view()).keeper, await priceOf()]).toEqual(['desk', 5]);
    const failed = await command('keep', 'aurora', 'files');
    expect([failed.ok, failed.text]).toEqual([false, expect.stringContaining('nothing has changed')]);
  });

  it('is not taken over while its files have mistakes', async () => {
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      section.titel = 'Kitchen';
    });
    const refused = await menu.keep('desk');
    expect([refused.status, Object.entries(fieldsIn(refused))]).toEqual([
      422,
      [[expect.stringMatching(/^aurora\/sections\/10-kitchen\.json:\d+ titel$/), ['unknown field']]],
    ]);
    expect((await menu.view()).keeper).toBe('files');
  });

  it('goes back to the files as they are now; drafts end, versions and ids stay', async () => {
    await menu.keep('desk');
    const { entry } = await menu.create('product', 10, { title: 'Tea', price: 3 });
    await menu.publish();
    await menu.change('product:100', { price: 6 });
    changeFile(9);
    const back = await menu.keep('files');
    expect(back.body.data).toMatchObject({ keeper: 'files', drafts: [], version: null });
    expect(await priceOf()).toBe(9);
    expect((await importAgain()).unchanged).toEqual(['aurora', 'bellevue']);
    changeFile(8);
    expect((await importAgain()).imported).toEqual(['aurora']);
    await menu.keep('desk');
    expect(await menu.view()).toMatchObject({ version: 3, drafts: [] });
    // The id of the tea, which orders may name, is given to nothing else.
    const { entry: other } = await menu.create('product', 10, { title: 'Milk', price: 2 });
    expect([entry.item, other.item]).toEqual(['product:1000001', 'product:1000002']);
  });

  it('is handed over by the operator’s command too', async () => {
    const taken = await command('keep', 'aurora', 'desk');
    expect([taken.ok, taken.log]).toEqual([true, { hotel: 'aurora', event: 'kept at the desk' }]);
    expect((await menu.view()).keeper).toBe('desk');
    expect((await command('keep', 'aurora', 'desk')).text).toBe('The menu of aurora is kept at the desk already.');
    expect((await command('keep', 'nowhere', 'desk')).text).toBe(
      'There is no hotel nowhere. There are: aurora, bellevue.',
    );
    expect((await command('keep', 'aurora', 'both')).ok).toBe(false);
    expect((await command('keep', 'aurora', 'files')).ok).toBe(true);
    expect((await menu.view()).keeper).toBe('files');
  });

  it('is named by the check of the files', async () => {
    await menu.keep('desk');
    const keptAtDesk = await readKeptHotels(platform.store.url);
    const { text, exitCode } = await runCheck('aurora', { ...source(), now: new Date(), keptAtDesk });
    expect([exitCode, text.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(/aurora:1:1 note is kept at the desk since 2026-05-01/),
    ]);
    expect(await readKeptHotels('file:/nowhere/hotel.db')).toEqual(new Map());
  });

  it('is served again after a withdrawal as it was published', async () => {
    await menu.keep('desk');
    await menu.change('product:100', { price: 5 });
    await menu.publish();
    await platform.withdraw('aurora');
    expect((await platform.get('/api/v1/hotels/aurora/products/10')).status).toBe(404);
    await throughOtherConnection(platform.store, (db) =>
      db.updateTable('hotel').set({ withdrawn_at: null }).where('code', '=', 'aurora').execute(),
    );
    await platform.restart();
    expect(await priceOf()).toBe(5);
  });

  it('makes its content anew from the newest version after a release that makes another of it', async () => {
    await menu.keep('desk');
    await menu.change('product:100', { price: 5 });
    await menu.publish();
    const before = await content();
    await throughOtherConnection(platform.store, async (db) => {
      await db.updateTable('hotel').set({ content_hash: 'menu 2 0' }).where('code', '=', 'aurora').execute();
      await db.deleteFrom('product').where('hotel', '=', 'aurora').execute();
    });
    expect((await importAgain()).imported).toEqual(['aurora']);
    expect(await content()).toEqual(before);
  });

  it('is served without its folder, and reports pictures that are gone when it is published', async () => {
    await menu.keep('desk');
    platform.files.remove('aurora');
    expect((await importAgain()).failed).toEqual([]);
    await menu.change('product:101', { price: 5 });
    expect(Object.keys((await menu.publish()).fields)).toContain('product:100/image');
  });

  describe('an export', () => {
    let folder: string;
    beforeEach(() => {
      folder = join(mkdtempSync(join(tmpdir(), 'export-')), 'aurora');
    });
    afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

    it('writes what the desk keeps, and its import changes nothing', async () => {
      await menu.keep('desk');
      await menu.create('section', null, { title: { en: 'Bar', de: 'Bar' } });
      await menu.create('product', 1_000_001, { title: 'Gin', price: 9, image: '/storage/aurora/dishes/soup.svg' });
      await menu.save('sequence:root', { sections: [1_000_001, 20, 10, 30], products: [] });
      await menu.change('product:100', { price: 5 });
      await menu.publish();
      await menu.change('product:100', { price: 6 });
      const before = await content();
      const { ok, text } = await command('export', 'aurora', folder);
      expect([ok, text]).toEqual([true, `Wrote ${folder}: 7 files and 2 pictures. Drafts are not in it.`]);
      platform.files.remove('aurora');
      cpSync(folder, join(platform.files.dir, 'aurora'), { recursive: true });
      await menu.keep('files');
      expect(await content()).toEqual(before);
    });

    it('writes what the files say while they keep the menu, and nothing over what is there', async () => {
      expect((await command('export', 'aurora', folder)).ok).toBe(true);
      const own = join(platform.files.dir, 'aurora');
      for (const path of ['hotel.json', 'announcements.json', 'words/en.json', 'sections/10-kitchen.json']) {
        const [written, file] = [join(folder, path), join(own, path)].map((name) =>
          JSON.parse(readFileSync(name, 'utf8')),
        );
        expect(written).toEqual(file);
      }
      expect(existsSync(join(folder, 'pictures/dishes/soup.svg'))).toBe(true);
      const again = await command('export', 'aurora', folder);
      expect([again.ok, again.text]).toEqual([false, expect.stringMatching(/is not empty/)]);
    });

    it('says what is wrong with files that cannot be read', async () => {
      writeFileSync(join(platform.files.dir, 'aurora/hotel.json'), '{');
      const { ok, text } = await command('export', 'aurora', folder);
      expect([ok, text, existsSync(folder)]).toEqual([false, expect.stringContaining('hotel.json:1'), false]);
      expect((await command('export', 'nowhere', folder)).ok).toBe(false);
      expect((await command('export', 'aurora')).ok).toBe(false);
    });
  });

  it('opens a store that is older without a word about who keeps a menu', async () => {
    const database = openDatabase(platform.store.url, () => undefined);
    await database.db.schema.alterTable('menu_keeper').renameTo('not_yet').execute();
    expect(await readKeptHotels(platform.store.url)).toEqual(new Map());
    await database.db.schema
      .alterTable('not_yet' as 'menu_keeper')
      .renameTo('menu_keeper')
      .execute();
    await database.close();
  });
});
