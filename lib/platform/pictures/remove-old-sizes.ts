import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { menuPictureVersion } from './menu-picture-name';
import { PART, sizesName } from './picture-sizes';
import { pictureVersion } from './picture-version';

/** Milliseconds after which an incomplete size was left by a stopped server; several servers may share the folder. */
const STALE_PART_MS = 3_600_000;

type SizesFolder = {
  folder: string;
  hotelsDir: string;
  /** The names of a hotel's pictures; null: its folder cannot be read now. */
  picturesOf(hotel: string): ReadonlySet<string> | null;
  now: Date;
};

/**
 * Removes the sizes of pictures that have changed or gone, so that the folder holds no more than seven sizes of each picture
 * that a hotel has, each smaller than the original. `only`: the codes of the hotels to look at; default: all. A hotel whose
 * folder cannot be read keeps its sizes. Rule: files/FI10.
 */
export async function removeOldSizes(
  { folder, hotelsDir, picturesOf, now }: SizesFolder,
  only?: ReadonlySet<string>,
): Promise<void> {
  for (const hotel of await namesIn(folder)) {
    if (only !== undefined && !only.has(hotel)) continue;
    const pictures = picturesOf(hotel);
    const current = pictures && (await currentSizes(join(hotelsDir, hotel, 'pictures'), pictures));
    if (current === null) continue;
    for (const name of await namesIn(join(folder, hotel))) {
      const path = join(folder, hotel, name);
      const isKept = name.endsWith(PART)
        ? !(await isOlder(path, now.getTime() - STALE_PART_MS))
        : current.has(name.replace(/-\d+\.webp$/, ''));
      if (!isKept) await rm(path, { force: true });
    }
  }
}

async function currentSizes(folder: string, pictures: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const names = [...pictures].map(async (name) => {
    // It may stand in another folder, and never changes.
    const ofMenu = menuPictureVersion(name);
    if (ofMenu !== null) return [sizesName(name, ofMenu)];
    const stats = await stat(join(folder, name)).catch(() => null);
    return stats === null ? [] : [sizesName(name, pictureVersion(stats))];
  });
  return new Set((await Promise.all(names)).flat());
}

const isOlder = async (path: string, time: number): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs < time,
    () => false,
  );

/** Empty for a folder that is missing. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
