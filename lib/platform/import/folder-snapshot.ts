import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hotelFolders, readHotelFolder } from './folder';

/** For each hotel's code the times and sizes of its JSON files, and the names of its pictures. */
export type FolderSnapshot = ReadonlyMap<string, string>;

/** Reads names, times and sizes only, so that 1,000 hotels can be compared every half a minute. */
export async function takeSnapshot(hotelsDir: string): Promise<FolderSnapshot> {
  const snapshot = new Map<string, string>();
  for (const code of hotelFolders(hotelsDir)) {
    snapshot.set(code, fingerprint(hotelsDir, code));
    // The file system blocks the process, so requests are answered between two hotels.
    await nextTurn();
  }
  return snapshot;
}

/** The codes of hotels that were added, changed or removed between two snapshots. */
export const changedHotels = (before: FolderSnapshot, after: FolderSnapshot): ReadonlySet<string> =>
  new Set([...before.keys(), ...after.keys()].filter((code) => before.get(code) !== after.get(code)));

function fingerprint(hotelsDir: string, code: string): string {
  try {
    const { hotelFile, dictionaries, sectionFiles, announcementsFile, pictures } = readHotelFolder(hotelsDir, code);
    const files = [hotelFile, ...dictionaries.map(({ file }) => file), ...sectionFiles, announcementsFile ?? ''];
    return JSON.stringify([files.map(timeAndSize), ...pictures]);
  } catch (error) {
    return `unreadable: ${(error as NodeJS.ErrnoException).code}`;
  }
}

/**
 * Follows symbolic links. The inode tells a replaced file from its predecessor, and the time of the last change of the
 * inode an edit that has set the file's own time back.
 */
function timeAndSize(file: string): readonly (string | number)[] {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? [file] : [file, found.mtimeMs, found.ctimeMs, found.size, found.ino];
}
