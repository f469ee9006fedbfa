import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { type ChatTopic, chatTopics } from '@/lib/domain/chat/topics';
import type { PlatformContext } from '../context';
import { findHotel } from '../stores/hotels';

/** What the hotel's bot can answer. Rule: platform-calls/W33. */
export async function readTopics(
  { database }: PlatformContext,
  hotelUuid: string,
): Promise<ApiResponse<readonly ChatTopic[]>> {
  const hotel = await findHotel(database.db, { uuid: hotelUuid });
  if (hotel === null) return refused('not-found');
  const { chat } = hotel;
  if (!hotel.hotel.is_active_chat) return refused('forbidden');
  return succeeded(chat === null ? [] : chatTopics(chat.greeting, chat.flows));
}
