import type { z } from 'zod';

/**
 * What a device sent: read, or refused with field → messages, in the form of a refusal's `data.data`
 * (refusals/RF1).
 */
export type Input<T> = { ok: true; body: T } | { ok: false; fields: Readonly<Record<string, readonly string[]>> };

/**
 * Reads what a guest's device sends. Answers are read leniently, but this is input: it is refused when it is not what
 * the contract says. `whole` names the field of a mistake that is about all of it. Never throws.
 */
export function readInput<T>(schema: z.ZodType<T>, sent: unknown, whole: string): Input<T> {
  const read = schema.safeParse(sent);
  if (read.success) return { ok: true, body: read.data };
  const fields: Record<string, string[]> = {};
  for (const issue of read.error.issues) {
    const field = String(issue.path[0] ?? whole);
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return { ok: false, fields };
}
