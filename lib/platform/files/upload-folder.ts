import { chmod, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformContext } from '../context';

const OWNER_ONLY = 0o700;
/** Extension of incomplete uploads, which are never served. */
const PART = '.part';
/** Milliseconds after which an incomplete upload was left by a stopped server; several servers may share the folder. */
const STALE_PART_MS = 3_600_000;

const cleanedHotels = new WeakMap<PlatformContext, Set<string>>();

/** The folder of a hotel's uploads, created when needed and readable only by this server's user. */
export async function uploadFolder(context: PlatformContext, hotel: string): Promise<string> {
  const folder = join(context.filesDir, hotel);
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  // Existing folders may have been created with other permissions.
  for (const path of [context.filesDir, folder]) await chmod(path, OWNER_ONLY);
  const done = cleanedHotels.get(context) ?? new Set();
  cleanedHotels.set(context, done.add(context.filesDir));
  if (!done.has(hotel)) await removeStaleParts(folder, context.now());
  done.add(hotel);
  return folder;
}

/** The path of an upload while it is incomplete. */
export const partPath = (folder: string, name: string): string => join(folder, `${name}${PART}`);

/** Also those of the pictures of the menu, which stand in a folder of their own. */
async function removeStaleParts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (name.endsWith(PART) && (await stat(path)).mtimeMs < now.getTime() - STALE_PART_MS)
      await rm(path, { force: true });
  }
}

/** Free bytes on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
