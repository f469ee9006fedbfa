import type { TurnBoard } from './sending-turns';

/**
 * A board made of locks, each with a number in its name: the browser keeps them in one place for all tabs, and takes
 * away those of a tab that dies. Without locks it stays empty.
 */
export function lockBoard(name: string): TurnBoard {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) {
    return { highest: async () => 0, put: async () => undefined };
  }
  const { locks } = navigator;
  let takeDown = () => {};
  // A page that holds a lock cannot be kept for the way back.
  window.addEventListener('pagehide', () => takeDown());
  return {
    async highest() {
      const { held = [] } = await locks.query();
      return Math.max(0, ...held.map((lock) => numberIn(lock.name, name)));
    },
    async put(number) {
      const takeDownLast = takeDown;
      await new Promise<void>((isUp) => {
        const until = new Promise<void>((down) => {
          takeDown = down;
        });
        locks
          .request(`${name}:${number}`, { mode: 'shared' }, () => {
            isUp();
            return until;
          })
          // A page that is going away gets no lock any more, and has nobody to tell.
          .catch(() => isUp());
      });
      takeDownLast();
    },
  };
}

function numberIn(lock: string | undefined, name: string): number {
  const [before, number] = lock?.split(':') ?? [];
  return before === name && number !== undefined && /^\d+$/.test(number) ? Number(number) : 0;
}
