import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check-command';

const NOW = new Date('2026-05-01T08:00:00Z');
const KITCHEN = 'aurora/sections/10-kitchen.json';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

const check = () => runCheck('aurora', { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: NOW });
const changeHotel = (fields: object) => files.change('aurora/hotel.json', (hotel) => Object.assign(hotel, fields));
const firstProduct = (fields: object) =>
  files.change(KITCHEN, (section) => Object.assign((section.products as object[])[0] ?? {}, fields));
const writeBytes = (path: string, bytes: Buffer) => writeFileSync(join(files.dir, path), bytes);
const textOf = (path: string) => readFileSync(join(files.dir, path), 'utf8');

it.each<[string, () => void, RegExp]>([
  [
    'a misspelt keyword',
    () => files.write('aurora/words/en.json', '{\n  "send_to_kart": "Add"\n}'),
    /words\/en\.json:2:3 warning send_to_kart: the app has no such keyword.*\n {4}hint: did you mean "send_to_cart"\?/,
  ],
  [
    'a keyword like no other',
    () => files.write('aurora/words/de.json', { xxxxxxxxxx: 'Add' }),
    /words\/de\.json:2:3 warning xxxxxxxxxx: the app has no such keyword.*\n.*those of lib\/words\/en\.json/,
  ],
  [
    'a section file with another ending',
    () => files.write('aurora/sections/40-bar.jsn', '{'),
    /sections\/40-bar\.jsn:1:1 warning nobody reads this\n.*like 40-bar\.json$/m,
  ],
  [
    'a dictionary with another ending',
    () => files.write('aurora/words/de.JSON', '{}'),
    /words\/de\.JSON:1:1 warning nobody reads this\n.*like de\.json$/m,
  ],
  [
    'a misspelt file',
    () => files.write('aurora/anouncements.json', '[]'),
    /anouncements\.json:1:1 warning nobody reads this\n.*did you mean "announcements\.json"\?/,
  ],
  [
    'a misspelt folder',
    () => files.write('aurora/section/40-bar.json', '{}'),
    /aurora\/section:1:1 warning nobody reads this\n.*did you mean "sections"\?/,
  ],
  [
    'a file where none is expected',
    () => files.write('aurora/restaurant-menu.json', '{}'),
    /restaurant-menu\.json:1:1 warning nobody reads this\n.*a hotel has hotel\.json, announcements\.json, sections, words/,
  ],
  [
    'a folder inside the sections',
    () => files.write('aurora/sections/drinks/wine.json', '{}'),
    /sections\/drinks:1:1 warning nobody reads this/,
  ],
  [
    'a missing currency',
    () => changeHotel({ currency: undefined }),
    /warning currency: the currency is missing.*\n.*"EUR"/,
  ],
  [
    'an empty currency',
    () => changeHotel({ currency: ' ' }),
    /hotel\.json:\d+:3 warning currency: the currency is missing/,
  ],
])('warns of %s and returns 0', async (_title, change, expected) => {
  expect((await check()).text).not.toMatch(expected);
  change();
  const { text, exitCode } = await check();
  expect(text).toMatch(expected);
  expect(exitCode).toBe(0);
});

it('does not warn of hidden files, notes and licences, nor of a built-in keyword', async () => {
  for (const name of ['.gitkeep', 'README.md', 'sections/notes.txt', 'LICENSE', 'words/.de.json.swp'])
    files.write(`aurora/${name}`, 'notes');
  files.write('aurora/words/en.json', { home: 'Start' });
  const { text } = await check();
  expect(text).not.toMatch(/nobody reads|no such keyword/);
});

it('names the file that is meant when hotel.json is missing', async () => {
  files.write('aurora/hotel.jsn', textOf('aurora/hotel.json'));
  files.remove('aurora/hotel.json');
  const { text, exitCode } = await check();
  expect(text).toMatch(/hotel\.json:1:1 error is missing[\s\S]*hotel\.jsn:1:1 warning nobody.*\n.*"hotel\.json"\?/);
  expect(exitCode).toBe(1);
});

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);
it.each<[string, () => void, RegExp]>([
  [
    'a byte order mark',
    () => writeBytes(KITCHEN, Buffer.concat([MARK, Buffer.from(textOf(KITCHEN))])),
    /10-kitchen\.json:1:1 error begins with a byte order mark \(BOM\).*\n {4}hint: save it as UTF-8, without/,
  ],
  [
    'UTF-16',
    () => writeBytes(KITCHEN, Buffer.from(`\ufeff${textOf(KITCHEN)}`, 'utf16le')),
    /10-kitchen\.json:1:1 error is UTF-16 and not UTF-8\n.*save it as UTF-8/,
  ],
  [
    'Windows-1252',
    () => writeBytes('aurora/words/de.json', Buffer.from('{\n  "home": "Men\u00fc f\u00fcr Sie"\n}', 'latin1')),
    /words\/de\.json:2:15 error is not UTF-8 but probably Windows-1252\n.*save it as UTF-8/,
  ],
  [
    'an empty file',
    () => files.write(KITCHEN, ''),
    /10-kitchen\.json:1:1 error is empty\n.*write its content, or delete/,
  ],
  ['a file of blanks', () => files.write(KITCHEN, ' \n\n'), /10-kitchen\.json:1:1 error is empty/],
  [
    'a word for an id',
    () => firstProduct({ id: 'ten' }),
    /products\[0\]\.id: is wrong: a whole number is expected\n {4}hint: .*without decimals, like 12$/m,
  ],
  [
    'a word for the hotel\u2019s id',
    () => changeHotel({ id: 'ten' }),
    /hotel\.json:\d+:3 error id: is wrong: a whole number is expected\n {4}hint: .*without decimals, like 12$/m,
  ],
  [
    'a word for an id that may be missing',
    () => changeHotel({ start_page: 'ten' }),
    /error start_page: is wrong: a whole number is expected\n {4}hint: .*without decimals, like 12$/m,
  ],
  [
    'a word for the id of an option of the order',
    () => changeHotel({ property: [{ id: 'ten', title: 'Your name', ptype_id: 'text' }] }),
    /error property\[0\]\.id: is wrong: a whole number is expected/,
  ],
  [
    'a word for a whole number in an option',
    () => firstProduct({ options: [{ id: 9, title: 'Why', ptype_id: 'text', maximum: 'ten' }] }),
    /products\[0\]\.options\[0\]\.maximum: is wrong: a whole number is expected\n {4}hint: .*like 12$/m,
  ],
  [
    'a word for a price',
    () => firstProduct({ price: 'ten' }),
    /products\[0\]\.price: is wrong: a number is expected\n {4}hint: .*with a point, like 12\.5$/m,
  ],
])('says what is wrong with %s, and returns 1', async (_title, change, expected) => {
  change();
  const { text, exitCode } = await check();
  expect(text).toMatch(expected);
  expect(exitCode).toBe(1);
});
