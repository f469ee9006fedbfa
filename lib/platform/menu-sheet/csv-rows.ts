import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';

/** Characters that the parser gets at once, and rows after which requests of others are answered. */
const SLICE = 65_536;
const ROWS_IN_TURN = 200;

/** Characters of a row; more are a quotation mark that nobody has closed. */
const LONGEST_ROW = 1_000_000;

const BREAKS = ['\r\n', '\n', '\r'];

/** A row of a file from 1 on. `cells` null: from this row on the quotation marks are not those of CSV. */
type CsvRow = { row: number; cells: readonly string[] | null };

/**
 * The rows of a CSV file, one after another, so that a large file holds up nobody else. Blank lines are rows, because
 * spreadsheets count them. Rule: menu-sheet/MS10.
 */
export async function* parseCsv(text: string, separator: string): AsyncGenerator<CsvRow> {
  const parser = Readable.from(slicesOf(text)).pipe(
    parse({
      delimiter: separator,
      record_delimiter: BREAKS,
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
    }),
  );
  let row = 0;
  try {
    for await (const cells of parser) {
      row += 1;
      yield { row, cells };
      if (row % ROWS_IN_TURN === 0) await nextTurn();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Rows that it had parsed and not given are lost.
    yield { row: Number(error.records) + 1, cells: null };
  }
}

function* slicesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += SLICE) yield text.slice(start, start + SLICE);
}

/** With it, Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as a CSV file in UTF-8 (RFC 4180). Rule: menu-sheet/MS3. */
export async function writeCsv(rows: Iterable<readonly string[]>, separator: string): Promise<string> {
  const options = { delimiter: separator, record_delimiter: '\r\n', quoted_match: /[\r\n"';,\t]/ };
  const parts = [BYTE_ORDER_MARK];
  let batch: (readonly string[])[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_IN_TURN) continue;
    parts.push(stringify(batch, options));
    batch = [];
    await nextTurn();
  }
  return [...parts, stringify(batch, options)].join('');
}
