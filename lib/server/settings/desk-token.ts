import 'server-only';
import { randomBytes } from 'node:crypto';
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
 * The operator's key: DESK_TOKEN, or the one stored in the data folder. The first start generates that one, readable
 * only by its owner. Rule: operations/OP1.
 */
export function deskToken(settings: { deskToken: string | null; dataDir: string }): string {
  if (settings.deskToken !== null) return settings.deskToken;
  const file = join(settings.dataDir, 'desk-token');
  const stored = read(file);
  if (stored !== null) return stored;
  makeFolder(settings.dataDir);
  const token = randomBytes(32).toString('hex');
  // 'wx' fails if the file exists: of two processes that start at once, the second reads the first one's token.
  try {
    writeFileSync(file, `${token}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return read(file) ?? token;
}
