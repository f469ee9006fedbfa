/** Readers of single values of parsed JSON. A value of another type is read as null; they never throw. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readString = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const readNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/**
 * Reads the members of a list and leaves out those for which `read` returns null. Any value but a list is read as
 * empty.
 */
export const readList = <T>(value: unknown, read: (member: unknown) => T | null): T[] =>
  (Array.isArray(value) ? value : []).flatMap((member: unknown) => {
    const known = read(member);
    return known === null ? [] : [known];
  });

/** How the fields of a record are read, by their keys. */
export type FieldReaders<T> = { readonly [K in keyof T]: (value: unknown) => T[K] };

/** Reads the fields of a record. A field that is missing is read from undefined. */
export const readFields = <T extends object>(record: Record<string, unknown>, readers: FieldReaders<T>): T =>
  Object.fromEntries(
    Object.entries<(value: unknown) => unknown>(readers).map(([key, read]) => [key, read(record[key])]),
  ) as T;

export const isTrue = (value: unknown): boolean => value === true;
