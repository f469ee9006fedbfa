import fc from 'fast-check';
import { isWithinBounds } from './json-bounds';

const BOUNDS = { depth: 4, values: 10 };

describe('isWithinBounds', () => {
  it.each([
    ['a number', '7'],
    ['with the maximum depth', '[[[[7]]]]'],
    ['with the maximum number of values', '[1,2,3,4,5,6,7,8,9]'],
    ['with brackets and commas in its strings', '{"a":"[[[[[[,,,,,,,,,,,"}'],
    ['with quotes in its strings', '{"a":"\\"[[[[[[","b":"\\\\"}'],
    ['that is empty', ''],
  ])('accepts a JSON text: %s', (_, text) => {
    expect(isWithinBounds(text, BOUNDS)).toBe(true);
  });

  it.each([
    ['that is nested too deeply', '[[[[[7]]]]]'],
    ['of objects that are nested too deeply', '{"a":{"a":{"a":{"a":{}}}}}'],
    ['with too many values', '[1,2,3,4,5,6,7,8,9,10]'],
    ['with too many lists', '[[],[],[],[],[],[]]'],
    ['whose depth follows an escaped backslash', '["\\\\",[[[[7]]]]]'],
    ['with unclosed brackets', '['.repeat(1_000)],
  ])('rejects a JSON text %s', (_, text) => {
    expect(isWithinBounds(text, BOUNDS)).toBe(false);
  });

  it('an accepted text has at most the maximum depth and number of values after parsing', () => {
    const depthOf = (value: unknown): number =>
      typeof value !== 'object' || value === null ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf));
    const countOf = (value: unknown): number =>
      typeof value !== 'object' || value === null
        ? 1
        : Object.values(value).reduce((sum: number, part) => sum + countOf(part), 1);
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        const depth = depthOf(value);
        expect(isWithinBounds(text, { depth, values: 1 + 2 * countOf(value) })).toBe(true);
        expect(isWithinBounds(text, { depth: depth - 1, values: Number.POSITIVE_INFINITY })).toBe(depth < 0);
        expect(isWithinBounds(text, { depth, values: countOf(value) - 1 })).toBe(countOf(value) < 1);
      }),
    );
  });
});
