import { jsonEqual } from '../json/json-equal';
import type { LogParts } from './log-entry';

/** What an entry stores of a state before and after. */
export type ChangedParts = { before: LogParts | null; after: LogParts | null };

/**
 * The fields that differ between two states. null: there was nothing, or there is nothing any more, so that the other one
 * is stored whole. Both are null when nothing differs. Rule: staff-log/SL2.
 */
export function changedParts(before: LogParts | null, after: LogParts | null): ChangedParts {
  if (before === null || after === null) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !jsonEqual(before[name], after[name]));
  return { before: pick(before, changed), after: pick(after, changed) };
}

/** null: it has none of these fields. */
function pick(parts: LogParts, names: readonly string[]): LogParts | null {
  const picked = names.filter((name) => parts[name] !== undefined).map((name) => [name, parts[name]] as const);
  return picked.length === 0 ? null : Object.fromEntries(picked);
}
