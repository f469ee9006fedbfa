import { hasText, textIn } from '@/lib/domain/text';
import type { AutopilotTimes } from '../content';
import type { PlatformContext } from '../context';
import { type StoredChat, waitingChats } from '../stores/chats';
import { findHotel, type HotelKey } from '../stores/hotels';
import { AS_STAFF, typeAsHotel, writeAsHotel } from './desk-chats';

const MOST_AT_ONCE = 50;

/**
 * The staff of a demo hotel answer a guest who wrote in their own words: first they are seen typing, then they write.
 * What is due stands in the store, so two processes at once answer once. Source: DESIGN "chats get answered".
 */
export async function answerChats(context: PlatformContext, hotel: HotelKey, times: AutopilotTimes): Promise<void> {
  const seconds = times.answer_after_seconds;
  const longest = await waitingFor(context, hotel, seconds);
  const typing = (await waitingFor(context, hotel, seconds / 2)).filter(
    (chat) => chat.typing_member === null && !longest.some((due) => due.uuid === chat.uuid),
  );
  if (longest.length + typing.length === 0) return;
  const known = await findHotel(context.database.db, { code: hotel.code });
  const reply = known?.chat?.reply ?? null;
  if (!hasText(reply)) return;
  for (const chat of longest) {
    const content = textIn(reply, chat.language);
    await writeAsHotel(context, hotel, chat.uuid, { by: AS_STAFF, content, clientUuid: null, onlyWaiting: true });
  }
  for (const chat of typing) await typeAsHotel(context, hotel, chat.uuid, { by: AS_STAFF, isTyping: true });
}

function waitingFor(context: PlatformContext, hotel: HotelKey, seconds: number): Promise<readonly StoredChat[]> {
  const before = new Date(context.now().getTime() - seconds * 1000).toISOString();
  return waitingChats(context.database.db, hotel.code, { before, limit: MOST_AT_ONCE });
}
