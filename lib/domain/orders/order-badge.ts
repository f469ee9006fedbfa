import type { ByGroup } from './order-status';

/**
 * The badge of My orders: how many of the guest's orders have changed since the drawer was closed. Rule: orders/OR22.
 */

/** The fields of an order that the badge compares. */
type Noted = { uuid: string; note_kit: { notes: readonly unknown[] } | null };
type Groups = ByGroup<readonly Noted[]>;

const notesOf = ({ note_kit }: Noted): number => note_kit?.notes.length ?? 0;

const allOf = ({ draft, pending, histories }: Groups): readonly Noted[] => [...draft, ...pending, ...histories];

/**
 * Returns the number on the badge: the draft and pending orders in a group whose size has changed, or with a different
 * number of notes. At least 1 if an order left both groups or a finished order has a new note. `seen`: the groups as
 * last displayed to the guest, without those that are no longer queried (see queriedOrders in ./order-query).
 */
export function orderBadge(seen: Groups, now: Groups): number {
  const notesBefore = new Map(allOf(seen).map((order) => [order.uuid, notesOf(order)]));
  const hasNewNotes = (order: Noted) => notesOf(order) !== (notesBefore.get(order.uuid) ?? 0);
  const newsIn = (group: 'draft' | 'pending'): number =>
    seen[group].length === now[group].length ? now[group].filter(hasNewNotes).length : now[group].length;
  const resized = seen.draft.length !== now.draft.length || seen.pending.length !== now.pending.length;
  const count = newsIn('draft') + newsIn('pending');
  return count === 0 && (resized || allOf(now).some(hasNewNotes)) ? 1 : count;
}
