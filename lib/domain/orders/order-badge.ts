import type { ByGroup } from './order-status';

/**
 * The badge of My orders: what has happened to the guest's orders while the drawer was closed. Rule: orders/OR22.
 */

/** An order as far as its news are concerned. */
type Noted = { uuid: string; note_kit: { notes: readonly unknown[] } | null };
type Groups = ByGroup<readonly Noted[]>;

const notesOf = ({ note_kit }: Noted): number => note_kit?.notes.length ?? 0;

const allOf = ({ draft, pending, histories }: Groups): readonly Noted[] => [...draft, ...pending, ...histories];

/**
 * What the guest has seen of the orders that are asked for: My orders asks for the newest ones, and one that a newer
 * one has pushed out of them has not left its group.
 */
export function seenOf<T extends Noted>(
  { draft, pending, histories }: ByGroup<readonly T[]>,
  asked: readonly string[],
): ByGroup<readonly T[]> {
  const isAsked = ({ uuid }: T) => asked.includes(uuid);
  return { draft: draft.filter(isAsked), pending: pending.filter(isAsked), histories: histories.filter(isAsked) };
}

/**
 * How many draft and pending orders stand in a group whose size has changed, or have got another number of notes; at
 * least 1 when anything of that changed at all, also an order that left both groups or a note to one that is over.
 * `seen`: the groups as the guest last had them on the screen.
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
