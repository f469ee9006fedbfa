import { mkdirSync, renameSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_CHANGES } from '@/tests/builders/platform/file-changes';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { hotelFolders, readHotelFolder } from './folder';
import { changedHotels, takeSnapshot } from './folder-snapshot';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

/** The hotels that differ after an action. */
async function changedBy(act: () => void): Promise<readonly string[]> {
  const before = await takeSnapshot(files.dir);
  act();
  return [...changedHotels(before, await takeSnapshot(files.dir))];
}

it.each(FILE_CHANGES)('names the hotel whose file was changed by $name, each time', async ({ prepare, change }) => {
  prepare?.(files.dir);
  for (const price of [5, 6, 7]) expect(await changedBy(() => change(files.dir, price))).toEqual(['bellevue']);
});

it('names a hotel that is new, and one whose folder is gone', async () => {
  expect(await changedBy(() => files.write('casa/hotel.json', '{}'))).toEqual(['casa']);
  expect(await changedBy(() => files.remove('casa'))).toEqual(['casa']);
});

it('names a hotel with a new picture, and not one whose picture has other bytes', async () => {
  expect(await changedBy(() => files.write('aurora/pictures/new.svg', '<svg/>'))).toEqual(['aurora']);
  expect(await changedBy(() => files.write('aurora/pictures/new.svg', '<svg></svg>'))).toEqual([]);
});

it('names a hotel whose file has another text of the same size and the same time', async () => {
  const file = join(files.dir, 'aurora/words/en.json');
  files.write('aurora/words/en.json', '{"home":"A"}');
  utimesSync(file, 1, 1);
  expect(
    await changedBy(() => {
      renameSync(file, `${file}.bak`);
      files.write('aurora/words/en.json', '{"home":"B"}');
      utimesSync(file, 1, 1);
    }),
  ).toEqual(['aurora']);
});

it('names nobody when nothing has changed, when a folder cannot be read, and without a folder of hotels', async () => {
  files.remove('aurora/sections');
  files.write('aurora/sections', 'a file instead of a folder');
  expect(await changedBy(() => undefined)).toEqual([]);
  expect(await takeSnapshot(join(files.dir, 'none'))).toEqual(new Map());
});

it('follows links to the folders of a hotel and of its pictures', () => {
  mkdirSync(join(files.dir, '..data'));
  renameSync(join(files.dir, 'aurora'), join(files.dir, '..data/aurora'));
  symlinkSync('..data/aurora', join(files.dir, 'aurora'));
  renameSync(join(files.dir, 'aurora/pictures/dishes'), join(files.dir, '..data/dishes'));
  symlinkSync('../../dishes', join(files.dir, 'aurora/pictures/dishes'));
  symlinkSync('nowhere', join(files.dir, 'dangling'));
  expect(hotelFolders(files.dir)).toEqual(['aurora', 'bellevue']);
  expect([...readHotelFolder(files.dir, 'aurora').pictures].sort()).toEqual(['dishes/soup.svg', 'logo.svg']);
});
