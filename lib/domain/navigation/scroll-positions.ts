/** How far pages were scrolled, in px, by path; the page that was scrolled last comes last. */
export type ScrollPositions = Readonly<Record<string, number>>;

/** Pages of which the position is kept. */
const MAX_PAGES = 30;

/** Parses what a device has stored; anything else than positions is dropped. */
export function readScrollPositions(stored: unknown): ScrollPositions {
  if (typeof stored !== 'object' || stored === null) return {};
  const isPosition = ([path, top]: [string, unknown]) =>
    path.startsWith('/') && Number.isFinite(top) && Number(top) > 0;
  return Object.fromEntries(Object.entries(stored).filter(isPosition));
}

/** The positions with the one of this page; a page at its top needs none. Rule: pages/PG30. */
export function withScrollPosition(positions: ScrollPositions, path: string, top: number): ScrollPositions {
  const others = Object.entries(positions).filter(([each]) => each !== path);
  const own = top > 0 ? [[path, top] as const] : [];
  return Object.fromEntries([...others, ...own].slice(-MAX_PAGES));
}
