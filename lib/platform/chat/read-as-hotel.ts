import type { PlatformContext } from '../context';
import { newestMessageId } from '../stores/chat/chat-messages';
import { findChat, noteStaffRead } from '../stores/chat/chats';
import type { HotelKey } from '../stores/hotels';
import { appendEvent, lockOutbox, nextEventId } from '../stores/outbox';

/**
 * Stores that staff have read a chat, and tells its guest when that is news. False when the chat does not exist. Rules:
 * chat/CH10, chat/CH33.
 */
export async function readAsHotel(context: PlatformContext, { code }: HotelKey, uuid: string): Promise<boolean> {
  const { known, event } = await context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, code);
    const chat = await findChat(db, code, uuid);
    if (chat === null) return { known: false, event: null };
    const newest = await newestMessageId(db, code, uuid);
    await noteStaffRead(db, code, uuid, newest);
    if (newest === chat.staff_read_id || chat.closed_at !== null) return { known: true, event: null };
    const id = await nextEventId(db, code);
    const details = { chat_uuid: uuid, chat_message_id: newest, extra: { initiator_id: null } };
    const now = context.now().toISOString();
    return { known: true, event: await appendEvent(db, code, { id, type: 'chat-read', ...details }, now) };
  });
  if (event !== null) context.publishEvent(event);
  return known;
}
