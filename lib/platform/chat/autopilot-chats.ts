import { hasText, textIn } from '@/lib/domain/i18n/text';
import type { PlatformContext } from '../context';
import { waitingChats } from '../stores/autopilot';
import { findHotel, type HotelKey } from '../stores/hotels';
import { AS_STAFF, typeAsHotel, writeAsHotel } from './desk-chats';

const MOST_AT_ONCE = 50;

/**
 * What the staff of a demo hotel do for guests who wrote in their own words: first they are seen typing, then they
 * write. What is due stands in the store, so two processes at once answer once.
 */
export async function dueChatAnswers(
  context: PlatformContext,
  hotels: readonly string[],
  answerAfterSeconds: number,
): Promise<readonly (() => Promise<unknown>)[]> {
  const ago = (seconds: number) => new Date(context.now().getTime() - seconds * 1000).toISOString();
  const waiting = await waitingChats(context.database.db, hotels, {
    since: ago(answerAfterSeconds / 2),
    limit: MOST_AT_ONCE,
  });
  const replyOf = await replies(context, new Set(waiting.map(({ hotel }) => hotel.code)));
  return waiting.flatMap(({ hotel, uuid, language, typing_member, waitingSince }): (() => Promise<unknown>)[] => {
    const reply = replyOf.get(hotel.code);
    if (reply === undefined) return [];
    if (waitingSince <= ago(answerAfterSeconds))
      return [() => answerChat(context, hotel, uuid, textIn(reply, language))];
    return typing_member === null ? [() => typeAsHotel(context, hotel, uuid, { by: AS_STAFF, isTyping: true })] : [];
  });
}

const answerChat = (context: PlatformContext, hotel: HotelKey, uuid: string, content: string) =>
  writeAsHotel(context, hotel, uuid, { by: AS_STAFF, content, clientUuid: null, onlyWaiting: true });

/** What each of these hotels answers, in all its languages; a hotel that has no words for it is left out. */
async function replies(context: PlatformContext, codes: ReadonlySet<string>) {
  const known = await Promise.all([...codes].map((code) => findHotel(context.database.db, { code })));
  return new Map(
    known.flatMap((hotel) => {
      const reply = hotel?.chat?.reply ?? null;
      return hotel !== null && hasText(reply) ? [[hotel.code, reply] as const] : [];
    }),
  );
}
