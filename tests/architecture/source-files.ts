import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * One import: of a file of the project (`to`: its path without extension) or of a package (`to`: the name as written).
 */
export type Import = { from: string; to: string; ours: boolean; lazy: boolean };

const ROOT = process.cwd();
const MODULES = ['app', 'components', 'lib', 'tests', 'scripts'];
const SOURCE = /\.(?:ts|tsx|mjs|jsx)$/;
const GENERATED = new Set(['node_modules', '.next', 'next-env.d.ts']);

/** Every source file of the project, including those at the top level, as paths from the root. */
export function sourceFiles(): string[] {
  const loose = readdirSync(ROOT).filter((name) => SOURCE.test(name) && !GENERATED.has(name));
  return [...loose, ...MODULES.flatMap(filesBelow)];
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (GENERATED.has(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** All imports of a file, in any syntax. */
export const importsOf = (file: string): Import[] => importsIn(file, textOf(file));

/** The imports of a file without those of types. */
export const valueImportsOf = (file: string): Import[] =>
  importsIn(file, textOf(file).replace(/^(?:import|export) type [^;]*? from '[^']*';$/gm, ''));

const importsIn = (file: string, text: string): Import[] =>
  readImports(text).map(({ name, lazy }) => ({ from: file, lazy, ...placeOf(file, name) }));

/** Names that begin with `@/` or `./` are files of the project; all others are packages. */
function placeOf(file: string, name: string): { to: string; ours: boolean } {
  const path = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(file), name);
  const ours = name.startsWith('@/') || name.startsWith('.');
  return { to: ours ? path.replace(/\.(?:tsx?|mjs|jsx?)$/, '') : name, ours };
}

// `from '…'` of an import or export; a bare import '…'; import('…'), require('…'), jest.mock('…') and similar calls.
// The name ends at its quote, or at the first placeholder of a template string: the part before it decides the module.
const FROM = /(?:^|[;}\s])(?:import|export)\s[^'"`;]*?from\s*(['"])(?<name>[^'"]+)\1/g;
const BARE = /(?:^|[;}\s])import\s*(['"])(?<name>[^'"]+)\1/g;
const CALL = /\b(?:import|require|requireActual|mock|doMock)\s*\(\s*(['"`])(?<name>[^'"`$]+)/g;

/** The names that a source text imports; comments are ignored. */
export function readImports(source: string): { name: string; lazy: boolean }[] {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found = (form: RegExp, lazy: boolean) =>
    [...text.matchAll(form)].map((match) => ({ name: match.groups?.name ?? '', lazy }));
  return [...found(FROM, false), ...found(BARE, false), ...found(CALL, true)];
}
