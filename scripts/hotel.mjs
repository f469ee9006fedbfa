// `npm run hotel -- VERB`: checks and previews a hotel's files, or makes them, without starting the product; prints a
// hotel's staff key; sends a test notification; withdraws hotels of the store and restores them; exports a hotel, and says who
// keeps its menu.
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readEnvFiles } from './parts/env-files.mjs';
import { loadTypeScript } from './parts/load-typescript.mjs';

const EMOJI = 'node_modules/@lobehub/fluent-emoji-3d/assets';

async function main() {
  readEnvFiles();
  const [verb, ...words] = process.argv.slice(2);
  const source = { hotelsDir: process.env.HOTELS_DIR || 'hotels', emojiDir: resolve(EMOJI), now: new Date() };
  if (verb === 'check') {
    const { runCheck } = await loadTypeScript('lib/platform/import/check/check-command.ts');
    const { readKeptHotels } = await loadTypeScript('lib/platform/menu/kept-hotels.ts');
    const url = process.env.DATABASE_URL || `file:${process.env.DATA_DIR || './data'}/hotel.db`;
    return print(await runCheck(words[0], { ...source, keptAtDesk: await readKeptHotels(url) }));
  }
  if (verb === 'preview') {
    const { runPreview } = await loadTypeScript('lib/platform/import/check/preview.ts');
    return print(await runPreview(words, source));
  }
  if (verb === 'new') {
    const { runNew } = await loadTypeScript('lib/platform/import/new/new-command.ts');
    return withTerminal(async (ask) => print(await runNew(words, source, ask)));
  }
  if (verb === 'key') {
    const { runKey } = await loadTypeScript('lib/server/desk/key-command.ts');
    return print(await runKey(words, process.env));
  }
  if (verb === 'test-notifications') {
    const { runTestNotifications } = await loadTypeScript('lib/server/desk/test-notifications-command.ts');
    return print(await runTestNotifications(words[0], process.env));
  }
  return storeCommand(process.argv.slice(2), source);
}

/** @param {{ text: string, exitCode: number }} output */
function print({ text, exitCode }) {
  (exitCode === 0 ? console.log : console.error)(text);
  return exitCode;
}

/**
 * Runs a command that may ask questions. The end of the input answers the others with their defaults.
 *
 * @param {(ask: (question: string, fallback: string) => Promise<string>) => Promise<number>} command
 */
async function withTerminal(command) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // The iterator keeps lines that arrive before their question, as those of a pipe do.
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await command(async (question, fallback) => {
      process.stdout.write(`${question} [${fallback}]: `);
      const { value, done } = await lines.next();
      return done ? '' : value;
    });
  } finally {
    terminal.close();
  }
}

/** The commands that keep or write a hotel's menu. */
const MENU_VERBS = ['export', 'keep'];

/**
 * @param {readonly string[]} words
 * @param {{ emojiDir: string }} source
 */
async function storeCommand(words, { emojiDir }) {
  const { readSettings } = await loadTypeScript('lib/server/settings/env.ts');
  const { log } = await loadTypeScript('lib/server/log/log.ts');
  const { openDatabase } = await loadTypeScript('lib/platform/database/database.ts');
  const { migrate } = await loadTypeScript('lib/platform/database/migrate.ts');
  const { runHotelCommand } = await loadTypeScript('lib/platform/import/hotel-command.ts');
  const { runMenuCommand } = await loadTypeScript('lib/platform/menu/menu-command.ts');
  const { databaseUrl, dataDir, hotelsDir } = readSettings(process.env);
  const database = openDatabase(databaseUrl, (/** @type {unknown} */ error) => log().error({ err: error }, 'database'));
  try {
    const now = new Date().toISOString();
    // The command may run before the first start of a new release, so the tables may need a migration.
    await migrate(database, now);
    const folders = { hotelsDir, emojiDir, filesDir: join(dataDir, 'files') };
    const result = MENU_VERBS.includes(words[0] ?? '')
      ? await runMenuCommand(database, words, { ...folders, now })
      : await runHotelCommand(database, words, now);
    (result.ok ? console.log : console.error)(result.text);
    if (result.log !== null)
      log().warn(
        result.log,
        `the operator has ${result.log.event} ${result.log.hotel === null ? '' : `the hotel ${result.log.hotel}`}`.trim(),
      );
    return result.ok ? 0 : 2;
  } finally {
    await database.close();
  }
}

process.exitCode = await main();
