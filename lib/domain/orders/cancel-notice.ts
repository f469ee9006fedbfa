/**
 * The message after a guest's cancellation has failed. The orders were fetched again before, and their status decides:
 * the cancellation may have succeeded although its response was lost, or the hotel may have accepted the order in the
 * meantime. Rule: orders/OR20.
 */
type CancelNotice = 'try-again' | 'too-late';

/** `isDraft`: the order is in the draft group and can still be cancelled. */
export function cancelNotice(outcome: { hasFailed: boolean; isDraft: boolean; status: string }): CancelNotice | null {
  if (!outcome.hasFailed || outcome.status === 'cancelled') return null;
  return outcome.isDraft ? 'try-again' : 'too-late';
}
