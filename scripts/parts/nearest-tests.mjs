import { dirname, join } from 'node:path';

const IMPORT = /(?:from|import|require)\s*\(?\s*'(\.{1,2}\/[^']+|@\/[^']+)'/g;
const TEST = /\.test\.tsx?$/;

/**
 * Which files import each file, tests among them. `files`: the text of each, by path.
 *
 * @param {ReadonlyMap<string, string>} files
 */
export function importersOf(files) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [path, text] of files) {
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      const target = name.startsWith('@/') ? name.slice(2) : join(dirname(path), name);
      const file = [target, `${target}.ts`, `${target}.tsx`].find((candidate) => files.has(candidate));
      if (file !== undefined) importers.set(file, [...(importers.get(file) ?? []), path]);
    }
  }
  return importers;
}

/**
 * The tests that are likeliest to notice a change of a file, nearest first: by the number of imports in between, those
 * in the file's own folder before others.
 *
 * @param {string} path
 * @param {ReadonlyMap<string, readonly string[]>} importers
 * @param {number} most
 * @returns {string[]}
 */
export function nearestTests(path, importers, most) {
  const seen = new Set([path]);
  /** @type {string[]} */
  const tests = [];
  for (let level = [path]; level.length > 0 && tests.length < most; ) {
    const next = [...new Set(level.flatMap((file) => importers.get(file) ?? []))].filter((file) => !seen.has(file));
    for (const file of next) seen.add(file);
    const isFar = (/** @type {string} */ test) => Number(dirname(test) !== dirname(path));
    tests.push(...next.filter((file) => TEST.test(file)).sort((one, other) => isFar(one) - isFar(other)));
    level = next.filter((file) => !TEST.test(file));
  }
  return tests.slice(0, most);
}
