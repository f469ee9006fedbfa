/** Seconds for which the desk offers to undo the last move by itself. Rule: desk/DE7. */
const UNDO_SECONDS = 10;

/** How many of its moves a desk can undo, and for how many minutes. Rule: desk/DE7. */
export const UNDO_MOVES = 10;
const UNDO_MINUTES = 10;

/** Seconds for which the server accepts it longer: a slow line must not break the promise of the screen. */
const SLOW_LINE_SECONDS = 15;

/** Minutes for which an order that is done can be reopened. Rule: desk/DE59. */
const REOPEN_MINUTES = 60;

const MINUTE_MS = 60_000;

/** Whole seconds for which the last move is still offered to be undone; 0: no longer. Times in milliseconds. */
export const undoSecondsLeft = (movedAt: number, now: number): number =>
  Math.max(0, Math.ceil(UNDO_SECONDS - (now - movedAt) / 1000));

/** The moves of a desk that can still be undone. Times in milliseconds. */
export const undoableMoves = <T extends { at: number }>(moves: readonly T[], now: number): readonly T[] =>
  moves.filter(({ at }) => now - at < UNDO_MINUTES * MINUTE_MS);

/** Whether the server still undoes a move. `movedAt`: an ISO time. */
export const isUndoAccepted = (movedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(movedAt) <= UNDO_MINUTES * MINUTE_MS + SLOW_LINE_SECONDS * 1000;

/** Whether an order that was done at this ISO time can be reopened. `now` in milliseconds. */
export const canReopen = (doneAt: string, now: number): boolean =>
  now - Date.parse(doneAt) <= REOPEN_MINUTES * MINUTE_MS;

/** Minutes that a guest's order gets anew where its deadline has passed while it was taken up. */
const NEW_DEADLINE_MINUTES = 5;

/** The deadline of an order whose first move is undone: the one it had, or a new one where that is over. ISO times. */
export function restoredDeadline(deadline: string | null, now: Date): string | null {
  if (deadline === null || Date.parse(deadline) > now.getTime()) return deadline;
  return new Date(now.getTime() + NEW_DEADLINE_MINUTES * MINUTE_MS).toISOString();
}
