import { languageIn, textIn } from '@/lib/domain/i18n/text';
import type { BotMessage } from '../content/chat-content';
import type { Db } from '../database/database';
import { noteBotWrote } from '../stores/chat/chats';
import type { StoredHotel } from '../stores/hotels';
import type { OutboxEvent } from '../stores/outbox';
import { type MessageContext, type UnsavedMessage, writeMessage } from './write-message';

/** The flow of a button's `msg_id`; null when the hotel has none, or has removed it. */
export const flowOf = (hotel: StoredHotel, command: string | null): BotMessage | null =>
  hotel.chat?.flows.find((flow) => flow.id === command) ?? null;

/** Posts a message of the hotel's bot in one language, with the hotel's name as the author. */
export async function postBotMessage(
  db: Db,
  context: MessageContext,
  message: BotMessage,
  { hotel, language }: { hotel: StoredHotel; language: string },
): Promise<OutboxEvent | null> {
  const event = await writeMessage(db, context, botReplyOf(message, hotel, language));
  await noteBotWrote(db, context.hotel, context.chatUuid, context.now);
  return event;
}

const botReplyOf = ({ text, picture, buttons }: BotMessage, hotel: StoredHotel, language: string): UnsavedMessage => ({
  by: { kind: 'bot', name: textIn(hotel.hotel.title, language) },
  content: textIn(text, language),
  language: languageIn(text, language),
  extra: {
    file: null,
    pictures: picture === null ? [] : [{ url: picture }],
    buttons: buttons.map(({ title, msg_id, link }) => ({ title: textIn(title, language), msg_id, link })),
  },
  clientUuid: null,
});
