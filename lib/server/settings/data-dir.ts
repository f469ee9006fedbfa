import 'server-only';
import { accessSync, chmodSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@/lib/platform/storage/make-folder';

const OWNER_ALONE = 0o700;
/** What tells a folder of ours from one that is also somebody else's, like /tmp. */
const OURS = ['hotel.db', 'desk-token'];

/**
 * Makes the data folder where it is missing, for the user of this process alone, and closes one of an earlier release to
 * others. Throws when it cannot be written to.
 */
export function makeDataDir(dataDir: string): void {
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK | constants.X_OK);
  const { mode, uid } = statSync(dataDir);
  const isOurs = uid === process.getuid?.() && OURS.some((name) => existsSync(join(dataDir, name)));
  if (isOurs && (mode & 0o077) !== 0) chmodSync(dataDir, OWNER_ALONE);
}
