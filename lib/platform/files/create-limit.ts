/** Limits how many pieces of work run at the same time; the others wait in the order of their calls. */
export function createLimit(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = max;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next waiting call, or becomes free.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
