import { isHotelCode } from '@/lib/domain/tenancy/host';
import type { Database } from '../database/database';
import { knownHotels } from '../stores/withdrawals';
import { exportHotel } from './export-hotel';
import { keepMenu } from './keep-menu';

/** The output for the operator, and the log entry; `log` is null when nothing has changed. */
export type MenuCommandResult = { ok: boolean; text: string; log: { hotel: string; event: string } | null };

/** Folders of the server. `now`: an ISO time. */
type CommandSource = { hotelsDir: string; emojiDir: string; filesDir: string; now: string };

const USAGE = `npm run hotel -- export CODE FOLDER      writes a hotel's files as they are kept now, at the desk or in its folder
npm run hotel -- keep CODE files|desk    who keeps a hotel's menu: its files, or its staff at the desk`;

const failed = (text: string): MenuCommandResult => ({ ok: false, text, log: null });

/**
 * Runs `npm run hotel -- export` and `keep`, also beside servers of the same store. Rules: menu/ME2, menu/ME3, menu/ME31.
 */
export async function runMenuCommand(
  database: Database,
  [verb, code, word, ...more]: readonly string[],
  source: CommandSource,
): Promise<MenuCommandResult> {
  if (code === undefined || word === undefined || more.length > 0) return failed(USAGE);
  if (verb === 'keep' && word !== 'files' && word !== 'desk') return failed(USAGE);
  const known = (await knownHotels(database.db)).map((hotel) => hotel.code);
  if (verb === 'export' && isHotelCode(code)) return runExport(database, { code, folder: word }, source);
  if (!known.includes(code)) return failed(`There is no hotel ${code}. There are: ${known.join(', ') || 'none'}.`);
  const keeper = word === 'desk' ? 'desk' : 'files';
  const now = () => new Date(source.now);
  // Servers hear of the change by its event in the store.
  const context = { ...source, database, now, publishEvent: () => undefined };
  const kept = await keepMenu(context, code, { keeper, staff: null });
  if (!kept.ok) return failed(refusalText(code, kept.refusal.fields));
  if (!kept.value.isChanged) return failed(`The menu of ${code} is kept ${PLACES[keeper]} already.`);
  return { ok: true, text: KEPT[keeper](code), log: { hotel: code, event: `kept ${PLACES[keeper]}` } };
}

const PLACES = { files: 'by its files', desk: 'at the desk' } as const;

const KEPT = {
  files: (code: string) =>
    `The menu of ${code} is kept by its files again, and they are imported. Its drafts are deleted; its versions stay. Running servers show it within a minute.`,
  desk: (code: string) =>
    `The menu of ${code} is kept at the desk from now on: area Menu of /desk. Changes of its JSON files are not read until: npm run hotel -- keep ${code} files`,
} as const;

const refusalText = (code: string, fields: Readonly<Record<string, string>>): string =>
  [
    `The files of ${code} have mistakes, and nothing has changed:`,
    ...Object.entries(fields).map(([field, reason]) => `${field}: ${reason}`),
  ].join('\n');

async function runExport(
  { db }: Database,
  { code, folder }: { code: string; folder: string },
  source: CommandSource,
): Promise<MenuCommandResult> {
  const exported = await exportHotel(db, code, folder, source);
  if (!exported.ok) return failed(exported.text);
  const { files, pictures } = exported;
  return {
    ok: true,
    text: `Wrote ${folder}: ${files} files and ${pictures} pictures. Drafts are not in it.`,
    log: null,
  };
}
