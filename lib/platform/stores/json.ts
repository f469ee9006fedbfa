/** JSON out of a text column. Only what this platform wrote itself lies there, so its type is known. */
export const fromJson = <T>(column: string): T => JSON.parse(column) as T;

export const toJson = (value: unknown): string => JSON.stringify(value);
