import 'server-only';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** When the served build was made, as an ISO time; null in development, which has none. */
export function buildTime(root: string = process.cwd()): string | null {
  const file = join(/* turbopackIgnore: true */ root, '.next', 'BUILD_ID');
  return statSync(file, { throwIfNoEntry: false })?.mtime.toISOString() ?? null;
}
