import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files and folders that a build does not depend on. A list of exclusions, so that a new folder counts from its first
 * file. hotels, public/flags and public/pdf are read only while the app serves; the build may read
 * public/fonts/fonts.json.
 */
const NOT_SOURCES = new Set([
  'node_modules',
  'data',
  'backups',
  'tests',
  'docs',
  'hotels',
  'scripts',
  'public/flags',
  'public/pdf',
  'public/pictures',
  'test-results',
  'playwright-report',
  'coverage',
  'next-env.d.ts',
  'biome.json',
  'jest.config.mjs',
  'playwright.config.ts',
  'server.ts',
]);
const NEVER_BUILT = /\.test\.tsx?$|\.md$|\.log$|\.tsbuildinfo$/;

/**
 * A hash of the contents, not the times, of every file below `root` that a build reads.
 *
 * @param {string} root
 */
export function sourceFingerprint(root) {
  const hash = createHash('sha256');
  for (const path of sources(root, '')) hash.update(`${path}\0`).update(digest(join(root, path)));
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} folder '' or 'app/…/'
 * @returns {Generator<string>}
 */
function* sources(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}${entry.name}`;
    // Dot files at the top level configure tools. .env is read only while the app serves.
    if (NOT_SOURCES.has(path) || (folder === '' && entry.name.startsWith('.'))) continue;
    if (entry.isDirectory()) yield* sources(root, `${path}/`);
    else if (entry.isFile() && !NEVER_BUILT.test(entry.name)) yield path;
  }
}

/** @param {string} path */
const digest = (path) => createHash('sha256').update(readFileSync(path)).digest();
