import { setImmediate as nextTurn } from 'node:timers/promises';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { TicketPicture } from '@/lib/domain/tickets/ticket';
import { processIdRequest } from './commands';

/** Rows of pixels of one raster command: what every printer has memory for. A multiple of 8, as the encoder wants it. */
const BAND_ROWS = 256;
const ROWS_MULTIPLE = 8;
/** From the print head to the blade. */
const LINES_BEFORE_CUT = 4;
/** ESC 2. An encoder that is new leaves it out, because it takes it for set. */
const DEFAULT_LINE_SPACING = Uint8Array.of(0x1b, 0x32);
/** Four bytes: opacity, and three of the colour. */
const WHITE = 0xffffffff;
const BLACK = 0xff000000;
/** The encoder needs the columns of text of the paper, which a picture does not use. */
const TEXT_COLUMNS = 42;

const newEncoder = () =>
  new ReceiptPrinterEncoder({ language: 'esc-pos', columns: TEXT_COLUMNS, imageMode: 'raster', newline: '\n' });

/**
 * A ticket as ESC/POS commands: the picture in bands without a gap, a cut, and the request to say that all of it is printed.
 * Lets other work run between the bands.
 */
export async function encodeTicket({ pixels, width, height }: TicketPicture, processId: string): Promise<Buffer> {
  const parts: Uint8Array[] = [newEncoder().initialize().lineSpacing('none').encode()];
  for (let row = 0; row < height; row += BAND_ROWS) {
    const band = bandOf(pixels.subarray(row * width, (row + BAND_ROWS) * width), width);
    const size = { width, height: band.height };
    parts.push(
      newEncoder()
        .image(band, { ...size, algorithm: 'threshold' })
        .encode(),
    );
    await nextTurn();
  }
  const end = newEncoder().raw(DEFAULT_LINE_SPACING).newline(LINES_BEFORE_CUT).lineSpacing('none').cut('partial');
  return Buffer.concat([...parts, end.encode(), processIdRequest(processId)]);
}

/** Rows of pixels as the encoder reads them: four bytes a pixel, and white rows up to the multiple. */
function bandOf(rows: Uint8Array, width: number) {
  const height = Math.ceil(rows.length / width / ROWS_MULTIPLE) * ROWS_MULTIPLE;
  const colours = new Uint32Array(width * height).fill(WHITE);
  for (let place = 0; place < rows.length; place += 1) if (rows[place] === 0) colours[place] = BLACK;
  return { data: new Uint8ClampedArray(colours.buffer), width, height };
}
