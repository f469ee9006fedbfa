import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FolderContent } from '../content/hotel-content';
import type { Database } from '../database/database';
import { hotelWithSameId, lastImport, replaceContent } from '../stores/import';
import { hotelsKeptAtDesk, isKeptAtDesk } from '../stores/menu/keepers';
import type { ContentEvent } from '../stores/outbox';
import { servedHotels, withdrawnHotels } from '../stores/withdrawals';
import { buildContent } from './build-content';
import { type HotelFolder, hashOf, hotelFolders } from './folder';
import { importDeskHotel } from './import-desk-hotel';
import { MissingHotelsError } from './missing-hotels-error';
import type { Parsed, ParsedFolder } from './parse-folder';
import { type Problem, problemOf } from './problem';
import { listFolder, readFolder } from './read-folder';
import { staffConflicts } from './staff-conflicts';

/** The outcome of an import for each folder of `hotels/`, by hotel code. */
export type ImportResult = {
  imported: readonly string[];
  unchanged: readonly string[];
  /** `servesOldContent`: the content of an earlier import is still served. */
  failed: readonly { hotel: string; problems: readonly Problem[]; servesOldContent: boolean }[];
  /**
   * Notes about hotels: fields that have no effect, conflicts with changes of staff (content/CC12), and files that are not
   * read because the desk keeps the menu (menu/ME24).
   */
  notes: readonly Problem[];
  /** Withdrawn hotels whose folder still exists. */
  withdrawn: readonly string[];
};

/** What is imported: the folders of hotels and of pictures. `now` is an ISO time. */
type ImportSource = {
  hotelsDir: string;
  emojiDir: string;
  /** Of what staff and guests upload; default: nothing is there. */
  filesDir?: string;
  now: string;
  /** The codes of the hotels to import; default: every folder. */
  only?: ReadonlySet<string>;
  /** Called with the event of each hotel whose content was replaced. */
  onReplaced?: (event: ContentEvent) => void;
};

/** How many hotels of all have been processed. */
export type ImportProgress = { done: number; total: number };

/**
 * Imports every hotel whose files have changed. A hotel with problems, or whose folder is missing, keeps its last valid
 * content and is reported; the others are imported. No folder at all of a served hotel, or no `HOTELS_DIR`, means a wrong setting: an
 * import of every hotel then throws a `MissingHotelsError` before it writes anything. `withdrawHotel` is the only way to
 * withdraw a hotel. Rules: embedded-platform/EP1, embedded-platform/EP2, embedded-platform/EP15.
 */
export async function importHotels(
  database: Database,
  source: ImportSource,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportResult> {
  const folders = hotelFolders(source.hotelsDir);
  const kept = await hotelsKeptAtDesk(database.db);
  // A hotel that is kept at the desk is served without its folder too.
  const codes = [...new Set([...folders, ...kept.keys()])].sort().filter((code) => source.only?.has(code) ?? true);
  const served = await servedHotels(database.db);
  const missing = served.filter((code) => !folders.includes(code));
  const isWrongFolder = served.length > 0 ? missing.length === served.length : !existsSync(source.hotelsDir);
  if (source.only === undefined && isWrongFolder) throw new MissingHotelsError(missing, source.hotelsDir);
  const withdrawn = await withdrawnHotels(database.db);
  const wanted = codes.filter((code) => !withdrawn.has(code));
  const outcomes: Outcome[] = [];
  for (const code of wanted) {
    const since = kept.get(code);
    const outcome =
      since === undefined
        ? await importHotel(database, code, source)
        : await importDeskHotel(database, code, { filesDir: '', ...source, since });
    outcomes.push(outcome);
    onProgress({ done: outcomes.length, total: wanted.length });
    // SQLite and the file reads block the process, so requests of guests and probes are answered between two hotels.
    await nextTurn();
  }
  for (const code of missing.filter((each) => !kept.has(each) && (source.only?.has(each) ?? true)))
    outcomes.push({ kind: 'failed', hotel: code, problems: [folderMissing(source, code)], servesOldContent: true });
  const codesOf = (kind: Outcome['kind']) => outcomes.flatMap((each) => (each.kind === kind ? [each.hotel] : []));
  return {
    imported: codesOf('imported'),
    unchanged: codesOf('unchanged'),
    failed: outcomes.flatMap(({ kind, hotel, problems, servesOldContent }) =>
      kind === 'failed' ? [{ hotel, problems, servesOldContent }] : [],
    ),
    notes: outcomes.flatMap(({ kind, problems }) => (kind === 'failed' ? [] : problems)),
    withdrawn: codes.filter((code) => withdrawn.has(code)),
  };
}

const folderMissing = ({ hotelsDir }: ImportSource, code: string): Problem => ({
  ...problemOf(join(hotelsDir, code), 'this folder is missing'),
  hint: `put it back, or take the hotel offline: npm run hotel -- withdraw ${code}`,
});

/** Unless it failed, `problems` are notes. */
type Outcome = {
  kind: 'imported' | 'unchanged' | 'failed';
  hotel: string;
  problems: readonly Problem[];
  /** Whether the content of an earlier import is still served. */
  servesOldContent: boolean;
};

async function importHotel(
  database: Database,
  hotel: string,
  { hotelsDir, emojiDir, now, onReplaced }: ImportSource,
): Promise<Outcome> {
  const before = await lastImport(database.db, hotel);
  const servesOldContent = before?.served === true;
  const listed = listFolder(hotelsDir, hotel);
  if (!listed.ok) return { kind: 'failed', hotel, problems: listed.problems, servesOldContent };
  const folder = listed.value;
  const contentHash = hashOf(folder);
  // A hotel that was not served is imported again even if its files are unchanged: another hotel may have taken its id
  // meanwhile.
  if (servesOldContent && before.contentHash === contentHash)
    return { kind: 'unchanged', hotel, problems: [], servesOldContent };
  const read = await readHotel(database, folder, emojiDir);
  if (!read.ok) return { kind: 'failed', hotel, problems: read.problems, servesOldContent };
  const event = await replaceContent(database, hotel, {
    ...{ folder: read.value.content, contentHash, now },
    // The desk may have taken the menu over since the files were read.
    isStillWanted: async (db) => !(await isKeptAtDesk(db, hotel)),
  });
  if (event !== null) onReplaced?.(event);
  const conflicts = await staffConflicts(database.db, hotel, read.value.parsed);
  return { kind: 'imported', hotel, problems: [...read.value.notes, ...conflicts], servesOldContent };
}

type ReadHotel = { content: FolderContent; parsed: ParsedFolder; notes: readonly Problem[] };

async function readHotel(database: Database, folder: HotelFolder, emojiDir: string): Promise<Parsed<ReadHotel>> {
  const parsed = readFolder(folder, emojiDir);
  if (!parsed.ok) return parsed;
  const content = buildContent(folder.code, parsed.value);
  const { id, uuid } = content.content.hotel;
  const other = await hotelWithSameId(database.db, folder.code, { id: Number(id), uuid });
  if (other !== null) {
    return { ok: false, problems: [parsed.value.hotel.json.problem(['id'], `the hotel ${other} has this id or uuid`)] };
  }
  return { ok: true, value: { content, parsed: parsed.value, notes: notesOn(parsed.value) } };
}

/** Notes on fields that have no effect any more. They do not prevent the import. */
function notesOn({ hotel }: ParsedFolder): readonly Problem[] {
  return hotel.value.autopilot === undefined
    ? []
    : [hotel.json.problem(['autopilot'], 'is ignored: the operator switches the autopilot on with AUTOPILOT')];
}
