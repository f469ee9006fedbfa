import { faultsIn, readCells, sheetCells, sheetMenu } from '@/tests/builders/catalogue/menu-sheet';
import { FORMATS } from './sheet-format';
import { createSheetReader } from './sheet-reader';

const MENU = sheetMenu();
const valuesIn = (rows: readonly (readonly string[])[]) => {
  const reading = readCells(MENU, rows);
  return { faults: faultsIn(reading), ...reading.counts, values: Object.fromEntries(reading.changes.values) };
};
const NONE = { changed: 0, unchanged: 1, new: 0 };
const CHANGED = { changed: 1, unchanged: 0, new: 0 };

it('says nothing new when a sheet is read as it was written', () => {
  for (const format of Object.values(FORMATS)) {
    const reading = readCells(MENU, sheetCells(MENU, format), { format });
    expect([faultsIn(reading), reading.counts]).toEqual([[], { changed: 0, unchanged: 10, new: 0 }]);
    expect([reading.changes.values.size, reading.changes.created.length, reading.changes.sequences.size]).toEqual([
      0, 0, 0,
    ]);
  }
});

it('shows how prices are written in the name of their column', () => {
  const price = (menu: Parameters<typeof sheetCells>[0], format = FORMATS.comma) =>
    sheetCells(menu, format)[0]?.find((name) => name.startsWith('price'));
  expect(price(MENU)).toBe('price (0.00)');
  expect(price(MENU, FORMATS.semicolon)).toBe('price (0,00)');
  expect(price(sheetMenu({ digits: 0 }))).toBe('price (0)');
  expect(price(sheetMenu({ digits: 3 }), FORMATS.semicolon)).toBe('price (0,000)');
});

