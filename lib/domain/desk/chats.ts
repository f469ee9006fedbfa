import type { ChatState } from '../chat/chat-state';

type Listed = {
  uuid: string;
  state: ChatState;
  waiting_since: string | null;
  snoozed_until: string | null;
  closed_at: string | null;
  updated_at: string;
};

/** Since when a chat wants somebody of the staff: its guest waits, or it has come back. null: it does not. Rules: desk/DE15, chat/CH38. */
export const wantedSince = ({
  state,
  waiting_since,
  snoozed_until,
}: Omit<Listed, 'closed_at' | 'updated_at' | 'uuid'>) => (state === 'open' ? (waiting_since ?? snoozed_until) : null);

/** The place of a chat among others: those that want somebody, other open ones, those that come back later, the rest. */
function placeOf(chat: Listed): number {
  if (wantedSince(chat) !== null) return 0;
  if (chat.closed_at !== null) return 4;
  return { open: 1, snoozed: 2, settled: 3 }[chat.state];
}

function compareInPlace(one: Listed, other: Listed): number {
  const [wanted, otherWanted] = [wantedSince(one), wantedSince(other)];
  if (wanted !== null && otherWanted !== null) return wanted.localeCompare(otherWanted);
  if (one.state === 'snoozed') return String(one.snoozed_until).localeCompare(String(other.snoozed_until));
  return other.updated_at.localeCompare(one.updated_at);
}

/**
 * The chats of a desk: whose guest waits longest first, then where somebody wrote last, then those that were put off by
 * the time at which they come back; settled ones at the end, and last those that their guests have left. Rule: desk/DE15.
 */
export const chatsInOrder = <T extends Listed>(chats: readonly T[]): readonly T[] =>
  [...chats].sort((one, other) => placeOf(one) - placeOf(other) || compareInPlace(one, other));

/** Which chats staff look at. Rule: desk/DE80. */
export const CHAT_FILTERS = ['open', 'mine', 'settled'] as const;
export type ChatFilter = (typeof CHAT_FILTERS)[number];

/** The chats that a filter lets pass. `name`: of the staff member. Rule: desk/DE80. */
export function filterChats<T extends { state: ChatState; assigned_to: string | null }>(
  chats: readonly T[],
  filter: ChatFilter,
  name: string,
): readonly T[] {
  if (filter === 'settled') return chats.filter(({ state }) => state === 'settled');
  const open = chats.filter(({ state }) => state !== 'settled');
  return filter === 'open' ? open : open.filter(({ assigned_to }) => assigned_to === name);
}

/** How many chats want somebody of the staff. Rule: desk/DE16. */
export const unansweredChats = (chats: readonly Listed[]): number =>
  chats.filter((chat) => wantedSince(chat) !== null).length;

/**
 * The messages of the hotel that the guest has read. `unread`: how many of them, counted from the newest, the guest has
 * not. Rule: desk/DE17.
 */
export function readByGuest(hotelMessages: readonly { key: string }[], unread: number): ReadonlySet<string> {
  return new Set(hotelMessages.slice(0, Math.max(0, hotelMessages.length - unread)).map(({ key }) => key));
}

type OfPerson = Pick<Listed, 'closed_at' | 'updated_at'> & { guest: { person_uuid: string } };

/** The newest chat of the person who has placed an order, an open one first; null: none. Rule: desk/DE15. */
export function chatOfPerson<T extends OfPerson>(chats: readonly T[], personUuid: string | null): T | null {
  const own = chats.filter(({ guest }) => guest.person_uuid === personUuid);
  const newest = own.sort(
    (one, other) =>
      Number(one.closed_at !== null) - Number(other.closed_at !== null) ||
      other.updated_at.localeCompare(one.updated_at),
  );
  return newest[0] ?? null;
}

/** Who else of the staff has a chat open, by their names. Rule: chat/CH41. */
export const openWithOthers = (chat: { open_with: readonly string[] }, name: string): readonly string[] =>
  chat.open_with.filter((other) => other !== name);
