import { jsonEqual } from '../json/json-equal';

/** What a change of staff concerns: one field of a product or section; of closed days each day by itself. */
type ClosedField = `closed ${string}`;
export type ContentField = 'sale' | 'price' | 'hours' | ClosedField;

export const closedField = (date: string): ClosedField => `closed ${date}`;

/** The date of a field of closed days; null for any other field. */
export const closedDateOf = (field: string): string | null => /^closed (\d{4}-\d{2}-\d{2})$/.exec(field)?.[1] ?? null;

/**
 * Whether the file changed the same field since staff did. `base`: the file's value at that time; `file`: its value
 * now; `value`: staff's. A file that now says the same is no conflict. Rule: content/CC12.
 */
export const isConflict = ({ base, file, value }: { base: unknown; file: unknown; value: unknown }): boolean =>
  !jsonEqual(base, file) && !jsonEqual(value, file);

/**
 * Whether a change may be undone: `newest` is the id of the last change of the same field. Rule: content/CC10.
 */
export const canUndoChange = (change: { id: number }, newest: { id: number } | null): boolean =>
  newest?.id === change.id;

/** Whether a sender has seen the last change of a field. `seen`: 0 for none; null: not checked. Rule: content/CC11. */
export const hasSeenNewest = (seen: number | null, newest: { id: number } | null): boolean =>
  seen === null || seen === (newest?.id ?? 0);
