import type { ChatMessage } from '@/lib/contract/chat';
import type { Db } from '../database/database';
import { findOrCreateMember, type Speaker } from '../stores/chat/chat-members';
import { insertMessage } from '../stores/chat/chat-messages';
import { appendEvent, nextEventId, type OutboxEvent } from '../stores/outbox';

/** A message to be written, without the fields that follow from its chat and time. */
export type UnsavedMessage = {
  by: Speaker;
  content: string;
  /** The language of the content; null: not known. */
  language: string | null;
  extra: ChatMessage['extra'];
  /** The uuid that the sender gave the message. A second post with the same uuid is the same message. */
  clientUuid: string | null;
};

export const NO_EXTRA: ChatMessage['extra'] = { file: null, pictures: [], buttons: [] };

/** The chat and the time of a message. */
export type MessageContext = { hotel: string; chatUuid: string; now: string };

/**
 * Writes a message and its event, which share their id. Returns null and writes nothing when the sender has already
 * sent the message. Starts with a write, which locks out other writers of the hotel until the commit.
 */
export async function writeMessage(
  db: Db,
  { hotel, chatUuid, now }: MessageContext,
  { by, content, language, extra, clientUuid }: UnsavedMessage,
): Promise<OutboxEvent | null> {
  const id = await nextEventId(db, hotel);
  const member = await findOrCreateMember(db, hotel, chatUuid, by);
  const message = { id, client_uuid: clientUuid, member_id: member, content, language, extra, created_at: now };
  if (!(await insertMessage(db, hotel, chatUuid, message))) return null;
  const details = { chat_uuid: chatUuid, chat_message_id: id, extra: { initiator_id: member } };
  return appendEvent(db, hotel, { id, type: 'chat-message-created', ...details }, now);
}
