import { type Text, textIn } from '../i18n/text';

type Cancelled = {
  ostatus_id: string;
  cancel_reason_id: string | null;
  moves: readonly { status: string; at: string; by: string | null; by_guest: boolean }[];
  note_kit: { notes: readonly { content: string; created_at_tz: string }[] } | null;
};

/** Who cancelled an order. `system`: the hotel's own system. */
type CancelledBy = { kind: 'guest' } | { kind: 'staff'; name: string } | { kind: 'system' };

/** `at`: ISO. `words`: what staff have written to the guest with it. */
export type Cancellation = { reason: string | null; by: CancelledBy; at: string; words: readonly string[] };

/** Who cancelled an order, when, why and with which words; null: it is not cancelled. Rule: desk/DE29. */
export function cancellationOf(order: Cancelled): Cancellation | null {
  const move = order.moves.findLast(({ status }) => status === 'cancelled');
  if (order.ostatus_id !== 'cancelled' || move === undefined) return null;
  const { at, by, by_guest: isByGuest } = move;
  const who: CancelledBy = isByGuest
    ? { kind: 'guest' }
    : by === null
      ? { kind: 'system' }
      : { kind: 'staff', name: by };
  // The words are written together with the move, so they have its time.
  const words = order.note_kit?.notes.filter(({ created_at_tz }) => created_at_tz === at) ?? [];
  return { reason: order.cancel_reason_id, by: who, at, words: words.map(({ content }) => content) };
}

/** Whether the guest has cancelled an order, of which the desk hears. Rule: desk/DE37. */
export const isCancelledByGuest = (order: Cancelled): boolean => cancellationOf(order)?.by.kind === 'guest';

type SoldLine = { id: number | string; product: { title: Text } };

/**
 * What the guest reads with the reason: the lines that are sold out, in their language, unless the order has no other,
 * and the words of staff below. `soldOut`: ids of lines. Rule: desk/DE29.
 */
export function cancelWords(
  order: { language: string; products: readonly SoldLine[] },
  { soldOut, words }: { soldOut: ReadonlySet<number | string>; words: string },
): string {
  const gone = order.products.filter(({ id }) => soldOut.has(id));
  const titles = order.products.length > 1 ? gone.map(({ product }) => textIn(product.title, order.language)) : [];
  return [...new Set(titles), words.trim()].filter((line) => line !== '').join('\n');
}
