import { z } from 'zod';
import { isRecord } from '@/lib/domain/json/read-value';
import { lenient, lenientId, lenientList, lenientPrice } from './lenient';

/** An entity that could not be decoded and was left out, for the log (platform-calls/W19). Without its content. */
export type Drop = { entity: string; id: string | null; reason: string };
export type OnDrop = (drop: Drop) => void;

const nameOf = (value: unknown): string | null => {
  const known = isRecord(value) ? lenientId(value.id) : null;
  return known === null ? null : String(known);
};

const reasonOf = (error: z.ZodError): string =>
  error.issues.map((issue) => [...issue.path.map(String), issue.message].join(': ')).join('; ');

/** One entity; null, and reported, when it is malformed. */
export function readOne<T>(entity: string, schema: z.ZodType<T>, value: unknown, onDrop: OnDrop): T | null {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  onDrop({ entity, id: nameOf(value), reason: reasonOf(read.error) });
  return null;
}

/** A list without its malformed members, which are reported (platform-calls/W19). */
export const listOf = <T>(entity: string, schema: z.ZodType<T>, onDrop: OnDrop) =>
  lenient((value): readonly T[] => readMembers(entity, schema, value, onDrop), z.array(schema));

export function readMembers<T>(entity: string, schema: z.ZodType<T>, value: unknown, onDrop: OnDrop): readonly T[] {
  return lenientList(value).flatMap((member) => readOne(entity, schema, member, onDrop) ?? []);
}

/** An optional entity: null when missing; null, and reported, when malformed. */
export const maybe = <T>(entity: string, schema: z.ZodType<T>, onDrop: OnDrop) =>
  lenient((value): T | null => (isRecord(value) ? readOne(entity, schema, value, onDrop) : null), schema.nullable());

/**
 * An entity that OpenAPI documents name. `make` builds its decoder; every part of a response gets the same one, because a
 * document knows a name once.
 */
export function entity<T>(name: string, make: (onDrop: OnDrop) => z.ZodType<T>): (onDrop: OnDrop) => z.ZodType<T> {
  const made = new WeakMap<OnDrop, z.ZodType<T>>();
  return (onDrop) => {
    const known = made.get(onDrop) ?? make(onDrop).meta({ id: name });
    made.set(onDrop, known);
    return known;
  };
}

/** A hotel's charge; 0, and reported, when it cannot be read, because the hotel itself cannot be dropped. */
export const chargeOf = (entity: string, onDrop: OnDrop) =>
  lenient((value): number => {
    const known = lenientPrice(value);
    if (known === null) onDrop({ entity, id: null, reason: 'no readable amount' });
    return Math.max(0, known ?? 0);
  }, z.number().min(0));
