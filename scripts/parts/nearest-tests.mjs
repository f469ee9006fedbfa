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
 * The tests that are likeliest to notice a change of a file: in turn the next one by the number of imports in between, and
 * the next one of the file's own folder.
 *
 * @param {string} path
 * @param {ReadonlyMap<string, readonly string[]>} importers
 * @returns {string[]}
 */
export function nearestTests(path, importers) {
  const seen = new Set([path]);
  // A set is iterated with what is added meanwhile, so that the files come by their distance.
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  const tests = [...seen].filter((file) => TEST.test(file));
  const neighbours = tests.filter((test) => dirname(test) === dirname(path));
  return [...new Set(tests.flatMap((test, rank) => [neighbours[rank] ?? test, test]))];
}
