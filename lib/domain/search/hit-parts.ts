/** A part of what was found: a section of the hotel, or its answers. */
export type HitPart = { key: string; title: string; count: number };

/**
 * The parts of what was found, in the order of their best hits; none when all belongs to one. `partOf`: the part of a hit.
 * Rule: search/SR14.
 */
export function hitParts<Hit>(
  hits: readonly Hit[],
  partOf: (hit: Hit) => { key: string; title: string },
): readonly HitPart[] {
  const parts = new Map<string, HitPart>();
  for (const hit of hits) {
    const { key, title } = partOf(hit);
    parts.set(key, { key, title, count: (parts.get(key)?.count ?? 0) + 1 });
  }
  return parts.size > 1 ? [...parts.values()] : [];
}
