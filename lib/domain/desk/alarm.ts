import { chatsInOrder } from './chats';

/** Seconds between two sounds. */
const ALARM_SECONDS = 20;

/** Of what a desk hears, each with a sound and a line of its own. Rules: desk/DE9, desk/DE33, desk/DE37, desk/DE38. */
export type SignalKind = 'order' | 'due' | 'cancellation' | 'chat';

/** Whose sound repeats until somebody acknowledges. A cancelled order asks for nothing: its line stays, silently. */
export const REPEATS: Readonly<Record<SignalKind, boolean>> = {
  order: true,
  due: true,
  chat: true,
  cancellation: false,
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
  waiting_since: string | null;
  closed_at: string | null;
  updated_at: string;
  unread_count: number;
  last_message: { id: number | string } | null;
};

/**
 * The chats that ring: whose guest waits for a person, with a message that nobody of the staff has read. The longest
 * wait stands first. A further message rings again, so the key names it. Rule: desk/DE38.
 */
export const ringingChats = <T extends Ringing>(chats: readonly T[]) =>
  chatsInOrder(chats)
    .filter(({ waiting_since, unread_count }) => waiting_since !== null && unread_count > 0)
    .map((chat) => ({ key: `${chat.uuid} ${chat.last_message?.id ?? ''}`, chat }));

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
