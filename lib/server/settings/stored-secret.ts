import 'server-only';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@/lib/platform/storage/make-folder';

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * A secret in the data folder, which all processes on the same store share. The first start generates it, readable only
 * by its owner. Rule: operations/OP1.
 */
export function storedSecret(dataDir: string, name: string, generate: () => string): string {
  const file = join(dataDir, name);
  const stored = read(file);
  if (stored !== null) return stored;
  makeFolder(dataDir);
  const secret = generate();
  // 'wx' fails if the file exists: of two processes that start at once, the second reads the first one's secret.
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return read(file) ?? secret;
}
