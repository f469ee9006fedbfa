/** The kinds of files that a guest may send: what they are called, and how they begin. */
type Kind = { extensions: readonly string[]; type: string; isOne(bytes: Uint8Array): boolean };

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const beginsWith =
  (...start: readonly number[]) =>
  (bytes: Uint8Array) =>
    start.every((byte, place) => bytes[place] === byte);

/** The pictures of a phone that are kept in an ISO media file: the brand stands behind `ftyp`. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const KINDS: readonly Kind[] = [
  { extensions: ['jpg', 'jpeg'], type: 'image/jpeg', isOne: beginsWith(0xff, 0xd8, 0xff) },
  { extensions: ['png'], type: 'image/png', isOne: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { extensions: ['gif'], type: 'image/gif', isOne: (bytes) => ['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6)) },
  {
    extensions: ['webp'],
    type: 'image/webp',
    isOne: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  },
  {
    extensions: ['heic', 'heif'],
    type: 'image/heic',
    isOne: (bytes) => text(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(bytes, 8, 12)),
  },
  { extensions: ['pdf'], type: 'application/pdf', isOne: (bytes) => text(bytes, 0, 5) === '%PDF-' },
  { extensions: ['txt'], type: 'text/plain; charset=utf-8', isOne: isPlainText },
];

/** Text has no magic bytes; it has to be text from end to end. */
function isPlainText(bytes: Uint8Array): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no text has.
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
  try {
    return !control.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Not UTF-8: the decoder says so in no other way.
    return false;
  }
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const kindOf = (name: string): Kind | null => {
  const extension = extensionOf(name);
  return KINDS.find((kind) => kind.extensions.includes(extension)) ?? null;
};

/** The content type of a file with this name; null when no guest can have sent it. */
export const typeOfUpload = (name: string): string | null => kindOf(name)?.type ?? null;

/**
 * The extension that a file is kept under; null when it is of no kind that may be sent, or is not what its name says.
 * What the sender says of its type counts for nothing. Rule: chat/CH11.
 */
export function acceptedExtension(name: string, bytes: Uint8Array): string | null {
  const kind = kindOf(name);
  return kind !== null && bytes.length > 0 && kind.isOne(bytes) ? (kind.extensions[0] ?? null) : null;
}
