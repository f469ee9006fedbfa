import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceFingerprint } from './source-fingerprint.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('app/page.tsx', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('the fingerprint of the sources', () => {
  it.each([
    ['a file of the app changes', 'app/page.tsx'],
    ['a file in a new folder is added', 'later/anything.ts'],
    ['the list of the pages’ fonts changes', 'public/fonts/fonts.json'],
    ['a setting of the build changes', 'next.config.ts'],
  ])('changes the fingerprint when %s', (_, path) => {
    const before = sourceFingerprint(root);
    write(path, 'two');
    expect(sourceFingerprint(root)).not.toBe(before);
  });

  it.each([
    'data/hotel.db',
    'hotels/cala-verde/hotel.json',
    'tests/e2e/ordering.spec.ts',
    'lib/domain/money/price.test.ts',
    'docs/decisions/001.md',
    '.env',
    '.git/HEAD',
    '.next/BUILD_ID',
    'node_modules/next/package.json',
    'README.md',
  ])('does not change the fingerprint when %s changes', (path) => {
    const before = sourceFingerprint(root);
    write(path, 'two');
    expect(sourceFingerprint(root)).toBe(before);
  });

  it('ignores the times of files in the fingerprint', () => {
    const before = sourceFingerprint(root);
    utimesSync(join(root, 'app/page.tsx'), 1, 1);
    expect(sourceFingerprint(root)).toBe(before);
  });

  it('changes the fingerprint when a file is moved', () => {
    const before = sourceFingerprint(root);
    rmSync(join(root, 'app/page.tsx'));
    write('app/home.tsx', 'one');
    expect(sourceFingerprint(root)).not.toBe(before);
  });
});
