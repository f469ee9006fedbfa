/**
 * What is to be said of an order that a guest tried to cancel in vain. The orders have been read again by then, and
 * they know best: an answer that was lost may have cancelled it, and the hotel may have taken it up meanwhile.
 * Rule: orders/OR20.
 */
type CancelNotice = 'try-again' | 'too-late';

/** `isDraft`: it is in the draft group, so that it can be cancelled still. */
export function cancelNotice(from: { hasFailed: boolean; isDraft: boolean; status: string }): CancelNotice | null {
  if (!from.hasFailed || from.status === 'cancelled') return null;
  return from.isDraft ? 'try-again' : 'too-late';
}
