import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '../database/database';
import { trustTime } from '../stores/retention-clock';
import { knownHotels, restoreHotel, withdrawHotel } from '../stores/withdrawals';

const HOTEL_COMMAND_USAGE = `npm run hotel -- new             makes a hotel's files from a few answers
npm run hotel -- preview CODE    an outline of what its guests find
npm run hotel -- key CODE        prints the hotel's key; with --replace a new one, and the old one opens nothing
npm run hotel -- test-notifications CODE   sends a test to the hotel's own system and mailbox
npm run hotel -- check [CODE]    checks the files of every hotel or of one; also a folder's path
npm run hotel -- list            every hotel of the store, and which are withdrawn
npm run hotel -- withdraw CODE   takes a hotel offline; what guests ordered there is kept
npm run hotel -- restore CODE    the next start serves it again
npm run hotel -- export CODE FOLDER       writes a hotel's files as they are kept now, at the desk or in its folder
npm run hotel -- keep CODE files|desk     who keeps a hotel's menu: its files, or its staff at the desk
npm run hotel -- trust-clock YYYY-MM-DD   confirms, with today's date, the clock that the desk reports as far ahead`;

/** The output for the operator, and the log entry; `log` is null when nothing has changed. */
type HotelCommandResult = { ok: boolean; text: string; log: LogEntry | null };

/** `hotel` null: all hotels of the store. */
type LogEntry = { hotel: string | null; event: string };

const failed = (text: string): HotelCommandResult => ({ ok: false, text, log: null });

/**
 * Runs `npm run hotel`, the only way to take a hotel offline. It may run beside servers of the same store. They stop
 * serving a withdrawn hotel within a minute, when their cached answers expire. `now`: an ISO time.
 */
export async function runHotelCommand(
  database: Database,
  [verb, code, ...more]: readonly string[],
  now: string,
): Promise<HotelCommandResult> {
  if (verb === 'trust-clock') return trustClock(database, [code, ...more], now);
  const hotels = await knownHotels(database.db);
  if (verb === 'list' && code === undefined) return { ok: true, text: hotels.map(describe).join('\n'), log: null };
  if ((verb !== 'withdraw' && verb !== 'restore') || code === undefined || more.length > 0)
    return failed(HOTEL_COMMAND_USAGE);
  if (!hotels.some((hotel) => hotel.code === code))
    return failed(`There is no hotel ${code}. There are: ${hotels.map((hotel) => hotel.code).join(', ') || 'none'}.`);
  if (verb === 'withdraw') {
    if (!(await withdrawHotel(database, code, now))) return failed(`${code} is withdrawn already.`);
    const text = `${code} is withdrawn. Running servers stop to show it within a minute. Its orders are kept, and no start serves it until: npm run hotel -- restore ${code}`;
    return { ok: true, text, log: { hotel: code, event: 'withdrawn' } };
  }
  if (!(await restoreHotel(database.db, code))) return failed(`${code} is not withdrawn.`);
  return {
    ok: true,
    text: `${code} is restored. The next start imports it from its folder and serves it.`,
    log: { hotel: code, event: 'restored' },
  };
}

/**
 * The operator's word that the clock is right: today's date, which is compared with the clock, so that nobody confirms
 * a wrong one by repeating a command. A day apart is allowed, because the operator's zone is not known. Rule:
 * personal-data/PD3.
 */
async function trustClock(
  { db }: Database,
  [date, ...more]: readonly (string | undefined)[],
  now: string,
): Promise<HotelCommandResult> {
  const typed = date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(typed) || more.length > 0) return failed(HOTEL_COMMAND_USAGE);
  const today = now.slice(0, 10);
  if (Math.abs(typed - Date.parse(today)) > millisecondsInDay)
    return failed(`This machine's clock says ${today} and not ${date}. Set the clock; nothing has changed.`);
  await trustTime(db, now);
  return {
    ok: true,
    text: `The clock is taken as right: ${now}. What is older than RETENTION_DAYS ends within a day, or at the next start.`,
    log: { hotel: null, event: 'confirmed the clock' },
  };
}

const describe = ({ code, served, withdrawnAt }: Awaited<ReturnType<typeof knownHotels>>[number]): string =>
  withdrawnAt === null ? `${code}  ${served ? 'served' : 'not served'}` : `${code}  withdrawn since ${withdrawnAt}`;
