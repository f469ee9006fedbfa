import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { sourceFiles } from './source-files';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];

/** The first folder or the whole name of what stands in the repository. Other words in code type are no references. */
const TOP = readdirSync('.').filter((name) => !['node_modules', 'data', 'test-results'].includes(name));

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const CODE = /`([^`\n]+)`/g;

const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** The paths in code type that begin with a folder or are a file of the repository. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(CODE)]
    .map(([, path = '']) => path)
    .filter((path) => /^[\w.[\]()@/-]+$/.test(path) && path.includes('/') && TOP.includes(path.split('/')[0] ?? ''))
    .map((path) => path.replace(/\/$/, ''));

/** What a build or a server makes, and the hotel of the tutorial. */
const isMade = (path: string): boolean => /^(?:public\/|\.next|data|hotels\/aurora)/.test(path);

it.each(DOCUMENTS)('every file and link that %s names exists', (document) => {
  const text = withoutBlocks(readFileSync(document, 'utf8'));
  const links = [...text.matchAll(LINK)].map(([, path = '']) => posix.join(dirname(document), path));
  const missing = [...pathsIn(text), ...links].filter((path) => !isMade(path) && !existsSync(path));
  expect(missing).toEqual([]);
});

it.each(DOCUMENTS)('every span of code in %s is closed', (document) => {
  const broken = withoutBlocks(readFileSync(document, 'utf8'))
    .split(/\n\s*\n/)
    .filter((paragraph) => (paragraph.match(/`/g) ?? []).length % 2 === 1);
  expect(broken).toEqual([]);
});

/** The numbers of decisions, as in "decision 041", "decisions 005 and 011" and "docs/decisions/013". */
const DECISIONS = /\bdecisions?[\s*/]+(\d{3}(?:(?:, | and )\d{3})*)\b/gi;

it('every decision that code or a document names exists', () => {
  const decisions = readdirSync('docs/decisions').map((name) => name.slice(0, 3));
  const workers = readdirSync('lib/server/files').map((name) => join('lib/server/files', name));
  const named = [...new Set([...DOCUMENTS, ...sourceFiles(), ...workers])].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(DECISIONS)].flatMap(([, numbers = '']) =>
      numbers.split(/, | and /).map((number) => ({ path, number })),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ number }) => !decisions.includes(number))).toEqual([]);
});

/** The paths of source files and documents in comments. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
const PATH = /(?<![\w./-])[\w.[\]()-]+\/[\w./[\]()-]+\.(?:tsx?|mjs|css|md)\b/g;

it('every file of the repository that a comment names exists', () => {
  const missing = sourceFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMENT)]
      .flatMap(([comment]) => comment.match(PATH) ?? [])
      .map((path) => path.replace(/^\(/, ''))
      .filter((path) => TOP.includes(path.split('/')[0] ?? '') && !isMade(path) && !existsSync(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
