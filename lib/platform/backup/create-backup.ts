import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { sqliteFile } from '../database/sqlite-file';
import { makeFolder } from '../storage/make-folder';
import { DATA, describeFile, MANIFEST, type Manifest, STORE_FILES } from './manifest';
import { dumpPostgresStore } from './postgres-backup';
import { copySqliteStore } from './sqlite-backup';

type BackupOptions = {
  databaseUrl: string;
  dataDir: string;
  /** Folder in which the backup gets its own, named by the time. */
  folder: string;
  now(): Date;
};

/** A time as part of a file name. */
export const timeName = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-');

/**
 * Makes a backup while servers use the store: the store, and every other file of DATA_DIR (guests' files, keys). The
 * store is copied first, because a file is written before its row and so every row of the copy finds its file. The
 * folder gets its final name when everything is in it. Rule: operations/OP8.
 */
export async function createBackup(options: BackupOptions): Promise<{ folder: string; manifest: Manifest }> {
  const at = options.now();
  const folder = join(options.folder, timeName(at));
  const part = `${folder}.part`;
  makeFolder(part);
  try {
    const store = await copyStore(options.databaseUrl, part);
    await copyDataFiles(options, part);
    const manifest: Manifest = { format: 1, at: at.toISOString(), ...store, files: await describeAll(part) };
    await writeFile(join(part, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(part, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** The store holds personal data, and a backup is copied out of its folder. */
const OWNER_ONLY = 0o600;

async function copyStore(url: string, part: string): Promise<Pick<Manifest, 'store' | 'schema' | 'migrations'>> {
  if (url.startsWith('file:')) {
    const migrations = copySqliteStore(sqliteFile(url), join(part, STORE_FILES.sqlite));
    await chmod(join(part, STORE_FILES.sqlite), OWNER_ONLY);
    return { store: 'sqlite', schema: null, migrations: [...migrations] };
  }
  const { schema, migrations } = await dumpPostgresStore(url, join(part, STORE_FILES.postgres));
  await chmod(join(part, STORE_FILES.postgres), OWNER_ONLY);
  return { store: 'postgres', schema, migrations: [...migrations] };
}

async function copyDataFiles({ databaseUrl, dataDir, folder }: BackupOptions, part: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const store = databaseUrl.startsWith('file:') ? resolve(sqliteFile(databaseUrl)) : null;
  const isOfStore = (path: string) => store !== null && (path === store || path.startsWith(`${store}-`));
  const isBelow = (path: string, parent: string) => path.startsWith(`${resolve(parent)}${sep}`);
  // Builds are kept for pages that are open now (operations/OP20), and the next start keeps its own. Sizes of pictures are
  // made anew (files/FI10).
  const left = [folder, join(dataDir, 'builds'), join(dataDir, 'pictures')];
  for (const path of await filesIn(resolve(dataDir))) {
    if (isOfStore(path) || left.some((parent) => isBelow(path, parent))) continue;
    const copy = join(part, DATA, relative(resolve(dataDir), path));
    makeFolder(dirname(copy));
    await copyUnlessDeleted(path, copy);
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}

/** The server may delete a file meanwhile: the rest of an upload, or what a deleted chat had. */
async function copyUnlessDeleted(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function describeAll(part: string): Promise<Manifest['files']> {
  const paths = (await filesIn(part)).map((path) => relative(part, path)).sort();
  const files: Manifest['files'] = [];
  for (const path of paths) files.push(await describeFile(part, path));
  return files;
}
