import { join } from 'node:path';
import type { Database, Db } from '../database/database';
import { hotelWithSameId, lastImport, replaceContent } from '../stores/import';
import { findKeeper } from '../stores/menu/keepers';
import { newestVersion } from '../stores/menu/versions';
import type { ContentEvent } from '../stores/outbox';
import { buildContent } from './build-content';
import { hashOfVersion } from './folder';
import { parseMenu, picturesFor } from './menu-source';
import type { Parsed, ParsedFolder } from './parse-folder';
import { type Problem, problemOf } from './problem';

type DeskHotelSource = {
  hotelsDir: string;
  emojiDir: string;
  filesDir: string;
  now: string;
  onReplaced?: (event: ContentEvent) => void;
};

type DeskImport = {
  kind: 'imported' | 'unchanged' | 'failed';
  hotel: string;
  /** The note that its files are not read, or the mistakes. */
  problems: readonly Problem[];
  servesOldContent: boolean;
};

/** That a hotel's files are not read, and how to have them read again. Rule: menu/ME24. */
export const keptAtDesk = ({ hotelsDir }: { hotelsDir: string }, code: string, since: string): Problem => ({
  ...problemOf(join(hotelsDir, code), `is kept at the desk since ${since.slice(0, 10)}: its JSON files are not read`),
  hint: `write what the desk keeps by npm run hotel -- export ${code} FOLDER, or have the files read again by npm run hotel -- keep ${code} files`,
});

/**
 * Serves the newest menu of a hotel that is kept at the desk, if another content is stored: of an earlier release, or
 * because the hotel was withdrawn meanwhile. Its files are not read, only its pictures. Rule: menu/ME24.
 */
export async function importDeskHotel(
  database: Database,
  hotel: string,
  { since, ...source }: DeskHotelSource & { since: string },
): Promise<DeskImport> {
  const { db } = database;
  const { now, onReplaced } = source;
  const before = await lastImport(db, hotel);
  const servesOldContent = before?.served === true;
  const note = keptAtDesk(source, hotel, since);
  const newest = await newestVersion(db, hotel);
  if (newest === null || (servesOldContent && before.contentHash === hashOfVersion(newest.number)))
    return { kind: 'unchanged', hotel, problems: [note], servesOldContent };
  const parsed = parseMenu({ ...source, hotel, files: newest.files, pictures: picturesFor(hotel, source) });
  const mistakes = await mistakesOf(db, hotel, parsed);
  if (!parsed.ok || mistakes.length > 0) {
    const problems = mistakes.map((problem) => atDesk(source, hotel, problem));
    return { kind: 'failed', hotel, problems, servesOldContent };
  }
  const event = await replaceContent(database, hotel, {
    folder: buildContent(hotel, parsed.value),
    contentHash: hashOfVersion(newest.number),
    now,
    // Somebody may have published meanwhile, or given the menu back to the files.
    isStillWanted: async (within) =>
      (await findKeeper(within, hotel))?.keeper === 'desk' &&
      (await newestVersion(within, hotel))?.number === newest.number,
  });
  if (event !== null) onReplaced?.(event);
  return { kind: 'imported', hotel, problems: [note], servesOldContent };
}

async function mistakesOf(db: Db, hotel: string, parsed: Parsed<ParsedFolder>): Promise<readonly Problem[]> {
  if (!parsed.ok) return parsed.problems;
  const { id, uuid } = buildContent(hotel, parsed.value).content.hotel;
  const other = await hotelWithSameId(db, hotel, { id: Number(id), uuid });
  return other === null ? [] : [parsed.value.hotel.json.problem(['id'], `the hotel ${other} has this id or uuid`)];
}

/** A mistake of a stored menu, which stands in no file. */
const atDesk = ({ hotelsDir }: DeskHotelSource, hotel: string, { file, path, reason }: Problem): Problem => ({
  ...problemOf(join(hotelsDir, hotel), `${file} as kept at the desk: ${reason}`),
  path,
});
