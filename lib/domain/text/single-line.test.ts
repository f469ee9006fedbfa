import fc from 'fast-check';
import { linesOf, singleLine } from './single-line';

const BREAKS = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];

it.each(BREAKS)('makes one line of a text with %j in it, and two of its lines', (end) => {
  expect(singleLine(`12${end}Total: 0.00`)).toBe('12 Total: 0.00');
  expect(linesOf(`first${end}second`)).toEqual(['first', 'second']);
});

it('replaces other control characters by a space, and leaves everything else', () => {
  expect(singleLine('a\u0000b\tc\u001b[2Jd')).toBe('a b c [2Jd');
  expect(singleLine('Sea view 日本 \u2068فندق\u2069')).toBe('Sea view 日本 \u2068فندق\u2069');
});

it('leaves no break in any text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', ...BREAKS) });
  fc.assert(
    fc.property(text, (value) => {
      expect([singleLine(value), ...linesOf(value)].join('')).not.toMatch(/[\n\r\v\f\u0085\u2028\u2029]/);
    }),
  );
});
