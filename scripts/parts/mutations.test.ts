import { mutated, mutationsOf, sampleOf } from './mutations.mjs';

/** What each mutation makes of an expression. */
const changes = (text: string) => mutationsOf('file.ts', text).map((mutation) => mutated(text, mutation));

describe('mutationsOf', () => {
  it.each([
    ['a comparison and its limit', 'x = a < b', ['x = a <= b']],
    ['an equation', 'x = a === b', ['x = a !== b']],
    [
      'a comparison after a bracket with the same sign',
      'x = (a < b) === c',
      ['x = (a < b) !== c', 'x = (a <= b) === c'],
    ],
    ['both ways of a logic', 'x = a && b || c', ['x = a && b && c', 'x = a || b || c']],
    ['a default', 'x = (a.b ?? c).d', ['x = (a.b).d']],
    ['a negation', 'x = !a', ['x = a']],
    ['true and false', 'x = true', ['x = false']],
    ['a number by one', 'x = 60', ['x = 61', 'x = 59']],
    ['a number that is zero', 'x = 0', ['x = 1', 'x = (-1)']],
    ['a text', "x = 'a'", ["x = ''"]],
    ['an empty text', "x = ''", ["x = 'x'"]],
    ['a statement of a function', 'const f = () => { g(); }', ['const f = () => { ; }']],
    ['an early return', 'const f = () => { if (a) return b; return c; }', ['const f = () => { ; return c; }']],
    [
      'the signs of characters beyond the first plane',
      "x = '😀ü' + (a > b)",
      ["x = '' + (a > b)", "x = '😀ü' + (a >= b)"],
    ],
  ])('changes %s', (_title, text, expected) => {
    expect(changes(text).sort()).toEqual([...expected].sort());
  });

  it.each([
    ['+ and *', '/a+b*/', ['/a*b*/', '/a+b+/']],
    [
      'counts',
      '/a{2}b{1,4}c{3,}/',
      ['/a{3}b{1,4}c{3,}/', '/a{2}b{2,4}c{3,}/', '/a{2}b{1,5}c{3,}/', '/a{2}b{1,4}c{4,}/'],
    ],
    ['anchors', '/^a?$/', ['/a?$/', '/^a$/', '/^a?/']],
  ])('changes in a regular expression %s', (_title, pattern, expected) => {
    expect(changes(`x = ${pattern}`).sort()).toEqual(expected.map((other) => `x = ${other}`).sort());
  });

  it.each([
    ['types', "type A = 'a' | 1; const a = b as 'c'; function f<T extends true>(g: 'h'): void {}"],
    ['imports and exports', "import a from './a'; export { b } from './b'"],
    ['keys', "x = { 'a-b': c }"],
    ['directives', "'use client'"],
    ['escaped characters, classes and groups', String.raw`x = /\+[+*?$^{1}]\p{L}(?:a)(?<b>c)(?=d)(?<!e)/u`],
  ])('leaves %s alone', (_title, text) => {
    expect(changes(text)).toEqual([]);
  });

  it('throws for a text with an error', () => {
    expect(() => mutationsOf('file.ts', 'const')).toThrow('file.ts');
  });
});

describe('sampleOf', () => {
  const all = [
    ...Array.from({ length: 100 }, (_, at) => ({ kind: 'string', at })),
    ...Array.from({ length: 5 }, (_, at) => ({ kind: 'logic', at })),
  ];

  it('chooses the same for the same seed, and others for another', () => {
    expect(sampleOf(all, 20, 7)).toEqual(sampleOf(all, 20, 7));
    expect(sampleOf(all, 20, 7)).not.toEqual(sampleOf(all, 20, 8));
  });

  it('chooses each kind as often as the others, as long as there are some', () => {
    const count = (size: number, kind: string) => sampleOf(all, size, 1).filter((each) => each.kind === kind).length;
    expect([count(8, 'logic'), count(8, 'string')]).toEqual([4, 4]);
    expect([count(30, 'logic'), count(30, 'string')]).toEqual([5, 25]);
  });

  it('chooses none twice, and all of them when it may', () => {
    expect(new Set(sampleOf(all, 1_000, 1)).size).toBe(all.length);
    expect(sampleOf([], 10, 1)).toEqual([]);
  });
});
