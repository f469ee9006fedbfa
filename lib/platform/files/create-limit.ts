/**
 * Returns a function that runs at most `max` tasks at the same time. Further tasks wait in the order of their calls.
 */
export function createLimit(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = max;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Passes the place to the next waiting task; if none waits, the place becomes free.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
