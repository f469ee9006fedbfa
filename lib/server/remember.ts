import 'server-only';

/**
 * Values that exist once in a process. Next bundles pages, route handlers and what surrounds them separately, and each
 * bundle has its own copy of a module and of its variables.
 */
const shared = globalThis as { hotelValues?: Map<string, unknown> };
shared.hotelValues ??= new Map();
const values = shared.hotelValues;

/** Returns the value of this name, and makes it when it is first asked for. A name belongs to one module. */
export function remember<T>(name: string, make: () => T): T {
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as T;
}

/** Makes the value of this name again at its next use. */
export const forget = (name: string): boolean => values.delete(name);
