import type { Database } from '../database/database';
import { knownHotels, restoreHotel, withdrawHotel } from '../stores/withdrawals';

const HOTEL_COMMAND_USAGE = `npm run hotel -- new             makes a hotel's files from a few answers
npm run hotel -- preview CODE    an outline of what its guests find
npm run hotel -- key CODE        prints the key with which the hotel's staff open /desk
npm run hotel -- check [CODE]    checks the files of every hotel or of one; also a folder's path
npm run hotel -- list            every hotel of the store, and which are withdrawn
npm run hotel -- withdraw CODE   takes a hotel offline; what guests ordered there is kept
npm run hotel -- restore CODE    the next start serves it again`;

/** The output for the operator, and the log entry; `log` is null when nothing has changed. */
type HotelCommandResult = { ok: boolean; text: string; log: { hotel: string; event: string } | null };

const failed = (text: string): HotelCommandResult => ({ ok: false, text, log: null });

/**
 * Runs `npm run hotel`, the only way to take a hotel offline. It may run beside servers of the same store. They stop
 * serving a withdrawn hotel within minutes, when their cached answers expire. `now`: an ISO time.
 */
export async function runHotelCommand(
  database: Database,
  [verb, code, ...more]: readonly string[],
  now: string,
): Promise<HotelCommandResult> {
  const hotels = await knownHotels(database.db);
  if (verb === 'list' && code === undefined) return { ok: true, text: hotels.map(describe).join('\n'), log: null };
  if ((verb !== 'withdraw' && verb !== 'restore') || code === undefined || more.length > 0)
    return failed(HOTEL_COMMAND_USAGE);
  if (!hotels.some((hotel) => hotel.code === code))
    return failed(`There is no hotel ${code}. There are: ${hotels.map((hotel) => hotel.code).join(', ') || 'none'}.`);
  if (verb === 'withdraw') {
    if (!(await withdrawHotel(database, code, now))) return failed(`${code} is withdrawn already.`);
    const text = `${code} is withdrawn. Its orders are kept, and no start serves it until: npm run hotel -- restore ${code}`;
    return { ok: true, text, log: { hotel: code, event: 'withdrawn' } };
  }
  if (!(await restoreHotel(database.db, code))) return failed(`${code} is not withdrawn.`);
  return {
    ok: true,
    text: `${code} is restored. The next start imports it from its folder and serves it.`,
    log: { hotel: code, event: 'restored' },
  };
}

const describe = ({ code, served, withdrawnAt }: Awaited<ReturnType<typeof knownHotels>>[number]): string =>
  withdrawnAt === null ? `${code}  ${served ? 'served' : 'not served'}` : `${code}  withdrawn since ${withdrawnAt}`;
