// Computes figures of the code base from its source text. `npm run house` prints them.
import { dirname, join } from 'node:path';

/** @typedef {{ path: string, text: string }} SourceFile */

const CODE = /\.(?:ts|tsx|mjs)$/;
const TEST_CASES = /\.(?:test|spec)\.tsx?$/;
const TEST = /\.(?:test|spec)\.tsx?$|^tests\//;
const LARGE_DATA = /^(?:hotels|lib\/words|public|docs)\/|-table\.(?:ts|json)$|lock\.json$/;

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

const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;
/** Files whose exports are read by Next or a test runner. */
const FRAMEWORK = /^(?:app\/|middleware|instrumentation|next\.config|.*\.config\.|.*\.(?:test|spec)\.)/;

const IMPORTED = /(?:\bfrom|\bimport|\brequire|\bloadTypeScript|\bjest\.\w+|\bURL)\s*\(?\s*['"`]([^'"`]+)['"`]/g;

/**
 * The source file that an import names.
 *
 * @param {string} from
 * @param {string} name
 * @param {ReadonlySet<string>} paths
 */
function importedFile(from, name, paths) {
  // `loadTypeScript` takes a path from the root.
  const base = name.startsWith('.') ? join(dirname(from), name) : name.replace(/^@\//, '');
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].filter((path) => paths.has(path));
}

/** Exports whose name occurs in no other file that imports their file. @param {readonly SourceFile[]} files */
export function deadExports(files) {
  const code = files.filter(isCode);
  const paths = new Set(code.map(({ path }) => path));
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  for (const { path, text } of code) {
    const words = text.match(/\w+/g) ?? [];
    for (const file of new Set(
      [...text.matchAll(IMPORTED)].flatMap(([, name]) => importedFile(path, name ?? '', paths)),
    )) {
      if (file !== path) used.set(file, new Set([...(used.get(file) ?? []), ...words]));
    }
  }
  return code
    .filter(({ path }) => !FRAMEWORK.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORT)]
        .map(([, name]) => name ?? '')
        .filter((name) => used.get(path)?.has(name) !== true)
        .map((name) => `${path}: ${name}`),
    );
}

const FROM = /(?:^|[;}\s])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g;

/** Import cycles between files; imports of types do not count. @param {readonly SourceFile[]} files */
export function importCycles(files) {
  const code = files.filter((file) => isCode(file) && !isTest(file));
  const paths = new Set(code.map(({ path }) => path));
  const imports = new Map(
    code.map(({ path, text }) => [
      path,
      [...text.matchAll(FROM)]
        .filter(([all]) => !/import\s+type\s/.test(all))
        .flatMap(([, name]) => importedFile(path, name ?? '', paths)),
    ]),
  );
  /** @type {string[][]} */
  const cycles = [];
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @param {string} path @param {readonly string[]} trail */
  const walk = (path, trail) => {
    if (state.get(path) === 'open') cycles.push([...trail.slice(trail.indexOf(path)), path]);
    if (state.has(path)) return;
    state.set(path, 'open');
    for (const next of imports.get(path) ?? []) walk(next, [...trail, path]);
    state.set(path, 'done');
  };
  for (const { path } of code) walk(path, []);
  return cycles;
}

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
