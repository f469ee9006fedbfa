import type { PlatformContext } from '../context';
import { type ChatFilter, type ChatRange, findChats } from '../stores/chat/find-chats';
import type { HotelKey } from '../stores/hotels';
import { type DeskChat, describeChats } from './describe-chats';

/** The chats of a hotel that a filter lets pass, the most recently updated chat first. Rules: chat/CH37, chat/CH42. */
export async function listDeskChats(
  context: PlatformContext,
  hotel: HotelKey,
  filter: ChatFilter & ChatRange,
): Promise<readonly DeskChat[]> {
  const chats = await findChats(context.database.db, hotel.code, { ...filter, now: context.now() });
  return describeChats(context, hotel, chats);
}
