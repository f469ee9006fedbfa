import type { ChatMessage } from '@/lib/contract/chat';
import { type ChatState, chatState } from '@/lib/domain/chat/chat-state';
import type { PlatformContext } from '../context';
import { viewersOf } from '../stores/chat/chat-handling';
import { guestsOf } from '../stores/chat/chat-members';
import { lastMessages } from '../stores/chat/chat-messages';
import type { StoredChat } from '../stores/chat/chats';
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
  /** Where it stands for the hotel's people. */
  state: ChatState;
  assigned_to: string | null;
  /** When it comes back, or has come back; null: it was not put off. */
  snoozed_until: string | null;
  settled_at: string | null;
  settled_by: string | null;
  /** The staff members who have it open. */
  open_with: readonly string[];
  /** When the guest left the chat; null: it is open. */
  closed_at: string | null;
  last_message: ChatMessage | null;
};

/** Chats as the staff API returns them, in the order in which they are given. */
export async function describeChats(
  context: PlatformContext,
  hotel: HotelKey,
  chats: readonly StoredChat[],
): Promise<readonly DeskChat[]> {
  const { db } = context.database;
  const now = context.now();
  const uuids = chats.map((chat) => chat.uuid);
  const guests = new Map((await guestsOf(db, hotel.code, uuids)).map((guest) => [guest.chat_uuid, guest]));
  const last = await lastMessages(db, hotel.code, uuids);
  const viewers = await viewersOf(db, hotel.code, { chats: uuids, now: now.toISOString() });
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
      state: chatState(chat, now),
      assigned_to: chat.assigned_to,
      snoozed_until: chat.snoozed_until,
      settled_at: chat.settled_at,
      settled_by: chat.settled_by,
      open_with: viewers.filter(({ chat_uuid }) => chat_uuid === chat.uuid).map(({ name }) => name),
      closed_at: chat.closed_at,
      last_message: last.get(chat.uuid) ?? null,
    };
  });
}
