const NEVER = new Promise<never>(() => {});

/** Whether a tab is open, and a promise that resolves when it is closed. */
export type TabLife = { isOpen(): boolean; closed: Promise<void> };

/** An exclusive lock for all tabs, like a browser's. A tab that is closed releases the lock. */
export function oneTabAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  let holders = 0;
  return ({ isOpen, closed }: TabLife) =>
    async <T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> => {
      const before = last;
      const hasWaited = holders > 0;
      holders += 1;
      let free = () => {};
      const held = new Promise<void>((done) => {
        free = done;
      });
      last = held;
      void closed.then(free);
      void held.then(() => {
        holders -= 1;
      });
      await before;
      if (!isOpen()) return NEVER;
      return work(hasWaited).finally(free);
    };
}
