import type { ChatAnswerTime } from '@/lib/contract/chat';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { answerWaits, usualAnswerSeconds } from '@/lib/domain/chat/answer-time';
import type { PlatformContext } from '../context';
import { latestTurns } from '../stores/chat/chat-messages';
import { findHotel } from '../stores/hotels';

/** Older answers say little about today's staff. */
const SINCE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The median of staff's last answers, and the hours in which they answer. Rule: platform-calls/W26. */
export async function chatAnswerTime(
  context: PlatformContext,
  hotelUuid: string,
): Promise<ApiResponse<ChatAnswerTime>> {
  const { db } = context.database;
  const hotel = await findHotel(db, { uuid: hotelUuid });
  if (hotel === null) return refused('not-found');
  if (!hotel.hotel.is_active_chat) return refused('forbidden');
  const since = new Date(context.now().getTime() - SINCE_DAYS * DAY_MS).toISOString();
  const turns = await latestTurns(db, hotel.code, since);
  return succeeded({
    median_seconds: usualAnswerSeconds(answerWaits(turns)),
    schedule: hotel.chat?.hours ?? null,
  });
}
