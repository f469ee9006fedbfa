/** Parses a JSON column. The type is trusted, because only this platform writes these columns. */
export const fromJson = <T>(column: string): T => JSON.parse(column) as T;

export const toJson = (value: unknown): string => JSON.stringify(value);
