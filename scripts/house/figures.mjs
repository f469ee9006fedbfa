// Computes figures of the code base from its source text. `npm run house` prints them.
import { dirname, join } from 'node:path';

/** @typedef {{ path: string, text: string }} SourceFile */

const CODE = /\.(?:ts|tsx|mjs)$/;
const TEST_CASES = /\.(?:test|spec)\.tsx?$/;
const TEST = /\.(?:test|spec)\.tsx?$|^tests\//;
const LARGE_DATA = /^(?:hotels|lib\/words|public|docs|components\/ui\/icons)\/|-table\.(?:ts|json)$|lock\.json$/;

/** @param {SourceFile} file */
export const isCode = ({ path }) => CODE.test(path) && !LARGE_DATA.test(path);
/** @param {SourceFile} file */
const isTest = ({ path }) => TEST.test(path);

/** The number of lines in a file. @param {SourceFile} file */
const linesOf = ({ text }) => text.split('\n').length - 1;

/** @param {readonly number[]} values @param {number} share 0 to 1 */
function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param {readonly SourceFile[]} files */
export function fileSizes(files) {
  const sizes = files.filter((file) => isCode(file) && !isTest(file)).map(linesOf);
  return { median: quantile(sizes, 0.5), p90: quantile(sizes, 0.9), max: Math.max(0, ...sizes) };
}

/**
 * Lines of each component: a function in a .tsx file whose name starts with a capital letter.
 *
 * @param {readonly SourceFile[]} files
 */
export function componentSizes(files) {
  const sizes = files
    .filter((file) => file.path.endsWith('.tsx') && !isTest(file))
    .flatMap(({ text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, start) => {
        if (!/^(?:export )?(?:default )?(?:async )?function [A-Z]/.test(line)) return [];
        const end = lines.findIndex((other, index) => index > start && other === '}');
        return end === -1 ? [] : [end - start + 1];
      });
    });
  return { median: quantile(sizes, 0.5), p90: quantile(sizes, 0.9), max: Math.max(0, ...sizes) };
}

/** The folder with the most source files, including what tests share but not the tests. @param {readonly SourceFile[]} files */
export function fullestFolder(files) {
  /** @type {Map<string, number>} */
  const folders = new Map();
  for (const file of files) {
    if (!isCode(file) || TEST_CASES.test(file.path)) continue;
    const folder = dirname(file.path);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const [first] = [...folders].sort(([, one], [, other]) => other - one);
  return { folder: first?.[0] ?? '', files: first?.[1] ?? 0 };
}

/** The number of source files without tests, and of their lines. @param {readonly SourceFile[]} files */
export function size(files) {
  const own = files.filter((file) => isCode(file) && !isTest(file));
  return { files: own.length, lines: own.reduce((lines, file) => lines + linesOf(file), 0) };
}

/** Places where the product loads code later. @param {readonly SourceFile[]} files */
export const lazyImports = (files) =>
  count(
    files.filter((file) => isCode(file) && !isTest(file) && /^(?:app|components|lib)\//.test(file.path)),
    /\bimport\((?!\s*\/\*)/g,
  );

/**
 * Pairs of folders of one part of `lib` or of `components` that import each other, as "one ↔ other".
 *
 * @param {readonly SourceFile[]} files
 */
export function mutualFolders(files) {
  const uses = new Set(files.filter(({ path }) => !TEST_CASES.test(path)).flatMap(foldersUsedBy));
  return [...uses]
    .filter((pair) => {
      const [one = '', other = ''] = pair.split(' ');
      return one < other && uses.has(`${other} ${one}`);
    })
    .map((pair) => pair.replace(' ', ' ↔ '));
}

/** The folders of the same part that a file imports, each as "its own folder, the other one". @param {SourceFile} file */
function foldersUsedBy({ path, text }) {
  const own = folderOf(path);
  if (own === '') return [];
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)]
    .map(([, name = '']) => folderOf(name.startsWith('@/') ? name.slice(2) : join(dirname(path), name)))
    .filter((used) => used !== '' && used !== own && dirname(used) === dirname(own))
    .map((used) => `${own} ${used}`);
}

/** The folder within a part of the project; '' for a file that is in none. @param {string} path */
const folderOf = (path) => /^(?:lib\/[^/]+|components)\/[^/]+(?=\/)/.exec(path)?.[0] ?? '';

/** Lines of test code per line of other code. @param {readonly SourceFile[]} files */
export function testShare(files) {
  const sum = (/** @type {readonly SourceFile[]} */ some) => some.reduce((lines, file) => lines + linesOf(file), 0);
  const code = files.filter((file) => isCode(file) && !file.path.startsWith('scripts/'));
  return sum(code.filter(isTest)) / Math.max(1, sum(code.filter((file) => !isTest(file))));
}

/**
 * The number of matches of a pattern in files.
 *
 * @param {readonly SourceFile[]} files
 * @param {RegExp} pattern a global one
 */
export const count = (files, pattern) => files.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Uses of `any` outside comments, and comments that silence the compiler. @param {readonly SourceFile[]} files */
export const countAny = (files) =>
  count(files, /@ts-(?:ignore|expect-error|nocheck)/g) +
  count(
    files.map(({ path, text }) => ({ path, text: text.replaceAll(COMMENT, '') })),
    /: any\b(?!\.)|\bas any\b|<any>/g,
  );

/**
 * The share of utilities among the class names in markup: those that no stylesheet of the project defines.
 *
 * @param {readonly SourceFile[]} files
 */
export function utilityShare(files) {
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  const own = new Set(
    styles.flatMap(({ text }) => [...text.matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name]) => name ?? '')),
  );
  const tokens = files
    .filter((file) => file.path.endsWith('.tsx') && !isTest(file))
    .flatMap(({ text }) => [...text.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)])
    .flatMap(([, plain, code]) =>
      (plain ?? [...(code ?? '').matchAll(/'([^']*)'/g)].map(([, name]) => name).join(' ')).split(/\s+/),
    )
    .filter((token) => token !== '');
  const utilities = tokens.filter((token) => !own.has(token)).length;
  return { share: utilities / Math.max(1, tokens.length), tokens: tokens.length, own: own.size };
}
