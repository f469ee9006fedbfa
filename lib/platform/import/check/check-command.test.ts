import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check-command';

const NOW = new Date('2026-05-01T08:00:00Z');
const KITCHEN = 'aurora/sections/10-kitchen.json';

type Json = Record<string, unknown>;

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

const check = (name?: string) => runCheck(name, { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: NOW });
const changeHotel = (fields: Json) => files.change('aurora/hotel.json', (hotel) => Object.assign(hotel, fields));
const addProduct = (fields: Json) =>
  files.change(KITCHEN, (section) => {
    (section.products as Json[]).push({ id: 990, title: 'Extra', price: 5, ...fields });
  });

const ALWAYS = { days: [true, true, true, true, true, true, true], start_time: '10:00', end_time: '12:00' };
const BOOKING = { id: 9901, title: 'When', ptype_id: 'datetime', pcode_id: 'scheduled', is_required: true };

it('checks every hotel of the folder, and returns 0 when there are only warnings', async () => {
  const { text, exitCode } = await check();
  expect(exitCode).toBe(0);
  expect(text).toMatch(/2 hotels with \d+ products: 0 errors, \d+ warnings$/);
});

it('checks one hotel by its code or by the path of its folder', async () => {
  expect((await check('bellevue')).text).toMatch(/1 hotel with/);
  expect((await check(join(files.dir, 'bellevue'))).text).toBe((await check('bellevue')).text);
  expect(await check('grand')).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('There is no hotel grand'),
  });
});

it('ignores $schema in every file', async () => {
  changeHotel({ $schema: '../../docs/schemas/hotel.schema.json' });
  files.change(KITCHEN, (section) => Object.assign(section, { $schema: 'section.schema.json' }));
  files.write('aurora/words/en.json', { $schema: 'words.schema.json', send_to_cart: 'Add' });
  expect((await check('aurora')).exitCode).toBe(0);
});

it.each<[string, () => void, RegExp]>([
  [
    'a misspelt field',
    () => changeHotel({ curency: '€' }),
    /hotel\.json:\d+:\d+ error curency: unknown field\n.*did you mean "currency"/,
  ],
  [
    'a number in quotes',
    () => addProduct({ price: '5' }),
    /:\d+:\d+ error products\[\d+\]\.price: is wrong: a number is expected\n.*without quotes/,
  ],
  [
    'a missing picture',
    () => addProduct({ image: '/storage/aurora/dishes/soap.svg' }),
    /there is no file .*\n.*did you mean "\/storage\/aurora\/dishes\/soup\.svg"/,
  ],
  [
    'a missing comma',
    () => files.write('aurora/hotel.json', '{\n  "title": "A"\n  "currency": "€"\n}'),
    /hotel\.json:3:3 error is no JSON: comma expected\n.*put a comma/,
  ],
  [
    'a price of three decimals',
    () => addProduct({ price: 1.255 }),
    /products\[\d+\]\.price: an amount of this hotel has at most two decimals/,
  ],
  [
    'a charge of three decimals',
    () => changeHotel({ discount_price: 0.125 }),
    /discount_price: an amount of this hotel has at most two decimals\n.*"currency_digits" of hotel\.json is 2/,
  ],
  [
    'a price with decimals in a currency without them',
    () => changeHotel({ currency: '¥', currency_digits: 0 }),
    /products\[\d+\]\.price: an amount of this hotel has no decimals/,
  ],
  [
    'a price of four decimals',
    () => {
      changeHotel({ currency_digits: 3 });
      addProduct({ price: 1.2555 });
    },
    /products\[\d+\]\.price: an amount has at most three decimals/,
  ],
  ['decimals that no currency has', () => changeHotel({ currency_digits: 4 }), /currency_digits: .*0, 2 or 3 decimals/],
  ['an unknown kit', () => addProduct({ kit: 'topings' }), /no kit is called "topings"\n.*did you mean "toppings"/],
  [
    'the id of another hotel',
    () => files.change('aurora/hotel.json', (hotel) => Object.assign(hotel, { id: 2 })),
    /^$/,
  ],
])('reports %s with file, line, column, reason and hint, and returns 1', async (title, change, expected) => {
  change();
  const isShared = title === 'the id of another hotel';
  const { text, exitCode } = await check(isShared ? 'bellevue' : 'aurora');
  expect(exitCode).toBe(1);
  expect(text).toMatch(
    isShared ? /bellevue\/hotel\.json:\d+:\d+ error id: the hotel aurora has this id too/ : expected,
  );
});

