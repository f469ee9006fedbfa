import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { HOURS_EXAMPLE } from '@/lib/domain/menu-sheet/hours-cell';
import { FORMATS, SEPARATORS } from '@/lib/domain/menu-sheet/sheet-format';
import { type ColumnNote, sheetRows } from '@/lib/domain/menu-sheet/write-sheet';
import { menuSheetWord } from '@/lib/words/menu-sheet-words';
import type { PlatformContext } from '../context';
import { KEPT_BY_FILES, readMenu } from '../menu/read-menu';
import type { HotelKey } from '../stores/hotels';
import { writeCsv } from './csv-rows';
import { sheetMenuOf } from './sheet-menu-of';

/** The menu with its drafts as a CSV file. `lang`: of the notes below the names of the columns. Rule: menu-sheet/MS3. */
export async function downloadSheet(
  context: Pick<PlatformContext, 'database'>,
  { code }: HotelKey,
  { format, lang }: { format: keyof typeof FORMATS; lang: string },
): Promise<ApiResponse<string>> {
  const menu = await readMenu(context.database.db, code);
  if (menu === null) return refused('invalid', KEPT_BY_FILES);
  const { separator, mark } = FORMATS[format];
  const note = (column: Exclude<ColumnNote, 'kind'>) =>
    menuSheetWord(`note_${column}`, lang, { example: HOURS_EXAMPLE });
  return succeeded(await writeCsv(sheetRows(sheetMenuOf(menu), { mark, language: lang, note }), SEPARATORS[separator]));
}
