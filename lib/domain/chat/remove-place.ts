/** Tag of the entry of a TIFF directory that names the directory of the place. */
const GPS_TAG = 0x8825;
const LONG = 4;
/** Bytes of a value of each TIFF type, by its number. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const ENTRY_BYTES = 12;
/** More entries than any camera writes. */
const MAX_ENTRIES = 1_000;

/**
 * Returns a picture without the place where it was taken; the same bytes when it names none. Nothing else changes: not its
 * size, not its orientation, and the picture is not compressed again. Knows Exif in any file that holds it (JPEG, PNG,
 * WebP, HEIC), XMP, and the films in pictures of phones. Rule: files/FI9.
 */
export function removePlace(picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(picture);
  const places = [...tiffHeaders(bytes)].map((start) => removeGps(bytes, start));
  const texts = blankTexts(bytes);
  if (!places.some(Boolean) && !texts) return picture;
  updatePngChecks(bytes);
  return bytes;
}

/** The places of `II*\0` and `MM\0*`, with which the data of Exif begin. */
function* tiffHeaders(bytes: Uint8Array): Generator<number> {
  for (let at = bytes.indexOf(0x2a); at !== -1; at = bytes.indexOf(0x2a, at + 1)) {
    const [before, two, after] = [bytes[at - 1], bytes[at - 2], bytes[at + 1]];
    if (before === 0x49 && two === 0x49 && after === 0) yield at - 2;
    if (before === 0 && two === 0x4d && bytes[at - 3] === 0x4d) yield at - 3;
  }
}

/** Whether the TIFF data at `start` named a place, which is then gone. Offsets outside of the file are ignored. */
function removeGps(bytes: Uint8Array<ArrayBuffer>, start: number): boolean {
  const view = new DataView(bytes.buffer, start);
  const isLittle = bytes[start] === 0x49;
  const fits = (at: number, length: number) => at >= 8 && at + length <= view.byteLength;
  if (view.byteLength < 8) return false;
  const directory = view.getUint32(4, isLittle);
  if (!fits(directory, 2)) return false;
  const count = view.getUint16(directory, isLittle);
  const end = directory + 2 + count * ENTRY_BYTES;
  if (count > MAX_ENTRIES || !fits(directory, end - directory)) return false;
  for (let entry = directory + 2; entry < end; entry += ENTRY_BYTES) {
    if (view.getUint16(entry, isLittle) !== GPS_TAG || view.getUint16(entry + 2, isLittle) !== LONG) continue;
    blankDirectory(bytes.subarray(start), view.getUint32(entry + 8, isLittle), isLittle);
    // The entries behind it, and the offset of the next directory, move up.
    const last = Math.min(end + 4, view.byteLength);
    bytes.copyWithin(start + entry, start + entry + ENTRY_BYTES, start + last);
    bytes.fill(0, start + last - ENTRY_BYTES, start + last);
    view.setUint16(directory, count - 1, isLittle);
    return true;
  }
  return false;
}

/** Overwrites a directory and the values that it names. */
function blankDirectory(tiff: Uint8Array<ArrayBuffer>, directory: number, isLittle: boolean): void {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (directory < 8 || directory + 2 > tiff.byteLength) return;
  const count = view.getUint16(directory, isLittle);
  const end = directory + 2 + count * ENTRY_BYTES;
  if (count > MAX_ENTRIES || end > tiff.byteLength) return;
  for (let entry = directory + 2; entry < end; entry += ENTRY_BYTES) {
    const length = (TYPE_BYTES[view.getUint16(entry + 2, isLittle)] ?? 0) * view.getUint32(entry + 4, isLittle);
    const value = view.getUint32(entry + 8, isLittle);
    if (length > 4 && value >= 8 && value + length <= tiff.byteLength) tiff.fill(0, value, value + length);
  }
  tiff.fill(0, directory, end);
}

/** A place in XMP, as an attribute or an element, and in a film. The named part is what must go. */
const TEXTS = [
  /(?<place>\bexif:GPS\w+\s*=\s*(?:"[^"]{0,200}"|'[^']{0,200}'))/g,
  /<exif:GPS\w+>(?<place>[^<]{1,200})</g,
  /\u00a9xyz[\s\S]{4}(?<place>[+-][\d.+-]{3,60}\/?)/g,
];

const SPACE = 0x20;

/** Whether a text named a place, which is then blank. */
function blankTexts(bytes: Uint8Array): boolean {
  // One character a byte, so that places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(bytes);
  if (!text.includes('exif:GPS') && !text.includes('\u00a9xyz')) return false;
  const found = TEXTS.flatMap((pattern) => [...text.matchAll(pattern)]);
  for (const match of found) {
    const place = match.groups?.place ?? '';
    const start = match.index + match[0].lastIndexOf(place);
    bytes.fill(SPACE, start, start + place.length);
  }
  return found.length > 0;
}

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** A PNG has a checksum for each of its parts, and viewers refuse a part whose checksum is wrong. */
function updatePngChecks(bytes: Uint8Array<ArrayBuffer>): void {
  if (!PNG.every((byte, index) => bytes[index] === byte)) return;
  const view = new DataView(bytes.buffer);
  for (let chunk = 8; chunk + 12 <= bytes.length; ) {
    const end = chunk + 8 + view.getUint32(chunk);
    if (end + 4 > bytes.length) return;
    const type = String.fromCharCode(...bytes.subarray(chunk + 4, chunk + 8));
    if (type === 'eXIf' || type === 'iTXt') view.setUint32(end, crc32(bytes.subarray(chunk + 4, end)));
    chunk = end + 4;
  }
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
