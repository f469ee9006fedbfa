import type { Intent } from './order-intent';

/**
 * A request is held on the device for ten seconds before it is sent, so that undoing it costs the hotel nothing. Rule:
 * sending/SE23. Decision 154.
 */
export const UNDO_MS = 10_000;

type Holdable = Pick<Intent<unknown>, 'undoUntil' | 'tries'>;

/**
 * The time until which an order is held, in ms; null: it is not, or no longer. A time that is too far away comes from a
 * clock that was turned back.
 */
export function heldUntil(intent: Holdable | null, now: number): number | null {
  const until = intent?.undoUntil;
  return until !== undefined && intent?.tries === 0 && now < until && until - now <= UNDO_MS ? until : null;
}

/** Whether an order can still be taken back: no attempt to send it was begun, however late it is. */
export const canUndo = (intent: Holdable | null): boolean => intent?.undoUntil !== undefined && intent.tries === 0;

/** The whole seconds that are left, at least 1. */
export const secondsLeft = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 1000));
