import { type ChatMessage, FILE_CONTENT } from '@/lib/contract/chat';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { textIn } from '@/lib/domain/i18n/text';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { isChatFile } from '../files/chat-file';
import { addAnswerNotifications } from '../notification-queue/add-notifications';
import { findOrCreateMember, type Speaker } from '../stores/chat/chat-members';
import { messageByClient, messageById } from '../stores/chat/chat-messages';
import { findChat, noteStaffRead, noteStaffWrote, noteTyping, type StoredChat } from '../stores/chat/chats';
import { findHotel, type HotelKey } from '../stores/hotels';
import { appendEvent, lockOutbox, nextEventId, type OutboxEvent } from '../stores/outbox';
import { rollBackOnNull } from '../stores/roll-back-unless';
import { answerInLanguage } from './answer-in-language';
import { type MessageContext, NO_EXTRA, type UnsavedMessage, writeMessage } from './write-message';

/** Staff's operations on chats, for the staff API, the autopilot and tests. Rule: staff-api/DK4. */

/** The author of a message from the hotel. `name` null: the hotel's name. Rule: tenancy/T10. */
type DeskSpeaker = { as: 'staff' | 'bot'; name: string | null };

export const AS_STAFF: DeskSpeaker = { as: 'staff', name: null };

async function speaker(
  context: PlatformContext,
  hotel: HotelKey,
  chat: StoredChat,
  { as, name }: DeskSpeaker,
): Promise<Speaker> {
  if (name !== null) return { kind: as, name };
  const known = await findHotel(context.database.db, { code: hotel.code });
  return { kind: as, name: textIn(known?.hotel.title, chat.language) };
}

type DeskMessage = {
  by: DeskSpeaker;
  content: string;
  /** The language of the content; null: whatever the writer speaks. */
  language?: string | null;
  /** The language of the content from which it is translated into the guest's; null: it goes as written. */
  translateFrom?: string | null;
  /** The path of a file of this chat, which stands in place of the content. */
  file?: string | null;
  clientUuid: string | null;
  /**
   * Writes only while the guest still waits, because somebody else may have answered; otherwise refused as `invalid`.
   */
  onlyWaiting?: boolean;
};

/** Writes a message to a guest, and ends the typing indicator. */
export async function writeAsHotel(
  context: PlatformContext,
  hotel: HotelKey,
  chatUuid: string,
  message: DeskMessage,
): Promise<ApiResponse<ChatMessage>> {
  const { db } = context.database;
  const chat = await findChat(db, hotel.code, chatUuid);
  if (chat === null) return refused('not-found');
  if (chat.closed_at !== null) return refused('invalid', { chat: 'the guest has left it' });
  const by = await speaker(context, hotel, chat, message.by);
  const now = context.now().toISOString();
  const messageContext = { hotel: hotel.code, chatUuid, now };
  const { clientUuid, onlyWaiting = false } = message;
  const { content, language, extra } = await contentFor(context, chat, message);
  if (extra.file !== null && !(await isChatFile(db, hotel.code, chatUuid, extra.file))) {
    return refused('invalid', { file: 'is no file of this chat' });
  }
  const events = await rollBackOnNull<readonly OutboxEvent[]>(context.database, async (within) => {
    const typingEnded = await typingEvent(within, messageContext, null);
    if (!(await noteStaffWrote(within, hotel.code, chatUuid, { onlyWaiting, now }))) return null;
    const created = await writeMessage(within, messageContext, { by, content, language, extra, clientUuid });
    if (created === null) return null;
    // Who answers has read what was written before.
    if (by.kind === 'staff') await noteStaffRead(within, hotel.code, chatUuid, created.id);
    await addAnswerNotifications(context, within, hotel.code, { person: chat.person_uuid, sequence: created.id });
    return typingEnded === null ? [created] : [typingEnded, created];
  });
  for (const event of events ?? []) context.publishEvent(event);
  const messageEvent = events?.at(-1);
  const written =
    messageEvent !== undefined
      ? await messageById(db, hotel.code, chatUuid, messageEvent.id)
      : clientUuid === null
        ? null
        : await messageByClient(db, hotel.code, chatUuid, clientUuid);
  return written === null ? refused('invalid', { chat: 'nobody waits here any more' }) : succeeded(written);
}

/** What the guest gets: a file, or the text, above it a translation by machine where one was asked for and there is one. */
async function contentFor(
  context: PlatformContext,
  chat: StoredChat,
  { content, file = null, language = null, translateFrom = null }: DeskMessage,
): Promise<Pick<UnsavedMessage, 'content' | 'language' | 'extra'>> {
  if (file !== null) return { content: FILE_CONTENT, language, extra: { ...NO_EXTRA, file } };
  const answer =
    translateFrom === null
      ? null
      : await answerInLanguage(context, content, { from: translateFrom, to: chat.language });
  if (answer === null) return { content, language, extra: NO_EXTRA };
  return { content: answer, language: chat.language, extra: NO_EXTRA };
}

/** Shows or hides the typing indicator. A repeated call publishes no second event. */
export async function typeAsHotel(
  context: PlatformContext,
  hotel: HotelKey,
  chatUuid: string,
  { by, isTyping }: { by: DeskSpeaker; isTyping: boolean },
): Promise<ApiResponse<{ status: 'ok' }>> {
  const chat = await findChat(context.database.db, hotel.code, chatUuid);
  if (chat === null) return refused('not-found');
  if (chat.closed_at !== null) return refused('invalid', { chat: 'the guest has left it' });
  const who = isTyping ? await speaker(context, hotel, chat, by) : null;
  const messageContext = { hotel: hotel.code, chatUuid, now: context.now().toISOString() };
  const event = await rollBackOnNull<OutboxEvent>(context.database, (db) => typingEvent(db, messageContext, who));
  if (event !== null) context.publishEvent(event);
  return succeeded({ status: 'ok' });
}

/** Stores who is typing (null: nobody) and appends the event; null when nothing changes. */
async function typingEvent(
  db: Db,
  { hotel, chatUuid, now }: MessageContext,
  who: Speaker | null,
): Promise<OutboxEvent | null> {
  // Takes an event id only for a real change: other processes look for a missing event when the ids have a gap.
  await lockOutbox(db, hotel);
  const before = who === null ? ((await findChat(db, hotel, chatUuid))?.typing_member ?? null) : null;
  const member = who === null ? null : await findOrCreateMember(db, hotel, chatUuid, who);
  if (!(await noteTyping(db, hotel, chatUuid, member))) return null;
  const id = await nextEventId(db, hotel);
  const type = who === null ? 'end-companion-typing' : 'start-companion-typing';
  const details = { chat_uuid: chatUuid, chat_message_id: null, extra: { initiator_id: member ?? before } };
  return appendEvent(db, hotel, { id, type, ...details }, now);
}
