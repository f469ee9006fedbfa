import { textIn } from '@/lib/domain/i18n/text';
import type { Db } from '../database/database';
import { noteBotWrote } from '../stores/chats';
import type { StoredHotel } from '../stores/hotels';
import type { OutboxEvent } from '../stores/outbox';
import type { BotMessage } from './chat-content';
import { type BotReply, type Occasion, postBotMessage } from './post-bot-message';

/** What a button's `msg_id` leads to in this hotel; null when it leads nowhere (any more). */
export const flowOf = (hotel: StoredHotel, command: string | null): BotMessage | null =>
  hotel.chat?.flows.find((flow) => flow.id === command) ?? null;

/** The hotel's bot says something, in one language, under the hotel's own name. */
export async function botReply(
  db: Db,
  occasion: Occasion,
  message: BotMessage,
  { hotel, language }: { hotel: StoredHotel; language: string },
): Promise<OutboxEvent | null> {
  const told = await postBotMessage(db, occasion, sayingOf(message, hotel, language));
  await noteBotWrote(db, occasion.hotel, occasion.chatUuid, occasion.now);
  return told;
}

const sayingOf = ({ text, picture, buttons }: BotMessage, hotel: StoredHotel, language: string): BotReply => ({
  by: { kind: 'bot', name: textIn(hotel.hotel.title, language) },
  content: textIn(text, language),
  extra: {
    file: null,
    pictures: picture === null ? [] : [{ url: picture }],
    buttons: buttons.map(({ title, msg_id, link }) => ({ title: textIn(title, language), msg_id, link })),
  },
  clientUuid: null,
});
