import { cellName } from './sheet-problem';

it.each([
  [14, 4, 'D14'],
  [1, 1, 'A1'],
  [2, 26, 'Z2'],
  [3, 27, 'AA3'],
  [9, 52, 'AZ9'],
  [9, 53, 'BA9'],
  [50_000, 703, 'AAA50000'],
])('names the cell of row %i and column %i as spreadsheets do: %s', (row, column, name) => {
  expect(cellName(row, column)).toBe(name);
});
