import { join } from 'node:path';
import { manyHotels } from '@/tests/builders/platform/hotel-files';
import { importedHotels } from '@/tests/builders/platform/imported-hotels';
import { countHotels, findHotel, listHotels } from '../stores/hotels';
import { importHotels } from './import-hotels';

const NOW = '2026-05-01T08:00:00.000Z';
const EMOJI = 'node_modules/@lobehub/fluent-emoji-3d/assets';

const hotels = importedHotels();
const { run, codes, complaints } = hotels;

it('imports both hotels the first time, and finds nothing changed the second time', async () => {
  expect(await run()).toEqual({
    imported: ['aurora', 'bellevue'],
    unchanged: [],
    failed: [],
    notes: [],
    withdrawn: [],
  });
  expect(await run()).toEqual({
    imported: [],
    unchanged: ['aurora', 'bellevue'],
    failed: [],
    notes: [],
    withdrawn: [],
  });
});

it('imports only the hotel whose hotels.files changed', async () => {
  await run();
  hotels.files.change('bellevue/hotel.json', (hotel) => {
    hotel.title = 'Grand Bellevue';
  });
  expect(await run()).toMatchObject({ imported: ['bellevue'], unchanged: ['aurora'] });
  expect((await findHotel(hotels.database.db, { code: 'bellevue' }))?.hotel.title).toBe('Grand Bellevue');
});

it('gives hotels and products the same uuids in every store', async () => {
  await run();
  expect((await findHotel(hotels.database.db, { code: 'aurora' }))?.uuid).toBe('09c3e2c8-7a21-57d3-9d1c-72a37030524d');
  const uuids = await hotels.database.db.selectFrom('product').select('uuid').where('id', '=', 100).execute();
  expect(new Set(uuids.map((row) => row.uuid)).size).toBe(2);
});

it('keeps the last valid content of a hotel with a broken file, and serves the other hotel', async () => {
  await run();
  hotels.files.write('aurora/sections/10-kitchen.json', '{ "id": 10, }');
  hotels.files.change('bellevue/hotel.json', (hotel) => {
    hotel.currency = 'USD';
  });
  const result = await run();
  expect(result.imported).toEqual(['bellevue']);
  expect(result.failed).toMatchObject([{ hotel: 'aurora', servesOldContent: true }]);
  const currencies = ['aurora', 'bellevue'].map(
    async (code) => (await findHotel(hotels.database.db, { code }))?.hotel.currency,
  );
  expect(await Promise.all(currencies)).toEqual(['EUR', 'USD']);
  const kitchen = await hotels.database.db
    .selectFrom('product')
    .select('id')
    .where('hotel', '=', 'aurora')
    .where('section_id', '=', 10)
    .execute();
  expect(kitchen).toHaveLength(4);
});

it('imports a hotel with the obsolete autopilot field, and notes that the field has no effect', async () => {
  hotels.files.change('aurora/hotel.json', (hotel) => {
    hotel.autopilot = { done_after_seconds: 1 };
  });
  const { imported, notes } = await run();
  expect(imported).toEqual(['aurora', 'bellevue']);
  expect(notes.map(({ file, path }) => [file, path])).toEqual([
    [join(hotels.files.dir, 'aurora/hotel.json'), 'autopilot'],
  ]);
  expect(notes[0]?.reason).toContain('AUTOPILOT');
});

it('does not serve a hotel whose hotels.files were never valid', async () => {
  hotels.files.write('aurora/hotel.json', '[');
  expect((await run()).failed).toMatchObject([{ hotel: 'aurora', servesOldContent: false }]);
  expect(await codes()).toEqual(['bellevue']);
});

