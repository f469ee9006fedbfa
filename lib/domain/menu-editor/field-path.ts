import { isRecord } from '../json/read-value';

/** A place in the value of an item: `['options', 0, 'title']`. */
export type FieldPath = readonly (string | number)[];

/** Reads a path as the platform writes it: `options[0].title` or `options.0.title`. Rule: menu/ME50. */
export const readFieldPath = (text: string): FieldPath =>
  [...text.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));

export const writeFieldPath = (path: FieldPath): string => path.join('.');

const startsWith = (path: FieldPath, start: FieldPath): boolean =>
  start.every((step, place) => String(path[place]) === String(step));

/** A sentence about a field of an item. */
export type FieldProblem = { field: string; message: string };

/**
 * The sentences about a field or something inside it, each once. `apart`: the fields inside it that show their own.
 * Rule: menu/ME50.
 */
export function problemsAt(
  problems: readonly FieldProblem[],
  path: FieldPath,
  apart: readonly FieldPath[] = [],
): readonly string[] {
  const found = problems.filter(({ field }) => {
    const at = readFieldPath(field);
    return startsWith(at, path) && !apart.some((inner) => startsWith(at, inner));
  });
  return [...new Set(found.map(({ message }) => message))];
}

/** What of a value stands at a path; undefined: nothing. */
export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    value,
  );

/**
 * A copy of a value with something else at a path. null or undefined removes the field, because a hotel file contains only
 * what it needs; a member of a list is replaced by null. Rule: menu/ME44.
 */
export function withValueAt(value: unknown, path: FieldPath, next: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return next ?? null;
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return list.map((member, place) => (place === step ? withValueAt(member, rest, next) : member));
  }
  const { [step]: before, ...others } = isRecord(value) ? value : {};
  const inner = withValueAt(before, rest, next);
  if (inner === null) return others;
  return { ...(isRecord(value) ? value : {}), [step]: inner };
}
