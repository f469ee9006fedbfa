import fc from 'fast-check';
import { jsonEqual } from './json-equal';

describe('jsonEqual', () => {
  it.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
    [{ toString: 1 }, {}, false],
  ])('%j and %j are equal: %s', (one, other, same) => {
    expect(jsonEqual(one, other)).toBe(same);
    expect(jsonEqual(other, one)).toBe(same);
  });

  it('a copy and values with the same JSON text are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(jsonEqual(one, structuredClone(one))).toBe(true);
        if (JSON.stringify(one) === JSON.stringify(other)) expect(jsonEqual(one, other)).toBe(true);
      }),
    );
  });
});
