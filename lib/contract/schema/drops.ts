import type { z } from 'zod';
import { isRecord, lenient, readId, readList, readPrice } from './lenient';

/** An entity that could not be read and was left out, for the log (platform-calls/W19). Never its contents. */
export type Drop = { entity: string; id: string | null; reason: string };
export type OnDrop = (drop: Drop) => void;

const nameOf = (value: unknown): string | null => {
  const known = isRecord(value) ? readId(value.id) : null;
  return known === null ? null : String(known);
};

const reasonOf = (error: z.ZodError): string =>
  error.issues.map((issue) => [...issue.path.map(String), issue.message].join(': ')).join('; ');

/** One entity, or null and a report. */
export function readOne<T>(entity: string, schema: z.ZodType<T>, value: unknown, onDrop: OnDrop): T | null {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  onDrop({ entity, id: nameOf(value), reason: reasonOf(read.error) });
  return null;
}

/** A list in which a malformed member is left out and reported, and the rest stands (platform-calls/W19). */
export const listOf = <T>(entity: string, schema: z.ZodType<T>, onDrop: OnDrop) =>
  lenient((value): readonly T[] => readMembers(entity, schema, value, onDrop));

export function readMembers<T>(entity: string, schema: z.ZodType<T>, value: unknown, onDrop: OnDrop): readonly T[] {
  return readList(value).flatMap((member) => readOne(entity, schema, member, onDrop) ?? []);
}

/** An entity or nothing: null for what is missing, null and a report for what is malformed. */
export const maybe = <T>(entity: string, schema: z.ZodType<T>, onDrop: OnDrop) =>
  lenient((value): T | null => (isRecord(value) ? readOne(entity, schema, value, onDrop) : null));

/** What a hotel adds to an order. One that cannot be read is nothing, and reported: a hotel cannot be left out. */
export const chargeOf = (entity: string, onDrop: OnDrop) =>
  lenient((value): number => {
    const known = readPrice(value);
    if (known === null) onDrop({ entity, id: null, reason: 'no readable amount' });
    return Math.max(0, known ?? 0);
  });
