import type { Remembered } from './remembered';

/**
 * The turns in which the tabs of a phone send. What one tab has written is in its own process at once and reaches the
 * others a moment later, and the lock that ends its turn may overtake it: the next tab would send the same lines again.
 * So whoever has written something notes a number, in storage behind all the rest and on a board that every tab sees at
 * once, and whoever comes next waits until storage says what the board says (decision 022).
 */
export type Turns = {
  /** Runs work while no other tab does, and not before what the tabs before it have written can be read here. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Within a turn: what was written until here has to be read by whoever comes next, even if this tab dies now. */
  note(): Promise<void>;
};

/** Says one number a tab to all tabs at once. */
export type TurnBoard = {
  /** The highest of them; 0: there is none. */
  highest(): Promise<number>;
  /** Puts this tab's number up, in the place of its last one, for as long as the tab lives. */
  put(number: number): Promise<void>;
};

export type TurnTools = {
  /** Runs work while no other tab does. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  board: TurnBoard;
  /** The number in storage. */
  written: Remembered<number>;
  wait(milliseconds: number): Promise<void>;
};

const LOOK_EVERY_MS = 10;
/** Storage that is slower than this was cleared or is switched off: then there is nothing to wait for. */
const LONGEST_LAG_MS = 2_000;

export function sendingTurns({ alone, board, written, wait }: TurnTools): Turns {
  let highest = 0;
  const catchUp = async () => {
    highest = await board.highest();
    for (let waited = 0; written.get() < highest && waited < LONGEST_LAG_MS; waited += LOOK_EVERY_MS) {
      await wait(LOOK_EVERY_MS);
    }
  };
  return {
    take: (work) =>
      alone(async () => {
        await catchUp();
        return work();
      }),
    async note() {
      highest = Math.max(highest, written.get()) + 1;
      const number = highest;
      written.changeNow(() => number);
      await board.put(number);
    },
  };
}
