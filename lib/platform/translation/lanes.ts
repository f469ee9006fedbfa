/** Runs tasks, some at a time and the others in the order in which they came. Refuses one that finds the queue full. */
export type Lanes = <T>(task: () => Promise<T>) => Promise<T> | null;

/** `lanes`: how many run at a time; `waiting`: how many may wait. */
export function createLanes(size: { lanes: number; waiting: number }): Lanes {
  const queue: (() => void)[] = [];
  let free = size.lanes;
  const leave = () => {
    const next = queue.shift();
    // The next one takes the lane over.
    if (next === undefined) free += 1;
    else next();
  };
  return (task) => {
    if (free === 0 && queue.length >= size.waiting) return null;
    const entered = free > 0 ? Promise.resolve() : new Promise<void>((enter) => queue.push(enter));
    if (free > 0) free -= 1;
    return entered.then(task).finally(leave);
  };
}
