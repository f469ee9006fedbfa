import { hasText, languageIn, type Text, textIn } from '@/lib/domain/i18n/text';
import type { PlatformContext } from '../context';
import { waitingChats } from '../stores/autopilot';
import { findHotel, type HotelKey } from '../stores/hotels';
import { AS_STAFF, typeAsHotel, writeAsHotel } from './desk-chats';

const MAX_CHATS_PER_ROUND = 50;

/**
 * The autopilot's next steps in chats whose guest waits for staff: first the typing indicator, then the answer. Due
 * steps are read from the store, so two processes together answer only once.
 */
export async function dueChatAnswers(
  context: PlatformContext,
  hotels: readonly string[],
  answerAfterSeconds: number,
): Promise<readonly (() => Promise<unknown>)[]> {
  const timeBefore = (seconds: number) => new Date(context.now().getTime() - seconds * 1000).toISOString();
  const waiting = await waitingChats(context.database.db, hotels, {
    since: timeBefore(answerAfterSeconds / 2),
    limit: MAX_CHATS_PER_ROUND,
  });
  const replyOf = await replies(context, new Set(waiting.map(({ hotel }) => hotel.code)));
  return waiting.flatMap(({ hotel, uuid, language, typing_member, waitingSince }): (() => Promise<unknown>)[] => {
    const reply = replyOf.get(hotel.code);
    if (reply === undefined) return [];
    if (waitingSince <= timeBefore(answerAfterSeconds))
      return [() => answerChat(context, hotel, uuid, { reply, language })];
    return typing_member === null ? [() => typeAsHotel(context, hotel, uuid, { by: AS_STAFF, isTyping: true })] : [];
  });
}

const answerChat = (
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  { reply, language }: { reply: Text; language: string },
) =>
  writeAsHotel(context, hotel, uuid, {
    by: AS_STAFF,
    content: textIn(reply, language),
    language: languageIn(reply, language),
    clientUuid: null,
    onlyWaiting: true,
  });

/** The configured reply of each of these hotels, in all its languages. Hotels without a reply are left out. */
async function replies(context: PlatformContext, codes: ReadonlySet<string>) {
  const known = await Promise.all([...codes].map((code) => findHotel(context.database.db, { code })));
  return new Map(
    known.flatMap((hotel) => {
      const reply = hotel?.chat?.reply ?? null;
      return hotel !== null && hasText(reply) ? [[hotel.code, reply] as const] : [];
    }),
  );
}
