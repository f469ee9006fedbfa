'use client';

import { useMemo, useState } from 'react';

/** Which rows of a list are ticked. */
export type Ticks = ReturnType<typeof useTicks>;

/** `keys`: of all rows, the same list while they are. What leaves the list is ticked no longer. */
export function useTicks(keys: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => keys.filter((key) => ticked.has(key)), [keys, ticked]);
  return {
    chosen,
    has: (key: string) => ticked.has(key),
    toggle: (key: string) =>
      setTicked((known) => {
        const next = new Set(known);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    /** Ticks these besides what is ticked. */
    add: (more: readonly string[]) => setTicked((known) => new Set([...known, ...more])),
    remove: (gone: readonly string[]) => setTicked((known) => new Set([...known].filter((key) => !gone.includes(key)))),
    clear: () => setTicked(new Set()),
  };
}
