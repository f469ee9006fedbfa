import { sourceFiles, textOf } from './source-files';

const LINES = 300;
/** Tables of data are exempt from the limit of lines, and nothing else is. */
const TABLES = /^lib\/words\//;

const FILES = sourceFiles();

/** "path:line" of every line that fits, in the files given. */
const linesLike = (pattern: RegExp, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );

describe('the code style', () => {
  it('a file has at most 300 lines', () => {
    const lines = (file: string) => textOf(file).trimEnd().split('\n').length;
    expect(FILES.filter((file) => !TABLES.test(file) && lines(file) > LINES)).toEqual([]);
  });

  it('a file is named for what it exports: there is no index and no barrel', () => {
    const onlyPassesOn = (file: string) => {
      const statements = textOf(file)
        .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        .split(';')
        .map((statement) => statement.trim())
        .filter((statement) => statement !== '');
      return statements.length > 0 && statements.every((statement) => /^export[^'"]*\bfrom\b/.test(statement));
    };
    // Route files of app/ exist to pass a request on in one line.
    const passesOn = (file: string) => !file.startsWith('app/') && onlyPassesOn(file);
    const barrels = FILES.filter((file) => /(?:^|\/)index\.[a-z]+$/.test(file) || passesOn(file));
    expect(barrels).toEqual([]);
  });

  it('a name is written in kebab case', () => {
    const odd = FILES.filter((file) => {
      const name = file.split('/').at(-1) ?? '';
      return !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*$/.test(name);
    });
    expect(odd).toEqual([]);
  });

  it('types are not argued away', () => {
    const sources = FILES.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/architecture/'));
    expect(linesLike(/@ts-(?:ignore|nocheck|expect-error)|\bas any\b/, sources)).toEqual([]);
  });

  it('a test fakes the network and the clock, never a module of ours', () => {
    const proofs = FILES.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/architecture/'));
    const mocked = (file: string) => /\bjest\.(?:mock|doMock)\s*\(\s*['"](?:@\/|\.)/.test(textOf(file));
    expect(proofs.filter(mocked)).toEqual([]);
  });

  it('SQL is made by the query builder; only migrations and the opening of a store write it out', () => {
    const others = FILES.filter(
      (file) => /^(?:app|components|lib)\//.test(file) && !file.startsWith('lib/platform/database/'),
    );
    expect(linesLike(/\bsql(?:`|<|\.(?:raw|lit|ref|id)\b)|import \{[^}]*\bsql\b[^}]*\} from 'kysely'/, others)).toEqual(
      [],
    );
  });

  it('decimals become minor units, and minor units decimals, in three files of lib/domain/money', () => {
    const sources = FILES.filter((file) => /^(?:app|components|lib)\//.test(file) && !/\.test\.tsx?$/.test(file));
    const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf(file)));
    expect(filesWith(/\b(?:toMinor|fromMinor)\b/)).toEqual([
      'lib/domain/money/decimal-amounts.ts',
      'lib/domain/money/money.ts',
      'lib/domain/money/price.ts',
    ]);
    expect(filesWith(/\bas Minor\b/)).toEqual(['lib/domain/money/money.ts']);
  });

  it('the rules read no clock: now is an argument', () => {
    const rules = FILES.filter((file) => file.startsWith('lib/domain/') && !file.includes('.test.'));
    expect(linesLike(/\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bMath\.random\(/, rules)).toEqual([]);
  });
});
