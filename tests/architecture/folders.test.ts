import { importsOf, sourceFiles } from './source-files';

// Lazy imports and those of types count like all others: they too lead a reader from one folder to the other.
const IMPORTS = sourceFiles()
  .filter((file) => !file.includes('.test.'))
  .flatMap(importsOf);

/** The folder of a file within a part of `lib`; null for the part's own files, which compose its folders. */
const folderIn = (part: string, file: string): string | null => new RegExp(`^${part}/([^/]+)/`).exec(file)?.[1] ?? null;

describe('the imports between the folders of a part of lib', () => {
  it.each(['lib/domain', 'lib/server', 'lib/platform', 'lib/contract'])(
    'has no two folders of %s that need each other',
    (part) => {
      const between = IMPORTS.flatMap(({ from, to }) => {
        const [own, used] = [folderIn(part, from), folderIn(part, to)];
        return own === null || used === null || own === used ? [] : [`${own} ${used}`];
      });
      const pairs = new Set(between);
      const mutual = [...pairs].filter((pair) => pairs.has(pair.split(' ').reverse().join(' ')));
      expect(mutual).toEqual([]);
      expect(pairs.size).toBeGreaterThan(part === 'lib/contract' ? 0 : 20);
    },
  );
});
