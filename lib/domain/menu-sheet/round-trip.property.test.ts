import fc from 'fast-check';
import { faultsIn, readCells, sheetCells, sheetMenu } from '@/tests/builders/catalogue/menu-sheet';
import { ALLERGENS } from '../allergens/allergens';
import type { CurrencyDigits } from '../money/money';
import { cellFault } from './row-values';
import { FORMATS } from './sheet-format';
import type { SheetMenu } from './sheet-menu';

/** Texts that spreadsheets would compute, guard, break or take for a date, and any others. */
const signs = fc.constantFrom(
  "'",
  '=',
  '+',
  '-',
  '@',
  '"',
  ',',
  ';',
  '\t',
  '\n',
  ' ',
  '1',
  '/',
  '#',
  '?',
  'a',
  'é',
  'Ж',
  'ش',
  '🍲',
);
const anyText = fc
  .oneof(
    fc.string({ unit: signs, maxLength: 8 }),
    fc.constantFrom('-', '=1+1', "'=1+1", '1/2', '#NAME? is a song', '#Yum!', 'a\u2028b', '-5 °C', '@home'),
  )
  .filter((text) => text.trim() !== '');
const text = fc.oneof(
  anyText,
  fc
    .dictionary(fc.constantFrom('en', 'de', 'fr'), fc.option(anyText, { nil: null }), { minKeys: 1 })
    .filter((texts) => Object.values(texts).some((each) => each !== null)),
);
const time = fc.constantFrom('00:00:00', '08:30:00', '23:59:00', '12:00:30', null);
const day = fc.record({
  days: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  start_time: time,
  end_time: time,
});
const optional = { requiredKeys: ['title'] as 'title'[] };

const product = (digits: CurrencyDigits) =>
  fc.record(
    {
      title: text,
      descr: fc.option(text, { nil: null }),
      price: fc.integer({ min: 0, max: 9_999_999 }).map((minor) => minor / 10 ** digits),
      is_price_from: fc.boolean(),
      tax: fc.constantFrom('reduced', null),
      allergens: fc.option(fc.subarray([...ALLERGENS]), { nil: null }),
      for_adult: fc.boolean(),
      image: fc.constantFrom('/storage/aurora/a.webp', 'https://x.example/b.png', null),
      schedule: fc.option(fc.record({ descr: fc.option(text, { nil: null }), days: fc.array(day, { maxLength: 3 }) }), {
        nil: null,
      }),
      options: fc.array(
        fc.record({
          title: text,
          attrs: fc.array(fc.record({ title: text, price: fc.constantFrom(0, 1, 2) }, optional), {
            minLength: 1,
            maxLength: 3,
          }),
        }),
        { maxLength: 2 },
      ),
    },
    optional,
  );

type Json = Record<string, unknown>;

/** Gives everything an id: sections, products and options one of a row of the hotel's numbers, choices one of their option. */
function withIds(sections: readonly Json[], next = { id: 0 }): Json[] {
  const id = () => (next.id += 1);
  const list = (value: unknown) => (Array.isArray(value) ? (value as Json[]) : []);
  return sections.map((section) => ({
    id: id(),
    ...section,
    products: list(section.products).map((each) => ({
      id: id(),
      ...each,
      ...(each.options !== undefined && {
        options: list(each.options).map((option) => ({
          id: id(),
          ...option,
          attrs: list(option.attrs).map((choice, place) => ({ id: place + 1, ...choice })),
        })),
      }),
    })),
    sections: withIds(list(section.sections), next),
  }));
}

const menus: fc.Arbitrary<SheetMenu> = fc.constantFrom<CurrencyDigits>(0, 2, 3).chain((digits) => {
  const section = (inner: fc.Arbitrary<Json[]>) =>
    fc.record(
      {
        title: text,
        descr: fc.option(text, { nil: null }),
        products: fc.array(product(digits), { maxLength: 4 }),
        sections: inner,
      },
      optional,
    ) as fc.Arbitrary<Json>;
  const sections = fc.array(section(fc.array(section(fc.constant([])), { maxLength: 2 })), { maxLength: 3 });
  return sections.map((list) => sheetMenu({ digits }, withIds(list)));
});

const formats = fc.constantFrom(FORMATS.comma, FORMATS.semicolon);

it('changes nothing of any menu when its sheet is read as it was written', () => {
  fc.assert(
    fc.property(menus, formats, (menu, format) => {
      const cells = sheetCells(menu, format);
      const reading = readCells(menu, cells, { format });
      expect(faultsIn(reading)).toEqual([]);
      expect(reading.counts).toEqual({ changed: 0, unchanged: cells.length - 2, new: 0 });
      expect([reading.changes.values.size, reading.changes.sequences.size]).toEqual([0, 0]);
    }),
    { seed: 39, numRuns: 80 },
  );
});

/** What a cell may say that it has not said before. */
const typed = anyText.filter((text) => cellFault(text) === null);

it('makes one menu of another by its sheet: what the cells say, and nothing else', () => {
  fc.assert(
    fc.property(menus, formats, typed, fc.nat(), (menu, format, title, pick) => {
      const cells = sheetCells(menu, format);
      const rows = cells.slice(2);
      const row = rows[pick % Math.max(1, rows.length)];
      const column = cells[0]?.indexOf('title.de') ?? 0;
      if (row === undefined) return;
      // As somebody types it into a spreadsheet, who writes an apostrophe for a text that is no text to it.
      const before = row[column];
      row[column] = /^['\s]*[=+\-@\d]/.test(title) ? `'${title}` : title;
      const { changes, counts, problems } = readCells(menu, cells, { format });
      expect(problems).toEqual([]);
      const isSame = counts.changed === 0;
      if (isSame) return expect(before?.trim().replace(/^'/, '')).toBe(title.trim().replace(/^'/, ''));
      expect([counts.changed, changes.values.size, changes.created.length, changes.sequences.size]).toEqual([
        1, 1, 0, 0,
      ]);
      expect(JSON.stringify([...changes.values.values()])).toContain(JSON.stringify(title.trim()).slice(1, -1));
    }),
    { seed: 39, numRuns: 80 },
  );
});
