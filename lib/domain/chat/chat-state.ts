/** The state of a chat at the desk: it needs an answer now, at a later time, or not at all. */
export const CHAT_STATES = ['open', 'snoozed', 'settled'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** Times are ISO 8601. */
export type ChatTimes = {
  updated_at: string;
  /** Since when the guest waits for a person; null: nobody waits. */
  waiting_since: string | null;
  /** When the guest left it; null: it is open. */
  closed_at: string | null;
  settled_at: string | null;
  /** When it is to come back; a time that is over: it has come back. null: it was not put off. */
  snoozed_until: string | null;
};

/** Hours without a message after which a chat in which nobody waits is over. */
const QUIET_HOURS = 24;

/** The time before which a chat in which nobody waits has rested since. Rule: chat/CH37. */
export const quietSince = (now: Date): string => new Date(now.getTime() - QUIET_HOURS * 3_600_000).toISOString();

/** The state of a chat. Rules: chat/CH37, chat/CH38. */
export function chatState(chat: ChatTimes, now: Date): ChatState {
  if (chat.closed_at !== null || chat.settled_at !== null) return 'settled';
  if (chat.snoozed_until !== null) return chat.snoozed_until > now.toISOString() ? 'snoozed' : 'open';
  return chat.waiting_since === null && chat.updated_at < quietSince(now) ? 'settled' : 'open';
}