it('reports the progress after each hotel, and yields to other work before the next', async () => {
  hotels.files.dispose();
  hotels.files = manyHotels(30);
  let turns = 0;
  let isDone = false;
  const takeTurn = () => {
    turns += 1;
    if (!isDone) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const progress: [done: number, total: number, turns: number][] = [];
  await importHotels(hotels.database, { hotelsDir: hotels.files.dir, emojiDir: EMOJI, now: NOW }, ({ done, total }) =>
    progress.push([done, total, turns]),
  );
  isDone = true;
  expect(progress.map(([done, total]) => [done, total])).toEqual(progress.map((_, index) => [index + 1, 30]));
  const turnsAt = progress.map(([, , taken]) => taken);
  expect(new Set(turnsAt).size).toBe(30);
});

it('lists one page of hotels with their summaries', async () => {
  await run();
  expect(await countHotels(hotels.database.db)).toBe(2);
  const page = await listHotels(hotels.database.db, { offset: 1, limit: 1 });
  expect(page).toEqual([
    {
      code: 'bellevue',
      title: { en: 'Hotel bellevue' },
      descr: null,
      logo: '/storage/bellevue/logo.svg',
      logos: {},
      color: null,
      languages: ['ar', 'en'],
    },
  ]);
});

it('refuses a folder that does not exist, also for an empty store', async () => {
  hotels.files.dispose();
  await expect(run()).rejects.toThrow(/^HOTELS_DIR: there is no folder .*\. Set it to the folder of the hotels$/);
});

it('imports an empty folder into an empty store', async () => {
  hotels.files.remove('aurora');
  hotels.files.remove('bellevue');
  expect(await run()).toEqual({ imported: [], unchanged: [], failed: [], notes: [], withdrawn: [] });
});

describe('problems in hotel files', () => {
  it('reports a hotel file that is not JSON', async () => {
    hotels.files.write('aurora/hotel.json', '{\n  "title": "Aurora",\n  "currency": EUR\n}');
    expect(await complaints()).toEqual(['hotel.json:3:15 is no JSON: invalid symbol']);
  });

  it('reports a comment in a hotel file, because JSON has no comments', async () => {
    hotels.files.write('aurora/words/en.json', '{\n  // hello\n  "a": "b" }');
    expect(await complaints()).toEqual(['words/en.json:2:3 is no JSON: invalid comment token']);
  });

  it('reports a value of the wrong type, a missing value, and an unknown field', async () => {
    hotels.files.write(
      'aurora/sections/10-kitchen.json',
      '{\n  "id": 10,\n  "title": "Kitchen",\n  "products": [\n    { "title": "Soup", "price": "4.50",\n      "pirce": 4 }\n  ]\n}',
    );
    expect(await complaints()).toEqual([
      'sections/10-kitchen.json:5:5 products[0].id: is missing: a whole number is expected',
      'sections/10-kitchen.json:5:24 products[0].price: is wrong: a number is expected',
      'sections/10-kitchen.json:6:7 products[0].pirce: unknown field',
    ]);
  });

  it('reports an error inside a field with several variants', async () => {
    hotels.files.change('aurora/hotel.json', (hotel) => {
      hotel.voice_prompts = [{ content: 7 }];
      hotel.title = { en: 5 };
    });
    const said = await complaints();
    expect(said.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'title.en: a text is expected',
      'voice_prompts[0].content: is wrong: a text is expected',
    ]);
  });

  it('reports a repeated key in a hotel file', async () => {
    hotels.files.write('aurora/words/en.json', '{\n  "home": "Home",\n  "home": "Start"\n}');
    expect(await complaints()).toEqual(['words/en.json:2:3 home: this key stands here twice']);
  });

  it('reports repeated ids, also in different files', async () => {
    hotels.files.write('aurora/sections/40-more.json', {
      id: 10,
      title: 'Again',
      products: [{ id: 100, title: 'Soup again', options: [{ id: 1000, title: 'Size again', ptype_id: 'text' }] }],
    });
    expect(await complaints()).toEqual([
      'sections/40-more.json:2:3 id: another section has the id 10',
      'sections/40-more.json:6:7 products[0].id: another product has the id 100',
      'sections/40-more.json:10:11 products[0].options[0].id: another option has the id 1000',
    ]);
  });

  it('reports names of kits, sections and payments that the hotel does not have', async () => {
    hotels.files.change('aurora/hotel.json', (hotel) => {
      hotel.start_page = 77;
      hotel.kits = {};
      hotel.payments = [{ id: 1, title: 'Cash', except_sections: [10, 78] }];
    });
    const said = await complaints();
    expect(said.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'products[2].kit: no kit is called "toppings"',
      'start_page: no section has the id 77',
      'payments[0].except_sections[1]: no section has the id 78',
    ]);
  });

  it.each<[string, object, readonly string[]]>([
    ['accepts a film with a poster', { webm: '/storage/aurora/logo.svg', poster: '/storage/aurora/logo.svg' }, []],
    ['reports a film without a poster', { mp4: '/storage/aurora/logo.svg' }, ['poster: a film needs a poster']],
    [
      'reports a film whose address is no file',
      { mp4: 'film.mp4', poster: '/storage/aurora/logo.svg' },
      ['mp4: an address under /storage/ or https:// is expected'],
    ],
    [
      'reports a film that is not there',
      { webm: '/storage/aurora/none.webm', poster: '/storage/aurora/logo.svg' },
      ['webm: there is no file /storage/aurora/none.webm'],
    ],
  ])('%s', async (_title, video, expected) => {
    hotels.files.change('aurora/hotel.json', (hotel) => {
      hotel.ext_data = { timezone: 'Europe/Madrid', video };
    });
    const said = await complaints();
    expect(said.map((line) => line.replace(/^\S+ (?:ext_data\.video\.)?/, ''))).toEqual(expected);
  });

  it('reports pictures that are missing or belong to another hotel', async () => {
    hotels.files.write('aurora/sections/40-more.json', {
      id: 40,
      title: 'More',
      image: '/storage/aurora/none.svg',
      products: [
        { id: 401, title: 'A', image: '/storage/bellevue/logo.svg' },
        { id: 402, title: 'B', image: '/storage/emoji/ffffff.webp' },
        { id: 403, title: 'C', image: '/storage/emoji/1f355.webp' },
        { id: 404, title: 'D', image: '/storage/emoji/../../package.json' },
      ],
    });
    const said = await complaints();
    expect(said.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'image: there is no file /storage/aurora/none.svg',
      'products[0].image: there is no file /storage/bellevue/logo.svg',
      'products[1].image: there is no file /storage/emoji/ffffff.webp',
      'products[3].image: there is no file /storage/emoji/../../package.json',
    ]);
  });

  it('reports words in a language that the hotel does not offer', async () => {
    hotels.files.write('aurora/words/fr.json', {});
    expect(await complaints()).toEqual(['words/fr.json:1:1 the hotel does not offer the language fr']);
  });

  it('reports the id of another hotel', async () => {
    await run();
    hotels.files.change('aurora/hotel.json', (hotel) => {
      hotel.id = 2;
    });
    expect(await complaints()).toEqual(['hotel.json:2:3 id: the hotel bellevue has this id or uuid']);
  });

  it('reports a hotel folder whose name cannot be a host name', async () => {
    hotels.files.write('Grand Hotel/hotel.json', { title: 'Grand' });
    const { failed } = await run();
    expect(failed.map(({ hotel }) => hotel)).toEqual(['Grand Hotel']);
  });
});
