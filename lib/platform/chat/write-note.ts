import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import { insertNote, noteByClient, type StoredNote } from '../stores/chat/chat-notes';
import { findChat } from '../stores/chat/chats';
import type { HotelKey } from '../stores/hotels';
import { appendStaffEvent, nextEventId, type StaffEvent } from '../stores/outbox';
import { rollBackOnNull } from '../stores/roll-back-unless';

/** A note as the staff API returns it. */
export type ChatNote = Pick<StoredNote, 'id' | 'name' | 'content' | 'created_at'> & { uuid: string | null };

export const noteOf = ({ id, client_uuid, name, content, created_at }: StoredNote): ChatNote => ({
  ...{ id, uuid: client_uuid, name, content, created_at },
});

/**
 * Writes a note of staff about a chat, in a table of its own and with an event that no guest gets. A note with a known
 * uuid is the first one again. Rule: chat/CH40.
 */
export async function writeNote(
  context: PlatformContext,
  hotel: HotelKey,
  chatUuid: string,
  { name, content, clientUuid }: { name: string; content: string; clientUuid: string | null },
): Promise<ApiResponse<ChatNote>> {
  const { db } = context.database;
  if ((await findChat(db, hotel.code, chatUuid)) === null) return refused('not-found');
  const created_at = context.now().toISOString();
  const written = await rollBackOnNull<{ note: StoredNote; event: StaffEvent }>(context.database, async (within) => {
    const id = await nextEventId(within, hotel.code);
    const note = { id, client_uuid: clientUuid, name, content, created_at };
    if (!(await insertNote(within, hotel.code, chatUuid, note))) return null;
    return {
      note,
      event: await appendStaffEvent(within, hotel.code, { id, type: 'chat-managed', chat_uuid: chatUuid }, created_at),
    };
  });
  if (written !== null) context.publishEvent(written.event);
  const note = written?.note ?? (await noteByClient(db, hotel.code, chatUuid, clientUuid ?? ''));
  return note === null ? refused('not-found') : succeeded(noteOf(note));
}
