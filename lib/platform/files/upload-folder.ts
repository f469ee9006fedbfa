import { chmod, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformContext } from '../context';

const OWNER_ONLY = 0o700;
/** The ending of what is still on its way. No upload is served under it. */
const PART = '.part';
/** Whatever is older was left by a server that ended; several servers may share the folder. */
const STALE_PART_MS = 3_600_000;

const tidied = new WeakMap<PlatformContext, Set<string>>();

/** The folder of a hotel's uploads, which only this server's user can open; made when it is not there. */
export async function uploadFolder(context: PlatformContext, hotel: string): Promise<string> {
  const folder = join(context.filesDir, hotel);
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  // Both may have been made before, by somebody else and for everyone.
  for (const made of [context.filesDir, folder]) await chmod(made, OWNER_ONLY);
  const done = tidied.get(context) ?? new Set();
  tidied.set(context, done.add(context.filesDir));
  if (!done.has(hotel)) await removeStaleParts(folder, context.now());
  done.add(hotel);
  return folder;
}

export const partPath = (folder: string, name: string): string => join(folder, `${name}${PART}`);

async function removeStaleParts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.endsWith(PART) && (await stat(path)).mtimeMs < now.getTime() - STALE_PART_MS)
      await rm(path, { force: true });
  }
}

/** Bytes that are free on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
