import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFingerprint } from './install-packages.mjs';
import { projectNode, withProjectNode } from './project-node.mjs';
import { run } from './run.mjs';
import { sourceFingerprint } from './source-fingerprint.mjs';

export const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');

/**
 * Builds a Next app when its sources or the packages are not those of its last complete build.
 *
 * @param {string} [app] its folder
 * @param {{ quiet?: boolean }} [options]
 * @returns {Promise<number>} the exit code: 0 also when there was nothing to do
 */
export async function buildWhenChanged(app = '.', options = {}) {
  const stamp = join(app, '.next', '.built');
  const wanted = `${lockFingerprint()} ${sourceFingerprint(app)}`;
  if (existsSync(join(app, '.next', 'BUILD_ID')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return 0;
  // Gone before, back after: a build that was interrupted never counts.
  rmSync(stamp, { force: true });
  const code = await run(projectNode(), [NEXT, 'build', app], { env: withProjectNode(), ...options });
  if (code !== 0) return code;
  mkdirSync(join(app, '.next'), { recursive: true });
  writeFileSync(stamp, wanted);
  return 0;
}
