/** Parses stored JSON; undefined if it is invalid. */
export function readJson(stored: string | null): unknown {
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
