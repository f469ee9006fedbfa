import { readdirSync } from 'node:fs';
import { sourceFiles, textOf } from './source-files';

const LINES = 300;
/** Only tables of data may be longer than the limit of lines. */
const TABLES = /^lib\/words\//;

const FILES = sourceFiles();

/** "path:line" of every line in the files that matches the pattern. */
const linesLike = (pattern: RegExp, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );

describe('the source files', () => {
  it('keeps every source file at 300 lines or fewer', () => {
    const lines = (file: string) => textOf(file).trimEnd().split('\n').length;
    expect(FILES.filter((file) => !TABLES.test(file) && lines(file) > LINES)).toEqual([]);
  });

  it('has no index files and no barrels, so that each file is named after its exports', () => {
    const onlyPassesOn = (file: string) => {
      const statements = textOf(file)
        .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        .split(';')
        .map((statement) => statement.trim())
        .filter((statement) => statement !== '');
      return statements.length > 0 && statements.every((statement) => /^export[^'"]*\bfrom\b/.test(statement));
    };
    // Route files in app/ may only re-export, because Next requires their names.
    const passesOn = (file: string) => !file.startsWith('app/') && onlyPassesOn(file);
    const barrels = FILES.filter((file) => /(?:^|\/)index\.[a-z]+$/.test(file) || passesOn(file));
    expect(barrels).toEqual([]);
  });

  it('has only file names in kebab case', () => {
    const odd = FILES.filter((file) => {
      const name = file.split('/').at(-1) ?? '';
      return !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*$/.test(name);
    });
    expect(odd).toEqual([]);
  });

  it('has no `any` casts and no comments that silence the compiler', () => {
    const sources = FILES.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/architecture/'));
    expect(linesLike(/@ts-(?:ignore|nocheck|expect-error)|\bas any\b/, sources)).toEqual([]);
  });

  it('mocks no module of the project in tests, only the network and the clock', () => {
    const proofs = FILES.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/architecture/'));
    const mocked = (file: string) => /\bjest\.(?:mock|doMock)\s*\(\s*['"](?:@\/|\.)/.test(textOf(file));
    expect(proofs.filter(mocked)).toEqual([]);
  });

  it('contains SQL text only in migrations and in the files that open a store', () => {
    const others = FILES.filter(
      (file) => /^(?:app|components|lib)\//.test(file) && !file.startsWith('lib/platform/database/'),
    );
    expect(linesLike(/\bsql(?:`|<|\.(?:raw|lit|ref|id)\b)|import \{[^}]*\bsql\b[^}]*\} from 'kysely'/, others)).toEqual(
      [],
    );
  });

  it('converts between decimals and minor units only in three files of lib/domain/money', () => {
    const sources = FILES.filter((file) => /^(?:app|components|lib)\//.test(file) && !/\.test\.tsx?$/.test(file));
    const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf(file)));
    expect(filesWith(/\b(?:toMinor|fromMinor)\b/)).toEqual([
      'lib/domain/money/money.ts',
      'lib/domain/money/order-amounts.ts',
      'lib/domain/money/price.ts',
    ]);
    expect(filesWith(/\bas Minor\b/)).toEqual(['lib/domain/money/money.ts']);
  });

  it('reads no clock in lib/domain, where now is an argument', () => {
    const rules = FILES.filter((file) => file.startsWith('lib/domain/') && !file.includes('.test.'));
    expect(linesLike(/\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bMath\.random\(/, rules)).toEqual([]);
  });

  it('has no class with `:has()` whose subject is any descendant, after which a browser matches a whole page again', () => {
    const styles = readdirSync('app/styles').map((name) => `app/styles/${name}`);
    const sources = [...FILES.filter((file) => /^(?:app|components)\/.*\.tsx?$/.test(file)), ...styles];
    expect(linesLike(/\b(?:group|peer)-has-|\bhas-[^\s'"`]*:\*{1,2}:/, sources)).toEqual([]);
  });
});
