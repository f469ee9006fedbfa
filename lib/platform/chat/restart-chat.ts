import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import { setChatLanguage } from '../stores/chat/chats';
import { lockOutbox } from '../stores/outbox';
import { postBotMessage } from './bot';
import type { GuestChat } from './guest-chat';
import { chatLanguage } from './start-chat';

/**
 * Changes the chat's language. The bot sends its greeting again, with its buttons in that language; earlier messages
 * stay. Rule: chat/CH9.
 */
export async function restartChat(
  context: PlatformContext,
  { hotel, chat }: GuestChat,
  lang: unknown,
): Promise<ApiResponse<{ status: 'ok' }>> {
  const language = chatLanguage(lang);
  if (language === null) return refused('invalid', { lang: 'is no language' });
  const now = context.now().toISOString();
  const greeting = hotel.chat?.greeting ?? null;
  const event = await context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel.code);
    // A repeated call changes nothing, so that a device can repeat it when the response was lost.
    const isChanged = await setChatLanguage(db, hotel.code, chat.uuid, language);
    return greeting === null || !isChanged
      ? null
      : postBotMessage(db, { hotel: hotel.code, chatUuid: chat.uuid, now }, greeting, { hotel, language });
  });
  if (event !== null) context.publishEvent(event);
  return succeeded({ status: 'ok' });
}
