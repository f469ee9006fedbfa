import { z } from 'zod';

/** A page of a list. `next`: the cursor of the page after it; null: this is the last one. */
export type Page<T> = { items: readonly T[]; next: string | null };

/** The size of pages of lists that were always given as a whole: more than a hotel has. */
export const WHOLE_LIST = 10_000;

/** More than the longest key in a cursor needs. */
const MAX_CURSOR_LENGTH = 1000;

/** A text in the key of a list. No store takes NUL in a query. */
export const KEY_TEXT = z.string().regex(/^[^\0]*$/);

const NO_CURSOR = 'must be the next of another page of this list';

/**
 * A list that is read in pages. A cursor holds the key of a page's last item, so that what comes or goes meanwhile moves
 * no other item to another page. `size`: items of a page unless the caller names a limit, which is at most `max`. Rule:
 * staff-api/DK10.
 */
export function pagedList<K extends z.ZodType>(
  name: string,
  { key, size, max }: { key: K; size: number; max: number },
) {
  const cursor = z
    .string()
    .max(MAX_CURSOR_LENGTH, NO_CURSOR)
    .transform((text, context): z.output<K> => {
      const content = decoded(text);
      const read = key.safeParse(Array.isArray(content) && content[0] === name ? content[1] : undefined);
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: NO_CURSOR });
      return z.NEVER;
    })
    .optional()
    .describe('The next of the page before; without it the first page is read');
  const words = `must be a whole number from 1 to ${max}`;
  const limit = z.coerce
    .number<string>(words)
    .int(words)
    .min(1, words)
    .max(max, words)
    .default(size)
    .describe('How many items the page has at most');
  const cursorOf = (last: z.input<K>): string => Buffer.from(JSON.stringify([name, last])).toString('base64url');
  return {
    /** The fields of the query. */
    fields: { cursor, limit },
    cursorOf,
    /** The page in items of which one more than the limit was read. `keyOf`: the key of an item. */
    pageOf<T>(read: readonly T[], query: { limit: number }, keyOf: (item: T) => z.input<K>): Page<T> {
      const items = read.slice(0, query.limit);
      const last = items.at(-1);
      return { items, next: last !== undefined && read.length > query.limit ? cursorOf(keyOf(last)) : null };
    },
  };
}

/** The content of a cursor; null when it is none. */
function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

/**
 * The items after the one of a cursor, in a list that is made as a whole; all of them without a cursor. null: the item is
 * gone, so nobody knows where the next page begins.
 */
export function itemsAfter<T>(items: readonly T[], isLastRead: ((item: T) => boolean) | null): readonly T[] | null {
  if (isLastRead === null) return items;
  const place = items.findIndex(isLastRead);
  return place === -1 ? null : items.slice(place + 1);
}

/** The refusal of a cursor whose item is gone. */
export const CURSOR_GONE = { cursor: 'stands where the list has changed: begin with the first page' } as const;
