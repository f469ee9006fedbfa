import { constants } from 'node:fs';
import { chmod, copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sqliteFile } from '../database/sqlite-file';
import { makeFolder } from '../storage/make-folder';
import { BackupError } from './backup-error';
import { timeName } from './create-backup';
import { DATA, type Manifest, readManifest, refuseNewerSchema, STORE_FILES, verifyFiles } from './manifest';
import { restorePostgresStore } from './postgres-backup';
import { replaceSqliteStore } from './sqlite-backup';

type RestoreOptions = {
  databaseUrl: string;
  dataDir: string;
  /** The folder of the backup. */
  folder: string;
  /** Whether a store that exists is set aside under another name; otherwise it is refused. */
  replace: boolean;
  now(): Date;
};

/**
 * Restores a backup for the next start of a server. Refuses a store that a server uses, a damaged backup, and one of a
 * newer release, and has changed nothing then. Nothing is deleted: a replaced store gets another name. Rule:
 * operations/OP8.
 */
export async function restoreBackup(options: RestoreOptions): Promise<{ manifest: Manifest; oldName: string | null }> {
  const { databaseUrl, folder, replace, now } = options;
  const manifest = await readManifest(folder);
  refuseNewerSchema(manifest);
  const store = databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';
  if (manifest.store !== store)
    throw new BackupError(`DATABASE_URL: the backup is of ${NAMES[manifest.store]}, and this is ${NAMES[store]}`);
  await verifyFiles(folder, manifest);
  const restoreFiles = () => restoreDataFiles(options, manifest);
  const aside = `before_${timeName(now())}`;
  if (store === 'sqlite') {
    const file = sqliteFile(databaseUrl);
    makeFolder(dirname(file));
    const oldName = replace ? `${file}.${aside}` : null;
    await replaceSqliteStore({ copy: join(folder, STORE_FILES.sqlite), file, oldName }, restoreFiles);
    return { manifest, oldName };
  }
  const oldName = replace ? `${manifest.schema}_${aside}` : null;
  await restoreDump({ ...options, oldName }, manifest, restoreFiles);
  return { manifest, oldName };
}

const NAMES = { sqlite: 'a SQLite file', postgres: 'a PostgreSQL' } as const;

async function restoreDump(
  { databaseUrl, folder, oldName }: RestoreOptions & { oldName: string | null },
  manifest: Manifest,
  restoreFiles: () => Promise<void>,
): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'hotel-restore-'));
  try {
    const target = {
      url: databaseUrl,
      dump: join(folder, STORE_FILES.postgres),
      schema: manifest.schema ?? '',
      oldName,
      listFile: join(temporary, 'list'),
    };
    await restorePostgresStore(target, restoreFiles);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function restoreDataFiles({ folder, dataDir }: RestoreOptions, { files }: Manifest): Promise<void> {
  makeFolder(dataDir);
  for (const { path } of files.filter((file) => file.path.startsWith(`${DATA}/`))) {
    const target = join(dataDir, path.slice(DATA.length + 1));
    makeFolder(dirname(target));
    await copyFile(join(folder, path), `${target}.part`, constants.COPYFILE_FICLONE);
    await chmod(`${target}.part`, 0o600);
    await rename(`${target}.part`, target);
  }
}
