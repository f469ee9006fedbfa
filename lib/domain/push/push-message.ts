import { bcp47, directionOf } from '../i18n/language';
import type { OrderStatus } from '../orders/order-status';

/** What the service worker of a phone gets. Without a name, a room or words of a chat. Rule: push/PU5. */
export type PushMessage = {
  title: string;
  body: string;
  /** BCP 47. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** A later message with the same tag takes the place of an earlier one. */
  tag: string;
  /** What a tap opens. */
  target: 'orders' | 'chat';
  /** The event's number in the hotel's outbox: the worker leaves out a message that is older than the one it shows. */
  sequence: number;
};

/**
 * An order has moved, staff have corrected it, a booked time comes near, or the hotel has answered in the chat. Times are HH:MM on the hotel's clock;
 * `newTime`: when the order comes, where that is no longer as promised.
 */
export type PushNews =
  | { kind: 'order'; num: number; status: OrderStatus; newTime: string | null }
  | { kind: 'corrected'; num: number }
  | { kind: 'reminder'; num: number; time: string }
  | { kind: 'chat' };

/** Puts a message together whose texts are already in the guest's language, which is one of the project's codes. */
export function pushMessage(
  news: PushNews,
  { language, ...written }: Pick<PushMessage, 'title' | 'body' | 'sequence'> & { language: string },
): PushMessage {
  const message = { ...written, lang: bcp47(language), dir: directionOf(language) };
  return news.kind === 'chat'
    ? { ...message, tag: 'chat', target: 'chat' }
    : { ...message, tag: `${news.kind}-${news.num}`, target: 'orders' };
}
