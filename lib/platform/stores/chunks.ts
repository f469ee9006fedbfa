/** Keeps a statement well below the maximum number of parameters. */
const ROWS_PER_INSERT = 500;

/** Rows in parts that one statement can insert. */
export const chunks = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_INSERT) }, (_, index) =>
    rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT),
  );
