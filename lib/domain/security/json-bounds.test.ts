import fc from 'fast-check';
import { isWithinBounds } from './json-bounds';

const BOUNDS = { depth: 4, values: 10 };

describe('a JSON text', () => {
  it.each([
    ['a number', '7'],
    ['as deep as it may be', '[[[[7]]]]'],
    ['with as many values as it may have', '[1,2,3,4,5,6,7,8,9]'],
    ['with brackets and commas in its strings', '{"a":"[[[[[[,,,,,,,,,,,"}'],
    ['with quotes in its strings', '{"a":"\\"[[[[[[","b":"\\\\"}'],
    ['that is empty', ''],
  ])('%s is within bounds', (_, text) => {
    expect(isWithinBounds(text, BOUNDS)).toBe(true);
  });

  it.each([
    ['that is deeper', '[[[[[7]]]]]'],
    ['that is deeper in objects', '{"a":{"a":{"a":{"a":{}}}}}'],
    ['with more values', '[1,2,3,4,5,6,7,8,9,10]'],
    ['with more values in many lists', '[[],[],[],[],[],[]]'],
    ['that hides its depth behind an escaped backslash', '["\\\\",[[[[7]]]]]'],
    ['that is never closed', '['.repeat(1_000)],
  ])('%s is not', (_, text) => {
    expect(isWithinBounds(text, BOUNDS)).toBe(false);
  });

  it('has the depth and no fewer values than what is parsed from it', () => {
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
