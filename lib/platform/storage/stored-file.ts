import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isHotelCode } from '@/lib/domain/tenancy/host';
import { typeOfUpload } from '../files/file-kinds';
import { isUploadFolder, isUploadName } from '../files/upload-name';

/** A file that may be shown to whoever has its address: a picture of a hotel, one of the emoji, or what a guest sent. */
export type StoredFile = {
  path: string;
  type: string;
  keep: Keep;
  /** The code of the hotel it belongs to; null: everyone's. */
  hotel: string | null;
  /** Offered for download and never opened on the hotel's own origin: nobody here made it. */
  isUpload: boolean;
};

/**
 * How long a browser may keep it without asking: emoji are the same for ever, a hotel's pictures change, and what a
 * guest sent is kept by nobody on the way.
 */
export type Keep = 'long' | 'short' | 'private';

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

/** A plain file name: no step of a path can lead upwards or hide. */
const STEP = /^(?!\.)[^/\\\p{C}]+$/u;
const MOST_STEPS = 8;

/**
 * The file behind `/storage/…`, or null. `pathname` is the part of the address as it came, still encoded: it is decoded
 * once, here, and whatever then is not a plain name (a slash, a backslash, a leading dot) leads nowhere, as do links
 * out of the folder.
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
    return path === null ? null : { path, type, keep: 'long', hotel: null, isUpload: false };
  }
  if (!isHotelCode(owner)) return null;
  const path = await within(join(folders.hotelsDir, owner, 'pictures'), rest);
  return path === null ? null : { path, type, keep: 'short', hotel: owner, isUpload: false };
}

async function upload(owner: string, [, name = '', ...more]: readonly string[], filesDir: string) {
  const type = more.length === 0 && isHotelCode(owner) && isUploadName(name) ? typeOfUpload(name) : null;
  const path = type === null ? null : await within(join(filesDir, owner), [name]);
  return path === null || type === null
    ? null
    : ({ path, type, keep: 'private', hotel: owner, isUpload: true } as const);
}

function stepsOf(pathname: string): readonly string[] | null {
  const encoded = pathname.replace(/^\/storage\//, '').split('/');
  if (encoded.length > MOST_STEPS) return null;
  const steps = encoded.map(decode);
  return steps.every((step): step is string => step !== null && STEP.test(step)) ? steps : null;
}

function decode(step: string): string | null {
  try {
    return decodeURIComponent(step);
  } catch {
    // A percent sign that begins no character: no file has such a name.
    return null;
  }
}

/** The real place of a file below a folder; null when there is none, or a link leads it elsewhere. */
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
