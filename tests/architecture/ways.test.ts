import { WAYS } from '@/scripts/house/ways.mjs';
import { importsOf, sourceFiles } from './source-files';

const PATHS = new Set(sourceFiles());
const withoutEnding = (path: string): string => path.replace(/\.(?:tsx?|mjs)$/, '');

/** The files of a piece that no import within the piece connects with its first file. */
function unconnected([first = '', ...others]: readonly string[]): string[] {
  const files = [first, ...others];
  const imports = (from: string, to: string) =>
    importsOf(from).some((each) => each.ours && each.to === withoutEnding(to));
  const reached = new Set([first]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const file of files)
      if ([...reached].some((other) => imports(other, file) || imports(file, other))) reached.add(file);
  }
  return files.filter((file) => !reached.has(file));
}

const pieces = Object.entries(WAYS).flatMap(([way, parts]) => parts.map((files) => ({ way, files })));

describe.each(pieces)('the way $way, from $files.0', ({ files }) => {
  it('names files that exist', () => {
    expect(files.filter((file) => !PATHS.has(file))).toEqual([]);
  });

  it('names files that import one another', () => {
    expect(unconnected(files)).toEqual([]);
  });
});

it('names no file twice on a way', () => {
  for (const [way, parts] of Object.entries(WAYS))
    expect({ way, files: new Set(parts.flat()).size }).toEqual({ way, files: parts.flat().length });
});
