/** Seconds for which the desk offers to undo a move. Rule: desk/DE7. */
const UNDO_SECONDS = 10;

/** Seconds for which the server accepts it: a slow line must not break the promise of the screen. */
const ACCEPTED_SECONDS = 15;

/** Whole seconds for which a move can still be undone on the screen; 0: no longer. Times in milliseconds. */
export const undoSecondsLeft = (movedAt: number, now: number): number =>
  Math.max(0, Math.ceil(UNDO_SECONDS - (now - movedAt) / 1000));

/** Whether the server still undoes a move. `movedAt`: an ISO time. */
export const isUndoAccepted = (movedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(movedAt) <= ACCEPTED_SECONDS * 1000;
