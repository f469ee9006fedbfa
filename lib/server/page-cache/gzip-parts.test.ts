import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { joinPacked, type PackedParts, packParts } from './gzip-parts';

const LENGTH = 48;
const nonceOf = (letter: string) => letter.repeat(LENGTH);
const pack = (parts: readonly string[]) =>
  packParts(
    parts.map((part) => Buffer.from(part)),
    LENGTH,
  );
const join = (packed: PackedParts, nonce: string) => Buffer.concat(joinPacked(packed, Buffer.from(nonce)));
const unpack = (parts: readonly string[], nonce: string) => gunzipSync(join(pack(parts), nonce)).toString();

/** A long page in which the same text, also fragments of the nonce, is repeated before and after each nonce. */
const PAGE = Array.from(
  { length: 40 },
  (_, index) => `<script>${'größe 日本 '.repeat(index * 60)}${nonceOf('n').slice(3)}`,
);

describe('packParts and joinPacked', () => {
  it('decompresses to the page with the given nonce at each place', () => {
    const packed = pack(PAGE);
    for (const nonce of ['n', 'z', '=', '\u007f'].map(nonceOf))
      expect(gunzipSync(join(packed, nonce)).toString()).toBe(PAGE.join(nonce));
  });

  it('shares the compressed parts with every response instead of copying them', () => {
    const packed = pack(PAGE);
    for (const nonce of ['n', 'z'].map(nonceOf)) {
      const pieces = joinPacked(packed, Buffer.from(nonce));
      expect(packed.packed.filter((part) => !pieces.includes(part))).toEqual([]);
    }
  });

  it.each([
    ['no nonce', ['<p>plain</p>']],
    ['nothing', ['']],
    ['a nonce alone', ['', '']],
    ['nonces side by side', ['a', '', '', 'b']],
    ['more text than a window', ['x'.repeat(100_000), 'x'.repeat(100_000)]],
  ])('packs and joins a page with %s', (_what, parts) => {
    expect(unpack(parts, nonceOf('n'))).toBe(parts.join(nonceOf('n')));
  });

  it('decompresses any page to its original text', () => {
    const part = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constant('<script nonce="'));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 30 }), (parts) => {
        const nonce = randomBytes(LENGTH / 2).toString('hex');
        expect(unpack(parts, nonce)).toBe(parts.map((text) => Buffer.from(text).toString()).join(nonce));
      }),
    );
  });

  it('makes a page compressed in parts at most a quarter larger than the page compressed as a whole', () => {
    const words = Array.from({ length: 400 }, () => randomBytes(6).toString('hex'));
    const text = (length: number) => Array.from({ length }, (_, index) => words[(index * 7) % 400]).join(' ');
    const parts = Array.from({ length: 25 }, (_, index) => text(index % 8 === 0 ? 1_500 : 6));
    const whole = gzipSync(parts.join(nonceOf('n'))).length;
    const joined = join(pack(parts), nonceOf('n'));
    expect(joined.length).toBeLessThan(whole * 1.25 + 25 * 60);
  });

  it('throws for a nonce of another length, which would shift the back references', () => {
    expect(() => join(pack(['a']), 'short')).toThrow(/48 bytes/);
  });
});
