import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { typeOfUpload } from '@/lib/domain/chat/file-check';
import { type PictureMark, readPictureMark } from '@/lib/domain/http/picture-address';
import { isHotelCode } from '@/lib/domain/tenancy/host';
import { isUploadFolder, isUploadName } from '../files/upload-name';
import { isMenuPicture } from '../pictures/menu-picture-name';

/** A file that anybody who knows its address may read: a hotel's picture, an emoji or a guest's upload. */
export type StoredFile = {
  path: string;
  type: string;
  caching: Caching;
  /** The code of the hotel that the file belongs to; null: shared by all. */
  hotel: string | null;
  /**
   * Whether the file is an upload. Its content is untrusted, so it is only a download and never rendered on the hotel's
   * origin.
   */
  isUpload: boolean;
  /** The version and the width in the address of a hotel's picture, and its name in the hotel's folder. */
  marked: (PictureMark & { name: string }) | null;
};

/**
 * How browsers and proxies may cache the file: emoji never change, a hotel's pictures may, uploads are private, and what
 * stands in for a picture is asked for again.
 */
export type Caching = 'long' | 'short' | 'private' | 'none';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webm: 'video/webm',
  webp: 'image/webp',
};

/** A plain file name: no leading dot, no separator, no control character. */
const STEP = /^(?!\.)[^/\\\p{C}]+$/u;
const MAX_STEPS = 8;

/**
 * The file behind `/storage/…`, or null. `pathname` is still encoded and is decoded only once, here. Null for any step
 * that is not a plain name (slash, backslash, leading dot) and for any symbolic link out of the folder.
 */
export async function storedFile(
  pathname: string,
  folders: { hotelsDir: string; emojiDir: string; filesDir: string },
): Promise<StoredFile | null> {
  const steps = stepsOf(pathname);
  if (steps === null) return null;
  const [owner = '', ...rest] = steps;
  if (isUploadFolder(rest[0] ?? '')) return upload(owner, rest, folders.filesDir);
  const type = TYPES[rest.at(-1)?.split('.').at(-1)?.toLowerCase() ?? ''];
  if (type === undefined) return null;
  if (owner === 'emoji') {
    const path = rest.length === 1 ? await within(folders.emojiDir, rest) : null;
    return path === null ? null : { path, type, caching: 'long', hotel: null, isUpload: false, marked: null };
  }
  if (!isHotelCode(owner)) return null;
  const mark = readPictureMark(rest[0] ?? '');
  const names = mark === null ? rest : rest.slice(1);
  const path =
    (await within(join(folders.hotelsDir, owner, 'pictures'), names)) ??
    (await menuPicture(join(folders.filesDir, owner), names));
  const marked = mark && { ...mark, name: names.join('/') };
  return path === null ? null : { path, type, caching: 'short', hotel: owner, isUpload: false, marked };
}

/** A picture that staff have uploaded for the menu. After an export it stands in the hotel's folder. Rule: menu/ME26. */
const menuPicture = async (folder: string, names: readonly string[]): Promise<string | null> =>
  isMenuPicture(names.join('/')) ? within(folder, names) : null;

async function upload(owner: string, [, name = '', ...more]: readonly string[], filesDir: string) {
  const type = more.length === 0 && isHotelCode(owner) && isUploadName(name) ? typeOfUpload(name) : null;
  const path = type === null ? null : await within(join(filesDir, owner), [name]);
  return path === null || type === null
    ? null
    : ({ path, type, caching: 'private', hotel: owner, isUpload: true, marked: null } as const);
}

function stepsOf(pathname: string): readonly string[] | null {
  const encoded = pathname.replace(/^\/storage\//, '').split('/');
  if (encoded.length > MAX_STEPS) return null;
  const steps = encoded.map(decode);
  return steps.every((step): step is string => step !== null && STEP.test(step)) ? steps : null;
}

function decode(step: string): string | null {
  try {
    return decodeURIComponent(step);
  } catch {
    // No file has a name with a malformed escape sequence.
    return null;
  }
}

/** The real path of a file below a folder; null when it is missing or a link leads out of the folder. */
async function within(folder: string, steps: readonly string[]): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const path = await realpath(join(folder, ...steps));
    return path.startsWith(root + sep) ? path : null;
  } catch (error) {
    if (MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

const MISSING: readonly string[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];
