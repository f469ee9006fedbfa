import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressStaticFiles } from './compress-static-files.mjs';

const SCRIPT = 'export const words = "the same words again and again";\n'.repeat(50);

let root: string;
const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const copyOf = (path: string) => join(root, '.next/compressed', path);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'compress-'));
  write('.next/static/chunks/a.js', SCRIPT);
  write('.next/static/chunks/small.js', 'let a;');
  write('.next/server/secret.js', SCRIPT);
  write('public/fonts/v1/ubuntu.woff2', Buffer.alloc(2_000, 'font'));
  write('public/flags/gb.svg', '<svg></svg>'.repeat(100));
  await compressStaticFiles(root);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('compressStaticFiles', () => {
  it('writes a Brotli and a gzip copy of each text that is not small, and of nothing else', () => {
    const files = readdirSync(copyOf('.'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name).sort()).toEqual(['a.js.br', 'a.js.gz', 'gb.svg.br', 'gb.svg.gz']);
    expect(brotliDecompressSync(readFileSync(copyOf('_next/static/chunks/a.js.br'))).toString()).toBe(SCRIPT);
    expect(gunzipSync(readFileSync(copyOf('_next/static/chunks/a.js.gz'))).toString()).toBe(SCRIPT);
  });

  it('writes nothing for unchanged files, and new copies of a changed file', async () => {
    expect(await compressStaticFiles(root)).toBe(0);
    write('.next/static/chunks/a.js', SCRIPT.toUpperCase());
    utimesSync(join(root, '.next/static/chunks/a.js'), new Date(), new Date(2_000_000_000_000));
    expect(await compressStaticFiles(root)).toBe(2);
    const copy = readFileSync(copyOf('_next/static/chunks/a.js.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(SCRIPT.toUpperCase());
  });

  it('deletes the copies of a deleted file', async () => {
    rmSync(join(root, 'public/flags/gb.svg'));
    await compressStaticFiles(root);
    expect(statSync(copyOf('flags/gb.svg.gz'), { throwIfNoEntry: false })).toBeUndefined();
  });

  it('writes an empty copy where compression saves nothing, so that it is not tried again', async () => {
    write('public/pdf/6/random.wasm', randomBytes(2_000));
    await compressStaticFiles(root);
    expect(statSync(copyOf('pdf/6/random.wasm.br')).size).toBe(0);
    expect(await compressStaticFiles(root)).toBe(0);
  });
});
