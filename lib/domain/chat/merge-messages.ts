/** Rule: chat/CH17. */
type HasId = { id: number };

/**
 * Adds messages to a chat's list, which is ordered by id. A message that is there already keeps its object. Returns the
 * same list when nothing is new.
 */
export function mergeMessages<T extends HasId>(known: readonly T[], more: readonly T[]): readonly T[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh: T[] = [];
  for (const message of more) {
    if (ids.has(message.id)) continue;
    ids.add(message.id);
    fresh.push(message);
  }
  if (fresh.length === 0) return known;
  const merged = [...known, ...fresh];
  return isOrdered(merged) ? merged : merged.sort((one, other) => one.id - other.id);
}

const isOrdered = (messages: readonly HasId[]): boolean =>
  messages.every(({ id }, index) => index === 0 || (messages[index - 1]?.id ?? 0) < id);

/** The highest id of the messages, at least `atLeast`. */
export const lastId = (messages: readonly HasId[], atLeast = 0): number =>
  messages.reduce((last, { id }) => Math.max(last, id), atLeast);

/**
 * Whether more messages have to be fetched after an answer to "messages after `after`". An answer may contain only some
 * of them, and the server does not say so, thus an answer without a later message is the end. `until`: the message of
 * the event that caused the fetching; with it nothing is missing. Rule: chat/CH5.
 */
export function isGapOpen({ after, page, until }: { after: number; page: readonly HasId[]; until: number | null }) {
  const last = lastId(page, after);
  return last > after && (until === null || last < until);
}

type Authored = HasId & { isOwn: boolean };

/** The messages of others that came after the last one that the guest has read. Rule: chat/CH23. */
export const countUnread = (messages: readonly Authored[], readUntil: number): number =>
  messages.filter(({ id, isOwn }) => !isOwn && id > readUntil).length;
