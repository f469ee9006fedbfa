import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureWidth } from '@/lib/domain/http/picture-address';
import { createLimit } from '../files/create-limit';
import { loadSharp, scalePicture } from './scale-picture';

/** A hotel's picture in one width. `name`: its path in the hotel's folder of pictures. `path`: of the original. */
export type SizedPicture = { hotel: string; name: string; path: string; version: string; width: PictureWidth };

/**
 * The path of a size; `original`: no size is better than it; `later`: the size cannot be made now, and the original stands in
 * for it.
 */
export type FoundSize = { path: string } | 'original' | 'later';

/** Pictures that wait to be made. A page has about forty; one guest more gets originals. */
const MAX_WAITING = 60;
const OWNER_ONLY = 0o700;

/** Ending of a size that is being written. */
export const PART = '.part';

/** The part of a size's name that is the same for all sizes of a version of a picture. */
export const sizesName = (name: string, version: string): string =>
  `${createHash('sha256').update(name).digest('hex').slice(0, 16)}-${version}`;

/**
 * Returns the function that finds a picture in a width, and makes it at the first request: one at a time, because making is
 * all CPU, and each once for all who wait for it. What is made is kept in `folder`, under a name of its own until it is
 * complete, so that several servers may share the folder. An empty file says that the original is sent: because it is the
 * smaller one, or because it cannot be read, which is reported once. Rule: files/FI10.
 */
export function createPictureSizes(options: {
  folder: string;
  reportError(error: unknown, where: string): void;
}): (picture: SizedPicture) => Promise<FoundSize> {
  const { folder, reportError } = options;
  const making = new Map<string, Promise<FoundSize>>();
  const inTurn = createLimit(1);
  const reported = new Set<string>();

  /** A damaged picture is asked for in every width, and a full disk at every request. */
  function reportOnce(key: string, error: unknown): void {
    if (reported.has(key)) return;
    reported.add(key);
    reportError(error, 'sizes of pictures');
  }

  async function make(picture: SizedPicture, path: string): Promise<FoundSize> {
    // Another server may have made it meanwhile.
    const made = await foundAt(path);
    if (made !== null) return made;
    // First, so that a folder that cannot be written costs no picture.
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY });
    const bytes = await scaled(picture);
    await writeWhole(path, bytes ?? '');
    return bytes === null ? 'original' : { path };
  }

  /** null: the original is sent. */
  async function scaled(picture: SizedPicture): Promise<Buffer | null> {
    const { hotel, name, path, version, width } = picture;
    // A file that goes meanwhile is no damaged picture.
    const { size } = await stat(path);
    const sharp = await loadSharp();
    try {
      const bytes = await scalePicture(sharp, { path, width });
      return bytes !== null && bytes.length < size ? bytes : null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // A machine that is too busy is no fault of the picture.
      if (reason.startsWith('timeout')) throw error;
      reportOnce(`${hotel}/${name} ${version}`, new Error(`${hotel}/${name} is sent as it is: ${reason}`));
      return null;
    }
  }

  return async (picture) => {
    const { hotel, name, version, width } = picture;
    const path = join(folder, hotel, `${sizesName(name, version)}-${width}.webp`);
    const made = await foundAt(path);
    if (made !== null) return made;
    const pending = making.get(path);
    if (pending !== undefined) return pending;
    if (making.size >= MAX_WAITING) return 'later';
    const found = inTurn(() => make(picture, path))
      .catch((error: unknown): FoundSize => {
        reportOnce((error as NodeJS.ErrnoException).code ?? '', error);
        return 'later';
      })
      .finally(() => making.delete(path));
    making.set(path, found);
    return found;
  };
}

/** null: it has not been made, or cannot be read, which making it will say. */
const foundAt = (path: string): Promise<FoundSize | null> =>
  stat(path).then(
    ({ size }) => (size > 0 ? { path } : 'original'),
    () => null,
  );

async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  const part = `${path}.${randomUUID()}${PART}`;
  try {
    await writeFile(part, bytes, { mode: 0o600 });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
