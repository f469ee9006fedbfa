/** A ticket as it comes out of a printer: one byte a pixel, 0 black and 255 white, row by row. */
export type Paper = { pixels: Buffer; width: number; height: number };

/** What a printer has to do, in the order of its bytes. */
export type PrinterCommand =
  | { kind: 'status'; question: number }
  | { kind: 'raster' }
  | { kind: 'cut'; paper: Paper }
  | { kind: 'process id'; id: Buffer }
  | { kind: 'other' };

type Read = { command: PrinterCommand; length: number };
type Band = { rows: Buffer; widthBytes: number };

/** The length of commands without effect here, by their first bytes. */
const LENGTHS: Readonly<Record<string, number>> = {
  /** Line feed and carriage return. */
  '0a': 1,
  '0d': 1,
  /** ESC @, ESC 2, ESC 3 n, ESC M n, ESC a n. */
  '1b40': 2,
  '1b32': 2,
  '1b33': 3,
  '1b4d': 3,
  '1b61': 3,
  /** FS . */
  '1c2e': 2,
};

/** Reads the commands that arrive in pieces of any size. Throws for one that the printer does not have. */
export function createCommandReader(): (piece: Uint8Array) => PrinterCommand[] {
  let rest: Buffer = Buffer.alloc(0);
  const bands: Band[] = [];
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    const commands: PrinterCommand[] = [];
    while (rest.length > 0) {
      const read = readCommand(rest, bands);
      if (read === null) break;
      commands.push(read.command);
      rest = rest.subarray(read.length);
    }
    return commands;
  };
}

/** The command at the beginning of these bytes; null: its end has not arrived. */
function readCommand(bytes: Buffer, bands: Band[]): Read | null {
  const name = bytes.toString('hex', 0, 2);
  const known = LENGTHS[name] ?? LENGTHS[name.slice(0, 2)];
  if (known !== undefined) return complete(bytes, known, { kind: 'other' });
  if (bytes.length < 2) return null;
  if (name === '1004') return complete(bytes, 3, { kind: 'status', question: bytes[2] ?? 0 });
  if (name === '1d28') return complete(bytes, 11, { kind: 'process id', id: bytes.subarray(7, 11) });
  if (name === '1d76') return readRaster(bytes, bands);
  if (name === '1d56') return bytes.length < 3 ? null : cut(bands);
  throw new Error(`the printer does not have the command ${name}`);
}

const cut = (bands: Band[]): Read => ({ command: { kind: 'cut', paper: paperOf(bands.splice(0)) }, length: 3 });

const complete = (bytes: Buffer, length: number, command: PrinterCommand): Read | null =>
  bytes.length < length ? null : { command, length };

const RASTER_HEADER = 8;

/** GS v 0: the width in bytes, the height in rows, and a bit for each pixel. */
function readRaster(bytes: Buffer, bands: Band[]): Read | null {
  if (bytes.length < RASTER_HEADER) return null;
  const widthBytes = bytes.readUInt16LE(4);
  const length = RASTER_HEADER + widthBytes * bytes.readUInt16LE(6);
  if (bytes.length < length) return null;
  bands.push({ rows: Buffer.from(bytes.subarray(RASTER_HEADER, length)), widthBytes });
  return { command: { kind: 'raster' }, length };
}

function paperOf(bands: readonly Band[]): Paper {
  const widthBytes = bands[0]?.widthBytes ?? 0;
  const rows = Buffer.concat(bands.map((band) => band.rows));
  const pixels = Buffer.alloc(rows.length * 8);
  for (const [place, byte] of rows.entries())
    for (let bit = 0; bit < 8; bit += 1) pixels[place * 8 + bit] = (byte & (0x80 >> bit)) === 0 ? 255 : 0;
  return { pixels, width: widthBytes * 8, height: widthBytes === 0 ? 0 : rows.length / widthBytes };
}