const season = { start_date: '2025-01-01', end_date: '2025-12-31' };
it.each<[string, () => void, RegExp]>([
  [
    'an empty section',
    () => files.write('aurora/sections/90.json', { id: 90, title: 'Empty' }),
    /90\.json:1:1 warning guests open an empty page/,
  ],
  [
    'a section without a picture',
    () => files.write('aurora/sections/90.json', { id: 90, title: 'Empty' }),
    /90\.json:1:1 warning the section has no picture/,
  ],
  ['a price of 0', () => addProduct({ price: 0 }), /products\[\d+\]\.price: the price is 0/],
  [
    'a required option that cannot be changed',
    () =>
      addProduct({ options: [{ id: 9902, title: 'Size', ptype_id: 'text', is_required: true, is_read_only: true }] }),
    /option 9902 is required, and nobody can answer it/,
  ],
  [
    'a text without one of the languages',
    () => addProduct({ descr: { en: 'Only English' } }),
    /descr: the text is missing in de/,
  ],
  [
    'slots whose season is over',
    () => addProduct({ options: [BOOKING], slots: { capacity: 1, hours: [{ ...ALWAYS, ...season }] } }),
    /slots: no slot ever opens/,
  ],
  [
    'slots with a notice longer than the days ahead',
    () =>
      addProduct({ options: [BOOKING], slots: { capacity: 1, days_ahead: 1, notice_minutes: 4000, hours: [ALWAYS] } }),
    /no slot ever opens\n.*notice_minutes is longer than days_ahead/,
  ],
  [
    'hours without a day',
    () => addProduct({ schedule: { days: [{ ...ALWAYS, days: ALWAYS.days.map(() => false) }] } }),
    /schedule: it never opens/,
  ],
  ['a currency of thousandths', () => changeHotel({ currency: 'KWD' }), /currency: KWD has 3 decimals by ISO 4217/],
  ['a currency without a minor unit', () => changeHotel({ currency: 'JPY' }), /currency: JPY has 0 decimals/],
  [
    'a hotel that charges for delivery and asks for nothing that says where',
    () => changeHotel({ discount_price: 20, is_room_number_property: true, limit_room: [' '], property: null }),
    /limit_room: it charges for delivery, and no guest is asked where to/,
  ],
  ['a pale brand colour', () => changeHotel({ color: '#ffee88' }), /color: #ffee88 has a contrast of 1\.\d\d on white/],
  [
    'an unknown language',
    () => changeHotel({ languages: ['en', 'de', 'xx'] }),
    /languages\[2\]: the app has no words in the language xx/,
  ],
  [
    'a large picture that is not served in sizes',
    () => writeFileSync(join(files.dir, 'aurora/pictures/big.svg'), Buffer.alloc(200_001)),
    /pictures\/big\.svg:1:1 warning the picture has 201 KB/,
  ],
  [
    'a photograph of which sizes take long to make',
    () => writeFileSync(join(files.dir, 'aurora/pictures/big.jpg'), Buffer.alloc(8_000_001)),
    /pictures\/big\.jpg:1:1 warning the picture has 8001 KB/,
  ],
])('warns of %s and returns 0', async (_title, change, expected) => {
  expect((await check('aurora')).text).not.toMatch(expected);
  change();
  const { text, exitCode } = await check('aurora');
  expect(text).toMatch(expected);
  expect(exitCode).toBe(0);
});

it.each([
  ['slots that open in a later season', { hours: [{ ...ALWAYS, start_date: '2026-12-01', end_date: '2027-03-01' }] }],
  [
    'slots on one day of the week',
    { days_ahead: 0, hours: [{ ...ALWAYS, days: ALWAYS.days.map((_, day) => day === 3) }] },
  ],
])('does not warn of %s', async (_title, slots) => {
  addProduct({ options: [BOOKING], slots: { capacity: 1, ...slots } });
  expect((await check('aurora')).text).not.toContain('no slot ever opens');
});

it('does not warn of flags for some of the languages only', async () => {
  changeHotel({ ext_data: { variations: { languageFlags: { en: 'us' } } } });
  expect((await check('aurora')).text).not.toContain('languageFlags');
});
