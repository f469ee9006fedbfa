/** What an item can lack. Rule: menu/ME55. */
export const MISSING_KINDS = ['text', 'picture', 'alt', 'allergens', 'price', 'tax'] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

/** Something that an item lacks; `language` null: it is of no language. */
type MissingRow = { what: MissingKind; language: string | null };

/** What of the list is shown; null: everything. */
export type MissingFilter = { what: MissingKind | null; language: string | null };

/** The rows of a kind and a language. What is of no language belongs to each of them. Rule: menu/ME55. */
export const missingRows = <Row extends MissingRow>(
  rows: readonly Row[],
  { what, language }: MissingFilter,
): readonly Row[] =>
  rows.filter(
    (row) =>
      (what === null || row.what === what) && (language === null || row.language === null || row.language === language),
  );

/** How many rows there are of each kind that there is, in the order of the kinds. */
export const missingCounts = (rows: readonly MissingRow[]): readonly { what: MissingKind; count: number }[] =>
  MISSING_KINDS.map((what) => ({ what, count: rows.filter((row) => row.what === what).length })).filter(
    ({ count }) => count > 0,
  );
