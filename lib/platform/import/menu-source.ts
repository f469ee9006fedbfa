import { isRecord } from '@/lib/domain/json/read-value';
import type { MenuFiles } from '@/lib/domain/menu/menu-tree';
import { sectionPaths } from '@/lib/domain/menu/menu-tree';
import { menuPicturesOf } from '../pictures/menu-pictures';
import { checkFolder } from './check-folder';
import { type HotelFolder, readHotelFolder } from './folder';
import { describePath, type JsonFile, type JsonPath } from './json-file';
import { type Parsed, type ParsedFolder, parseFolder } from './parse-folder';
import type { Problem } from './problem';

/** The JSON of a hotel's files that are not on the disk, and what its pictures are called. */
export type MenuSource = { hotel: string; files: MenuFiles; pictures: ReadonlySet<string>; emojiDir: string };

/** A problem with its path in the file. */
export type PlacedProblem = Problem & { steps: JsonPath };

export const isPlaced = (problem: Problem): problem is PlacedProblem => 'steps' in problem;

/**
 * Parses and checks a menu by the very code of the import, so that the desk accepts nothing that the files could not say.
 * Problems carry their path (`isPlaced`). Rule: menu/ME11.
 */
export function parseMenu({ hotel, files, pictures, emojiDir }: MenuSource): Parsed<ParsedFolder> {
  const folder = folderOf(hotel, files, pictures);
  const parsed = parseFolder(folder, (file) => ({ ok: true, json: jsonOf(file, files[file]) }));
  if (!parsed.ok) return parsed;
  const problems = checkFolder(folder, parsed.value, emojiDir);
  return problems.length > 0 ? { ok: false, problems } : parsed;
}

function folderOf(code: string, files: MenuFiles, pictures: ReadonlySet<string>): HotelFolder {
  const words = Object.keys(files).filter((path) => path.startsWith('words/'));
  return {
    code,
    path: '',
    hotelFile: 'hotel.json',
    dictionaries: words.map((file) => ({ language: file.slice('words/'.length, -'.json'.length), file })),
    sectionFiles: sectionPaths(files),
    announcementsFile: 'announcements.json' in files ? 'announcements.json' : null,
    pictures,
  };
}

function jsonOf(file: string, value: unknown): JsonFile {
  const problem = (steps: JsonPath, reason: string, hint?: string): PlacedProblem => ({
    ...{ file, line: 1, column: 1, path: describePath(steps), reason, steps },
    ...(hint !== undefined && { hint }),
  });
  return { file, value, problem, texts: () => textsIn(value, []) };
}

function textsIn(value: unknown, path: JsonPath): readonly { path: JsonPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
}

/** The names of every picture that a menu can name: of the hotel's folder, and of its staff. */
export function picturesFor(
  hotel: string,
  { hotelsDir, filesDir }: { hotelsDir: string; filesDir: string },
): ReadonlySet<string> {
  return new Set([...picturesInFolder(hotelsDir, hotel), ...menuPicturesOf(filesDir, hotel)]);
}

function picturesInFolder(hotelsDir: string, hotel: string): Iterable<string> {
  try {
    return readHotelFolder(hotelsDir, hotel).pictures;
  } catch {
    // A folder that cannot be read now: what names its pictures cannot be published meanwhile.
    return [];
  }
}
