import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { preparePdf } from '../scripts/assets.mjs';

const root = mkdtempSync(join(tmpdir(), 'pdf-'));
const library = resolve('node_modules/pdfjs-dist');
const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));

beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  preparePdf(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const served = (folder: string): readonly string[] => readdirSync(join(root, 'public', 'pdf', version, folder)).sort();

it.each(['cmaps', 'iccs', 'standard_fonts', 'wasm'])('serves every file of the folder %s of pdf.js', (folder) => {
  expect(served(folder)).toEqual(readdirSync(join(library, folder)).sort());
});

it('serves every font and decoder that the worker of pdf.js names', () => {
  const worker = readFileSync(join(library, 'legacy', 'build', 'pdf.worker.mjs'), 'utf8');
  const named = [...worker.matchAll(/["'/]([\w-]+\.(?:ttf|pfb|wasm|icc))["']/g)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(['LiberationSans-Italic.ttf', 'FoxitSerif.pfb', 'openjpeg.wasm']));
  const files = [...served('standard_fonts'), ...served('wasm'), ...served('iccs')];
  expect(named.filter((name) => !files.includes(String(name)))).toEqual([]);
});
