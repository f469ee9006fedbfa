import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isHotelCode } from '@/lib/domain/host';

/** A file that may be shown to anyone: a picture of a hotel, or one of the emoji. */
export type StoredFile = {
  path: string;
  type: string;
  keep: Keep;
  /** The code of the hotel it belongs to; null: everyone's. */
  hotel: string | null;
};

/** How long a browser may keep it without asking: emoji are the same for ever, a hotel's pictures change. */
export type Keep = 'long' | 'short';

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
  folders: { hotelsDir: string; emojiDir: string },
): Promise<StoredFile | null> {
  const steps = stepsOf(pathname);
  if (steps === null) return null;
  const [owner = '', ...rest] = steps;
  const type = TYPES[rest.at(-1)?.split('.').at(-1)?.toLowerCase() ?? ''];
  if (type === undefined) return null;
  if (owner === 'emoji') {
    const path = rest.length === 1 ? await within(folders.emojiDir, rest) : null;
    return path === null ? null : { path, type, keep: 'long', hotel: null };
  }
  if (!isHotelCode(owner)) return null;
  const path = await within(join(folders.hotelsDir, owner, 'pictures'), rest);
  return path === null ? null : { path, type, keep: 'short', hotel: owner };
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
