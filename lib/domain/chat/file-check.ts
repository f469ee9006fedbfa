/** The largest file that a guest may send: 10 MB. Rule: chat/CH11. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/**
 * A kind of file that a guest may send: its extensions, its content type and a check of its bytes. `isOffered`: the file
 * dialog names it.
 */
type Kind = {
  extensions: readonly string[];
  type: string;
  isPicture: boolean;
  isOffered: boolean;
  matches(bytes: Uint8Array): boolean;
};

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const beginsWith =
  (...start: readonly number[]) =>
  (bytes: Uint8Array) =>
    start.every((byte, index) => bytes[index] === byte);

/** Brands of phone pictures in an ISO media file. The brand follows the bytes `ftyp`. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const PICTURE = { isPicture: true, isOffered: true } as const;
const DOCUMENT = { isPicture: false, isOffered: true } as const;

const KINDS: readonly Kind[] = [
  { ...PICTURE, extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], type: 'image/jpeg', matches: beginsWith(0xff, 0xd8, 0xff) },
  {
    ...PICTURE,
    extensions: ['png'],
    type: 'image/png',
    matches: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  {
    ...PICTURE,
    extensions: ['gif'],
    type: 'image/gif',
    matches: (bytes) => ['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6)),
  },
  {
    ...PICTURE,
    extensions: ['webp'],
    type: 'image/webp',
    matches: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  },
  {
    ...PICTURE,
    // A phone that is not offered it sends a JPEG, which every desk can show.
    isOffered: false,
    extensions: ['heic', 'heif'],
    type: 'image/heic',
    matches: (bytes) => text(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(bytes, 8, 12)),
  },
  { ...DOCUMENT, extensions: ['pdf'], type: 'application/pdf', matches: (bytes) => text(bytes, 0, 5) === '%PDF-' },
  { ...DOCUMENT, extensions: ['txt'], type: 'text/plain; charset=utf-8', matches: isPlainText },
];

/** Text has no magic bytes, so the whole content must be valid text. */
function isPlainText(bytes: Uint8Array): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain text must not contain them.
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
  try {
    return !control.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // A fatal decoder throws for bytes that are not UTF-8.
    return false;
  }
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const kindOf = (name: string): Kind | null => {
  const extension = extensionOf(name);
  return KINDS.find((kind) => kind.extensions.includes(extension)) ?? null;
};

/** The content type of an upload with this name; null when uploads cannot have this extension. Rule: chat/CH11. */
export const typeOfUpload = (name: string): string | null => kindOf(name)?.type ?? null;

/** Endings that promise no picture but something to be read or run. A picture behind one of them is a trick or a mistake. */
const NO_PICTURE =
  /\.(?:pdf|txt|html?|xhtml|xml|svgz?|m?js|exe|com|bat|cmd|msi|scr|ps1|sh|jar|app|apk|dmg|zip|docx?|xlsx?)$/i;

/**
 * The kind of a file. A picture is known by its bytes, because phones and messengers name pictures as they like; any other
 * file by its name and its bytes.
 */
function kindWith(name: string, bytes: Uint8Array): Kind | null {
  if (bytes.length === 0) return null;
  const picture = KINDS.find((kind) => kind.isPicture && kind.matches(bytes));
  if (picture !== undefined) return NO_PICTURE.test(name.trim()) ? null : picture;
  const named = kindOf(name);
  return named !== null && !named.isPicture && named.matches(bytes) ? named : null;
}

/**
 * The extension under which a file is stored; null when its kind is not accepted or its bytes do not match its name.
 * The content type that the sender declares is ignored. Rule: chat/CH11.
 */
export const acceptedExtension = (name: string, bytes: Uint8Array): string | null =>
  kindWith(name, bytes)?.extensions[0] ?? null;

/** Whether a file that is stored under this name is a picture. */
export const isPictureName = (name: string): boolean => kindOf(name)?.isPicture ?? false;

/** Whether a file with this name is a picture that every browser shows. */
export const isShownPicture = (name: string): boolean => isPictureName(name) && kindOf(name)?.isOffered === true;

/** The pictures among them that every browser shows, for the file dialog. */
export const SHOWN_PICTURES = KINDS.filter(({ isPicture, isOffered }) => isPicture && isOffered)
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(',');

/** What a guest may choose, for the file dialog of the browser: '.jpg,.jpeg,…'. Rule: chat/CH11. */
export const ACCEPTED_FILES = KINDS.filter(({ isOffered }) => isOffered)
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(',');

/** Why a file cannot be sent. */
export type FileIssue = 'empty' | 'too-large' | 'kind' | 'renamed';

/** Checks the size of a file before its bytes are read; null: nothing speaks against it. Rule: chat/CH11. */
export const sizeIssue = ({ size }: { size: number }): 'empty' | 'too-large' | null =>
  size === 0 ? 'empty' : size > MAX_FILE_BYTES ? 'too-large' : null;

/** Checks name and content of a file, of which `bytes` holds `bytesToCheck`. The platform checks again. Rule: chat/CH11. */
export const contentIssue = (name: string, bytes: Uint8Array): 'kind' | 'renamed' | null =>
  acceptedExtension(name, bytes) !== null ? null : kindOf(name) === null ? 'kind' : 'renamed';

/** The number of bytes that decide whether the content matches the name: the first ones, and of a text all. */
export const bytesToCheck = (name: string): number => (extensionOf(name) === 'txt' ? MAX_FILE_BYTES : 64);
