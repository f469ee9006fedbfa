/** A group of hits; there is no empty one. */
type HitGroup<Hit> = { key: string; hits: [Hit, ...Hit[]] };

/** Groups hits. Groups stand in the order of their best hit, and hits keep their order. Rule: search/SR6. */
export function groupHits<Hit>(hits: readonly Hit[], keyOf: (hit: Hit) => string): HitGroup<Hit>[] {
  const groups = new Map<string, HitGroup<Hit>>();
  for (const hit of hits) {
    const key = keyOf(hit);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, hits: [hit] });
    else group.hits.push(hit);
  }
  return [...groups.values()];
}
