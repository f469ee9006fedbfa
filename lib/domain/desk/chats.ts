type Listed = { uuid: string; waiting_since: string | null; closed_at: string | null; updated_at: string };

/** The chats of a desk: whose guest waits longest first, then where somebody wrote last; closed ones at the end. Rule: desk/DE15. */
export function chatsInOrder<T extends Listed>(chats: readonly T[]): readonly T[] {
  const waiting = chats.filter(({ waiting_since }) => waiting_since !== null);
  const answered = chats.filter(({ waiting_since }) => waiting_since === null);
  return [
    ...waiting.sort((one, other) => String(one.waiting_since).localeCompare(String(other.waiting_since))),
    ...answered.sort(openThenNewest),
  ];
}

const openThenNewest = (one: Listed, other: Listed): number =>
  Number(one.closed_at !== null) - Number(other.closed_at !== null) || other.updated_at.localeCompare(one.updated_at);

/** How many chats wait for an answer of staff. Rule: desk/DE16. */
export const unansweredChats = (chats: readonly Listed[]): number =>
  chats.filter(({ waiting_since }) => waiting_since !== null).length;

/**
 * The messages of the hotel that the guest has read. `unread`: how many of them, counted from the newest, the guest has
 * not. Rule: desk/DE17.
 */
export function readByGuest(hotelMessages: readonly { key: string }[], unread: number): ReadonlySet<string> {
  return new Set(hotelMessages.slice(0, Math.max(0, hotelMessages.length - unread)).map(({ key }) => key));
}

/** The newest chat of the person who has placed an order, an open one first; null: none. Rule: desk/DE15. */
export function chatOfPerson<T extends Listed & { guest: { person_uuid: string } }>(
  chats: readonly T[],
  personUuid: string | null,
): T | null {
  const own = chats.filter(({ guest }) => guest.person_uuid === personUuid);
  return own.sort(openThenNewest)[0] ?? null;
}
