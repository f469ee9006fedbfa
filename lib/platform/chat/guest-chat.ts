import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { readUuid } from '@/lib/domain/http/parameters';
import type { PlatformContext } from '../context';
import { findChat, hotelOfChat, type StoredChat } from '../stores/chat/chats';
import { findHotel, type StoredHotel } from '../stores/hotels';

export type GuestChat = { hotel: StoredHotel; chat: StoredChat };

/**
 * The chat that a guest's call names, with its hotel. `not-found` when the hotel is no longer served or the guest has
 * left the chat; `forbidden` when the hotel has disabled its chat. Rules: chat/CH1, chat/CH2, chat/CH20.
 */
export async function guestChat(context: PlatformContext, uuid: string): Promise<ApiResponse<GuestChat>> {
  const { db } = context.database;
  const known = readUuid(uuid);
  const code = known === null ? null : await hotelOfChat(db, known);
  if (known === null || code === null) return refused('not-found');
  const hotel = await findHotel(db, { code });
  const chat = await findChat(db, code, known);
  if (hotel === null || chat === null || chat.closed_at !== null) return refused('not-found');
  return hotel.hotel.is_active_chat ? succeeded({ hotel, chat }) : refused('forbidden');
}

/** Whether the chat belongs to this person. For any other person the chat does not exist. */
export const isGuestOf = (chat: StoredChat, personUuid: unknown): boolean =>
  typeof personUuid === 'string' && readUuid(personUuid) === chat.person_uuid;
