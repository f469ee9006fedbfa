/**
 * The result of a loader. The page responds with 404 for "missing" and 503 for "unavailable", when the platform does not respond
 * (tenancy/T8). See lib/server/pages/response-status.ts.
 */
export type Loaded<T> = { state: 'found'; value: T } | { state: 'missing' } | { state: 'unavailable' };

export const found = <T>(value: T): Loaded<T> => ({ state: 'found', value });
export const missing: Loaded<never> = { state: 'missing' };
export const unavailable: Loaded<never> = { state: 'unavailable' };