describe('a cell', () => {
  const row = (column: string, cell: string, id = '100') =>
    valuesIn([
      ['id', 'kind', column],
      [id, 'product', cell],
    ]);

  it.each([
    ['title.en', ''],
    ['title.en', '   '],
    ['title.en', 'Soup'],
    ['title.en', ' Soup '],
    ['price', '4.5'],
    ['price', '4,50'],
    ['allergens', 'milk'],
    ['tax', '-'],
    ['from', ''],
  ])('of %s leaves the product alone when it says %j', (column, cell) => {
    expect(row(column, cell)).toEqual({ faults: [], ...NONE, values: {} });
  });

  it.each([
    ['title.en', 'Broth', { title: { en: 'Broth', de: 'Suppe' } }],
    ['title.de', '-', { title: { en: 'Soup' } }],
    ['title.en', "'=1+1", { title: { en: '=1+1', de: 'Suppe' } }],
    ['title.en', '=1+1', { title: { en: '=1+1', de: 'Suppe' } }],
    ['title.en', "'-", { title: { en: '-', de: 'Suppe' } }],
    ['title.en', 'Two\r\nlines', { title: { en: 'Two\nlines', de: 'Suppe' } }],
    ['descr.de', 'Heiß.', { descr: { en: 'Hot.', de: 'Heiß.' } }],
    ['price', '5', { price: 5 }],
    ['PRICE (0,00)', '5,50', { price: 5.5 }],
    ['tax', 'General', { tax: 'general' }],
    ['allergens', 'none', { allergens: [] }],
    ['diets', 'vegetarian', { diets: ['vegetarian'] }],
    ['from', 'WAHR', { is_price_from: true }],
    ['adults', 'yes', { for_adult: true }],
    ['image', '/storage/aurora/soup.webp', { image: '/storage/aurora/soup.webp' }],
    ['image', 'https://pictures.example/soup.jpg', { image: 'https://pictures.example/soup.jpg' }],
  ])('of %s changes only its field when it says %j', (column, cell, field) => {
    const { values, ...rest } = row(column, cell);
    expect(rest).toEqual({ faults: [], ...CHANGED });
    expect(values).toEqual({ 'product:100': { ...MENU.tree.products.get(100)?.value, ...field } });
  });

  it.each(['descr.en', 'price', 'allergens', 'heading'])('with a single - deletes what %s shows', (column) => {
    const { values, faults } = row(column, '-');
    const field = column.split('.')[0] ?? '';
    expect([faults, Object.keys(values['product:100'] ?? {}).includes(field)]).toEqual([[], false]);
  });

  it.each([
    ['title.en', '#NAME?', 'C2 formula_error'],
    ['price', '#WERT!', 'C2 formula_error'],
    ['price', '######', 'C2 formula_error'],
    ['title.en', 'x'.repeat(10_001), 'C2 too_long'],
    ['title.en', 'a\u0007b', 'C2 signs'],
    ['title.de', 'S?ppe', ''],
    ['price', 'cheap', 'C2 price'],
    ['price', '1.200', 'C2 price_thousands'],
    ['price', '1.255', 'C2 price_thousands'],
    ['price', '1.2555', 'C2 price_digits'],
    ['tax', 'luxury', 'C2 tax'],
    ['allergens', 'cheese', 'C2 unknown_word'],
    ['diets', 'vegan', 'C2 diet'],
    ['from', 'perhaps', 'C2 yes_no'],
    ['heading', 'sweets', 'C2 heading'],
    ['hours', 'always', 'C2 hours'],
    ['image', 'soup.jpg', 'C2 image'],
    ['image', '/storage/bellevue/soup.webp', 'C2 image_missing'],
    ['title.fr', 'Soupe', 'C1 language'],
    ['titel.en', 'Soup', 'C1 column'],
    ['kind', 'product', 'C1 column_twice'],
  ])('of %s with %j is refused as %j', (column, cell, fault) => {
    expect(row(column, cell).faults).toEqual(fault === '' ? [] : [fault]);
  });

  it('with question marks for letters is refused, and never becomes the text', () => {
    const menu = sheetMenu({}, [{ id: 10, title: { en: 'Bar', de: 'Küche ё' }, products: [] }]);
    const reading = readCells(menu, [
      ['id', 'kind', 'title.de'],
      ['10', 'section', 'K?che ?'],
    ]);
    expect([faultsIn(reading), reading.changes.values.size]).toEqual([['C2 letters_lost'], 0]);
  });

  it.each([
    // Arabic and Chinese that were saved in their own code pages, as the others read them.
    ['windows-1251', 'title.ar', 'ЗбФжСИЙ', true],
    ['windows-1252', 'title.cn', 'ÌÀ', true],
    ['windows-1252', 'title.de', 'Brühe', false],
    ['windows-1251', 'title.en', 'Борщ', false],
    ['windows-1251', 'title.ar', '12 – 14 €', false],
    ['utf-8', 'title.ar', 'شوربة', false],
  ] as const)('of %s in %s with %s is refused for its letters: %p', (encoding, column, title, isRefused) => {
    const menu = sheetMenu({ languages: ['en', 'de', 'ar', 'cn'] });
    const rows = [
      ['id', 'kind', column],
      ['100', 'product', title],
    ];
    expect(faultsIn(readCells(menu, rows, { encoding }))).toEqual(isRefused ? ['C2 letters_lost'] : []);
  });

  it.each([
    ['title.en', 'x'.repeat(12_000)],
    ['title.en', '#Yum!'],
    ['title.en', 'One\u2028two\u0007'],
    ['descr.de', '-'],
    ['image', `https://pictures.example/${'x'.repeat(12_000)}`],
  ])('of %s that says what the menu says is no fault, however odd it is', (column, text) => {
    const [field = '', language] = column.split('.');
    const value = language === undefined ? text : { en: 'Soup', [language]: text };
    const menu = sheetMenu({}, [{ id: 10, title: 'Bar', products: [{ id: 100, title: 'Soup', [field]: value }] }]);
    const reading = readCells(menu, sheetCells(menu));
    expect([faultsIn(reading), reading.counts.changed]).toEqual([[], 0]);
  });

  it('is read beside a faulty one', () => {
    const { faults, values } = valuesIn([
      ['id', 'kind', 'price', 'title.en'],
      ['100', 'product', 'x', 'Broth'],
    ]);
    expect([faults, values['product:100']]).toMatchObject([['C2 price'], { title: { en: 'Broth' } }]);
  });

  it('of a text for all languages makes it one by language where one differs', () => {
    const { values } = valuesIn([
      ['id', 'kind', 'title.en', 'title.de'],
      ['101', 'product', 'Bread', 'Brot'],
    ]);
    expect(values['product:101']).toMatchObject({ title: { en: 'Bread', de: 'Brot' } });
  });

  it('keeps a title in at least one language', () => {
    expect(
      valuesIn([
        ['id', 'kind', 'title.en', 'title.de'],
        ['100', 'product', '-', '-'],
      ]).faults,
    ).toEqual(['D2 title_needed']);
  });
});

describe('hours', () => {
  const hours = (id: string, cell: string) =>
    valuesIn([
      ['id', 'kind', 'hours'],
      [id, 'product', cell],
    ]);

  it('of a bookable product are those of its slots', () => {
    const { values } = hours('200', 'mo 09:00-12:00');
    expect(values['product:200']).toMatchObject({ slots: { capacity: 1, hours: [{ start_time: '09:00:00' }] } });
    expect(hours('200', 'mo 09:00-09:30').faults).toEqual(['C2 hours_slots']);
    expect(hours('200', 'mo').faults).toEqual(['C2 hours_slots']);
    expect(hours('200', '-').faults).toEqual(['C2 hours_needed']);
  });

  it('keep what is said about them', () => {
    expect(hours('101', 'mo 09:00-12:00').values['product:101']).toMatchObject({
      schedule: { descr: { en: 'Early' }, days: [{}] },
    });
  });

  it('make a schedule where there is none', () => {
    expect(hours('100', 'mo 09:00-12:00').values['product:100']).toMatchObject({
      schedule: { days: [{ end_time: '12:00:00' }] },
    });
  });
});

