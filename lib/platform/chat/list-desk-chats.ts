import type { ChatMessage } from '@/lib/contract/chat';
import type { PlatformContext } from '../context';
import { guestsOf } from '../stores/chat/chat-members';
import { lastMessages } from '../stores/chat/chat-messages';
import { type ChatRange, latestChats } from '../stores/chat/chats';
import type { HotelKey } from '../stores/hotels';

/** A chat as the staff API returns it. */
export type DeskChat = {
  uuid: string;
  guest: {
    initiator_id: number;
    person_uuid: string;
    name: string;
    room_number: string | null;
    phone: string | null;
    is_hotel_guest: boolean;
  };
  language: string;
  created_at: string;
  /** Time of the last message. */
  updated_at: string;
  /** Number of messages that staff have not read. */
  unread_count: number;
  guest_unread_count: number;
  waiting_since: string | null;
  /** When the guest left the chat; null: it is open. */
  closed_at: string | null;
  last_message: ChatMessage | null;
};

/** The chats of a hotel, the most recently updated chat first. */
export async function listDeskChats(
  context: PlatformContext,
  hotel: HotelKey,
  range: ChatRange,
): Promise<readonly DeskChat[]> {
  const { db } = context.database;
  const chats = await latestChats(db, hotel.code, range);
  const uuids = chats.map((chat) => chat.uuid);
  const guests = new Map((await guestsOf(db, hotel.code, uuids)).map((guest) => [guest.chat_uuid, guest]));
  const last = await lastMessages(db, hotel.code, uuids);
  return chats.flatMap((chat) => {
    const guest = guests.get(chat.uuid);
    // Every chat has a guest; the check only satisfies the types.
    if (guest === undefined) return [];
    return {
      uuid: chat.uuid,
      guest: {
        initiator_id: guest.id,
        person_uuid: chat.person_uuid,
        name: guest.name,
        room_number: chat.room_number,
        phone: chat.phone,
        is_hotel_guest: chat.is_hotel_guest === 1,
      },
      language: chat.language,
      created_at: chat.created_at,
      updated_at: chat.updated_at,
      unread_count: chat.unread_staff,
      guest_unread_count: chat.unread_guest,
      waiting_since: chat.waiting_since,
      closed_at: chat.closed_at,
      last_message: last.get(chat.uuid) ?? null,
    };
  });
}
