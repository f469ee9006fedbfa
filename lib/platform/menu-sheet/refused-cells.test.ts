import { productItem } from '@/lib/domain/menu/menu-item';
import { createSheetReader } from '@/lib/domain/menu-sheet/sheet-reader';
import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { EMOJI_DIR, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { readMenu } from '../menu/read-menu';
import { refusedCells } from './refused-cells';
import { sheetMenuOf } from './sheet-menu-of';

const platform = platformPerTest(() => emptySqlite());

it('names the cell of what the import refuses, also of something new, and nothing that was wrong before', async () => {
  const desk = deskMenu(platform);
  await desk.keep('desk');
  // Wrong in another item, and so no fault of the sheet.
  await desk.save('section:20', null, { and_below: true });
  const menu = await throughOtherConnection(platform.store, (db) => readMenu(db, 'aurora'));
  if (menu === null) throw new Error('the desk does not keep the menu');
  const created = createSheetReader(sheetMenuOf(menu), ['id', 'kind', 'parent', 'title.en', 'tax'], {
    separator: 'comma',
    encoding: 'utf-8',
    hasPicture: () => true,
  });
  if (!created.ok) throw new Error('no reader');
  const { reader } = created;
  reader.addRow(['100', 'product', '', 'Broth', ''], 2);
  reader.addRow(['', 'product', '10', 'Tea', ''], 3);
  const reading = reader.end({ endsWithBreak: true });
  const entries = [
    { item: productItem(100), value: { id: 100, title: 'Broth', tax: 'no such tax' } },
    { item: productItem(5000), value: { id: 5000, title: 'Tea', kit: 'no such kit' }, parent: 10 },
  ];
  const dirs = { hotelsDir: platform.files.dir, filesDir: platform.files.dir, emojiDir: EMOJI_DIR };
  const sheet = { menu, entries, reading, idOf: (id: number) => (id === -1 ? 5000 : id) };
  const cells = refusedCells({ now: () => new Date(), ...dirs }, 'aurora', sheet);
  expect(cells.map(({ row, column, reason }) => [row, column, reason])).toEqual([[2, 5, 'refused']]);
  const [, tea] = entries;
  const others = refusedCells({ now: () => new Date(), ...dirs }, 'aurora', {
    ...sheet,
    entries: tea === undefined ? [] : [tea],
  });
  expect(others.map(({ row, column, values }) => [row, column, values])).toEqual([
    [3, 1, { reason: 'no kit is called "no such kit"' }],
  ]);
});
