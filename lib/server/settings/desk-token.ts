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
 * The operator's key: DESK_TOKEN, else the one in the data folder, made at the first start and readable by nobody else.
 * Rule: operations/OP1.
 */
export function deskToken(made: { deskToken: string | null; dataDir: string }): string {
  if (made.deskToken !== null) return made.deskToken;
  const file = join(made.dataDir, 'desk-token');
  const kept = read(file);
  if (kept !== null) return kept;
  makeFolder(made.dataDir);
  const token = randomBytes(32).toString('hex');
  // 'wx': of two processes that start at once, the second reads what the first has written.
  try {
    writeFileSync(file, `${token}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return read(file) ?? token;
}
