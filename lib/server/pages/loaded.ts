/**
 * A loader's result. "Missing" gives 404, "down" (cannot be asked now) gives 503 (tenancy/T8). See
 * lib/server/pages/response-status.ts.
 */
export type Loaded<T> = { state: 'found'; value: T } | { state: 'missing' } | { state: 'down' };

export const found = <T>(value: T): Loaded<T> => ({ state: 'found', value });
export const missing: Loaded<never> = { state: 'missing' };
export const unavailable: Loaded<never> = { state: 'down' };
