import { readTree } from '@/lib/domain/menu/menu-tree';
import type { Encoding } from '@/lib/domain/menu-sheet/sheet-bytes';
import { FORMATS, type SheetFormat } from '@/lib/domain/menu-sheet/sheet-format';
import type { SheetMenu } from '@/lib/domain/menu-sheet/sheet-menu';
import { cellName } from '@/lib/domain/menu-sheet/sheet-problem';
import { createSheetReader, type SheetReading } from '@/lib/domain/menu-sheet/sheet-reader';
import { sheetRows } from '@/lib/domain/menu-sheet/write-sheet';
import { versionOfValue } from '@/lib/platform/menu/read-menu';

/** A section of a hotel file with everything that a sheet shows. */
const KITCHEN = {
  id: 10,
  title: { en: 'Kitchen', de: 'Küche' },
  tax: 'reduced',
  headings: [{ code: 'mains', title: 'Mains' }],
  products: [
    {
      id: 100,
      title: { en: 'Soup', de: 'Suppe' },
      descr: { en: 'Hot.' },
      price: 4.5,
      allergens: ['milk'],
      heading: 'mains',
      cart: 'unknown to sheets',
      options: [
        {
          id: 1000,
          title: 'Size',
          ptype_id: 'select',
          attrs: [
            { id: 1, title: { en: 'Small' } },
            { id: 2, title: { en: 'Large' }, price: 2 },
          ],
        },
      ],
    },
    { id: 101, title: 'Bread', schedule: { descr: { en: 'Early' }, days: [] } },
    { id: 102, title: { en: 'Salad' }, price: 0 },
  ],
  sections: [{ id: 11, title: { en: 'Bar' }, products: [{ id: 110, title: { en: 'Soda' }, price: 3 }] }],
};
const SPA = {
  id: 20,
  title: { en: 'Spa' },
  products: [
    {
      id: 200,
      title: { en: 'Massage' },
      price: 60,
      slots: {
        capacity: 1,
        step_minutes: 60,
        hours: [{ days: [true, true, true, true, true, true, true], start_time: '10:00:00', end_time: '18:00:00' }],
      },
    },
  ],
};

/** The menu of a hotel with two languages, euros and two taxes. */
export const sheetMenu = (parts: Partial<SheetMenu> = {}, sections: readonly object[] = [KITCHEN, SPA]): SheetMenu => ({
  languages: ['en', 'de'],
  digits: 2,
  taxes: ['reduced', 'general'],
  tree: readTree(Object.fromEntries(sections.map((section, place) => [`sections/${10 + place}.json`, section]))),
  versionOf: versionOfValue,
  ...parts,
});

/** The rows of a menu's sheet. */
export const sheetCells = (menu: SheetMenu, format: SheetFormat = FORMATS.comma): string[][] =>
  [...sheetRows(menu, { mark: format.mark, language: 'en', note: (column) => `- ${column}` })].map((row) => [...row]);

/** Reads rows, of which the first has the names of the columns. Pictures at `/storage/aurora/` and on other servers exist. */
export function readCells(
  menu: SheetMenu,
  [names = [], ...rows]: readonly (readonly string[])[],
  {
    format = FORMATS.comma,
    encoding = 'utf-8',
    endsWithBreak = true,
  }: { format?: SheetFormat; encoding?: Encoding; endsWithBreak?: boolean } = {},
): SheetReading {
  const hasPicture = (address: string) => !address.startsWith('/storage/') || address.startsWith('/storage/aurora/');
  const created = createSheetReader(menu, names, { separator: format.separator, encoding, hasPicture });
  if (!created.ok) throw new Error(created.problem.reason);
  for (const [index, row] of rows.entries()) created.reader.addRow(row, index + 2);
  return created.reader.end({ endsWithBreak });
}

/** What is wrong, each as its cell and its reason: `D14 price`. */
export const faultsIn = ({ problems }: SheetReading): readonly string[] =>
  problems.map(({ row, column, reason }) => `${cellName(row, column)} ${reason}`);
