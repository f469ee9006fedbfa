/** How many cards stand on a sheet of A4. Rule: rooms/RM14. */
export const CARDS_PER_SHEET = [1, 4, 12] as const;
export type CardsPerSheet = (typeof CARDS_PER_SHEET)[number];

/**
 * What of a sheet is printed, in mm: A4 (210 × 297) within margins of 10 mm, and 5 mm lower, so that no rounding of a
 * browser moves the end of a sheet to a page of its own.
 */
export const SHEET_MM = { width: 190, height: 272 } as const;

/**
 * `unit`: the mm in which the card's texts and gaps are measured, so that one layout serves all sizes; a card is
 * 63 units wide. `code`: the side of the code without its quiet zone, in units.
 */
type CardLayout = { columns: number; rows: number; unit: number; code: number };

/** Codes of 12 cards have 27 mm: at least 25 mm also where a printer makes the page a little smaller. */
const CARD_LAYOUTS: Readonly<Record<CardsPerSheet, CardLayout>> = {
  1: { columns: 1, rows: 1, unit: 3, code: 42 },
  4: { columns: 2, rows: 2, unit: 1.5, code: 42 },
  12: { columns: 3, rows: 4, unit: 1, code: 27 },
};

export const cardLayout = (perSheet: CardsPerSheet): CardLayout => CARD_LAYOUTS[perSheet];

/** The white edge that scanners need on each side of a code, in modules. */
export const QUIET_ZONE = 4;

/** The side of the white box of a code with its quiet zone; `side`: of the code alone, `count`: modules in a row. */
export const codeBoxSide = (side: number, count: number): number => (side * (count + 2 * QUIET_ZONE)) / count;

/** The dark modules of a code by row and column as path data, one rectangle for each run in a row, after the quiet zone. */
export function modulePath(modules: readonly (readonly boolean[])[]): string {
  const runs = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      return [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`];
    }),
  );
  return runs.join('');
}

/** Characters up to which a name is written large, and up to which it has one line of the middle size. */
const SHORT_NAME = 6;
const MEDIUM_NAME = 14;

/** How large a room or place is written: a number is read from the door, a long name still fits in two lines. */
export function nameSize(name: string): 'large' | 'medium' | 'small' {
  const { length } = [...name];
  if (length <= SHORT_NAME) return 'large';
  return length <= MEDIUM_NAME ? 'medium' : 'small';
}

/** The cards of each sheet, in their order. */
export const sheetsOf = <T>(cards: readonly T[], perSheet: CardsPerSheet): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, sheet) =>
    cards.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
