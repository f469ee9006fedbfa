import { decodeSheet, type Encoding } from '@/lib/domain/menu-sheet/sheet-bytes';
import { recognizeSeparator, SEPARATORS, type SeparatorName } from '@/lib/domain/menu-sheet/sheet-format';
import type { SheetMenu } from '@/lib/domain/menu-sheet/sheet-menu';
import type { FileProblem } from '@/lib/domain/menu-sheet/sheet-problem';
import { createSheetReader, type SheetReader, type SheetReading } from '@/lib/domain/menu-sheet/sheet-reader';
import { parseCsv } from './csv-rows';

/** Rows below the first: many times the menu of a large hotel, with the choices of its options. */
const MOST_ROWS = 20_000;

type ReadSheet =
  | { ok: true; reading: SheetReading; encoding: Encoding; separator: SeparatorName }
  | { ok: false; problem: FileProblem };

const refusal = (reason: FileProblem['reason'], values: FileProblem['values'] = {}): ReadSheet => ({
  ok: false,
  problem: { reason, values },
});

/** Compares the bytes of a CSV file with a menu. `hasPicture`: whether a picture exists. Rules: menu-sheet/MS4, menu-sheet/MS10. */
export async function readSheet(
  bytes: Uint8Array,
  menu: SheetMenu,
  hasPicture: (address: string) => boolean,
): Promise<ReadSheet> {
  const decoded = decodeSheet(bytes);
  if (!decoded.ok) return decoded;
  const { text, encoding } = decoded;
  const { separator, skipped } = recognizeSeparator(text);
  // The line that names the separator is a row of no spreadsheet.
  const table = text.slice(skipped);
  let reader: SheetReader | null = null;
  for await (const { row, cells } of parseCsv(table, SEPARATORS[separator])) {
    if (cells === null) return refusal('quotes', { row });
    if (row > MOST_ROWS + 1) return refusal('rows', { most: MOST_ROWS });
    if (reader !== null) {
      reader.addRow(cells, row);
      continue;
    }
    const created = createSheetReader(menu, cells, { separator, encoding, hasPicture });
    if (!created.ok) return created;
    reader = created.reader;
  }
  if (reader === null) return refusal('empty');
  return { ok: true, reading: reader.end({ endsWithBreak: /[\r\n]$/.test(table) }), encoding, separator };
}
