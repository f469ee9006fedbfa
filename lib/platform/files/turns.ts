/** Runs work so that at most so many pieces of it are under way at once; the others wait in the order in which they came. */
export function inTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      // A turn goes on to the next who waits, or is free again.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
