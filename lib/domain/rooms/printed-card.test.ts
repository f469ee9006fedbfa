import { CARDS_PER_SHEET, cardLayout, codeBoxSide, modulePath, nameSize, SHEET_MM, sheetsOf } from './printed-card';

/** Modules in a row of the codes that are printed: versions 2 to 10 of the standard. */
const MODULE_COUNTS = [25, 29, 33, 37, 41, 45, 49, 53, 57];
const MARGIN_MM = 10;

describe.each(CARDS_PER_SHEET)('a sheet of %d', (perSheet) => {
  const { columns, rows, unit, code } = cardLayout(perSheet);

  it('has as many cards as it says', () => {
    expect(columns * rows).toBe(perSheet);
  });

  it('prints a code of at least 25 mm, also at 95 % of its size', () => {
    expect(code * unit * 0.95).toBeGreaterThanOrEqual(25);
  });

  it.each(MODULE_COUNTS)(
    'has room for a code of %d modules with its quiet zone beside and above the texts',
    (count) => {
      const [width, height] = [SHEET_MM.width / columns / unit, SHEET_MM.height / rows / unit];
      const box = codeBoxSide(code, count);
      // In units: the padding of the card; then its band, name, sentences, address and gaps. See components/desk/rooms/cards/printed-card.tsx.
      expect(box).toBeLessThanOrEqual(width - 2 * 3);
      expect(box).toBeLessThanOrEqual(height - 32);
    },
  );
});

it('leaves the margins of A4 free, and some height for roundings', () => {
  expect(SHEET_MM.width + 2 * MARGIN_MM).toBeLessThanOrEqual(210);
  expect(SHEET_MM.height + 2 * MARGIN_MM).toBeLessThanOrEqual(297 - 5);
});

it('draws each run of dark modules as one rectangle, beyond the quiet zone', () => {
  const modules = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  expect(modulePath(modules)).toBe('M4 4h2v1h-2zM7 4h1v1h-1zM5 6h3v1h-3z');
});

it.each([
  ['214', 'large'],
  ['A-1204', 'large'],
  ['Villa Azul', 'medium'],
  ['Riad de la Fontaine', 'small'],
])('writes %s in the size %s', (name, size) => {
  expect(nameSize(name)).toBe(size);
});

it.each([
  [0, 12, []],
  [1, 1, [1]],
  [5, 4, [4, 1]],
  [25, 12, [12, 12, 1]],
] as const)('puts %d cards of %d a sheet on sheets of %j', (count, perSheet, sheets) => {
  const cards = Array.from({ length: count }, (_, index) => index);
  expect(sheetsOf(cards, perSheet).map(({ length }) => length)).toEqual(sheets);
  expect(sheetsOf(cards, perSheet).flat()).toEqual(cards);
});
