/** Readers of single values of parsed JSON: what is not of the kind is null. They never throw. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readString = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const readNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The members of a list that `read` understands; anything else than a list has none. */
export const readList = <T>(value: unknown, read: (member: unknown) => T | null): T[] =>
  (Array.isArray(value) ? value : []).flatMap((member: unknown) => {
    const known = read(member);
    return known === null ? [] : [known];
  });
