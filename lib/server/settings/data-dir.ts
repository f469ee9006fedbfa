import 'server-only';
import { accessSync, chmodSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@/lib/platform/storage/make-folder';

const OWNER_ONLY = 0o700;
/** Files by which we recognise our own folder; others, like /tmp, belong also to somebody else. */
const OWN_FILES = ['hotel.db', 'desk-token'];

/**
 * Creates the data folder, readable only by this process's user, and restricts one of an earlier release. Throws when
 * it is not writable. Rule: security/SC20.
 */
export function makeDataDir(dataDir: string): void {
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK | constants.X_OK);
  const { mode, uid } = statSync(dataDir);
  const isOurs = uid === process.getuid?.() && OWN_FILES.some((name) => existsSync(join(dataDir, name)));
  if (isOurs && (mode & 0o077) !== 0) chmodSync(dataDir, OWNER_ONLY);
}
