/** Parses a JSON column. Only this platform writes these columns, so the type is trusted. */
export const fromJson = <T>(column: string): T => JSON.parse(column) as T;

export const toJson = (value: unknown): string => JSON.stringify(value);
