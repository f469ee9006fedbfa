import { jsonEqual } from '../json/json-equal';
import { isRecord } from '../json/read-value';
import type { FieldPath } from './field-path';

type Value = Readonly<Record<string, unknown>>;

/** `base`: what both began with. */
type Sides<T> = { base: T; mine: T; theirs: T };

/** Whose version stays where two people have changed the same differently. */
type Whose = 'mine' | 'theirs';

/**
 * A part of a value that two people have changed differently. A member of a list stands in the path by its key; the last
 * step `MEMBER_ORDER` stands for the order of a list, with the list of each.
 */
export type FieldConflict = { path: FieldPath; mine: unknown; theirs: unknown };

type Merge<T> = { merged: T; conflicts: readonly FieldConflict[] };

export const MEMBER_ORDER = '#order';

/** The lists whose members are merged one by one, with the field that tells these apart. */
const MEMBER_KEYS: ReadonlyMap<unknown, string> = new Map([
  ['options', 'id'],
  ['attrs', 'id'],
  ['headings', 'code'],
  ['pictures', 'image'],
]);

/**
 * What two people have made of one value: fields, languages of a text, questions and choices that only one of them has
 * changed, and in `conflicts` what both have, of which `whose` stays. Rules: menu/ME12, menu/ME49.
 */
export function mergeEdits({ base, mine, theirs }: Sides<Value>, whose: Whose = 'mine'): Merge<Value> {
  return mergeRecords({ base, mine, theirs }, [], whose);
}

function mergeParts(sides: Sides<unknown>, path: FieldPath, whose: Whose): Merge<unknown> {
  const { base, mine, theirs } = sides;
  if (jsonEqual(mine, theirs) || jsonEqual(theirs, base)) return { merged: mine, conflicts: [] };
  if (jsonEqual(mine, base)) return { merged: theirs, conflicts: [] };
  if (isRecord(mine) && isRecord(theirs)) {
    const { merged, conflicts } = mergeRecords(
      { base: recordOf(base, { ...mine, ...theirs }), mine, theirs },
      path,
      whose,
    );
    // A text of which each has removed a language is none any more.
    return { merged: Object.keys(merged).length === 0 ? undefined : merged, conflicts };
  }
  return mergeMembers(sides, path, whose) ?? { merged: sides[whose], conflicts: [{ path, mine, theirs }] };
}

/** A text of one string stands for the same text in every language. Rule: menu/ME42. */
function recordOf(base: unknown, fields: Value): Value {
  if (isRecord(base)) return base;
  return typeof base === 'string' ? Object.fromEntries(Object.keys(fields).map((field) => [field, base])) : {};
}

function mergeRecords({ base, mine, theirs }: Sides<Value>, path: FieldPath, whose: Whose): Merge<Value> {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])];
  const parts = fields.map((field) => {
    const sides = { base: base[field], mine: mine[field], theirs: theirs[field] };
    return { field, ...mergeParts(sides, [...path, field], whose) };
  });
  return {
    merged: Object.fromEntries(
      parts.flatMap(({ field, merged }) => (merged === undefined ? [] : [[field, merged] as const])),
    ),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}

/** Members by their keys, in their order. One that is new has none yet and is its own key. */
type Members = ReadonlyMap<unknown, unknown>;

const keyOfMember = (member: unknown, key: string): unknown => (isRecord(member) ? member[key] : undefined) ?? member;

/** null: no list whose members can be matched. */
function readMembers(list: unknown, key: string): Members | null {
  if (!Array.isArray(list)) return null;
  const members = new Map(list.map((member: unknown) => [keyOfMember(member, key), member]));
  return members.size === list.length ? members : null;
}

/** null: it is merged as one. */
function mergeMembers(sides: Sides<unknown>, path: FieldPath, whose: Whose): Merge<unknown> | null {
  const key = MEMBER_KEYS.get(path.at(-1));
  if (key === undefined) return null;
  const [base, mine, theirs] = [sides.base ?? [], sides.mine, sides.theirs].map((list) => readMembers(list, key));
  if (!base || !mine || !theirs) return null;
  const order = mergeOrder({ base, mine, theirs }, whose);
  const parts = order.keys.map((each) => {
    const member = { base: base.get(each), mine: mine.get(each), theirs: theirs.get(each) };
    return mergeParts(member, [...path, typeof each === 'number' ? each : String(each)], whose);
  });
  const ofOrder = { path: [...path, MEMBER_ORDER], mine: sides.mine, theirs: sides.theirs };
  return {
    merged: parts.flatMap(({ merged }) => (merged === undefined ? [] : [merged])),
    conflicts: [...(order.isConflict ? [ofOrder] : []), ...parts.flatMap(({ conflicts }) => conflicts)],
  };
}

/** The keys of the members of both in the order of whoever has changed it, with those that only the other has at the end. */
function mergeOrder({ base, mine, theirs }: Sides<Members>, whose: Whose) {
  const [before, own, other] = [base, mine, theirs].map((members) => [...members.keys()]);
  const common = (members: Members) =>
    [...members.keys()].filter((key) => [base, mine, theirs].every((all) => all.has(key)));
  const isMoved = (members: Members) => !jsonEqual(common(members), common(base));
  const isConflict = isMoved(mine) && isMoved(theirs) && !jsonEqual(common(mine), common(theirs));
  const isTheirs = isConflict ? whose === 'theirs' : jsonEqual(own, before) || (isMoved(theirs) && !isMoved(mine));
  const keys = isTheirs ? [other, own] : [own, other];
  return { keys: [...new Set(keys.flatMap((each) => each ?? []))], isConflict };
}

/** What of a value stands at the path of a conflict; undefined: nothing. */
export const partAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((part, step, place) => {
    if (isRecord(part)) return part[step];
    const key = MEMBER_KEYS.get(path[place - 1]);
    return key === undefined ? undefined : readMembers(part, key)?.get(step);
  }, value);
