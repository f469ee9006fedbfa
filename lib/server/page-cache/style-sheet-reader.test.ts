import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectCriticalCss } from './critical-css';
import { createStyleSheetReader } from './style-sheet-reader';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(root, '.next/static/chunks'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, css: string) => writeFileSync(join(root, '.next/static', name), css);

it('reads a style sheet of the build once', () => {
  write('chunks/a-1.css', 'p{margin:0}');
  const read = createStyleSheetReader(root);
  const sheet = read('/_next/static/chunks/a-1.css');
  write('chunks/a-1.css', 'p{margin:1px}');
  expect(read('/_next/static/chunks/a-1.css')).toBe(sheet);
  expect(selectCriticalCss(sheet ?? [], '<p>')).toBe('p{margin:0}');
});

it.each([
  ['does not exist', '/_next/static/chunks/b.css'],
  ['is not CSS', '/_next/static/chunks/broken.css'],
  ['is in another folder', '/_next/static/chunks/../secret.css'],
  ['is not of the build', '/fonts/1/ubuntu.css'],
])('returns null for a style sheet that %s', (_title, path) => {
  write('chunks/broken.css', 'p{');
  write('secret.css', 'p{margin:0}');
  expect(createStyleSheetReader(root)(path)).toBeNull();
});

it('reads a style sheet that could not be read before', () => {
  const read = createStyleSheetReader(root);
  expect(read('/_next/static/chunks/late.css')).toBeNull();
  write('chunks/late.css', 'p{margin:0}');
  expect(read('/_next/static/chunks/late.css')).not.toBeNull();
});
