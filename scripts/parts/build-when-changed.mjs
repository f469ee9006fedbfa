import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressStaticFiles } from './compress-static-files.mjs';
import { lockFingerprint } from './install-packages.mjs';
import { projectNode, withProjectNode } from './project-node.mjs';
import { run } from './run.mjs';
import { sourceFingerprint } from './source-fingerprint.mjs';

export const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');

const STAMP = join('.next', '.built');

/**
 * Builds the app if its sources or packages have changed since the last complete build, and compresses its static files.
 *
 * @returns {Promise<number>} the exit code; 0 also when no build was needed
 */
export async function buildWhenChanged() {
  const wanted = `${lockFingerprint()} ${sourceFingerprint('.')}`;
  const built = existsSync(join('.next', 'BUILD_ID')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
  if (built) return compressed();
  // The stamp is removed before the build and written after it, so that an interrupted build does not count.
  rmSync(STAMP, { force: true });
  const code = await run(projectNode(), [NEXT, 'build'], { env: withProjectNode() });
  if (code !== 0) return code;
  writeFileSync(STAMP, wanted);
  return compressed();
}

/** Also after an unchanged build: `public` has files that no build reads. */
async function compressed() {
  await compressStaticFiles();
  return 0;
}
