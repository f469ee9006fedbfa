import type { LogTarget, LogTargetKind } from '@/lib/domain/staff-log/log-entry';

/** A target of a kind by what names it. */
export const targetOf = (kind: LogTargetKind, id: string | number | null = null): LogTarget => ({
  kind,
  id: id === null ? null : String(id),
});

/** The only one of several, or their kind alone. */
export function targetOfSome(kind: LogTargetKind, ids: readonly string[]): LogTarget {
  const [first = null] = ids;
  return targetOf(kind, new Set(ids).size === 1 ? first : null);
}

/** The value of a field of an answer; undefined: it has no such field. */
export const fieldOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;

/** The target that a call has made, by a field of its answer; null: it is not answered yet. */
export function madeTarget(kind: LogTargetKind, answer: unknown, name: string): LogTarget | null {
  const id = fieldOf(answer, name);
  return typeof id === 'string' || typeof id === 'number' ? targetOf(kind, id) : null;
}
