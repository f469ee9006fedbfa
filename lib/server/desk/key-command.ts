import 'server-only';
import { existsSync } from 'node:fs';
import { isHotelCode } from '@/lib/domain/tenancy/host';
import { type Database, openDatabase } from '@/lib/platform/database/database';
import { migrate } from '@/lib/platform/database/migrate';
import { sqliteFile } from '@/lib/platform/database/sqlite-file';
import { REPLACE_KEY } from '@/lib/platform/desk/member-calls';
import { deskKey, FIRST_KEY_VERSION } from '@/lib/platform/desk-key';
import { hotelFolders } from '@/lib/platform/import/folder';
import { nearestName } from '@/lib/platform/import/hints';
import { replaceKey } from '@/lib/platform/staff/replace-key';
import { recordAction } from '@/lib/platform/staff-log/record-action';
import { findHotelKey } from '@/lib/platform/stores/hotels';
import { keyVersion } from '@/lib/platform/stores/staff/hotel-keys';
import { deskToken } from '../settings/desk-token';
import { readSettings } from '../settings/env';

type CommandResult = { text: string; exitCode: 0 | 2 };

const failed = (text: string): CommandResult => ({ text, exitCode: 2 });

const REPLACE = '--replace';
const COMMAND = 'npm run hotel';
const USAGE = `${COMMAND} -- key CODE [${REPLACE}]`;

/**
 * `npm run hotel -- key CODE`: the staff key of a hotel, derived from the operator's key as the server does it; with
 * `--replace` a new one, after which the one until now opens nothing. It may run beside servers of the same store. Rules:
 * desk/DE1, security/SC14, staff/SP13.
 */
export async function runKey(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<CommandResult> {
  const code = words.find((word) => word !== REPLACE);
  const isReplaced = words.includes(REPLACE);
  if (code === undefined || !isHotelCode(code) || words.length > (isReplaced ? 2 : 1)) return failed(USAGE);
  const settings = readSettings(env);
  if (settings.upstream !== null) return failed('HOTEL_API_URL is set: orders are handled in the hotel’s own system.');
  const codes = hotelFolders(settings.hotelsDir);
  if (!codes.includes(code)) {
    const meant = nearestName(code, codes);
    return failed(
      `HOTELS_DIR: ${settings.hotelsDir} has no hotel ${code}.${meant === null ? '' : ` Did you mean ${meant}?`}`,
    );
  }
  const token = deskToken(settings);
  if (!hasStore(settings.databaseUrl))
    return isReplaced ? notStored(code) : { text: deskKey(token, code, FIRST_KEY_VERSION), exitCode: 0 };
  const database = openDatabase(settings.databaseUrl, () => undefined);
  try {
    // The command may run before the first start of a new release.
    await migrate(database, new Date().toISOString());
    return isReplaced ? await replaced(database, token, code) : await current(database, token, code);
  } finally {
    await database.close();
  }
}

/** Before the first start there is no file, and asking for a key makes none. */
const hasStore = (databaseUrl: string): boolean =>
  !databaseUrl.startsWith('file:') || existsSync(sqliteFile(databaseUrl));

const notStored = (code: string): CommandResult =>
  failed(`The store has no hotel ${code} yet: start the product first.`);

async function current({ db }: Database, token: string, code: string): Promise<CommandResult> {
  return { text: deskKey(token, code, await keyVersion(db, code)), exitCode: 0 };
}

/** The log of the hotel has the command in place of a name: whoever has run it is not known. Rule: staff-log/SL1. */
async function replaced(database: Database, token: string, code: string): Promise<CommandResult> {
  const { db } = database;
  if ((await findHotelKey(db, code)) === null) return notStored(code);
  const before = { key_version: await keyVersion(db, code) };
  // Servers of the store ask for their sessions by themselves.
  const context = { database, deskToken: token, now: () => new Date(), publishEvent: () => undefined };
  const key = await replaceKey(context, code);
  await recordAction(db, code, {
    by: { person: null, name: COMMAND },
    action: REPLACE_KEY.id,
    target: { kind: 'hotel', id: null },
    ...{ before, after: { key_version: await keyVersion(db, code) }, at: context.now() },
  });
  return { text: key, exitCode: 0 };
}
