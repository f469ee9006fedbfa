/**
 * An id as the hotel sent it. Ids are usually integers, are compared as text and sent back unchanged
 * (platform-calls/W17).
 */
export type Id = number | string;

/** Whether two ids are equal as text. */
export const sameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
