import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import { z } from 'zod';
import { MIGRATIONS } from '../database/migrations/all';
import { BackupError } from './backup-error';

export const MANIFEST = 'manifest.json';
/** The folder in a backup with the files of DATA_DIR. */
export const DATA = 'data';
export const STORE_FILES = { sqlite: 'store.db', postgres: 'store.dump' } as const;

const isInside = (path: string) => !isAbsolute(path) && normalize(path) === path && !path.startsWith('..');

const manifestSchema = z.object({
  format: z.literal(1),
  /** The backup has everything that was acknowledged before this moment. */
  at: z.iso.datetime(),
  store: z.enum(['sqlite', 'postgres']),
  /** The PostgreSQL schema of the tables; null with SQLite. */
  schema: z.string().nullable(),
  migrations: z.array(z.string()),
  files: z.array(z.object({ path: z.string().refine(isInside), bytes: z.number(), sha256: z.string() })),
});

/** What a backup contains. It is written last: a folder without it is no backup. */
export type Manifest = z.output<typeof manifestSchema>;
type ManifestFile = Manifest['files'][number];

/** Reads the manifest of a backup; throws a `BackupError` that says what is wrong with the folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}`);
  const parsed = manifestSchema.safeParse(await parseFile(path));
  if (!parsed.success) throw new BackupError(`${path} is not the manifest of a backup that this release can read`);
  return parsed.data;
}

async function parseFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Size and check sum of a file in a backup's folder. */
export async function describeFile(folder: string, path: string): Promise<ManifestFile> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(join(folder, path))) hash.update(chunk);
  return { path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') };
}

/** Throws a `BackupError` that names the first file which is missing or differs from its check sum. */
export async function verifyFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const file of files) {
    if (!existsSync(join(folder, file.path)))
      throw new BackupError(`the backup is not complete: ${file.path} is missing`);
    const found = await describeFile(folder, file.path);
    if (found.bytes !== file.bytes || found.sha256 !== file.sha256)
      throw new BackupError(`the backup is damaged: ${file.path} does not have its check sum`);
  }
}

/** Refuses a backup whose tables this release does not know. An older one is migrated by the next start. */
export function refuseNewerSchema({ migrations }: Manifest): void {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `the backup was made by a newer release, whose tables this release does not know (${unknown.join(', ')}); restore it with that release`,
    );
}
