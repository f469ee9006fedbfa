import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The files in the folder of one hotel. */
export type HotelFolder = {
  code: string;
  path: string;
  hotelFile: string;
  dictionaries: readonly { language: string; file: string }[];
  /** In the order of file names, which is also the order that guests see. */
  sectionFiles: readonly string[];
  /** null when the file is missing. */
  announcementsFile: string | null;
  /** Paths below `pictures/`, with `/` between folders. */
  pictures: ReadonlySet<string>;
};

/** Part of every hash. Increase it when the import produces different content from the same files. */
const IMPORT_VERSION = 8;

/** Whether an entry is a folder or a symbolic link to one, as Kubernetes mounts the folders of a volume. */
function isFolder(entry: Dirent, parent: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return statSync(join(parent, entry.name)).isDirectory();
  } catch {
    // A link that leads nowhere or to itself concerns no other hotel.
    return false;
  }
}

/** The names of the hotel folders in `hotelsDir`, sorted; empty when `hotelsDir` is missing. */
export const hotelFolders = (hotelsDir: string): readonly string[] =>
  existsSync(hotelsDir)
    ? readdirSync(hotelsDir, { withFileTypes: true })
        .filter((entry) => !entry.name.startsWith('.') && isFolder(entry, hotelsDir))
        .map((entry) => entry.name)
        .sort()
    : [];

export function readHotelFolder(hotelsDir: string, code: string): HotelFolder {
  const path = join(hotelsDir, code);
  const announcementsFile = join(path, 'announcements.json');
  return {
    code,
    path,
    hotelFile: join(path, 'hotel.json'),
    dictionaries: jsonFiles(join(path, 'words')).map((file) => ({ language: basename(file, '.json'), file })),
    sectionFiles: jsonFiles(join(path, 'sections')),
    announcementsFile: existsSync(announcementsFile) ? announcementsFile : null,
    pictures: new Set(filesBelow(join(path, 'pictures'), '')),
  };
}

const jsonFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(folder, name))
    : [];

function filesBelow(folder: string, prefix: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.name.startsWith('.'));
  return entries.flatMap((entry) =>
    isFolder(entry, folder)
      ? filesBelow(join(folder, entry.name), `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  );
}

/** Hash of a menu that is kept at the desk. A version never changes. Rule: menu/ME24. */
export const hashOfVersion = (number: number): string => `menu ${number} ${IMPORT_VERSION}`;

/** A file that cannot be read has no content; the import reports it when it parses the file. */
function bytesOf(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch {
    return 'missing';
  }
}

/**
 * Hash of everything that the content depends on. Pictures count only by name: they are served from the folder, and the
 * content depends only on their existence.
 */
export function hashOf(folder: HotelFolder): string {
  const hash = createHash('sha256').update(`${IMPORT_VERSION}\0`);
  const { hotelFile, dictionaries, sectionFiles, announcementsFile } = folder;
  const others = announcementsFile === null ? [] : [announcementsFile];
  for (const file of [hotelFile, ...dictionaries.map((each) => each.file), ...sectionFiles, ...others]) {
    hash
      .update(`${basename(file)}\0`)
      .update(bytesOf(file))
      .update('\0');
  }
  for (const picture of [...folder.pictures].sort()) hash.update(`${picture}\0`);
  return hash.digest('hex');
}
