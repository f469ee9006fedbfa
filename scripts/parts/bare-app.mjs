import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { NEXT } from './build-when-changed.mjs';
import { projectNode, withProjectNode } from './project-node.mjs';
import { run } from './run.mjs';

const SOURCE = join('tests', 'bench', 'bare-app');
/** Pages with a link. Kept apart, because they add to what the other page loads. */
const LINKS = join('tests', 'bench', 'bare-links');

/**
 * Builds a minimal app with the same Next, to compare the product's pages with it. Returns the app's folder. The folder
 * is outside of the project, because Next looks for middleware and instrumentation in parent folders and would find the
 * product's. It is deleted when this process ends.
 *
 * @param {{ withLinks?: boolean }} [options]
 */
export async function buildBareApp({ withLinks = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hotel-bare-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(SOURCE, folder, { recursive: true });
  if (withLinks) cpSync(LINKS, folder, { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const code = await run(projectNode(), [resolve(NEXT), 'build', folder], {
    env: withProjectNode(),
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Error('The bare app could not be built (see above)');
  return folder;
}
