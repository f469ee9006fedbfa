/**
 * What a loader brings. "Not there" and "cannot be asked now" are different answers: a page gives 404 for the one
 * and 503 for the other (tenancy/T8). See lib/server/pages/response-status.ts.
 */
export type Loaded<T> = { state: 'found'; value: T } | { state: 'missing' } | { state: 'down' };

export const found = <T>(value: T): Loaded<T> => ({ state: 'found', value });
export const missing: Loaded<never> = { state: 'missing' };
export const unavailable: Loaded<never> = { state: 'down' };
