import type { TurnBoard } from '@/lib/device/sending-turns';

const NEVER = new Promise<never>(() => {});

/** Whether a tab is open, and the moment at which it is closed. */
export type TabLife = { isOpen(): boolean; closed: Promise<void> };

/** One tab at a time works: what the browser's lock does. A tab that dies lets go. */
export function oneTabAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return ({ isOpen, closed }: TabLife) =>
    async <T>(work: () => Promise<T>): Promise<T> => {
      const before = last;
      let free = () => {};
      last = new Promise<void>((done) => {
        free = done;
      });
      void closed.then(free);
      await before;
      if (!isOpen()) return NEVER;
      return work().finally(free);
    };
}

/** The numbers that the tabs have put up. That of a tab that dies is gone. */
export function boardOfTabs() {
  const numbers = new Map<TabLife, number>();
  return (tab: TabLife): TurnBoard => {
    void tab.closed.then(() => numbers.delete(tab));
    return {
      highest: async () => Math.max(0, ...numbers.values()),
      put: async (number) => void numbers.set(tab, number),
    };
  };
}
