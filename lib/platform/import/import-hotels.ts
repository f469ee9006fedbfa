import { existsSync } from 'node:fs';
import { isHotelCode } from '@/lib/domain/host';
import type { FolderContent } from '../content';
import type { Database } from '../database/database';
import { lastImport, replaceContent, takenBy } from '../stores/import';
import { servedOthers, withdrawnHotels } from '../stores/withdrawals';
import { buildContent } from './build-content';
import { checkFolder } from './check-folder';
import { type HotelFolder, hashOf, hotelFolders, lookInto } from './folder';
import { MissingHotelsError } from './missing-hotels-error';
import { type Parsed, type ParsedFolder, parseFolder } from './parse-folder';
import { type Problem, problemOf } from './problem';

/** What became of each folder of `hotels/`, by hotel code. */
export type ImportResult = {
  imported: readonly string[];
  unchanged: readonly string[];
  /** `kept`: an earlier, good content goes on being served. */
  failed: readonly { hotel: string; problems: readonly Problem[]; kept: boolean }[];
  /** What is right but does nothing, of the hotels that were imported. */
  notes: readonly Problem[];
  /** Hotels whose folder is there, and which an operator has withdrawn. */
  withdrawn: readonly string[];
};

/** `/storage/emoji/…` is not a hotel's. */
const RESERVED = ['emoji'];

/**
 * Imports every hotel whose files changed since the last time. A hotel with problems keeps its last good content and
 * is reported; the others are served. `now` is an ISO time.
 *
 * Absence withdraws nothing: one process with a wrong folder would take every hotel offline on every node. It throws a
 * `MissingHotelsError` before anything is written; withdrawing is an act of its own (`withdrawHotel`).
 */
export async function importHotels(
  database: Database,
  from: { hotelsDir: string; emojiDir: string; now: string },
): Promise<ImportResult> {
  const imported: string[] = [];
  const unchanged: string[] = [];
  const notes: Problem[] = [];
  const failed: { hotel: string; problems: readonly Problem[]; kept: boolean }[] = [];
  const codes = hotelFolders(from.hotelsDir);
  const missing = await servedOthers(database.db, codes);
  if (missing.length > 0) throw new MissingHotelsError(missing, from.hotelsDir);
  const withdrawn = await withdrawnHotels(database.db);
  for (const code of codes.filter((each) => !withdrawn.has(each))) {
    const folder = lookInto(from.hotelsDir, code);
    const before = await lastImport(database.db, code);
    const contentHash = hashOf(folder);
    // A hotel whose folder came back is imported anew: another may have taken its id meanwhile.
    if (before?.served === true && before.contentHash === contentHash) {
      unchanged.push(code);
      continue;
    }
    const read = await readHotel(database, folder, from.emojiDir);
    if (read.ok) {
      await replaceContent(database, code, { folder: read.value.content, contentHash, now: from.now });
      imported.push(code);
      notes.push(...read.value.notes);
    } else {
      failed.push({ hotel: code, problems: read.problems, kept: before?.served === true });
    }
  }
  return { imported, unchanged, failed, notes, withdrawn: codes.filter((code) => withdrawn.has(code)) };
}

type ReadHotel = { content: FolderContent; notes: readonly Problem[] };

async function readHotel(database: Database, folder: HotelFolder, emojiDir: string): Promise<Parsed<ReadHotel>> {
  const fail = (...problems: readonly Problem[]) => ({ ok: false, problems }) as const;
  if (!isHotelCode(folder.code) || RESERVED.includes(folder.code)) {
    return fail(problemOf(folder.path, `"${folder.code}" cannot be a hotel's code: small letters, digits and dashes`));
  }
  if (!existsSync(folder.hotelFile)) return fail(problemOf(folder.hotelFile, 'is missing'));
  const parsed = parseFolder(folder);
  if (!parsed.ok) return parsed;
  const problems = checkFolder(folder, parsed.value, emojiDir);
  if (problems.length > 0) return fail(...problems);
  const content = buildContent(folder.code, parsed.value);
  const { id, uuid } = content.content.hotel;
  const other = await takenBy(database.db, folder.code, { id: Number(id), uuid });
  if (other !== null) return fail(parsed.value.hotel.json.problem(['id'], `the hotel ${other} has this id or uuid`));
  return { ok: true, value: { content, notes: notesOn(parsed.value) } };
}

/** What has moved elsewhere: a hotel that still says it is imported all the same. */
function notesOn({ hotel }: ParsedFolder): readonly Problem[] {
  return hotel.value.autopilot === undefined
    ? []
    : [hotel.json.problem(['autopilot'], 'is ignored: the operator switches the autopilot on with AUTOPILOT')];
}
