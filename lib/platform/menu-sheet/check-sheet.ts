import { rm } from 'node:fs/promises';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { type CellProblem, cellName, type FileProblem } from '@/lib/domain/menu-sheet/sheet-problem';
import { menuProblemWord } from '@/lib/words/menu-problem-words';
import { menuSheetWord } from '@/lib/words/menu-sheet-words';
import type { PlatformContext } from '../context';
import type { MenuSheetCheck } from '../desk/menu-sheet-calls';
import { createLimit } from '../files/create-limit';
import { formType, readForm, spoolForm } from '../files/read-upload';
import { hasFreeSpace } from '../files/receive-upload';
import { partPath, uploadFolder } from '../files/upload-folder';
import { type DeskMenu, KEPT_BY_FILES, readMenu } from '../menu/read-menu';
import type { HotelKey } from '../stores/hotels';
import { insertSheet } from '../stores/menu/sheets';
import { lockOutbox } from '../stores/outbox';
import { draftEntries } from './draft-entries';
import { readSheet } from './read-sheet';
import { refusedCells } from './refused-cells';
import { validSince } from './sheet-age';
import { pictureFinder, sheetMenuOf, stateOf } from './sheet-menu-of';

/** A table of problems that a person works off; the others show at the next upload. Rule: menu-sheet/MS7. */
const MOST_PROBLEMS = 200;

/** A file in memory is several times its size, and one at a time is fast enough. Rule: menu-sheet/MS10. */
const limitReading = createLimit(1);

/**
 * Compares the spreadsheet of a form with the menu and its drafts. Without problems what it changes is kept for a while,
 * so that it can be applied. Rules: menu-sheet/MS1, menu-sheet/MS11.
 */
export async function checkSheet(
  context: PlatformContext,
  { code }: HotelKey,
  { request, lang }: { request: Request; lang: string },
): Promise<ApiResponse<MenuSheetCheck>> {
  if ((await readMenu(context.database.db, code)) === null) return refused('invalid', KEPT_BY_FILES);
  const folder = await uploadFolder(context, code);
  if (!(await hasFreeSpace(context, folder))) return refused('unavailable');
  const part = partPath(folder, context.uuid());
  try {
    // Outside the limit, because a slow sender must not hold up the files of other hotels.
    const spooled = await spoolForm(request, part);
    if (!spooled.ok) return spooled;
    return await limitReading(async () => {
      const upload = await readForm(part, formType(request));
      return upload.ok ? checkBytes(context, code, { bytes: upload.value.bytes, lang }) : upload;
    });
  } finally {
    await rm(part, { force: true });
  }
}

async function checkBytes(
  context: PlatformContext,
  code: string,
  { bytes, lang }: { bytes: Uint8Array; lang: string },
): Promise<ApiResponse<MenuSheetCheck>> {
  const menu = await readMenu(context.database.db, code);
  if (menu === null) return refused('invalid', KEPT_BY_FILES);
  const read = await readSheet(bytes, sheetMenuOf(menu), pictureFinder(code, context));
  if (!read.ok) return refused('invalid', { file: fileSentence(read.problem, lang) });
  const { reading, encoding, separator } = read;
  const { entries, idOf } = draftEntries(reading.changes, menu.keeper.lastId);
  const found =
    reading.problems.length > 0 || entries.length === 0
      ? reading.problems
      : refusedCells(context, code, { menu, entries, reading, idOf });
  const canApply = found.length === 0 && entries.length > 0;
  const id = canApply ? await keep(context, code, { menu, entries }) : null;
  return succeeded({
    id,
    counts: reading.counts,
    problems: found.slice(0, MOST_PROBLEMS).map((problem) => described(problem, lang)),
    more_problems: Math.max(0, found.length - MOST_PROBLEMS),
    encoding,
    separator,
  });
}

type Entries = ReturnType<typeof draftEntries>['entries'];

async function keep(
  context: PlatformContext,
  hotel: string,
  { menu, entries }: { menu: DeskMenu; entries: Entries },
): Promise<string> {
  const [id, now] = [context.uuid(), context.now()];
  const sheet = { id, basedOn: stateOf(menu), entries, createdAt: now.toISOString() };
  await context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel);
    await insertSheet(db, hotel, sheet, validSince(now));
  });
  return id;
}

const fileSentence = ({ reason, values }: FileProblem, lang: string): string =>
  menuSheetWord(`file_${reason}`, lang, values);

const described = ({ row, column, reason, values }: CellProblem, lang: string): MenuSheetCheck['problems'][number] => ({
  cell: cellName(row, column),
  row,
  column,
  reason,
  message: menuSheetWord(`cell_${reason}`, lang, reason === 'refused' ? refusedIn(values, lang) : values),
});

/** The import's own words for what it refuses, in the language of the desk. Rule: menu/ME60. */
const refusedIn = ({ reason = '' }: CellProblem['values'], lang: string): CellProblem['values'] => ({
  reason: menuProblemWord(String(reason), lang),
});
