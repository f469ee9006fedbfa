import { recognizeSeparator } from './sheet-format';

it.each([
  ['id,kind,title.en\r\n', 'comma', 0],
  ['id;kind;title.en\r\n', 'semicolon', 0],
  ['id\tkind\ttitle.en\r\n', 'tab', 0],
  // A comma within a name counts no more than the separators.
  ['price (0,00);id;kind', 'semicolon', 0],
  ['"price (0,00)";id', 'semicolon', 0],
  ['"a;b;c;d",id', 'comma', 0],
  // Only the first row counts.
  ['id,kind\n1;2;3;4;5', 'comma', 0],
  ['sep=;\r\nid;kind', 'semicolon', 7],
  ['sep=\t\nid\tkind', 'tab', 6],
  ['id', 'comma', 0],
  ['', 'comma', 0],
] as const)('recognises what separates %j: %s', (text, separator, skipped) => {
  expect(recognizeSeparator(text)).toEqual({ separator, skipped });
});

it('reads a long row without a quotation mark at its end in no time', () => {
  const begin = performance.now();
  expect(recognizeSeparator(`"${'a,'.repeat(500_000)}`).separator).toBe('comma');
  expect(performance.now() - begin).toBeLessThan(500);
});
