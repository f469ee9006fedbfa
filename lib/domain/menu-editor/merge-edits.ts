import { jsonEqual } from '../json/json-equal';

type Value = Readonly<Record<string, unknown>>;

/** A field that two people have changed differently. */
export type FieldConflict = { field: string; mine: unknown; theirs: unknown };

/**
 * What two people have made of one value. `merged`: with the fields that only one of them has changed, and `mine` in
 * those that both have; `conflicts`: these, in the order of `mine`. `base`: what both began with. Rule: menu/ME49.
 */
export function mergeEdits(
  base: Value,
  mine: Value,
  theirs: Value,
): { merged: Value; conflicts: readonly FieldConflict[] } {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])];
  const isChanged = (value: Value, field: string) => !jsonEqual(value[field], base[field]);
  const conflicts = fields
    .filter((field) => isChanged(mine, field) && isChanged(theirs, field) && !jsonEqual(mine[field], theirs[field]))
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
  const merged = fields.map((field) => [field, (isChanged(mine, field) ? mine : theirs)[field]] as const);
  return { merged: Object.fromEntries(merged.filter(([, value]) => value !== undefined)), conflicts };
}

/** The merged value with the other person's version of the fields that both have changed. Rule: menu/ME49. */
export function withTheirs(merged: Value, conflicts: readonly FieldConflict[]): Value {
  const all = { ...merged, ...Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs])) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
