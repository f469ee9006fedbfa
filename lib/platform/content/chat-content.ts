import type { Schedule } from '@/lib/contract/catalogue';
import type { Text } from '@/lib/domain/i18n/text';

/** A button below a bot message. It triggers another flow or opens a link; the other field is null. */
export type BotButton = { title: Text; msg_id: string | null; link: string | null };

/** A bot message in all languages of the hotel. */
export type BotMessage = { text: Text; picture: string | null; buttons: readonly BotButton[] };

/** The automatic messages of a hotel's chat: the field `chat` of hotel.json. */
export type ChatContent = {
  /** Sent when a chat begins, and again when its language changes; null: no greeting. */
  greeting: BotMessage | null;
  /** The messages behind the buttons, by `msg_id`. */
  flows: readonly (BotMessage & { id: string })[];
  /** The autopilot's answer to a message without a command; null: no answer. */
  reply: Text | null;
  /** When staff answer, in the hotel's local time; null: not stated. Missing in content of an earlier release. */
  hours?: Schedule | null;
};
