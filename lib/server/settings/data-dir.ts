import 'server-only';
import { accessSync, chmodSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@/lib/platform/storage/make-folder';

const OWNER_ONLY = 0o700;
/** A folder with one of these files belongs to this server. Other folders, like /tmp, may be shared with others. */
const OWN_FILES = ['hotel.db', 'desk-token', 'vapid-keys'];

/**
 * Creates the data folder, readable only by this process's user. Restricts the folder of an earlier release in the same
 * way. Throws when it is not writable. Rule: security/SC20.
 */
export function makeDataDir(dataDir: string): void {
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK | constants.X_OK);
  const { mode, uid } = statSync(dataDir);
  const isOurs = uid === process.getuid?.() && OWN_FILES.some((name) => existsSync(join(dataDir, name)));
  if (isOurs && (mode & 0o077) !== 0) chmodSync(dataDir, OWNER_ONLY);
}
