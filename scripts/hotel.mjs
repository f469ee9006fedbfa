// `npm run hotel -- VERB`: checks and previews a hotel's files, or makes them, without starting the product; prints a
// hotel's staff key; sends a test notification; withdraws hotels of the store and restores them.
import { resolve } from 'node:path';
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
    return print(await runCheck(words[0], source));
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
    return print(runKey(words[0], process.env));
  }
  if (verb === 'test-notifications') {
    const { runTestNotifications } = await loadTypeScript('lib/server/desk/test-notifications-command.ts');
    return print(await runTestNotifications(words[0], process.env));
  }
  return storeCommand(process.argv.slice(2));
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

/** @param {readonly string[]} words */
async function storeCommand(words) {
  const { readSettings } = await loadTypeScript('lib/server/settings/env.ts');
  const { log } = await loadTypeScript('lib/server/log/log.ts');
  const { openDatabase } = await loadTypeScript('lib/platform/database/database.ts');
  const { migrate } = await loadTypeScript('lib/platform/database/migrate.ts');
  const { runHotelCommand } = await loadTypeScript('lib/platform/import/hotel-command.ts');
  const { databaseUrl } = readSettings(process.env);
  const database = openDatabase(databaseUrl, (/** @type {unknown} */ error) => log().error({ err: error }, 'database'));
  try {
    const now = new Date().toISOString();
    // The command may run before the first start of a new release, so the tables may need a migration.
    await migrate(database, now);
    const result = await runHotelCommand(database, words, now);
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
