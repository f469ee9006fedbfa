import type { Books } from './ledger';
import type { MoneyStep } from './money-step';

/**
 * Seconds after which money is charged for an order that staff have moved on: longer than the desk offers to undo the move, so
 * that what is undone at once was never charged. Rule: money/MY4.
 */
export const CAPTURE_DELAY_SECONDS = 15;

/** A step that waits. `attempts`: how often it was begun; from the first one on its effect may have happened. */
export type PendingStep = MoneyStep & { attempts: number };

/**
 * What becomes of a step that waits: it stays as it is; it stays, and is tried soon, because another step waits for it; or the next
 * step takes its place.
 */
export type StepFate = 'stays' | 'stays-soon' | 'gives-way';

const COLUMN_OF = { capture: 'captured', release: 'released', refund: 'refunded' } as const;

/** Whether books contain what a step leads to. Its key ends with the amount that it leads to. */
export const isReached = ({ kind, key }: MoneyStep, books: Books): boolean =>
  books[COLUMN_OF[kind]] >= Number(key.slice(key.indexOf(':') + 1));

/**
 * What becomes of the step that waits when `next` is to be done. A step that was begun stays until it is known how it ended.
 * `isAsked`: the books have just come from the provider. They are enough to give up a charge or a release, because a provider
 * does one of the two and only once. A refund may be made twice: it stays until the books contain it. What a guest owes never
 * grows, so a refund that was right once is right later, unless somebody has given back a part of it at the provider itself: then a
 * smaller one takes its place. `isUnmade`: the provider says that the refund is neither made nor on its way. Rule: money/MY5.
 */
export function fateOf(
  pending: PendingStep,
  next: MoneyStep | null,
  { books, isAsked, isUnmade = false }: { books: Books; isAsked: boolean; isUnmade?: boolean },
): StepFate {
  if (next?.key === pending.key && next.amount === pending.amount) return 'stays';
  const isTooLarge = next?.kind !== 'refund' || next.amount < pending.amount;
  const isGivenUp = pending.kind === 'refund' ? isUnmade && isTooLarge : isAsked;
  return pending.attempts === 0 || isReached(pending, books) || isGivenUp ? 'gives-way' : 'stays-soon';
}
