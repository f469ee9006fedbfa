// `npm run hotel -- withdraw CODE`: takes a hotel of the embedded platform offline; `restore CODE` ends that.
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
    // The command may run before the first start of a new release, so the tables may need a migration.
    await migrate(database, now);
    const result = await runHotelCommand(database, process.argv.slice(2), now);
    (result.ok ? console.log : console.error)(result.text);
    if (result.log !== null)
      log().warn(result.log, `the operator has ${result.log.event} the hotel ${result.log.hotel}`);
    return result.ok ? 0 : 2;
  } finally {
    await database.close();
  }
}

process.exitCode = await main();
