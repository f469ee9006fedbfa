import fc from 'fast-check';
import { guardCell, unguardCell } from './cell-guard';

it.each([
  ['Soup', 'Soup'],
  ['', ''],
  ['=1+1', "'=1+1"],
  ['+34 971', "'+34 971"],
  ['-', "'-"],
  ['- with bread', "'- with bread"],
  ['@home', "'@home"],
  ['\t=1+1', "'\t=1+1"],
  ['\n =HYPERLINK("http://x")', '\'\n =HYPERLINK("http://x")'],
  ['＝1+1', "'＝1+1"],
  // Excel would write a date or a number.
  ['1/2', "'1/2"],
  ['24/7', "'24/7"],
  ['007', "'007"],
  ['12:30', "'12:30"],
  ['0,5', "'0,5"],
  ['1e5', "'1e5"],
  ['50 %', "'50 %"],
  // They stay what they are.
  ['26 cm', '26 cm'],
  ['7 Up', '7 Up'],
  ["'Nduja", "'Nduja"],
  ["''Nduja", "''Nduja"],
  // One more, so that reading takes only that one.
  ["'=1+1", "''=1+1"],
  ["''1/2", "'''1/2"],
])('writes %j as %j and reads it back', (text, cell) => {
  expect(guardCell(text)).toBe(cell);
  expect(unguardCell(cell)).toBe(text);
});

it('reads a text whose apostrophe a spreadsheet has taken away', () => {
  expect(unguardCell('=1+1')).toBe('=1+1');
  expect(unguardCell('1/2')).toBe('1/2');
});

it('leaves nothing that a spreadsheet computes, and gives back every text', () => {
  const signs = fc.constantFrom("'", '=', '+', '-', '@', '＝', '\t', '\n', ' ', '1', '/', 'a', '٣', 'é');
  const texts = fc.oneof(fc.string(), fc.string({ unit: signs, maxLength: 6 }));
  fc.assert(
    fc.property(texts, (text) => {
      const cell = guardCell(text);
      expect(/^[\s]*[=+\-@]/.test(cell)).toBe(false);
      expect(unguardCell(cell)).toBe(text);
    }),
    { seed: 39, numRuns: 5000 },
  );
});

it('reads a run of blanks once, however long it is', () => {
  expect(guardCell(`1${' '.repeat(300_000)}x`)).toMatch(/^1/);
  expect(guardCell(`1${' '.repeat(300_000)}%  `)).toMatch(/^'1/);
});
