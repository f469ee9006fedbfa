import { csvText } from './csv';

const only = (value: string | number | null) => csvText([[value]]).slice(1);

it('begins with the byte order mark, quotes every cell and ends every row as RFC 4180 says', () => {
  expect(
    csvText([
      ['Dish', 'Portions'],
      ['Fish & chips, large', 3],
    ]),
  ).toBe('\ufeff"Dish","Portions"\r\n"Fish & chips, large","3"\r\n');
});

it.each([
  ['Soup', '"Soup"'],
  ['Say "hi"', '"Say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [12.5, '"12.5"'],
  // A number is computed by nobody.
  [-3, '"-3"'],
  [null, '""'],
  ['', '""'],
  ['=1+1', `"'=1+1"`],
  ['+cmd|calc', `"'+cmd|calc"`],
  ['-30.50', '"-30.50"'],
  ['-30.50+1', `"'-30.50+1"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r\n=1+1', `"'\r\n=1+1"`],
  ['  =1+1', `"'  =1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  // Within a text they are signs like others.
  ['1=1', '"1=1"'],
])('writes %p as %s', (value, written) => {
  expect(only(value)).toBe(`${written}\r\n`);
});
