// `npm run hotel -- withdraw CODE`: takes a hotel of the embedded platform offline, or brings it back.
import { readEnvFiles } from './parts/env-files.mjs';
import { loadTypeScript } from './parts/load-typescript.mjs';

async function main() {
  readEnvFiles();
  const { readSettings } = await loadTypeScript('lib/server/settings/env.ts');
  const { log } = await loadTypeScript('lib/server/log/log.ts');
  const { openDatabase } = await loadTypeScript('lib/platform/database/database.ts');
  const { migrate } = await loadTypeScript('lib/platform/database/migrate.ts');
  const { runHotelCommand } = await loadTypeScript('lib/platform/import/hotel-command.ts');
  const { databaseUrl } = readSettings(process.env);
  const database = openDatabase(databaseUrl, (/** @type {unknown} */ error) => log().error({ err: error }, 'database'));
  try {
    const now = new Date().toISOString();
    // The command may be the first thing of a new release that reaches the store.
    await migrate(database, now);
    const done = await runHotelCommand(database, process.argv.slice(2), now);
    (done.ok ? console.log : console.error)(done.text);
    if (done.log !== null) log().warn(done.log, `the operator has ${done.log.event} the hotel ${done.log.hotel}`);
    return done.ok ? 0 : 2;
  } finally {
    await database.close();
  }
}

process.exitCode = await main();
