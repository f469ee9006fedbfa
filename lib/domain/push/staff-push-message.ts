import { bcp47, directionOf } from '../i18n/language';
import type { PushMessage } from './push-message';

/** What the desk's worker of a staff member's phone gets. Without a name, a room or words of a guest. Rule: desk/DE90. */
export type StaffPushMessage = Omit<PushMessage, 'target'> & { target: 'orders' | 'chats' };

/** What a phone of staff hears of. `num`: of the order. */
export type StaffNews =
  | { kind: 'new' | 'waiting' | 'cancelled' | 'unprinted'; num: number }
  /** `chat`: a text that tells chats apart and names none. */
  | { kind: 'chat'; chat: string };

/** The key of the desk's words for each of them. */
const STAFF_NEWS_WORDS = {
  new: 'mail_new',
  waiting: 'mail_waiting',
  cancelled: 'cancelled_by_guest',
  unprinted: 'ticket_not_printed',
  chat: 'guest_writes',
} as const satisfies Readonly<Record<StaffNews['kind'], string>>;

/** The words of the desk that these messages need, in one language; `{number}` stands for the order's number. */
export type StaffNewsWords = Readonly<Record<(typeof STAFF_NEWS_WORDS)[StaffNews['kind']], string>>;

/** Puts a message together in a language of the desk. News of an order takes the place of older news of it. */
export function staffPushMessage(
  news: StaffNews,
  { title, language, words, sequence }: { title: string; language: string; words: StaffNewsWords; sequence: number },
): StaffPushMessage {
  const sentence = words[STAFF_NEWS_WORDS[news.kind]];
  const isChat = news.kind === 'chat';
  const about = news.kind === 'unprinted' ? 'ticket' : 'order';
  return {
    title,
    body: isChat ? sentence : sentence.replace('{number}', `#${news.num}`),
    lang: bcp47(language),
    dir: directionOf(language),
    tag: isChat ? `desk-chat-${news.chat}` : `desk-${about}-${news.num}`,
    target: isChat ? 'chats' : 'orders',
    sequence,
  };
}
