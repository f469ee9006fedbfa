import type { PlatformContext } from '../context';
import { DeliveryError } from '../notification-queue/delivery-error';
import { findChat, type StoredChat } from '../stores/chat/chats';
import type { DueNotification } from '../stores/notifications';

/** What a webhook says of a chat: where the guest is and whether somebody must answer, and nothing that was written. */
type ChatEvent = {
  chat: Pick<StoredChat, 'uuid' | 'room_number' | 'language' | 'waiting_since' | 'closed_at'> & {
    is_hotel_guest: boolean;
  };
  message_id: number | null;
};

/**
 * The part of a webhook's body that is about a chat, as it is now. Name, phone and text stay here: who may read them has a
 * key of the staff API. Rule: notifications/NO11.
 */
export async function chatEvent(
  { database }: PlatformContext,
  { hotel, chat_uuid, type, sequence }: Pick<DueNotification, 'hotel' | 'type' | 'sequence'> & { chat_uuid: string },
): Promise<ChatEvent> {
  const stored = await findChat(database.db, hotel, chat_uuid);
  if (stored === null) throw new DeliveryError('the chat is missing');
  const { uuid, room_number, language, waiting_since, closed_at, is_hotel_guest } = stored;
  return {
    chat: { uuid, room_number, is_hotel_guest: is_hotel_guest === 1, language, waiting_since, closed_at },
    message_id: type === 'chat.message_created' ? sequence : null,
  };
}
