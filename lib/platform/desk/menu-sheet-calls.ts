import { z } from 'zod';
import { ENCODINGS } from '@/lib/domain/menu-sheet/sheet-bytes';
import { CELL_REASONS } from '@/lib/domain/menu-sheet/sheet-problem';
import { deskCall } from './desk-call';
import { uuid } from './shapes';

const lang = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'must be a language, like de')
  .default('en')
  .describe('The language of sentences and notes');

export const DOWNLOAD_MENU_SHEET = deskCall({
  id: 'downloadMenuSheet',
  action: 'menu',
  method: 'GET',
  path: '/menu/sheet.csv',
  summary: 'The menu with its drafts as a spreadsheet: a row a section, a product and a choice of an option',
  about: 'UTF-8 with a byte order mark. The second row, of the kind note, explains the columns.',
  query: z.object({
    format: z
      .enum(['comma', 'semicolon'])
      .default('comma')
      .describe('What separates cells; with a semicolon prices have a decimal comma'),
    lang,
  }),
  responseType: 'csv',
  response: z.string(),
  refusals: ['invalid'],
});

const problem = z.object({
  cell: z.string().describe('Such as D14'),
  row: z.int().describe('From 1 on, the names of the columns'),
  column: z.int().describe('From 1 on'),
  reason: z.enum(CELL_REASONS),
  message: z.string(),
});

const check = z
  .object({
    id: uuid
      .nullable()
      .describe('With which it is applied within 30 minutes; null: there are problems, or nothing changes'),
    counts: z.object({ changed: z.int(), unchanged: z.int(), new: z.int() }).describe('Rows'),
    problems: z.array(problem).describe('The first two hundred, in the order of the file'),
    more_problems: z.int().describe('How many more there are'),
    encoding: z.enum(ENCODINGS).describe('As which the file was read'),
    separator: z.enum(['comma', 'semicolon', 'tab']),
  })
  .meta({ id: 'MenuSheetCheck' });

export type MenuSheetCheck = z.output<typeof check>;

export const CHECK_MENU_SHEET = deskCall({
  id: 'uploadMenuSheet',
  action: 'menu',
  method: 'POST',
  path: '/menu/sheet',
  summary: 'Compares a spreadsheet with the menu and its drafts, and changes nothing',
  about:
    'A CSV file of at most 10 MB and 20,000 rows, as the field file of a form. A row with an id changes, without one it makes something new; an empty cell leaves alone, and a cell with a single - empties. A file that cannot be read is refused with a sentence in the field file.',
  query: z.object({ lang }),
  body: z.object({ file: z.file() }),
  bodyType: 'multipart/form-data',
  response: check,
  refusals: ['invalid'],
});

export const APPLY_MENU_SHEET = deskCall({
  id: 'applyMenuSheet',
  action: 'menu',
  method: 'POST',
  path: '/menu/sheet/{id}/apply',
  summary: 'Saves what a checked spreadsheet changes as drafts: all of it, or nothing',
  about:
    'Once, within 30 minutes, and only while nobody has changed the menu since; refused with a sentence otherwise.',
  params: { id: uuid },
  query: z.object({ lang }),
  response: z.object({ drafts: z.int().describe('How many items were saved as drafts') }),
  refusals: ['invalid'],
});

/** The staff calls for menus as spreadsheets, as data (see desk-call.ts). */
export const MENU_SHEET_CALLS = [DOWNLOAD_MENU_SHEET, CHECK_MENU_SHEET, APPLY_MENU_SHEET];
