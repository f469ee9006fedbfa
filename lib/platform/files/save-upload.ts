import { type ApiResponse, refused } from '@/lib/contract/refusals';
import { platformMessage } from '@/lib/words/platform-messages';
import type { PlatformContext } from '../context';
import { countFile, insertFile } from '../stores/chat/chat-files';
import type { StoredChat } from '../stores/chat/chats';
import type { HotelKey } from '../stores/hotels';
import { receiveUpload, type UploadIssue } from './receive-upload';

/** More pictures than a guest needs to show the reception. */
export const MAX_FILES_PER_CHAT = 20;

/**
 * Stores a file that a guest or staff send in a chat and returns the path with which a message can name it. Rules: files/FI7,
 * desk/DE20.
 */
export async function saveUpload(
  context: PlatformContext,
  { hotel, chat }: { hotel: HotelKey; chat: StoredChat },
  request: Request,
): Promise<ApiResponse<{ path: string }>> {
  const refusal = (issue: UploadIssue) => refused('invalid', { file: platformMessage(issue, chat.language) });
  // Checks the limit before up to ten megabytes are read.
  if (chat.file_count >= MAX_FILES_PER_CHAT) return refusal('files');
  return receiveUpload(
    context,
    {
      hotel: hotel.code,
      accepts: () => true,
      refusal,
      keep: async (db, file) => {
        if (!(await countFile(db, hotel.code, chat.uuid, MAX_FILES_PER_CHAT))) return 'files';
        await insertFile(db, hotel.code, { ...file, chat_uuid: chat.uuid });
        return 'saved';
      },
    },
    request,
  );
}
