// `npm run backup -- [FOLDER]`: backs up the store and the files of DATA_DIR while the server runs.
import { readEnvFiles } from './parts/env-files.mjs';
import { loadTypeScript } from './parts/load-typescript.mjs';

const USAGE = 'npm run backup -- [FOLDER]   makes a backup in a new folder of FOLDER; default: ./backups';

async function main() {
  const [folder = './backups', ...more] = process.argv.slice(2);
  if (folder.startsWith('-') || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  readEnvFiles();
  const { readSettings } = await loadTypeScript('lib/server/settings/env.ts');
  const { createBackup } = await loadTypeScript('lib/platform/backup/create-backup.ts');
  try {
    const { databaseUrl, dataDir } = readSettings(process.env);
    const backup = await createBackup({ databaseUrl, dataDir, folder, now: () => new Date() });
    const { files } = backup.manifest;
    const bytes = files.reduce(
      (/** @type {number} */ sum, /** @type {{ bytes: number }} */ file) => sum + file.bytes,
      0,
    );
    console.log(`${backup.folder}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, as of ${backup.manifest.at}`);
    return 0;
  } catch (error) {
    console.error(`There is no backup.\n${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

process.exitCode = await main();
