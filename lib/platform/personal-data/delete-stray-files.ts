import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformContext } from '../context';
import { menuPicturesOf } from '../pictures/menu-pictures';
import { isNamedByAnnouncement } from '../stores/announcements';
import { isKnownFile } from '../stores/chat/chat-files';
import { isNamedByMenu } from '../stores/menu/named-pictures';

/**
 * Deletes old files that belong to no chat, no announcement and no menu, and returns their number. A server that stops
 * between writing a file and its row leaves such a file behind, and so does whoever uploads a picture and takes another.
 */
export async function deleteStrayFiles(context: PlatformContext, hotel: string, before: string): Promise<number> {
  const { db } = context.database;
  const folder = join(context.filesDir, hotel);
  const uploads = (await filesIn(folder)).map((name) => ({
    name,
    isNeeded: async () => (await isKnownFile(db, hotel, name)) || (await isNamedByAnnouncement(db, hotel, name)),
  }));
  const pictures = menuPicturesOf(context.filesDir, hotel).map((name) => ({
    name,
    isNeeded: async () => (await isNamedByMenu(db, hotel, name)) || (await isNamedByAnnouncement(db, hotel, name)),
  }));
  let deleted = 0;
  for (const { name, isNeeded } of [...uploads, ...pictures]) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs >= Date.parse(before) || (await isNeeded())) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    // A hotel without uploads has no upload folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
