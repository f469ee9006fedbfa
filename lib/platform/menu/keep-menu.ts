import { relative } from 'node:path';
import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import { type MenuFiles, readTree } from '@/lib/domain/menu/menu-tree';
import { highestId } from '@/lib/domain/menu/new-ids';
import { summarise } from '@/lib/domain/menu/version-summary';
import type { Db } from '../database/database';
import { buildContent } from '../import/build-content';
import { type HotelFolder, hashOf, hashOfVersion } from '../import/folder';
import type { ParsedFolder } from '../import/parse-folder';
import { type Problem, problemOf } from '../import/problem';
import { listFolder, readFolder } from '../import/read-folder';
import { hotelWithSameId, writeContent } from '../stores/import';
import { deleteDrafts } from '../stores/menu/drafts';
import { findKeeper, writeKeeper } from '../stores/menu/keepers';
import { insertVersion, newestVersion } from '../stores/menu/versions';
import { appendContentEvent, type ContentEvent } from '../stores/outbox';
import { rollBackUnless } from '../stores/roll-back-unless';
import type { MenuContext } from './menu-context';

type Handover = { hotel: string; folder: HotelFolder; parsed: ParsedFolder; staff: string | null };

/**
 * Keeps a hotel's menu at the desk, or by its files again. What the files say now becomes the first version, or the
 * content: they are read before anything changes, and refused with their mistakes. Rules: menu/ME2, menu/ME3.
 */
export async function keepMenu(
  context: MenuContext,
  hotel: string,
  { keeper, staff }: { keeper: 'files' | 'desk'; staff: string | null },
): Promise<ApiResponse<{ isChanged: boolean }>> {
  const { database, hotelsDir, emojiDir } = context;
  const now = await findKeeper(database.db, hotel);
  if ((now?.keeper ?? 'files') === keeper) return succeeded({ isChanged: false });
  const listed = listFolder(hotelsDir, hotel);
  const read = listed.ok ? readFolder(listed.value, emojiDir) : listed;
  if (!listed.ok || !read.ok) return refused('invalid', fileErrors(hotelsDir, read.ok ? [] : read.problems));
  const other = await hotelOfSameId(database.db, hotel, read.value);
  if (other !== null) return refused('invalid', fileErrors(hotelsDir, [problemOf(listed.value.hotelFile, other)]));
  const handover = { hotel, folder: listed.value, parsed: read.value, staff };
  const isChanged = await handOver(context, keeper, handover);
  return succeeded({ isChanged });
}

async function hotelOfSameId(db: Db, hotel: string, parsed: ParsedFolder): Promise<string | null> {
  const { id, uuid } = buildContent(hotel, parsed).content.hotel;
  const other = await hotelWithSameId(db, hotel, { id: Number(id), uuid });
  return other === null ? null : `the hotel ${other} has this id or uuid`;
}

/** Mistakes of files by the file, its line and the path in it. Staff see no folder of the server. */
const fileErrors = (hotelsDir: string, problems: readonly Problem[]): FieldErrors =>
  Object.fromEntries(
    problems
      .map(({ file, line, path, reason }) => [`${relative(hotelsDir, file)}:${line} ${path}`.trim(), reason] as const)
      .reverse(),
  );

/** False: somebody else was faster. */
async function handOver(context: MenuContext, keeper: 'files' | 'desk', handover: Handover): Promise<boolean> {
  const { hotel } = handover;
  const done = await rollBackUnless<{ event: ContentEvent | null; isDone: boolean }>(
    context.database,
    ({ isDone }) => isDone,
    async (db) => {
      const event = await appendContentEvent(db, hotel, context.now().toISOString());
      const now = (await findKeeper(db, hotel))?.keeper ?? 'files';
      // A hotel that was never imported has no event.
      if (now === keeper || event === null) return { event, isDone: false };
      await (keeper === 'desk' ? takeOver : giveBack)(db, context, handover);
      return { event, isDone: true };
    },
  );
  if (done.isDone && done.event !== null) context.publishEvent(done.event);
  return done.isDone;
}

async function takeOver(db: Db, context: MenuContext, { hotel, folder, parsed, staff }: Handover): Promise<void> {
  const now = context.now().toISOString();
  const files = filesOf(folder, parsed);
  const tree = readTree(files);
  const number = ((await newestVersion(db, hotel))?.number ?? 0) + 1;
  const lastId = Math.max((await findKeeper(db, hotel))?.lastId ?? 0, highestId(tree, files['hotel.json']));
  await writeContent(db, hotel, { folder: buildContent(hotel, parsed), contentHash: hashOfVersion(number), now });
  await writeKeeper(db, hotel, { keeper: 'desk', since: now, staff, lastId });
  const summary = summarise({ kind: 'taken-over', restored: null }, []);
  await insertVersion(db, hotel, { number, files, publishedAt: now, staff, summary });
}

async function giveBack(db: Db, context: MenuContext, { hotel, folder, parsed, staff }: Handover): Promise<void> {
  const now = context.now().toISOString();
  const lastId = (await findKeeper(db, hotel))?.lastId ?? 0;
  await deleteDrafts(db, hotel, null);
  await writeKeeper(db, hotel, { keeper: 'files', since: now, staff, lastId });
  await writeContent(db, hotel, { folder: buildContent(hotel, parsed), contentHash: hashOf(folder), now });
}

/** The JSON of a hotel's files by their paths below its folder. Rule: menu/ME4. */
export function filesOf(
  folder: HotelFolder,
  { hotel, dictionaries, sections, announcements }: ParsedFolder,
): MenuFiles {
  const all = [hotel, ...dictionaries, ...sections, ...(announcements === null ? [] : [announcements])];
  return Object.fromEntries(
    all.map(({ json }) => [relative(folder.path, json.file).replaceAll('\\', '/'), json.value] as const),
  );
}
