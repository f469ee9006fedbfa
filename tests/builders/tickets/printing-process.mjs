// A process of the product that prints tickets, for tests that kill it: at the store and with the hotels of its arguments, and
// with a clock that begins at the given time. Says on its standard output that it has started.
import '../../../scripts/parts/typescript.mjs';

const { createPlatform } = await import('@/lib/platform/app');
const { openDatabase } = await import('@/lib/platform/database/database');
const { drawReadable } = await import('./readable-ticket');

const [databaseUrl = '', hotelsDir = '', from = ''] = process.argv.slice(2);
/** @param {string} where @param {unknown} error */
const report = (where, error) => void process.stderr.write(`${where}: ${error}\n`);
const ahead = Date.parse(from) - Date.now();

const platform = createPlatform({
  database: openDatabase(databaseUrl, (error) => report('store', error)),
  hotelsDir,
  emojiDir: hotelsDir,
  filesDir: hotelsDir,
  scripts: false,
  deskToken: null,
  drawTicket: drawReadable,
  now: () => new Date(Date.now() + ahead),
  uuid: () => crypto.randomUUID(),
  reportError: (error, where) => report(where, error),
});
platform.ticketWatch.start();
platform.escPosPrinting.start();
// Its timers alone keep no process alive.
setInterval(() => undefined, 1_000);
process.stdout.write('started\n');
