import type { z } from 'zod';

/** A validated body, or field → messages in the form of a refusal's `data.data` (refusals/RF1). */
export type Input<T> = { ok: true; body: T } | { ok: false; fields: Readonly<Record<string, readonly string[]>> };

/** The first message about each field, as a refusal has them. */
export const firstMessages = (fields: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? 'invalid']));

/**
 * Validates a body from a guest's device. Unlike responses, which are decoded leniently, invalid input is refused.
 * `rootField` names the field of an error about the whole body. Never throws.
 */
export function readInput<T>(schema: z.ZodType<T>, body: unknown, rootField: string): Input<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, body: parsed.data };
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? rootField);
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return { ok: false, fields };
}
