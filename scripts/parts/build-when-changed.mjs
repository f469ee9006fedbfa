import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFingerprint } from './install-packages.mjs';
import { projectNode, withProjectNode } from './project-node.mjs';
import { run } from './run.mjs';
import { sourceFingerprint } from './source-fingerprint.mjs';

export const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');

const STAMP = join('.next', '.built');

/**
 * Builds the app if its sources or packages have changed since the last complete build.
 *
 * @returns {Promise<number>} the exit code; 0 also when no build was needed
 */
export async function buildWhenChanged() {
  const wanted = `${lockFingerprint()} ${sourceFingerprint('.')}`;
  const built = existsSync(join('.next', 'BUILD_ID')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
  if (built) return 0;
  // The stamp is removed before the build and written after it, so that an interrupted build does not count.
  rmSync(STAMP, { force: true });
  const code = await run(projectNode(), [NEXT, 'build'], { env: withProjectNode() });
  if (code === 0) writeFileSync(STAMP, wanted);
  return code;
}
