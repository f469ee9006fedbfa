import type { Text } from '@/lib/domain/i18n/text';

/** A button below a bot message: it triggers another flow, or opens a link. One of the two is null. */
export type BotButton = { title: Text; msg_id: string | null; link: string | null };

/** A bot message in every language of the hotel. */
export type BotMessage = { text: Text; picture: string | null; buttons: readonly BotButton[] };

/** The automatic messages of a hotel's chat: `chat` of its hotel.json. */
export type ChatContent = {
  /** Sent when a chat begins, and again when its language changes; null: none. */
  greeting: BotMessage | null;
  /** The messages behind the buttons, by `msg_id`. */
  flows: readonly (BotMessage & { id: string })[];
  /** The autopilot's answer to a free text; null: none. */
  reply: Text | null;
};