it('says that the file was cut off in its last row, unless it ends with a line break as spreadsheets leave it', () => {
  const rows = [
    ['id', 'kind', 'title.en', 'price'],
    ['100', 'product', 'Sou'],
  ];
  expect(faultsIn(readCells(MENU, rows, { endsWithBreak: false }))).toEqual(['C2 cut_off']);
  expect(faultsIn(readCells(MENU, rows))).toEqual([]);
});

it.each([
  [['title.en', 'price'], { reason: 'header', values: { names: 'id, kind' } }],
  [['id'], { reason: 'header', values: { names: 'kind' } }],
  [Array.from({ length: 1000 }, (_, index) => `column ${index}`), { reason: 'columns', values: { most: 200 } }],
])('refuses a file whose first row is no header of a menu', (names, problem) => {
  expect(createSheetReader(MENU, names, { separator: 'comma', encoding: 'utf-8', hasPicture: () => true })).toEqual({
    ok: false,
    problem,
  });
});

it('finds the cell of a field that a later check refuses', () => {
  const rows = [
    ['id', 'kind', 'parent', 'title.en', 'title.de', 'hours'],
    ['100', 'product', '', 'Broth', '', ''],
    ['', 'section', '', 'Pool', '', ''],
  ];
  const { cellOf } = readCells(MENU, rows);
  expect(cellOf('product:100', 'title.de')).toEqual({ row: 2, column: 5 });
  expect(cellOf('product:100', 'schedule.days.0')).toEqual({ row: 2, column: 6 });
  expect(cellOf('section:-1', 'focus')).toEqual({ row: 3, column: 1 });
  expect(cellOf('product:101', 'title')).toBeNull();
});

describe('a sheet that is older than the menu', () => {
  const sheet = (id: string, cells: Readonly<Record<string, string>> = {}) => {
    const [names = [], ...rows] = sheetCells(MENU);
    const row = rows.find((each) => each[0] === id) ?? [];
    return [names, names.map((name, column) => cells[name.replace(/ .*/, '')] ?? row[column] ?? '')];
  };
  const product = (id: number, parts: object = {}) => ({ id, title: { en: `Dish ${id}` }, ...parts });
  const menu = (products: readonly object[]) =>
    sheetMenu({}, [
      { id: 10, title: 'Kitchen', products },
      { id: 20, title: 'Spa', products: [] },
    ]);
  const salad = MENU.tree.products.get(102)?.value ?? {};
  const read = (now: ReturnType<typeof menu>, rows: readonly (readonly string[])[]) => {
    const reading = readCells(now, rows);
    return [faultsIn(reading), reading.changes.values.size, reading.changes.sequences.size];
  };

  it('takes back nothing that somebody has changed since, and says so at each cell that differs', () => {
    const now = menu([product(100), product(101), { ...salad, price: 6 }]);
    expect(read(now, sheet('102'))).toEqual([['K2 changed_since'], 0, 0]);
    expect(read(now, sheet('102', { price: '6' }))).toEqual([[], 0, 0]);
    expect(read(now, sheet('102', { price: '-' }))).toEqual([['K2 changed_since'], 0, 0]);
  });

  it('changes a row that nobody else has changed, also where its options or its place are others', () => {
    const now = menu([{ ...salad, options: [] }, product(100), product(101)]);
    expect(read(now, sheet('102', { price: '7' }))).toEqual([[], 1, 0]);
  });

  it('moves only what its author has moved', () => {
    const now = menu([salad, product(100), product(101)]);
    expect(read(now, sheet('102'))).toEqual([[], 0, 0]);
    expect(read(now, sheet('102', { position: '2' }))).toEqual([[], 0, 1]);
    expect(read(now, sheet('102', { parent: '20' }))).toEqual([[], 0, 1]);
  });

  it('without its versions is compared with the menu as it is now', () => {
    const now = menu([product(100), product(101), { ...salad, price: 6 }]);
    expect(read(now, sheet('102', { version: '' }))).toEqual([[], 1, 0]);
  });

  it('makes something new of a row that was copied', () => {
    expect(readCells(MENU, sheet('102', { id: '' })).changes.created).toMatchObject([{ parent: 10 }]);
  });
});
