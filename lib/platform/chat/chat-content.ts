import type { Text } from '@/lib/domain/i18n/text';

/** A button below what the bot says: it asks for another flow, or opens a link. One of the two is null. */
export type BotButton = { title: Text; msg_id: string | null; link: string | null };

/** What the bot says, in every language of the hotel. */
export type BotMessage = { text: Text; picture: string | null; buttons: readonly BotButton[] };

/** What a hotel's chat says by itself: `chat` of its hotel.json. */
export type ChatContent = {
  /** When a guest begins, and again when the language changes; null: the bot waits to be asked. */
  greeting: BotMessage | null;
  /** What a button's `msg_id` leads to. */
  flows: readonly (BotMessage & { id: string })[];
  /** What the autopilot writes to a guest who wrote in their own words; null: nothing. */
  reply: Text | null;
};
