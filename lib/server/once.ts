import 'server-only';

type Cell = { until: number; value: Promise<unknown> };

/** Keys can come from hosts and paths that a stranger picks, so there is a most of them. */
const MOST_CELLS = 500;

const shared = globalThis as { hotelCells?: Map<string, Cell> };

function cells(): Map<string, Cell> {
  shared.hotelCells ??= new Map();
  return shared.hotelCells;
}

/**
 * Loads a thing once for all who ask at the same time, and keeps it for `ttl` milliseconds when `keep` says it is worth
 * keeping; a failure never is. The things used longest ago go first when there are too many. Source: DESIGN "The way of
 * a request", PROVED 10.
 */
export function once<T>(
  key: string,
  load: () => Promise<T>,
  options: { ttl?: number; keep?: (value: T) => boolean; now?: number } = {},
): Promise<T> {
  const { ttl = 60_000, keep = () => true, now = Date.now() } = options;
  const kept = cells();
  const hit = kept.get(key);
  if (hit !== undefined && hit.until > now) {
    // A Map remembers the order of insertion: what is used moves to the end.
    kept.delete(key);
    kept.set(key, hit);
    return hit.value as Promise<T>;
  }
  const cell: Cell = { until: now + ttl, value: load() };
  kept.delete(key);
  kept.set(key, cell);
  const drop = () => {
    if (kept.get(key) === cell) kept.delete(key);
  };
  (cell.value as Promise<T>).then((value) => {
    if (!keep(value)) drop();
  }, drop);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_CELLS) break;
    kept.delete(oldest);
  }
  return cell.value as Promise<T>;
}

/** Forgets everything: content was imported anew, or a test begins. */
export const forgetAll = (): void => cells().clear();
