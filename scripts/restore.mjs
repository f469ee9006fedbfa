// `npm run restore -- FOLDER [--replace]`: restores a backup that `npm run backup` has made, for the next start.
import { readEnvFiles } from './parts/env-files.mjs';
import { loadTypeScript } from './parts/load-typescript.mjs';

const USAGE = `npm run restore -- FOLDER             restores the backup in FOLDER; every server of the store must be stopped
npm run restore -- FOLDER --replace   also where there is a store, which then gets another name`;

async function main() {
  const args = process.argv.slice(2);
  const [folder, ...more] = args.filter((arg) => arg !== '--replace');
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  readEnvFiles();
  const { readSettings } = await loadTypeScript('lib/server/settings/env.ts');
  const { restoreBackup } = await loadTypeScript('lib/platform/backup/restore-backup.ts');
  try {
    const { databaseUrl, dataDir } = readSettings(process.env);
    const replace = args.includes('--replace');
    const { manifest, oldName } = await restoreBackup({ databaseUrl, dataDir, folder, replace, now: () => new Date() });
    console.log(`The store of ${manifest.at} is restored; start the server.`);
    if (oldName !== null) console.log(`A store that was there is now called ${oldName}.`);
    return 0;
  } catch (error) {
    console.error(`Nothing is restored.\n${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

process.exitCode = await main();
