import type { ChatState } from '../chat/chat-state';
import { chatsInOrder, wantedSince } from './chats';

/** Seconds between two sounds. */
const ALARM_SECONDS = 20;

/**
 * Of what a desk hears, each with a sound and a line of its own. Rules: desk/DE9, desk/DE33, desk/DE37, desk/DE38,
 * desk/DE101.
 */
export const SIGNAL_KINDS = ['order', 'due', 'chat', 'cancellation', 'ticket'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

export const isSignalKind = (value: unknown): value is SignalKind => SIGNAL_KINDS.some((kind) => kind === value);

/** Whose sound repeats until somebody acknowledges. A cancelled order asks for nothing: its line stays, silently. */
export const REPEATS: Readonly<Record<SignalKind, boolean>> = {
  order: true,
  due: true,
  chat: true,
  cancellation: false,
  ticket: true,
};

/** What nobody at this desk has acknowledged. */
export const unacknowledged = <T extends { key: string }>(signals: readonly T[], known: ReadonlySet<string>) =>
  signals.filter(({ key }) => !known.has(key));

/**
 * Whether the sound plays now. `lastAt`: when it last played, null: not for these. `isArrival`: whether one has just
 * come. Times in milliseconds. Rule: desk/DE9.
 */
export function shouldSound(alarm: {
  count: number;
  isOn: boolean;
  isArrival: boolean;
  repeats: boolean;
  lastAt: number | null;
  now: number;
}): boolean {
  if (!alarm.isOn || alarm.count === 0) return false;
  if (alarm.isArrival || alarm.lastAt === null) return true;
  return alarm.repeats && alarm.now - alarm.lastAt >= ALARM_SECONDS * 1000;
}

type Ringing = {
  uuid: string;
  state: ChatState;
  waiting_since: string | null;
  snoozed_until: string | null;
  closed_at: string | null;
  updated_at: string;
  unread_count: number;
  last_message: { id: number | string } | null;
};

/**
 * The chats that ring: whose guest waits for a person, with a message that nobody of the staff has read, and those that
 * were put off and have come back. The longest wait stands first. A further message rings again, so the key names it.
 * Rules: desk/DE38, chat/CH38.
 */
export const ringingChats = <T extends Ringing>(chats: readonly T[]) =>
  chatsInOrder(chats)
    .filter((chat) => wantedSince(chat) !== null && (chat.unread_count > 0 || chat.snoozed_until !== null))
    .map((chat) => ({ key: keyOf(chat), chat }));

const keyOf = ({ uuid, snoozed_until, last_message }: Ringing): string =>
  snoozed_until === null ? `${uuid} ${last_message?.id ?? ''}` : `${uuid} back ${snoozed_until}`;

const FIRST_WORDS = 90;

/** The first words of a message in one line, cut between words where there are any. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  if (letters.length <= FIRST_WORDS) return line;
  const begin = letters.slice(0, FIRST_WORDS).join('');
  const end = begin.lastIndexOf(' ');
  return `${(end > begin.length / 2 ? begin.slice(0, end) : begin).trimEnd()}…`;
}
