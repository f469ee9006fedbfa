import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { twoHotels } from '@/tests/builders/platform/hotel-files';
import { importedHotels } from '@/tests/builders/platform/imported-hotels';
import { runCheck } from './check/check-command';
import { describeProblem } from './problem';

const NOW = '2026-05-01T08:00:00.000Z';
const EMOJI = 'node_modules/@lobehub/fluent-emoji-3d/assets';

const hotels = importedHotels();
const { run, codes } = hotels;

/** What can lie where a hotel's hotels.files should. */
const UNREADABLE: readonly [what: string, spoil: (path: string) => void, reason: RegExp][] = [
  ['hotel.json', (path) => replaceBy(mkdirSync, path), /hotel\.json:1:1 cannot be read: it is a folder/],
  ['hotel.json', (path) => replaceBy((at) => symlinkSync(at, at), path), /hotel\.json:1:1 is missing/],
  ['hotel.json', (path) => rmSync(path), /hotel\.json:1:1 is missing/],
  ['sections', (path) => replaceBy((at) => writeFileSync(at, ''), path), /sections:1:1 cannot be read: it is a file/],
  ['sections/10-kitchen.json', (path) => replaceBy(mkdirSync, path), /10-kitchen\.json:1:1 cannot be read: it is a f/],
  ['words', (path) => replaceBy((at) => writeFileSync(at, ''), path), /words:1:1 cannot be read: it is a file/],
  ['announcements.json', (path) => replaceBy(mkdirSync, path), /announcements\.json:1:1 cannot be read: it is a f/],
  ['pictures', (path) => replaceBy((at) => writeFileSync(at, ''), path), /pictures:1:1 cannot be read: it is a file/],
];

function replaceBy(make: (path: string) => void, path: string): void {
  rmSync(path, { recursive: true });
  make(path);
}

it.each(UNREADABLE)('keeps a hotel whose %s cannot be read, and imports the others', async (name, spoil, reason) => {
  spoil(join(hotels.files.dir, 'aurora', name));
  expect(await run()).toMatchObject({ imported: ['bellevue'], failed: [{ hotel: 'aurora', servesOldContent: false }] });
  hotels.files.dispose();
  hotels.files = twoHotels();
  await run();
  spoil(join(hotels.files.dir, 'aurora', name));
  hotels.files.change('bellevue/hotel.json', (hotel) => {
    hotel.currency = 'USD';
  });
  const { imported, failed } = await run();
  expect([imported, failed.map(({ hotel, servesOldContent }) => [hotel, servesOldContent])]).toEqual([
    ['bellevue'],
    [['aurora', true]],
  ]);
  expect(failed[0]?.problems.map(describeProblem)).toEqual([expect.stringMatching(reason)]);
  expect(await codes()).toEqual(['aurora', 'bellevue']);
  const { text } = await runCheck('aurora', { hotelsDir: hotels.files.dir, emojiDir: EMOJI, now: new Date(NOW) });
  expect(text).toMatch(new RegExp(reason.source.replace(':1:1 ', ':1:1 error ')));
});
