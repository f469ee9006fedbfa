import type { ChatMessage } from '@/lib/contract/chat';
import type { Db } from '../database/database';
import { memberId, type Speaker } from '../stores/chat-members';
import { insertMessage } from '../stores/chat-messages';
import { appendEvent, nextEventId, type OutboxEvent } from '../stores/outbox';

/** What somebody says in a chat. */
export type BotReply = {
  by: Speaker;
  content: string;
  extra: ChatMessage['extra'];
  /** The sender's own uuid of the message: sent again, it is the same message. */
  clientUuid: string | null;
};

export const PLAIN: ChatMessage['extra'] = { file: null, pictures: [], buttons: [] };

/** Which chat is spoken in, and when. */
export type Occasion = { hotel: string; chatUuid: string; now: string };

/**
 * Writes a message and the event that tells of it, which share their id. null, and nothing is written, when the sender
 * has sent it before. Begins with a write, and holds back the hotel's other writers until the commit.
 */
export async function postBotMessage(
  db: Db,
  { hotel, chatUuid, now }: Occasion,
  { by, content, extra, clientUuid }: BotReply,
): Promise<OutboxEvent | null> {
  const id = await nextEventId(db, hotel);
  const member = await memberId(db, hotel, chatUuid, by);
  const message = { id, client_uuid: clientUuid, member_id: member, content, extra, created_at: now };
  if (!(await insertMessage(db, hotel, chatUuid, message))) return null;
  const about = { chat_uuid: chatUuid, chat_message_id: id, extra: { initiator_id: member } };
  return appendEvent(db, hotel, { id, type: 'chat-message-created', ...about }, now);
}
